import type { CalendarDate } from '@internationalized/date';
import { fromIso } from '../date-picker/plain-date.ts';
import type { Selection } from '../date-picker/selection.ts';
import { isoDate } from '../date-picker/text/date-format.ts';

/** Both as yy-mm-dd (specification, section 5). */
export interface IsoRange {
  from: string;
  to: string;
}

type RangeSelection = Selection & { mode: 'range' };

/** Undefined while no range is chosen. */
export function toIsoRange({ start, end }: RangeSelection): IsoRange | undefined {
  return start && end ? { from: isoDate(start), to: isoDate(end) } : undefined;
}

/** An unreadable or missing range is none, and so is one that begins before the earliest day. */
export function fromIsoRange(range: IsoRange | undefined, allowSingleDay: boolean, earliest: CalendarDate): RangeSelection {
  const start = range && fromIso(range.from);
  const end = range && fromIso(range.to);
  const isRange = start && end && start.compare(end) <= 0 && start.compare(earliest) >= 0;
  return { mode: 'range', start: isRange ? start : undefined, end: isRange ? end : undefined, allowSingleDay };
}
