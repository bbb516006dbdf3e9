import { LOCALES, type Locale, type OpeningHours } from '@liget/content-api';
import { areAllDay } from '@liget/park/all-day';
import { DAY_AND_NIGHT } from '../../fields/dates/opening-hours-text.ts';

const DAYS: Record<Locale, readonly string[]> = {
  hu: ['hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat', 'vasárnap'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};
const MONTHS: Record<Locale, readonly string[]> = {
  hu: [
    'január',
    'február',
    'március',
    'április',
    'május',
    'június',
    'július',
    'augusztus',
    'szeptember',
    'október',
    'november',
    'december',
  ],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
};
const DAILY: Record<Locale, string> = { hu: 'mindennap', en: 'daily' };

/** Runs of consecutive numbers in a circle of that size: [11, 12, 1, 2] is one run. */
function listRuns(numbers: readonly number[], circle: number): [first: number, last: number][] {
  const all = new Set(numbers);
  const getPrevious = (number: number) => (number === 1 ? circle : number - 1);
  const getNext = (number: number) => (number === circle ? 1 : number + 1);
  return [...all]
    .filter((number) => !all.has(getPrevious(number)))
    .toSorted((a, b) => a - b)
    .map((first) => {
      let last = first;
      while (all.has(getNext(last))) last = getNext(last);
      return [first, last];
    });
}

function getNames(numbers: readonly number[], names: readonly string[], to: string): string {
  const getName = (number: number) => names[number - 1] ?? '';
  return listRuns(numbers, names.length)
    .map(([first, last]) => (first === last ? getName(first) : `${getName(first)}${to}${getName(last)}`))
    .join(', ');
}

/** The Hungarian suffix -tól or -től after a clock time as it is spoken: 'nyolc harminctól', 'kilenc órától'. */
function formatHungarianFrom(time: string): string {
  const minutes = Number(time.slice(3));
  const units = minutes % 10;
  const isBack = units === 0 ? [0, 20, 30].includes(minutes) : [3, 6, 8].includes(units);
  return `${time}-${isBack ? 'tól' : 'től'}`;
}

function getTimes({ opens, closes }: OpeningHours, locale: Locale): string {
  if (closes !== 'dusk') return `${opens}–${closes}`;
  return locale === 'hu' ? `${formatHungarianFrom(opens)} sötétedésig` : `from ${opens} until dusk`;
}

function formatLine(row: OpeningHours, locale: Locale): string {
  const isAllDay = areAllDay(row);
  const months = row.months.length % 12 === 0 ? '' : getNames(row.months, MONTHS[locale], locale === 'hu' ? '–' : ' to ');
  const isDaily = new Set(row.weekdays).size === 7;
  const days = isDaily ? (months || isAllDay ? '' : DAILY[locale]) : getNames(row.weekdays, DAYS[locale], '–');
  const times = isAllDay ? DAY_AND_NIGHT[locale] : getTimes(row, locale);
  return [months, days, times].filter((part) => part !== '').join(' ');
}

/**
 * The weekly hours of a place as a sentence: 'kedd–vasárnap 10:00–18:00'; `null` for a place without hours. Exceptional days are left out.
 */
export function formatWeeklyHours(hours: readonly OpeningHours[]): Record<Locale, string> | null {
  if (hours.length === 0) return null;
  const [hu, en] = LOCALES.map((locale) => hours.map((row) => formatLine(row, locale)).join(', '));
  return { hu: hu ?? '', en: en ?? '' };
}
