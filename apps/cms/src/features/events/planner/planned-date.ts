import { Locale, OccurrenceState, OccurrenceStatus } from '@liget/content-api';
import * as z from 'zod';
import { Label } from '../../../platform/fields/labels.ts';

/** One date of the newest version of an event, published or not. */
const PlannedDate = z.object({
  /** Id of the event. */
  id: z.number(),
  title: z.string(),
  /** The language of the title. */
  language: Locale.nullable(),
  /** Its status, or that of its event. */
  status: OccurrenceState,
  /** The status of the date itself. */
  own: OccurrenceStatus,
  /** The original start, which identifies its row among the changed dates. */
  originalStart: z.string(),
  /** The newest version is a draft; `isPublic`: visitors see the event, in this version or an older one. */
  isDraft: z.boolean(),
  isPublic: z.boolean(),
  start: z.string(),
  end: z.string().nullable(),
  allDay: z.boolean(),
  /** It is over at this instant. */
  until: z.string(),
  /** The number of dates of the event. */
  count: z.number(),
  /** The name of the place in the requested language. */
  place: z.string(),
  /** The version that a move is based on. */
  updatedAt: z.string(),
});
export type PlannedDate = z.infer<typeof PlannedDate>;

/** The dates of some days, as the service answers the planner. */
export const Period = z.object({
  /** 'YYYY-MM-DD' in Budapest, both included. */
  from: z.string(),
  to: z.string(),
  dates: z.array(PlannedDate),
  /** There are more than are returned. */
  isCut: z.boolean(),
});
export type Period = z.infer<typeof Period>;

/** One date of an event with the data for its form. */
export const DateDetails = z.object({
  date: PlannedDate,
  /** The end at its original start; `date.end` is that of the new time of a moved date. */
  plannedEnd: z.string().nullable(),
  /** Its current note in both languages, or empty. */
  reason: Label,
  /** The id of the location, if it differs from that of the program. */
  location: z.number().nullable(),
  /** Whether it has a ticket URL: then visitors see “sold out” instead of “full”. */
  hasTickets: z.boolean(),
  /** Whether a change is visible at once: visitors see the date, and the editor may publish. */
  isAtOnce: z.boolean(),
  /** The possible locations, by name; `title` in the editor’s language, `titles` as visitors of each language see it. */
  places: z.array(z.object({ id: z.number(), title: z.string(), titles: Label })),
});
export type DateDetails = z.infer<typeof DateDetails>;
