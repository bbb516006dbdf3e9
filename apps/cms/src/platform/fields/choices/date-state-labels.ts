import type { OccurrenceState } from '@liget/park';
import { type Label, label } from '../labels.ts';

/**
 * Labels for editors of dates that are not as planned, as part of a line; visitors read those of `@liget/park/date-state-texts`. A new state does
 * not compile without a label.
 */
const LABELS: Readonly<Record<Exclude<OccurrenceState, 'scheduled'>, Label>> = {
  cancelled: label('elmarad', 'cancelled'),
  postponed: label('elhalasztva', 'postponed'),
  rescheduled: label('új időpontban', 'new date'),
  moved: label('eredeti időpont', 'original date'),
  relocated: label('máshol lesz', 'elsewhere'),
  sold_out: label('megtelt', 'full'),
};

/** `null` for a date that is as planned. */
export const getDateStateLabel = (state: string): Label | null => (state in LABELS ? LABELS[state as keyof typeof LABELS] : null);
