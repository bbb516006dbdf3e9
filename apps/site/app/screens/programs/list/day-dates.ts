import type { Event, Occurrence } from '@liget/content-api';
import type { ShownStatus } from '@liget/park';
import { formatClockTime } from '../../../lib/dates.ts';
import { type DateMessages, type FormatContext, formatDate } from '../date-words.ts';

/** The dates of a card's day: those that take place, or all if none does. */
export interface DayDates {
  shown: [Occurrence, ...Occurrence[]];
  /** The common status of the shown dates; as planned if they differ. */
  status: ShownStatus;
  texts: DateMessages;
  /** Texts of dates that do not take place, beside others that do. */
  offBeside: string[];
}

/** The dates of a card on its day with their states. */
export function getDayDates(occurrences: readonly [Occurrence, ...Occurrence[]], event: Event, context: FormatContext): DayDates {
  const all = occurrences.map((date) => ({ date, words: formatDate(event, date, context) }));
  const takingPlace = all.filter(({ words }) => !words.isOff);
  const [first, ...others] = takingPlace.length > 0 ? takingPlace : all;
  if (!first) throw new RangeError('An entry without dates');
  const isAlike = others.every(({ words }) => words.status === first.words.status);
  const off = takingPlace.length > 0 ? all.filter(({ words }) => words.isOff) : [];
  return {
    shown: [first.date, ...others.map(({ date }) => date)],
    status: isAlike ? first.words.status : 'scheduled',
    texts: isAlike ? first.words : { status: 'scheduled', word: null, isOff: false, otherTime: null, reason: null, note: null },
    offBeside: off.map(({ date, words }) =>
      [`${formatClockTime(date.start_date, context.locale)} – ${words.word}`, words.note].filter(Boolean).join(' · '),
    ),
  };
}
