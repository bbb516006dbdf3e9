import type { EventCategorySlug } from '@liget/content-api';
import type { DayPart } from '@liget/content-api/vocabulary/events';
import { countDaysToWeekend } from '@liget/park/weekend';

/** The filters of the event list that a query contains. */
export interface EventFilters {
  category: EventCategorySlug[];
  /** Slugs. */
  type: string[];
  location: string[];
  /** Days, 'YYYY-MM-DD'. */
  from?: string;
  to?: string;
  time_of_day?: DayPart;
  free: boolean;
}

/** Adds what words mean to the filters. False if they mean nothing, such as a day that does not exist: then they are other words. */
export type Effect = (filters: EventFilters, today: Temporal.PlainDate) => false | undefined;

/** Folded words separated by single spaces, and the filters that they mean; the groups of `words` are passed on. */
export interface Phrase {
  words: RegExp;
  effect: (...groups: string[]) => Effect;
}

type Day = (today: Temporal.PlainDate) => Temporal.PlainDate;
const days =
  (from: Day, to: Day = from): Effect =>
  (filters, today) => {
    filters.from = from(today).toString();
    filters.to = to(today).toString();
  };
const inDays =
  (count: number): Day =>
  (today) =>
    today.add({ days: count });
const nextWeekday =
  (day: number): Day =>
  (today) =>
    today.add({ days: (day - today.dayOfWeek + 7) % 7 });
/** The Saturday of this weekend; on a Sunday that Sunday, because the Saturday is over. */
const getThisSaturday: Day = (today) => (today.dayOfWeek === 7 ? today : nextWeekday(6)(today));
/** The Saturday of the weekend that the site's links lead to. */
const getSaturday: Day = (today) => today.add({ days: countDaysToWeekend(today.dayOfWeek) });
const dayAfter =
  (day: Day): Day =>
  (today) =>
    day(today).add({ days: 1 });
const getNextMonday: Day = (today) => today.add({ days: 8 - today.dayOfWeek });

const time =
  (part: DayPart): Effect =>
  (filters) => {
    filters.time_of_day = part;
  };
const category =
  (slug: EventCategorySlug): Effect =>
  (filters) => {
    if (!filters.category.includes(slug)) filters.category.push(slug);
  };
const free: Effect = (filters) => {
  filters.free = true;
};
const ignorePhrase: Effect = () => undefined;

const WEEKDAYS = [
  'hetfo|monday',
  'kedd|tuesday',
  'szerda|wednesday',
  'csutortok|thursday',
  'pentek|friday',
  'szombat|saturday',
  'vasarnap|sunday',
];
const MONTHS = [
  'januar|january',
  'februar|february',
  'marcius|march',
  'aprilis|april',
  'majus|may',
  'junius|june',
  'julius|july',
  'augusztus|august',
  'szeptember|september',
  'oktober|october',
  'november',
  'december',
];

/** The first day of the current or next month with this number. */
const getMonth =
  (month: number): Day =>
  (today) =>
    today.with({ day: 1, month }).add({ years: today.month > month ? 1 : 0 });
const filterMonth = (month: number): Effect =>
  days(
    (today) => (today.month === month ? today : getMonth(month)(today)),
    (today) => {
      const first = getMonth(month)(today);
      return first.with({ day: first.daysInMonth });
    },
  );

/** A day of a month, this year or next year if it is over. False if the month lacks it. */
const findOnDay =
  (month: number, day: number): Effect =>
  (filters, today) => {
    const years = [today.year, today.year + 1].filter(
      (year) => day >= 1 && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth,
    );
    const dates = years.map((year) => Temporal.PlainDate.from({ year, month, day }));
    const date = dates.find((each) => Temporal.PlainDate.compare(each, today) >= 0)?.toString();
    if (!date) return false;
    Object.assign(filters, { from: date, to: date });
    return undefined;
  };

