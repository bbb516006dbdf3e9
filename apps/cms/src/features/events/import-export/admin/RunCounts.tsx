'use client';

import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import type { Progress } from '../import-answers.ts';
import { VERDICTS } from '../import-status.ts';
import { VERDICT_TEXTS } from './import-texts.ts';

/** '498 új, 2 hibás'. */
export function RunCounts({ progress: { counts } }: { progress: Progress }) {
  const translate = useTranslate();
  const parts = VERDICTS.filter((verdict) => counts[verdict] > 0).map(
    (verdict) => `${counts[verdict]} ${translate(VERDICT_TEXTS[verdict].plural)}`,
  );
  return <p>{parts.join(', ')}</p>;
}
