import type { OccurrenceState } from '@liget/park';
import { DAY_MS } from '@liget/park/durations';
import type { SearchEntry } from './search-entries.ts';

/** When an event takes place, relative to an instant. */
export interface ProgramTime {
  /** The instant at which it can be visited next; the planned time if it does not take place; `null` for a permanent event that has begun. */
  next: string | null;
  /** The status of that date. */
  state: OccurrenceState;
  /** Whether that date is all-day. */
  isAllDay: boolean;
  /** Whether all its dates are over. */
  isOver: boolean;
  /** Whether a date with times is on now. */
  isOnNow: boolean;
  /** For a lasting event that has begun: its end, `null` without an end. */
  lasting: { until: string | null } | null;
}

const YEAR = 365 * DAY_MS;

/** Weights of screens relative to each other. */
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
/** Decrease of an article's weight per year, and its minimum. */
const AGEING = 0.12;
const OLDEST = 0.5;

function rankProgram({ next, isOver }: ProgramTime, now: number): number {
  if (isOver) return OVER;
  return next !== null && Date.parse(next) - now < SOON_DAYS * DAY_MS ? SOON : 1;
}

function rankArticle(date: string, now: number): number {
  return Math.max(OLDEST, 1 - Math.max(0, (now - Date.parse(date)) / YEAR) * AGEING);
}

/** The factor for the score of an entry at `now` (milliseconds): current and future events before past ones, recent news before old. */
export function weighEntry({ target, date }: Pick<SearchEntry, 'target' | 'date'>, time: ProgramTime | undefined, now: number): number {
  const worth = WORTH[target.screen] ?? 1;
  if (time) return worth * rankProgram(time, now);
  return date ? worth * rankArticle(date, now) : worth;
}
