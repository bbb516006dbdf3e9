import type { AgendaEntry, EndpointQuery, Event, EventAgenda } from '@liget/content-api';
import { getShownDateStatus, takesPlace } from '@liget/park';
import { toBudapestDay } from '@liget/park/time';
import { canBeJoined } from '../../../lib/shown-status.ts';
import { href } from '../../../lib/urls/href.ts';
import { type AgendaContext, type EventCardData, toEventCardData } from '../list/agenda.ts';
import { formatDay } from '../list/dates/quick-dates.ts';

/** Alternatives to a cancelled event. */
export interface Alternatives {
  /** The day as text; `null` for today. */
  day: string | null;
  url: string;
  entries: EventCardData[];
}

const SHOWN = 3;
/** Enough to leave out events that are cancelled, full or over, and to reach the next day with events. */
const QUERY_LIMIT = 48;

/** From the event's day on, or from today when that is over. `null` for an event that takes place. */
export function buildAlternativesQuery(
  event: Pick<Event, 'status' | 'start_date'>,
  now: Temporal.Instant,
): EndpointQuery<'eventAgenda'> | null {
  if (takesPlace(event.status)) return null;
  const [day, today] = [toBudapestDay(event.start_date), toBudapestDay(now)];
  return { from: day > today ? day : today, limit: QUERY_LIMIT };
}

const isJoinable = (event: Event, { occurrences }: AgendaEntry) => occurrences.some((date) => canBeJoined(getShownDateStatus(event, date)));

/** Up to three events of the first day that has any, those of the same category first. */
export function toAlternatives(agenda: EventAgenda, off: Pick<Event, 'id' | 'category'>, context: AgendaContext): Alternatives | null {
  const { locale, park } = context;
  const events = new Map(agenda.events.map((event) => [event.id, event]));
  for (const { day, entries } of agenda.days) {
    const takingPlace = entries
      .flatMap((entry) => {
        const event = events.get(entry.event_id);
        return event && event.id !== off.id && isJoinable(event, entry) && !entry.is_over ? [{ entry, event }] : [];
      })
      .toSorted((a, b) => Number(b.event.category.id === off.category.id) - Number(a.event.category.id === off.category.id))
      .slice(0, SHOWN);
    if (takingPlace.length === 0) continue;
    const { first, second } = formatDay(day, locale, park.at);
    return {
      day: day === toBudapestDay(park.at) ? null : `${first} ${second}`,
      url: href('programs', locale, {}, { from: day, to: day }),
      entries: takingPlace.map(({ entry, event }) => toEventCardData(entry, event, day, context)),
    };
  }
  return null;
}
