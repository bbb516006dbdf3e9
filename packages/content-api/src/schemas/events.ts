import * as z from 'zod';
import { lenient } from '../tolerant.ts';
import { EVENT_CATEGORY_SLUGS, TIMES_OF_DAY } from '../vocabulary/events.ts';
import { NO_DATE } from './no-date.ts';
import {
  Day,
  Flag,
  Html,
  Id,
  ImageValue,
  Instant,
  ListQuery,
  Media,
  PageItem,
  repeatable,
  SlugParameter,
  Slugs,
  Untranslated,
} from './primitives.ts';
import { AccessibilityFeature, Need, Needs } from './sections.ts';

/** Specification, section 3: 1 cultural, 2 outdoor, 3 family, 4 sport. */
export const EVENT_CATEGORIES = { 1: 'cultural', 2: 'outdoor', 3: 'family', 4: 'sport' } as const;
export const EventCategorySlug = z.enum(EVENT_CATEGORY_SLUGS);
export type EventCategorySlug = z.infer<typeof EventCategorySlug>;
export const EventCategory = z.object({ id: z.number().int().min(1).max(4), slug: EventCategorySlug, name: z.string() });
export type EventCategory = z.infer<typeof EventCategory>;

/** The slugs that an item had in either language: filters in old URLs contain them. Answers of older releases have none. */
const FormerSlugs = z.array(z.string()).default([]);

export const EventType = z.object({ id: Id, name: z.string(), slug: z.string() });
export type EventType = z.infer<typeof EventType>;
export const ListedEventType = EventType.extend({ former_slugs: FormerSlugs });
export const EventTypesOfCategory = z.object({ id: z.number().int().min(1).max(4), event_types: z.array(ListedEventType) });

export const EventLocation = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  slugs: Slugs,
  /** The top location in which it is. */
  top_location: z.object({ title: z.string(), slugs: Slugs }).nullable(),
  /** Degrees, WGS 84. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});
export type EventLocation = z.infer<typeof EventLocation>;
export const ListedEventLocation = EventLocation.extend({ former_slugs: FormerSlugs });

export const EventStatus = lenient(z.enum(['scheduled', 'cancelled', 'postponed', 'rescheduled', 'sold_out']), { substitute: 'scheduled' });
export type EventStatus = z.infer<typeof EventStatus>;

export const OccurrenceTimes = z.object({
  start_date: Instant,
  end_date: Instant.nullable(),
  all_day: z.boolean(),
  /** The instant at which it is over: its end, or the end of its last day if it has no hours; `null` when the end is unknown. */
  until: Instant.nullable(),
});
export type OccurrenceTimes = z.infer<typeof OccurrenceTimes>;

/**
 * The state of one date, independent of its event's state. A moved date appears twice: as `moved` at its original time, when nothing takes
 * place, and as `rescheduled` at its new time. `relocated`: at another place than its event.
 */
export const OccurrenceStatus = lenient(z.enum(['scheduled', 'cancelled', 'moved', 'rescheduled', 'sold_out', 'relocated']), {
  substitute: 'scheduled',
});
export type OccurrenceStatus = z.infer<typeof OccurrenceStatus>;

/** The state of one date within its event: its own, or that of an event that does not take place. */
export const OccurrenceState = z.enum([...EventStatus.options, 'moved', 'relocated']);

export const Occurrence = OccurrenceTimes.extend({
  /** Does not change when the date is moved, cancelled or restored; the entry at the original time of a moved date has an id of its own. */
  id: lenient(z.string(), { substitute: '' }),
  status: OccurrenceStatus,
  /** The reason. */
  status_note: z.string().nullable(),
  untranslated: Untranslated,
  /** For a `rescheduled` date: its original start. */
  previous_start: Instant.nullable(),
  /** For a `moved` date: its new start. */
  new_start: Instant.nullable(),
  /** `null` when it is at its event's location. */
  location: EventLocation.nullable(),
  /** `null` when the event's ticket link applies. */
  ticket_url: z.string().nullable(),
});
export type Occurrence = z.infer<typeof Occurrence>;

