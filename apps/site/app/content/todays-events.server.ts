import type { Event, EventAgenda } from '@liget/content-api';
import type { DayRange } from '../lib/day-ranges.ts';
import { getDayFromNow } from '../lib/days-from-now.ts';
import type { ScreenContent } from './screen-content.server.ts';

/** The page size limit of the service; more than any day has. */
const MAX_PROGRAMS = 100;

/** The query of the agenda of some days; the same on all pages, so that there is one cached answer. */
export const createAgendaQuery = (days: DayRange) => ({ query: { ...days, need: [], limit: MAX_PROGRAMS } });

/** The events of the agenda's days, each with the occurrences of one day. */
export function listDatedEvents({ events, days }: Pick<EventAgenda, 'events' | 'days'>): Event[] {
  const eventsById = new Map(events.map((event) => [event.id, event]));
  return days
    .flatMap(({ entries }) => entries)
    .flatMap(({ event_id, occurrences }) => {
      const event = eventsById.get(event_id);
      return event ? [{ ...event, occurrences }] : [];
    });
}

/** Today's events, for which closed places may be open; none if they cannot be read. */
export async function readTodaysEvents({ content, now }: { content: ScreenContent; now: Temporal.Instant }): Promise<Event[]> {
  const agenda = await content.optional('eventAgenda', createAgendaQuery(getDayFromNow(now, 0)));
  return agenda ? listDatedEvents(agenda) : [];
}
