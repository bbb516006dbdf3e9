import * as z from 'zod';
import { areDaysInOrder, Event, eventFilters, NOT_IN_ORDER, Occurrence } from './events.ts';
import { Day, Id, Instant, ListQuery, SlugParameter } from './primitives.ts';

/** 'time' groups by day; 'new' lists the latest announcements first. */
export const AgendaSort = z.enum(['time', 'new']);
export type AgendaSort = z.infer<typeof AgendaSort>;

/** Query of `GET /event-agenda`. Without `from` it begins now; past dates are left out unless `from` is before today. */
export const AgendaQuery = ListQuery.extend({ ...eventFilters, sort: AgendaSort.default('time') }).refine(areDaysInOrder, NOT_IN_ORDER);
export type AgendaQuery = z.infer<typeof AgendaQuery>;

/** An event on one day, with its occurrences of that day. */
export const AgendaEntry = z.object({
  event_id: Id,
  occurrences: z.array(Occurrence).min(1),
  /** An occurrence with hours of its own is on at this moment; for a long one the hours of its place decide. */
  is_on_now: z.boolean(),
  is_over: z.boolean(),
});
export type AgendaEntry = z.infer<typeof AgendaEntry>;

/**
 * The number of events of a day: those of the day, and long ones (exhibitions, permanent offers). Sold-out events count; events that do not take
 * place, and on the current day those that are over, do not (`isCounted` of @liget/park).
 */
export const DayCount = z.object({ day: Day, dated: z.number().int().nonnegative(), lasting: z.number().int().nonnegative() });
export type DayCount = z.infer<typeof DayCount>;

/** The number of events with this value of a filter, with all other filters unchanged. */
export const FacetCount = z.object({ value: z.string(), count: z.number().int().nonnegative() });
export type FacetCount = z.infer<typeof FacetCount>;

export const AgendaFilterName = z.enum(['category', 'type', 'location', 'accessibility', 'need', 'free', 'series', 'time_of_day', 'dates']);
export type AgendaFilterName = z.infer<typeof AgendaFilterName>;

export const AgendaFacets = z.object({
  category: z.array(FacetCount),
  type: z.array(FacetCount),
  location: z.array(FacetCount),
  accessibility: z.array(FacetCount),
  time_of_day: z.array(FacetCount),
  free: z.number().int().nonnegative(),
  series: z.number().int().nonnegative(),
});
export type AgendaFacets = z.infer<typeof AgendaFacets>;

export const EventAgenda = z.object({
  /** Every event of the entries, once. */
  events: z.array(Event),
  /** Of this page, in order; empty when sorted by 'new'. */
  days: z.array(DayCount.extend({ entries: z.array(AgendaEntry) })),
  /** The events of this page that last longer than a week, and permanent ones. */
  lasting: z.array(AgendaEntry),
  /** Of this page, when sorted by 'new'. */
  newest: z.array(AgendaEntry),
  meta: z.object({
    page: z.number().int().positive(),
    limit: z.number().int().positive(),
    pages: z.number().int().nonnegative(),
    /** The number of matching events that take place: cancelled ones are listed but not counted. */
    total: z.number().int().nonnegative(),
    dated: z.number().int().nonnegative(),
    lasting: z.number().int().nonnegative(),
  }),
  /** The next 14 days under the other filters. */
  ribbon: z.array(DayCount),
  facets: AgendaFacets,
  /** The number of events without one of the active filters. */
  relaxed: z.array(z.object({ filter: AgendaFilterName, count: z.number().int().nonnegative() })),
  /** When nothing matches: the next days with events under the other filters. */
  nearest: z.array(DayCount),
});
export type EventAgenda = z.infer<typeof EventAgenda>;

/** Query of `GET /event-calendar`. Without `from` it begins a month ago, so that calendars keep recent events. */
export const EventCalendarQuery = z.object({ ...eventFilters, event: SlugParameter.optional() }).refine(areDaysInOrder, NOT_IN_ORDER);
export type EventCalendarQuery = z.infer<typeof EventCalendarQuery>;

/** The fields of an event in calendars and feeds. */
const CALENDAR_FIELDS = {
  id: true,
  slug: true,
  slugs: true,
  language: true,
  untranslated: true,
  updated_at: true,
  name: true,
  url: true,
  lead: true,
  status: true,
  status_note: true,
  text_date_only: true,
  date: true,
  ticket_url: true,
  location: true,
  organizer: true,
  category: true,
} as const;

/** An event for calendars and feeds. */
export const EventCalendarItem = Event.pick(CALENDAR_FIELDS).extend({
  created_at: Instant,
  /** The matching occurrences in order of time; a moved date only at its new time. */
  occasions: z.array(Occurrence),
  /** Lasts for weeks or permanently: shown as free time in calendars. */
  lasting: z.boolean(),
});
export type EventCalendarItem = z.infer<typeof EventCalendarItem>;

/** Picks the fields of an event for calendars and feeds. */
export function pickCalendarFields(event: Event): Pick<Event, keyof typeof CALENDAR_FIELDS> {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name in CALENDAR_FIELDS)) as ReturnType<typeof pickCalendarFields>;
}
