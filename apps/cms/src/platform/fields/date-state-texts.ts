import type { OccurrenceState } from '@liget/park';
import { type Label, label } from './labels.ts';

/** Labels for editors of dates that are not as planned; a new state does not compile without a label. */
export const DATE_STATE_TEXTS: Readonly<Record<Exclude<OccurrenceState, 'scheduled'>, Label>> = {
  cancelled: label('elmarad', 'cancelled'),
  postponed: label('elhalasztva', 'postponed'),
  rescheduled: label('új időpontban', 'new date'),
  moved: label('eredeti időpont', 'original date'),
  relocated: label('máshol lesz', 'elsewhere'),
  sold_out: label('megtelt', 'full'),
};

/** `null` for a date that is as planned. */
export const getDateStateText = (state: string): Label | null =>
  state in DATE_STATE_TEXTS ? DATE_STATE_TEXTS[state as keyof typeof DATE_STATE_TEXTS] : null;
