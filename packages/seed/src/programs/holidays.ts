import { type PlaceHours, ZONE } from '@liget/park';
import type { SeedTopLocation } from '../schemas/places.ts';
import type { Text } from '../schemas/primitives.ts';
import { text } from '../tables/bilingual.ts';

interface Holiday {
  /** 'MM-DD', both included. */
  from: string;
  to: string;
  note: Text;
}

/** On these days the houses are closed, and there are no events in the park. */
const HOLIDAYS: Holiday[] = [
  { from: '01-01', to: '01-01', note: text('Újév', 'New Year’s Day') },
  { from: '12-24', to: '12-26', note: text('Karácsony', 'Christmas') },
];

/** Days of a holiday, 'YYYY-MM-DD', both included. */
export interface Closure {
  from: string;
  to: string;
  note: Text;
}

export function isHoliday(day: Temporal.PlainDate): boolean {
  const monthAndDay = day.toString().slice(-'MM-DD'.length);
  return HOLIDAYS.some(({ from, to }) => from <= monthAndDay && monthAndDay <= to);
}

/** How far back closures are listed for past events, and how far ahead. */
const BEFORE = { days: 40 };
const AHEAD = { years: 2 };

/** The holidays on which a place is closed, from some weeks before the first start to two years after it; in order. */
export function closures({ closedOnHolidays }: Pick<SeedTopLocation, 'closedOnHolidays'>, now: Temporal.Instant): Closure[] {
  if (!closedOnHolidays) return [];
  const first = now.toZonedDateTimeISO(ZONE).toPlainDate();
  const [earliest, latest] = [first.subtract(BEFORE), first.add(AHEAD)];
  const years = Array.from({ length: latest.year - earliest.year + 1 }, (_, index) => earliest.year + index);
  return years
    .flatMap((year) => HOLIDAYS.map(({ from, to, note }) => ({ from: `${year}-${from}`, to: `${year}-${to}`, note })))
    .filter(({ from, to }) => earliest.toString() <= to && from <= latest.toString());
}

/** The hours of a place in the contract's format. */
export function placeHours(place: Pick<SeedTopLocation, 'hours' | 'closedOnHolidays'>, now: Temporal.Instant): PlaceHours {
  const exceptions: PlaceHours['exceptions'] = closures(place, now).map(({ from, to, note }) => ({ from, to, hours: [], note: note.hu }));
  return { hours: place.hours.map(({ months = [], ...times }) => ({ ...times, months })), exceptions };
}
