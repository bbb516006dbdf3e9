import type { Event } from '@liget/content-api';

type CalendarEntry = Pick<
  Event,
  | 'name'
  | 'lead'
  | 'url'
  | 'start_date'
  | 'end_date'
  | 'location'
  | 'occurrences'
  | 'interval'
  | 'exhibition'
  | 'constant'
  | 'text_date_only'
>;

const DAY = { days: 1 } as const;

/** '20261122T170000Z' */
const formatBasic = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
const formatBasicDay = (day: Temporal.PlainDate) => day.toString().replaceAll('-', '');

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The URLs with which Google's and Microsoft's calendars save the current or next date. A date without an end ends when it begins: no
 * duration is invented. `origin` has no trailing slash.
 */
export function buildCalendarLinks(event: CalendarEntry, origin: string): { google: string; outlook: string } {
  // As in the calendar files: the hours of a lasting event, or of one whose time is a text, are not those of a visit.
  const lasts = event.interval || event.exhibition || event.constant || event.text_date_only;
  const allDay = lasts || event.occurrences.some(({ start_date, all_day }) => all_day && start_date === event.start_date);
  const [start, end] = [Temporal.Instant.from(event.start_date), Temporal.Instant.from(event.end_date ?? event.start_date)];
  // Instants have Budapest's offset; an all-day date ends on the day after its last one.
  const firstDay = Temporal.PlainDate.from(event.start_date.slice(0, 10));
  const dayAfter = Temporal.PlainDate.from((event.end_date ?? event.start_date).slice(0, 10)).add(DAY);
  const details = [event.lead, origin + event.url].filter(Boolean).join('\n\n');
  const place = [event.location?.title, 'Városliget, Budapest'].filter(Boolean).join(', ');
  return {
    google: withParameters('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: event.name,
      dates: allDay ? `${formatBasicDay(firstDay)}/${formatBasicDay(dayAfter)}` : `${formatBasic(start)}/${formatBasic(end)}`,
      details,
      location: place,
    }),
    outlook: withParameters('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: event.name,
      startdt: allDay ? firstDay.toString() : start.toString({ smallestUnit: 'second' }),
      enddt: allDay ? dayAfter.toString() : end.toString({ smallestUnit: 'second' }),
      ...(allDay ? { allday: 'true' } : {}),
      body: details,
      location: place,
    }),
  };
}
