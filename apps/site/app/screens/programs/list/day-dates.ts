import type { Event, Occurrence } from '@liget/content-api';
import type { ShownStatus } from '@liget/park';
import { formatClockTime } from '../../../lib/dates.ts';
import { type DateMessages, type FormatContext, formatDate } from '../date-words.ts';

/** What a card shows of the dates of its day: those that take place, unless none does. */
export interface DayDates {
  shown: [Occurrence, ...Occurrence[]];
  /** Of all that are shown alike; of a day on which they differ, as planned. */
  status: ShownStatus;
  words: DateMessages;
  /** In words, those of a day that do not take place beside others that do. */
  offBeside: string[];
}

/** The dates of a card on its day with what has become of them. */
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
    words: isAlike ? first.words : { status: 'scheduled', word: null, isOff: false, note: null },
    offBeside: off.map(({ date, words }) =>
      [`${formatClockTime(date.start_date)} – ${words.word}`, words.note].filter(Boolean).join(' · '),
    ),
  };
}
