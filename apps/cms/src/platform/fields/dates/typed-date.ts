import { DAY_MS } from '@liget/park/durations';
import { type Label, label } from '../labels.ts';
import { readClockTime, type TypedTime } from './typed-time.ts';

export interface TypedDate {
  year: number;
  month: number;
  day: number;
  /** Absent for a whole day. */
  time?: TypedTime;
}

const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

export const TYPED_DATE_ERRORS = {
  unreadable: (typed: string) =>
    label(
      `„${typed}” nem olvasható dátumként. Így írja: 2026. 12. 05. 10:00, vagy válassza ki a naptárból.`,
      `‘${typed}’ cannot be read as a date. Write it like 5 Dec 2026 10:00, or choose it from the calendar.`,
    ),
  ambiguous: (typed: string) =>
    label(
      `„${typed}” kétféle napot is jelenthet. Írja az évvel kezdve: 2026. 12. 05.`,
      `‘${typed}’ may be one of two days. Write it like 5 Dec 2026.`,
    ),
  noSuchDay: (typed: string) => label(`Nincs ilyen nap: „${typed}”.`, `There is no such day: ‘${typed}’.`),
  noSuchTime: (typed: string) => label(`Nincs ilyen óra vagy perc: „${typed}”.`, `There is no such time: ‘${typed}’.`),
  timeMissing: (typed: string) =>
    label(`„${typed}”: írja mellé az órát is, például 10:00.`, `‘${typed}’: write the time, too, such as 10:00.`),
  dayOnly: (typed: string) => label(`„${typed}”: itt csak nap adható meg, óra nem.`, `‘${typed}’: only a day can be given here, no time.`),
  outOfBounds: (typed: string) =>
    label(
      `„${typed}”: az év ${FIRST_YEAR} és ${LAST_YEAR} közötti lehet.`,
      `‘${typed}’: the year must be between ${FIRST_YEAR} and ${LAST_YEAR}.`,
    ),
} as const satisfies Record<string, (typed: string) => Label>;
export type TypedDateError = keyof typeof TYPED_DATE_ERRORS;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sze', 'okt', 'nov', 'dec'];
const ENGLISH_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${[...new Set([...MONTHS, ...ENGLISH_MONTHS])].join('|')})[a-z]*\\.?`;
const WEEKDAYS =
  /\b(?:hetfo|kedd|szerda|csutortok|pentek|szombat|vasarnap|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun)n?\b[.,]?/g;
/** After a day: a dot or a suffix ("5-én", "5th"); the remaining text is the time. */
const DAY_END = '(?!\\d)(?:-?(?:an|en|jen|on|i|je|st|nd|rd|th)\\b)?[.,]?';
const REST = '[\\s,]*(?:t(?=\\d))?(.*)$';

const parseMonthName = (name: string) => Math.max(MONTHS.indexOf(name), ENGLISH_MONTHS.indexOf(name)) + 1;

interface Parts {
  year?: number;
  month: number;
  day: number;
  rest: string;
}

type Reader = readonly [pattern: RegExp, read: (groups: string[]) => Parts | 'ambiguous'];

/** Two numbers of which both may be the month are ambiguous. */
function inEitherOrder(one: number, other: number, more: { year?: number; rest: string }): Parts | 'ambiguous' {
  if (one > 12) return { ...more, month: other, day: one };
  if (other > 12 || one === other) return { ...more, month: one, day: other };
  return 'ambiguous';
}

/** All supported spellings of a day, the most specific first. */
const READERS: readonly Reader[] = [
  [
    /^(\d{4})(\d{2})(\d{2})(?!\d)(?:\s*t?\s*)(.*)$/,
    ([y, m, d, rest = '']) => ({ year: Number(y), month: Number(m), day: Number(d), rest }),
  ],
  [
    new RegExp(`^(\\d{4,})\\s*[.\\-/]\\s*(\\d{1,2})\\s*[.\\-/]\\s*(\\d{1,2})${DAY_END}${REST}`),
    ([y, m, d, rest = '']) => ({ year: Number(y), month: Number(m), day: Number(d), rest }),
  ],
  [
    new RegExp(`^(\\d{1,2})\\s*[.\\-/]\\s*(\\d{1,2})\\s*[.\\-/]\\s*(\\d{4})(?!\\d)[.,]?${REST}`),
    ([one, other, y, rest = '']) => inEitherOrder(Number(one), Number(other), { year: Number(y), rest }),
  ],
  [
    new RegExp(`^(?:(\\d{4})\\.?\\s*)?${MONTH}\\s*(\\d{1,2})${DAY_END}(?:\\s*(\\d{4})(?!\\d)[.,]?)?${REST}`),
    ([before, name = '', d, after, rest = '']) => toParts(before ?? after, name, d, rest),
  ],
  [
    new RegExp(`^(\\d{1,2})${DAY_END}\\s*(?:of\\s+)?${MONTH},?\\s*(?:(\\d{4})(?!\\d)[.,]?)?${REST}`),
    ([d, name = '', y, rest = '']) => toParts(y, name, d, rest),
  ],
  [new RegExp(`^(\\d{1,2})/(\\d{1,2})(?!\\d)${REST}`), ([one, other, rest = '']) => inEitherOrder(Number(one), Number(other), { rest })],
  // Hungarian: the month first, with dots.
  [new RegExp(`^(\\d{1,2})\\.\\s*(\\d{1,2})${DAY_END}${REST}`), ([m, d, rest = '']) => ({ month: Number(m), day: Number(d), rest })],
];

function toParts(year: string | undefined, name: string, day: string | undefined, rest: string): Parts {
  return { ...(year ? { year: Number(year) } : {}), month: parseMonthName(name), day: Number(day), rest };
}

/** Without a year, the nearest such day: in November, January is next year's. */
function getNearestYear(month: number, day: number, today: Day): number {
  const now = Date.UTC(today.year, today.month - 1, today.day);
  const getDistance = (year: number) => Math.abs(Date.UTC(year, month - 1, day) - now) / DAY_MS;
  return [today.year, today.year + 1, today.year - 1].toSorted((one, other) => getDistance(one) - getDistance(other))[0] ?? today.year;
}

interface Day {
  year: number;
  month: number;
  day: number;
}

function isReal({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Removes accents and weekdays. */
const normalise = (typed: string) =>
  typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[–—]/g, '-').replace(WEEKDAYS, ' ').replace(/\s+/g, ' ').trim();

function getParts(text: string): Parts | 'ambiguous' | 'unreadable' {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text);
    if (match) return read(match.slice(1));
  }
  return 'unreadable';
}

export const isWithinYears = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

/** Parses the text of a date field; ambiguous or unreadable text is an error and never guessed. `today` is the park's day. */
export function readTypedDate(typed: string, { dayOnly, today }: { dayOnly: boolean; today: Day }): TypedDate | TypedDateError {
  const parts = getParts(normalise(typed));
  if (typeof parts === 'string') return parts;
  const { month, day, rest } = parts;
  const year = parts.year ?? getNearestYear(month, day, today);
  if (!isWithinYears(year)) return 'outOfBounds';
  if (!isReal({ year, month, day })) return 'noSuchDay';
  if (rest === '') return dayOnly ? { year, month, day } : 'timeMissing';
  const time = readClockTime(rest);
  if (time === 'unreadable' || time === 'noSuchTime') return time;
  return dayOnly ? 'dayOnly' : { year, month, day, time };
}
