import type { CalendarDate } from '@internationalized/date';
import { parseIso } from '../date-picker/plain-date.ts';
import type { Selection } from '../date-picker/selection.ts';
import { formatIsoDate } from '../date-picker/text/date-format.ts';

/** Both as yy-mm-dd (specification, section 5). */
export interface IsoRange {
  from: string;
  to: string;
}

type RangeSelection = Selection & { mode: 'range' };

/** Undefined while the range is incomplete. */
export function toIsoRange({ start, end }: RangeSelection): IsoRange | undefined {
  return start && end ? { from: formatIsoDate(start), to: formatIsoDate(end) } : undefined;
}

/** Empty for an unreadable or missing range, and for one that begins before the earliest day. */
export function parseIsoRange(range: IsoRange | undefined, allowSingleDay: boolean, earliest: CalendarDate): RangeSelection {
  const start = range && parseIso(range.from);
  const end = range && parseIso(range.to);
  const isRange = start && end && start.compare(end) <= 0 && start.compare(earliest) >= 0;
  return { mode: 'range', start: isRange ? start : undefined, end: isRange ? end : undefined, allowSingleDay };
}
