import type { OccurrenceState } from '@liget/park';
import type { SearchEntry } from './search-entries.ts';

/** When a program takes place, at an instant. */
export interface ProgramTime {
  /** When it is to be seen next, an instant; of what does not take place its planned time; `null` for what is always there. */
  next: string | null;
  /** What has become of that date. */
  state: OccurrenceState;
  /** That date has no hours. */
  isAllDay: boolean;
  /** All its dates are over. */
  isOver: boolean;
  /** A date with hours of its own takes place. */
  isOnNow: boolean;
  /** It has begun and lasts: until when, `null` without an end. */
  lasting: { until: string | null } | null;
}

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;

/** What a page is likely to be worth to who searches, next to the others. */
const WORTH: Partial<Record<SearchEntry['target']['screen'], number>> = {
  topLocation: 1.5,
  visitorInformationItem: 1.5,
  programs: 1.4,
  map: 1.3,
  visitorInformation: 1.3,
  topLocations: 1.2,
  programSeries: 1.1,
  magazineArticle: 0.85,
  project: 0.8,
  publicInformationItem: 0.8,
  career: 0.7,
  pressRelease: 0.6,
  gallery: 0.6,
  professionalDocuments: 0.6,
  archiveArticle: 0.55,
};
const OVER = 0.3;
const SOON = 1.15;
const SOON_DAYS = 14;
/** How much a year of age takes from an article, and what is left of the oldest. */
const AGEING = 0.12;
const OLDEST = 0.5;

function ofProgram({ next, isOver }: ProgramTime, now: number): number {
  if (isOver) return OVER;
  return next !== null && Date.parse(next) - now < SOON_DAYS * DAY ? SOON : 1;
}

function ofArticle(date: string, now: number): number {
  return Math.max(OLDEST, 1 - Math.max(0, (now - Date.parse(date)) / YEAR) * AGEING);
}

/** What the score of an entry is multiplied by at `now` (milliseconds): running and coming programs before past ones, fresh news before old. */
export function weighEntry({ target, date }: Pick<SearchEntry, 'target' | 'date'>, time: ProgramTime | undefined, now: number): number {
  const worth = WORTH[target.screen] ?? 1;
  if (time) return worth * ofProgram(time, now);
  return date ? worth * ofArticle(date, now) : worth;
}
