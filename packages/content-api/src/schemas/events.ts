import * as z from 'zod';
import { lenient } from '../tolerant.ts';
import { EVENT_CATEGORY_SLUGS, TIMES_OF_DAY } from '../vocabulary.ts';
import { NO_DATE } from './no-date.ts';
import { Addressed, Day, Flag, Html, Id, ImageValue, Instant, ListQuery, Media, repeatable, SlugParameter, Slugs } from './primitives.ts';
import { AccessibilityFeature, Need, Needs } from './sections.ts';

/** Specification, section 3: 1 cultural, 2 outdoor, 3 family, 4 sport. */
export const EVENT_CATEGORIES = { 1: 'cultural', 2: 'outdoor', 3: 'family', 4: 'sport' } as const;
export const EventCategorySlug = z.enum(EVENT_CATEGORY_SLUGS);
export type EventCategorySlug = z.infer<typeof EventCategorySlug>;
export const EventCategory = z.object({ id: z.number().int().min(1).max(4), slug: EventCategorySlug, name: z.string() });
export type EventCategory = z.infer<typeof EventCategory>;

export const EventType = z.object({ id: Id, name: z.string(), slug: z.string() });
export type EventType = z.infer<typeof EventType>;
export const EventTypesOfCategory = z.object({ id: z.number().int().min(1).max(4), event_types: z.array(EventType) });

export const EventLocation = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  slugs: Slugs,
  /** The top location that it lies in. */
  top_location: z.object({ title: z.string(), slugs: Slugs }).nullable(),
  /** Degrees, WGS 84. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});
export type EventLocation = z.infer<typeof EventLocation>;

export const EventStatus = lenient(z.enum(['scheduled', 'cancelled', 'postponed', 'rescheduled', 'sold_out']), { instead: 'scheduled' });
export type EventStatus = z.infer<typeof EventStatus>;

export const OccurrenceTimes = z.object({
  start_date: Instant,
  end_date: Instant.nullable(),
  all_day: z.boolean(),
  /** It is over at this instant: at its end, or at the end of its last day when it has no hours; `null` while nobody knows an end. */
  until: Instant.nullable(),
});
export type OccurrenceTimes = z.infer<typeof OccurrenceTimes>;

/**
 * What has become of one date, whatever has become of its program. A date that was moved is told twice: `moved` at its original time, when nothing
 * takes place, and `rescheduled` at its new one. `relocated`: at another place than its program.
 */
export const OccurrenceStatus = lenient(z.enum(['scheduled', 'cancelled', 'moved', 'rescheduled', 'sold_out', 'relocated']), {
  instead: 'scheduled',
});
export type OccurrenceStatus = z.infer<typeof OccurrenceStatus>;

export const Occurrence = OccurrenceTimes.extend({
  /** Stays when the date is moved, cancelled or restored; what is told at the original time of a moved date has one of its own. */
  id: lenient(z.string(), { instead: '' }),
  status: OccurrenceStatus,
  /** Why. */
  status_note: z.string().nullable(),
  /** Of a date that is `rescheduled`: when it was to begin. */
  previous_start: Instant.nullable(),
  /** Of what is `moved`: when it begins instead. */
  new_start: Instant.nullable(),
  /** `null` when it is where its program is. */
  location: EventLocation.nullable(),
  /** `null` when its program's tickets are good for it. */
  ticket_url: z.string().nullable(),
});
export type Occurrence = z.infer<typeof Occurrence>;

/** Specification, section 8. */
const INVALID_DATE = 'Invalid event date';
lenient(OccurrenceTimes, { words: INVALID_DATE });
lenient(Occurrence, { words: INVALID_DATE });

/** A program's own dates repeat an occasion's: where they cannot be read, those of the first occasion that can. */
function addOccurrenceDates(event: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
  const occurrences = z.array(z.unknown()).safeParse(event['occurrences']);
  const first = occurrences.data?.map((item) => OccurrenceTimes.safeParse(item)).find(({ success }) => success)?.data;
  return first ? { ...event, start_date: first.start_date, end_date: first.end_date } : null;
}
const EVENT_DATES = { words: { start_date: INVALID_DATE, end_date: INVALID_DATE }, repair: addOccurrenceDates };

export const SeriesReference = z.object({ id: Id, title: z.string(), slugs: Slugs });

