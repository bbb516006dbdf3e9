import type { Event, Occurrence } from '@liget/content-api';
import { getOccurrenceState, type OccurrenceState } from './occurrence-state.ts';

/** The state of a date or an event, as shown to visitors. */
export type ShownStatus = OccurrenceState | 'full';
/** The state of an event as a whole. */
export type ShownEventStatus = Event['status'] | 'full';

type TicketStatus = Pick<Event, 'status' | 'ticket_url'>;

/** An event with tickets is sold out; one without, or with registration only, is full. */
export function getShownStatus({ status, ticket_url }: TicketStatus): ShownEventStatus {
  return status === 'sold_out' && !ticket_url ? 'full' : status;
}

/** The same for one date of an event. */
export function getShownDateStatus(event: TicketStatus, date: Pick<Occurrence, 'status' | 'ticket_url'>): ShownStatus {
  const state = getOccurrenceState(event, date);
  return state === 'sold_out' && !(date.ticket_url ?? event.ticket_url) ? 'full' : state;
}
