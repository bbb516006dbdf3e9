'use client';

import { useWord } from '../../../../platform/admin-ui/use-word.ts';
import type { Progress } from '../runs.ts';
import { VERDICTS } from '../verdicts.ts';
import { VERDICT_TEXTS } from './exchange-texts.ts';

/** '498 új, 2 hibás'. */
export function RunCounts({ progress: { counts } }: { progress: Progress }) {
  const word = useWord();
  const parts = VERDICTS.filter((verdict) => counts[verdict] > 0).map(
    (verdict) => `${counts[verdict]} ${word(VERDICT_TEXTS[verdict].plural)}`,
  );
  return <p>{parts.join(', ')}</p>;
}