/** Specification, section 8. */
const INVALID_DATE = 'Invalid event date';
lenient(OccurrenceTimes, { logMessage: INVALID_DATE });
lenient(Occurrence, { logMessage: INVALID_DATE });

/** An event's own dates repeat those of an occurrence: if they are invalid, those of the first valid occurrence are used. */
function addOccurrenceDates(event: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
  const occurrences = z.array(z.unknown()).safeParse(event['occurrences']);
  const first = occurrences.data?.map((item) => OccurrenceTimes.safeParse(item)).find(({ success }) => success)?.data;
  return first ? { ...event, start_date: first.start_date, end_date: first.end_date } : null;
}
const EVENT_DATES = { logMessage: { start_date: INVALID_DATE, end_date: INVALID_DATE }, repair: addOccurrenceDates };

export const SeriesReference = z.object({ id: Id, title: z.string(), slugs: Slugs });

export const Event = PageItem.extend({
  name: z.string(),
  /** The site's path of the event in the requested language. */
  url: z.string(),
  lead: z.string(),
  media: Media,
  /** Lasts continuously from `start_date` to `end_date`. */
  interval: z.boolean(),
  /** The date is given only by the free text `date`. */
  text_date_only: z.boolean(),
  /** Free text of the date. */
  date: z.string().nullable(),
  exhibition: z.boolean(),
  constant: z.boolean(),
  periodic: z.boolean(),
  /** The start of the next date that takes place; of the next date if none does; of the last one if all are over; `NO_DATE` if none is valid. */
  start_date: Instant,
  /** The end of that occurrence; `null` when it is unknown. */
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
  /** Age range in years, inclusive. */
  age_from: z.number().int().nonnegative().nullable(),
  age_to: z.number().int().nonnegative().nullable(),
  highlighted: z.boolean(),
});
export type Event = z.infer<typeof Event>;
lenient(Event, EVENT_DATES);

export const EventDetail = Event.extend({
  html: Html,
  gallery: z.array(ImageValue),
  /** The original start; `null` if it was not moved or the start is unknown. */
  previous_start: Instant.nullable(),
  /** Other events of its series, future ones first. */
  siblings: z.array(Event),
  /** Similar events that are not of its series. */
  related: z.array(Event),
});
export type EventDetail = z.infer<typeof EventDetail>;
/** An event's own page is shown without dates if none is valid; lists drop such an event. */
lenient(EventDetail, {
  ...EVENT_DATES,
  repair: (event) => addOccurrenceDates(event) ?? { ...event, start_date: NO_DATE, end_date: null, occurrences: [] },
});

export const EventSeries = PageItem.extend({
  title: z.string(),
  lead: z.string(),
  media: Media,
  /** The number of its events that are not over. */
  coming: z.number().int().nonnegative(),
  /** The start of the current or next of them. */
  next_start: Instant.nullable(),
});
export type EventSeries = z.infer<typeof EventSeries>;
/** Its events: future ones in order of time, then past ones, the latest first. */
export const EventSeriesDetail = EventSeries.extend({ html: Html, events: z.array(Event) });
export type EventSeriesDetail = z.infer<typeof EventSeriesDetail>;

export const TimeOfDay = z.enum(TIMES_OF_DAY);
export type TimeOfDay = z.infer<typeof TimeOfDay>;

/**
 * Filters of every list of events. Days are in Europe/Budapest and inclusive; a night of less than twelve hours belongs to the evening on which it
 * began. Past events are left out unless `from` is before today.
 */
export const eventFilters = {
  category: repeatable(EventCategorySlug),
  type: repeatable(SlugParameter),
  location: repeatable(SlugParameter),
  /** Events that have all of them. */
  accessibility: repeatable(AccessibilityFeature),
  /** Events that are known to meet all of them. */
  need: repeatable(Need),
  from: Day.optional(),
  to: Day.optional(),
  time_of_day: TimeOfDay.optional(),
  free: Flag.optional(),
  /** '1': only events of a series; a slug: only events of that series. */
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
