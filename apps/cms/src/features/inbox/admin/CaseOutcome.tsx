'use client';

import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import type { Action } from '../actions.ts';
import type { Outcome } from './use-case-details.ts';

/** The message of the last action, if it is one of those whose controls are above it. */
export function CaseOutcome({ outcome, of }: { outcome: Outcome | null; of: readonly Action['action'][] }) {
  const translate = useTranslate();
  return (
    <p role="status" className="liget-desk__outcome">
      {outcome && of.includes(outcome.action) ? translate(outcome.message) : ''}
    </p>
  );
}
