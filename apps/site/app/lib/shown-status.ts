import type { Event, Occurrence } from '@liget/content-api';
import { getOccurrenceState, type OccurrenceState } from '@liget/park';

/** What has become of a date, or of a program, as visitors are told it. */
export type ShownStatus = OccurrenceState | 'full';
/** Of a program as a whole. */
export type ShownEventStatus = Event['status'] | 'full';
/** What differs from the plan, and so has words of its own. */
export type UnusualStatus = Exclude<ShownStatus, 'scheduled'>;

type TicketStatus = Pick<Event, 'status' | 'ticket_url'>;

/** What sells tickets is sold out; what has none, or asks for a registration alone, is full. */
export function getShownStatus({ status, ticket_url }: TicketStatus): ShownEventStatus {
  return status === 'sold_out' && !ticket_url ? 'full' : status;
}

/** The same of one date of a program. */
export function getShownDateStatus(event: TicketStatus, date: Pick<Occurrence, 'status' | 'ticket_url'>): ShownStatus {
  const state = getOccurrenceState(event, date);
  return state === 'sold_out' && !(date.ticket_url ?? event.ticket_url) ? 'full' : state;
}

/** The same of the date that begins at an instant; of the program as a whole when there is none. */
export function getShownStatusAt(event: TicketStatus & Pick<Event, 'occurrences'>, start: string): ShownStatus {
  const date = event.occurrences.find(({ start_date, status }) => start_date === start && status !== 'moved');
  return date ? getShownDateStatus(event, date) : getShownStatus(event);
}

export const isUnusualStatus = <Status extends ShownStatus>(status: Status): status is Exclude<Status, 'scheduled'> =>
  status !== 'scheduled';

type CardPart = 'title' | 'tags';

/** Where a card says it; in the title before what is struck. A new status does not compile until it has its row. */
const ON_CARD: Readonly<Record<UnusualStatus, CardPart>> = {
  cancelled: 'title',
  postponed: 'title',
  moved: 'title',
  rescheduled: 'tags',
  relocated: 'tags',
  sold_out: 'tags',
  full: 'tags',
};

/** The status that this part of a card says; `null` when there is none, or another part says it. */
export function getCardStatus(status: ShownStatus, part: CardPart): UnusualStatus | null {
  return isUnusualStatus(status) && ON_CARD[status] === part ? status : null;
}

/** Can somebody who has no ticket and no place yet still go there? */
const CAN_BE_JOINED: Readonly<Record<ShownStatus, boolean>> = {
  scheduled: true,
  rescheduled: true,
  relocated: true,
  sold_out: false,
  full: false,
  cancelled: false,
  moved: false,
  postponed: false,
};

export const canBeJoined = (status: ShownStatus): boolean => CAN_BE_JOINED[status];