const createPhrase = (words: string, effect: Phrase['effect']): Phrase => ({ words: new RegExp(`^(?:${words})(?= |$)`), effect });
const createFixedPhrase = (words: string, effect: Effect): Phrase => createPhrase(words, () => effect);
/** Hungarian suffixes: 'szombaton', 'decemberi'. */
const ENDING = '[a-z]{0,4}';

const OF_DAYS: Phrase[] = [
  createFixedPhrase(`holnaputan${ENDING}|(?:the )?day after tomorrow`, days(inDays(2))),
  createFixedPhrase(`holnap${ENDING}|tomorrow`, days(inDays(1))),
  createFixedPhrase('(?:ma|mai|most) este|tonight', (filters, today) => {
    days(inDays(0))(filters, today);
    time('evening')(filters, today);
  }),
  createFixedPhrase('ma|mai|mara|most|today|now', days(inDays(0))),
  createFixedPhrase(
    `jovo hetveg${ENDING}|(?:the )?next weekend`,
    days(
      (today) => nextWeekday(6)(getNextMonday(today)),
      (today) => nextWeekday(7)(getNextMonday(today)),
    ),
  ),
  createFixedPhrase(`ezen a hetveg${ENDING}|this weekend`, days(getThisSaturday, nextWeekday(7))),
  createFixedPhrase(`hetveg${ENDING}|weekends?`, days(getSaturday, dayAfter(getSaturday))),
  createFixedPhrase(
    `jovo het(?:en|re|i)?|next week`,
    days(getNextMonday, (today) => nextWeekday(7)(getNextMonday(today))),
  ),
  createFixedPhrase('(?:ezen a |e )?heten|this week', days(inDays(0), nextWeekday(7))),
  ...WEEKDAYS.map((names, index) => createFixedPhrase(`(?:on )?(?:${names})${ENDING}`, days(nextWeekday(index + 1)))),
  ...MONTHS.flatMap((names, index) => [
    createPhrase(`(?:${names})${ENDING} (\\d{1,2})(?: (?:j?[ae]n|j?ei|i|ig|re|ra))?`, (day) => findOnDay(index + 1, Number(day))),
    createPhrase(`(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?:${names})`, (day) => findOnDay(index + 1, Number(day))),
    createFixedPhrase(`(?:in )?(?:${names})${ENDING}`, filterMonth(index + 1)),
  ]),
];

const OF_TIMES: Phrase[] = [
  createFixedPhrase(`delelott${ENDING}|reggel${ENDING}|(?:in the )?(?:morning|forenoon)`, time('forenoon')),
  createFixedPhrase(`delutan${ENDING}|(?:in the )?afternoon`, time('afternoon')),
  createFixedPhrase('este|esti|estere|ejjel|ejszakai?|(?:in the )?evening|(?:at )?night', time('evening')),
];

const OF_KINDS: Phrase[] = [
  createFixedPhrase(`ingyen(?:es)?${ENDING}|dijtalan${ENDING}|dijmentes${ENDING}|(?:for )?free(?: of charge)?`, free),
  createFixedPhrase('kultura|kulturalis|cultural|culture', category('cultural')),
  createFixedPhrase('szabadteri|szabadban|outdoor|outdoors|open air', category('outdoor')),
  createFixedPhrase('csalad[a-z]*|gyerek[a-z]*|gyermek[a-z]*|family|families|(?:for )?(?:children|kids)', category('family')),
  createFixedPhrase(`sport|sportos|sportprogram${ENDING}|sports`, category('sport')),
];

/** Words that only say that events are meant, or that have no meaning. */
export const EMPTY_PHRASES: readonly Phrase[] = [
  createFixedPhrase(
    `program${ENDING}|esemeny${ENDING}|rendezveny${ENDING}|events?|programmes?|what s on|whats on|mi van|mi lesz|mit lehet csinalni`,
    ignorePhrase,
  ),
  createFixedPhrase('a|az|es|in|on|at|the|and|for|with|of|ban|ben|to|mi|lesz|van|is', ignorePhrase),
];

/** In the order in which they are tried. */
export const PHRASES: readonly Phrase[] = [...OF_DAYS, ...OF_TIMES, ...OF_KINDS];
