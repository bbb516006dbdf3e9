import { z } from 'zod';
import type { PictureSpec } from '../illustrations/index.ts';
import { type AccessibilityFeature, key, type Need, picture, prose, type SeedTime, slug, text } from './primitives.ts';

/** What a program's Markdown files say; the rest of it stands in `src/programs`. */
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
  /** Why it is cancelled, what the new date is … */
  statusNote: text.exactOptional(),
  /** Why its changed date is not as it was told. */
  dateNote: text.exactOptional(),
});

export const eventSeries = z.strictObject({ key, title: text, slug, lead: text, body: prose, picture });
export type SeedEventSeries = z.infer<typeof eventSeries>;

/**
 * A day: a number counts days from the first start (0 = that day), and means the nearest day from there on which the place is open;
 * `{ weekday, week }` is the ISO weekday (1 = Monday … 7 = Sunday) of the week that lies `week` weeks after the first start's week.
 * When a holiday takes it away, a program that comes round each week leaves it out (`program-times.ts`).
 */
export type SeedDay = number | { weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7; week: number };

/** One occurrence. Without `start` it lasts all day. */
export interface SeedOccurrence {
  day: SeedDay;
  start?: SeedTime;
  end?: SeedTime;
}

export type SeedWhen =
  | { kind: 'occurrences'; occurrences: [SeedOccurrence, ...SeedOccurrence[]] }
  /** Lasts continuously from one day to another; `daily` gives the hours of each day. */
  | { kind: 'span'; from: SeedDay; to: SeedDay; daily?: { start: SeedTime; end: SeedTime } }
  /** Has begun, and has no end yet. */
  | { kind: 'open'; from: SeedDay }
  /** Only a text says when ('every fine evening in summer'). `from` and `to` bound the lists that it appears in. */
  | { kind: 'text'; from: SeedDay; to: SeedDay }
  /** Once, for the last `minutes` in which its place is open and it is not yet dark. */
  | { kind: 'before_dusk'; day: SeedDay; minutes: number };

export type EventCategoryId = 1 | 2 | 3 | 4;

/** All of a program that has no language. */
export interface ProgramFacts {
  key: string;
  category: EventCategoryId;
  type: string;
  location: string;
  picture: PictureSpec;
  gallery?: PictureSpec[];
  when: SeedWhen;
  /** Its place stays open for it beyond the hours of that day; on days on which it is closed not even for this. */
  afterHours?: true;
  exhibition?: 'permanent' | 'periodic';
  /** Always on, without a date that would matter. */
  constant?: true;
  free?: true;
  registerUrl?: string;
  ticketUrl?: string;
  status?: 'scheduled' | 'cancelled' | 'postponed' | 'rescheduled' | 'sold_out';
  /** It was to begin so many weeks earlier. */
  movedByWeeks?: number;
  /** One of its dates, counted from the first (0), is not as it was told; what is `rescheduled` is held so many days later, on a day on which its place is open. */
  changedDate?: { date: number; status: 'cancelled' | 'sold_out' } | { date: number; status: 'rescheduled'; byDays: number };
  rainDate?: SeedOccurrence;
  series?: string;
  accessibility?: AccessibilityFeature[];
  /** What no other fact says: with a child, with a pushchair, with a dog, indoors. */
  needs?: Need[];
  /** Years, both included. */
  age?: { from?: number; to?: number };
  highlighted?: true;
}

export type SeedEvent = ProgramFacts & z.infer<typeof programTexts>;
