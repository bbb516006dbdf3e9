/** The date formats of a language. Fixed data instead of Intl, whose results differ between servers and browsers. */
export interface DateLanguage {
  locale: 'hu' | 'en';
  /** The format of typed and shown dates, in the notation of date-pattern.ts (specification, section 9). */
  pattern: string;
  monthPattern: string;
  yearPattern: string;
  /** Further patterns that are understood when typed. */
  alsoReads: readonly string[];
  /** The patterns as placeholders for visitors. */
  placeholders: { date: string; month: string; year: string };
  /** The patterns of a full date, of a month with its year, and of a short date. */
  fullDay: string;
  fullMonth: string;
  shortDay: string;
  months: readonly string[];
  shortMonths: readonly string[];
  /** Sunday first, by the convention of the pattern notation; the calendar's columns begin with Monday. */
  days: readonly string[];
  shortDays: readonly string[];
  /** AM and PM. */
  dayParts: readonly [string, string];
}

export const HUNGARIAN_DATES: DateLanguage = {
  locale: 'hu',
  pattern: 'nn/hh/éééé',
  monthPattern: 'hh/éééé',
  yearPattern: 'éééé',
  alsoReads: ['yy-mm-dd', 'yy. mm. dd.', 'yy. MM d.'],
  placeholders: { date: 'nn/hh/éééé', month: 'hh/éééé', year: 'éééé' },
  fullDay: 'yy. MM d., DD',
  fullMonth: 'yy. MM',
  shortDay: 'yy. M. d.',
  months: [
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
  shortMonths: ['jan', 'febr', 'márc', 'ápr', 'máj', 'jún', 'júl', 'aug', 'szept', 'okt', 'nov', 'dec'],
  days: ['vasárnap', 'hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat'],
  shortDays: ['V', 'H', 'K', 'Sze', 'Cs', 'P', 'Szo'],
  dayParts: ['de.', 'du.'],
};

export const ENGLISH_DATES: DateLanguage = {
  locale: 'en',
  pattern: 'mm/dd/yy',
  monthPattern: 'mm/yy',
  yearPattern: 'yy',
  alsoReads: ['yy-mm-dd', 'd MM yy'],
  placeholders: { date: 'mm/dd/yyyy', month: 'mm/yyyy', year: 'yyyy' },
  fullDay: 'DD, d MM yy',
  fullMonth: 'MM yy',
  shortDay: 'd M yy',
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  dayParts: ['AM', 'PM'],
};

export const DATE_LANGUAGES = { hu: HUNGARIAN_DATES, en: ENGLISH_DATES } as const;
