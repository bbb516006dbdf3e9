import { z } from 'zod';
import type { PictureSpec } from '../illustrations/index.ts';
import { type AccessibilityFeature, key, type Need, picture, prose, type SeedTime, slug, text } from './primitives.ts';

/** The texts in an event's Markdown files; its other data are in `src/programs`. */
export const programTexts = z.strictObject({
  key,
  title: text,
  slug,
  lead: text,
  body: prose,
  organizer: text.exactOptional(),
  /** Beside or instead of the computed date. */
  dateText: text.exactOptional(),
  price: text.exactOptional(),
  /** The reason of a cancellation, the new date … */
  statusNote: text.exactOptional(),
  /** The reason of its changed date. */
  dateNote: text.exactOptional(),
});

export const eventSeries = z.strictObject({ key, title: text, slug, lead: text, body: prose, picture });
export type SeedEventSeries = z.infer<typeof eventSeries>;

/**
 * A day: a number counts days from the first start (0 is that day) and moves to the nearest day on which the place is open; `{ weekday,
 * week }` is the ISO weekday (1 = Monday … 7 = Sunday) of the week `week` weeks after that of the first start. Weekly events leave holidays
 * out (`program-times.ts`).
 */
export type SeedDay = number | { weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7; week: number };

/** One occurrence. Without `start` it is all-day. */
export interface SeedOccurrence {
  day: SeedDay;
  start?: SeedTime;
  end?: SeedTime;
}

export type SeedWhen =
  | { kind: 'occurrences'; occurrences: [SeedOccurrence, ...SeedOccurrence[]] }
  /** Lasts without interruption from one day to another; `daily` has the hours of each day. */
  | { kind: 'span'; from: SeedDay; to: SeedDay; daily?: { start: SeedTime; end: SeedTime } }
  /** Has begun, and has no end yet. */
  | { kind: 'open'; from: SeedDay }
  /** The date is only a text ('every fine evening in summer'). `from` and `to` limit the lists that contain it. */
  | { kind: 'text'; from: SeedDay; to: SeedDay }
  /** Once, for the last `minutes` in which its place is open and it is not yet dark. */
  | { kind: 'before_dusk'; day: SeedDay; minutes: number };

export type EventCategoryId = 1 | 2 | 3 | 4;

/** An event's data without a language. */
export interface ProgramFacts {
  key: string;
  category: EventCategoryId;
  type: string;
  location: string;
  picture: PictureSpec;
  gallery?: PictureSpec[];
  when: SeedWhen;
  /** Its place stays open for it after hours, but not on days on which it is closed. */
  afterHours?: true;
  exhibition?: 'permanent' | 'periodic';
  /** Permanent, without a meaningful date. */
  constant?: true;
  free?: true;
  registerUrl?: string;
  ticketUrl?: string;
  status?: 'scheduled' | 'cancelled' | 'postponed' | 'rescheduled' | 'sold_out';
  /** It was moved by this number of weeks. */
  movedByWeeks?: number;
  /**
   * A changed date, by its number from 0; a `rescheduled` one takes place the given number of days later, on a day on which its place is
   * open.
   */
  changedDate?: { date: number; status: 'cancelled' | 'sold_out' } | { date: number; status: 'rescheduled'; byDays: number };
  rainDate?: SeedOccurrence;
  series?: string;
  accessibility?: AccessibilityFeature[];
  /** Needs that it meets and that no other field covers. */
  needs?: Need[];
  /** In years, both included. */
  age?: { from?: number; to?: number };
  highlighted?: true;
}

export type SeedEvent = ProgramFacts & z.infer<typeof programTexts>;