export const Event = Addressed.extend({
  name: z.string(),
  /** The site's path of the program in the language asked for. */
  url: z.string(),
  lead: z.string(),
  media: Media,
  /** Lasts continuously from `start_date` to `end_date`. */
  interval: z.boolean(),
  /** Only the free text `date` says when. */
  text_date_only: z.boolean(),
  /** Free text of the date. */
  date: z.string().nullable(),
  exhibition: z.boolean(),
  constant: z.boolean(),
  periodic: z.boolean(),
  /** The start of the next date that takes place; of the next one when none does, of the last one when all are over; `NO_DATE` when none could be read. */
  start_date: Instant,
  /** The end of that occasion; `null` when it is not known or there is none. */
  end_date: Instant.nullable(),
  occurrences: z.array(Occurrence),
  category: EventCategory,
  type: EventType.nullable(),
  location: EventLocation.nullable(),
  organizer: z.string().nullable(),
  free: z.boolean(),
  price: z.string().nullable(),
  register_url: z.string().nullable(),
  ticket_url: z.string().nullable(),
  rain_date: OccurrenceTimes.nullable(),
  status: EventStatus,
  status_note: z.string().nullable(),
  series: SeriesReference.nullable(),
  accessibility: z.array(AccessibilityFeature),
  needs: Needs,
  /** Years for whom it is meant, both included. */
  age_from: z.number().int().nonnegative().nullable(),
  age_to: z.number().int().nonnegative().nullable(),
  highlighted: z.boolean(),
});
export type Event = z.infer<typeof Event>;
lenient(Event, EVENT_DATES);

export const EventDetail = Event.extend({
  html: Html,
  gallery: z.array(ImageValue),
  /** When it was to begin before it was moved; `null` while it is not moved, and when nobody says. */
  previous_start: Instant.nullable(),
  /** Other programs of its series: those to come first. */
  siblings: z.array(Event),
  /** Programs like it that are not of its series. */
  related: z.array(Event),
});
export type EventDetail = z.infer<typeof EventDetail>;
/** A program's own page is shown without dates where none can be read; lists leave such a program out. */
lenient(EventDetail, {
  ...EVENT_DATES,
  repair: (event) => addOccurrenceDates(event) ?? { ...event, start_date: NO_DATE, end_date: null, occurrences: [] },
});

export const EventSeries = Addressed.extend({
  title: z.string(),
  lead: z.string(),
  media: Media,
  /** How many of its programs are not over. */
  coming: z.number().int().nonnegative(),
  /** When the next of them begins, or the one that is on began. */
  next_start: Instant.nullable(),
});
export type EventSeries = z.infer<typeof EventSeries>;
/** Its programs: those to come in the order of time, then those that are over, the latest first. */
export const EventSeriesDetail = EventSeries.extend({ html: Html, events: z.array(Event) });
export type EventSeriesDetail = z.infer<typeof EventSeriesDetail>;

export const TimeOfDay = z.enum(TIMES_OF_DAY);
export type TimeOfDay = z.infer<typeof TimeOfDay>;

/**
 * Filters of every list of programs. Days are in Europe/Budapest and inclusive; a night of less than twelve hours belongs to the evening
 * on which it began. What is over is left out unless `from` lies before today.
 */
export const eventFilters = {
  category: repeatable(EventCategorySlug),
  type: repeatable(SlugParameter),
  location: repeatable(SlugParameter),
  /** Programs that have all of them. */
  accessibility: repeatable(AccessibilityFeature),
  /** Programs that are known to meet all of them. */
  need: repeatable(Need),
  from: Day.optional(),
  to: Day.optional(),
  time_of_day: TimeOfDay.optional(),
  free: Flag.optional(),
  /** '1' only those in a series; a slug only that series. */
  series: SlugParameter.optional(),
};
export const areDaysInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to;
export const NOT_IN_ORDER = { path: ['to'], error: 'to must not be before from' };

/** Query of `GET /events`. */
export const EventsQuery = ListQuery.extend({
  ...eventFilters,
  /** Not over before this day (specification, section 7). */
  start_date: Day.optional(),
  highlighted: Flag.optional(),
  q: z.string().trim().max(200).optional(),
}).refine(areDaysInOrder, NOT_IN_ORDER);
export type EventsQuery = z.infer<typeof EventsQuery>;
