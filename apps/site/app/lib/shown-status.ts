import type { Event } from '@liget/content-api';

/** A program's status as visitors are told it. */
export type ShownStatus = Event['status'] | 'full';

/** What sells tickets is sold out; what has none, or asks for a registration alone, is full. */
export function shownStatus({ status, ticket_url }: Pick<Event, 'status' | 'ticket_url'>): ShownStatus {
  return status === 'sold_out' && !ticket_url ? 'full' : status;
}
