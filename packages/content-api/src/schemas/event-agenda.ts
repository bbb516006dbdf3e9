import * as z from 'zod';
import { areDaysInOrder, Event, eventFilters, NOT_IN_ORDER, Occurrence } from './events.ts';
import { Day, Id, Instant, ListQuery, SlugParameter } from './primitives.ts';

/** 'time' groups by day; 'new' lists what was announced last first. */
export const AgendaSort = z.enum(['time', 'new']);
export type AgendaSort = z.infer<typeof AgendaSort>;

/** Query of `GET /event-agenda`. Without `from` it begins now; what is over is left out unless `from` lies before today. */
export const AgendaQuery = ListQuery.extend({ ...eventFilters, sort: AgendaSort.default('time') }).refine(areDaysInOrder, NOT_IN_ORDER);
export type AgendaQuery = z.infer<typeof AgendaQuery>;

/** A program on one day, with its occasions of that day. */
export const AgendaEntry = z.object({
  event_id: Id,
  occurrences: z.array(Occurrence).min(1),
  /** A date with hours of its own takes place at this moment; what lasts can be seen while its place is open. */
  is_on_now: z.boolean(),
  is_over: z.boolean(),
});
export type AgendaEntry = z.infer<typeof AgendaEntry>;

/**
 * How many programs a day has: those of the day, and those that last (exhibitions, what is always there). What is sold out counts, what does not
 * take place that day does not; of today what is over does not either (`isCounted` of @liget/park).
 */
export const DayCount = z.object({ day: Day, dated: z.number().int().nonnegative(), lasting: z.number().int().nonnegative() });
export type DayCount = z.infer<typeof DayCount>;

/** How many programs there would be with this value of a filter, all other filters kept. */
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
  /** Every program that the entries name, once. */
  events: z.array(Event),
  /** Of this page, in order; empty when sorted by 'new'. */
  days: z.array(DayCount.extend({ entries: z.array(AgendaEntry) })),
  /** Of this page: what lasts longer than a week, and what is always there. */
  lasting: z.array(AgendaEntry),
  /** Of this page, when sorted by 'new'. */
  newest: z.array(AgendaEntry),
  meta: z.object({
    page: z.number().int().positive(),
    limit: z.number().int().positive(),
    pages: z.number().int().nonnegative(),
    /** Programs that fit and take place, each once: what is called off is listed, but not counted. */
    total: z.number().int().nonnegative(),
    dated: z.number().int().nonnegative(),
    lasting: z.number().int().nonnegative(),
  }),
  /** The next 14 days under the other filters. */
  ribbon: z.array(DayCount),
  facets: AgendaFacets,
  /** How many programs there would be without one of the filters in force. */
  relaxed: z.array(z.object({ filter: AgendaFilterName, count: z.number().int().nonnegative() })),
  /** When nothing fits: the next days that have programs under the other filters. */
  nearest: z.array(DayCount),
});
export type EventAgenda = z.infer<typeof EventAgenda>;

/** Query of `GET /event-calendar`. Without `from` it begins a month ago, so that calendars keep what has just been. */
export const EventCalendarQuery = z.object({ ...eventFilters, event: SlugParameter.optional() }).refine(areDaysInOrder, NOT_IN_ORDER);
export type EventCalendarQuery = z.infer<typeof EventCalendarQuery>;

/** What calendars and feeds say of a program as every list does. */
const CALENDAR_FIELDS = {
  id: true,
  slug: true,
  slugs: true,
  language: true,
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

/** A program with what a calendar or a feed says of it. */
export const EventCalendarItem = Event.pick(CALENDAR_FIELDS).extend({
  created_at: Instant,
  /** Those that fit the question, in the order of time; a date that was moved at its new time alone. */
  occasions: z.array(Occurrence),
  /** Lasts for weeks or always: no appointment that keeps anyone busy. */
  lasting: z.boolean(),
});
export type EventCalendarItem = z.infer<typeof EventCalendarItem>;

/** Of a program those fields that calendars and feeds have, too. */
export function pickCalendarFields(event: Event): Pick<Event, keyof typeof CALENDAR_FIELDS> {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name in CALENDAR_FIELDS)) as ReturnType<typeof pickCalendarFields>;
}
