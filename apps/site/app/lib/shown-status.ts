import type { Event, Occurrence } from '@liget/content-api';
import { type OccurrenceState, occurrenceState } from '@liget/park';

/** What has become of a date, or of a program, as visitors are told it. */
export type ShownStatus = OccurrenceState | 'full';
/** Of a program as a whole. */
export type ShownEventStatus = Event['status'] | 'full';
/** What differs from the plan, and so has words of its own. */
export type ToldStatus = Exclude<ShownStatus, 'scheduled'>;

type Sold = Pick<Event, 'status' | 'ticket_url'>;

/** What sells tickets is sold out; what has none, or asks for a registration alone, is full. */
export function shownStatus({ status, ticket_url }: Sold): ShownEventStatus {
  return status === 'sold_out' && !ticket_url ? 'full' : status;
}

/** The same of one date of a program. */
export function shownDateStatus(event: Sold, date: Pick<Occurrence, 'status' | 'ticket_url'>): ShownStatus {
  const state = occurrenceState(event, date);
  return state === 'sold_out' && !(date.ticket_url ?? event.ticket_url) ? 'full' : state;
}

/** The same of the date that begins at an instant; of the program as a whole when there is none. */
export function shownStatusAt(event: Sold & Pick<Event, 'occurrences'>, start: string): ShownStatus {
  const date = event.occurrences.find(({ start_date, status }) => start_date === start && status !== 'moved');
  return date ? shownDateStatus(event, date) : shownStatus(event);
}

export const isTold = <Status extends ShownStatus>(status: Status): status is Exclude<Status, 'scheduled'> => status !== 'scheduled';

type CardPart = 'title' | 'tags';

/** Where a card says it; in the title before what is struck. A new status does not compile until it has its row. */
const ON_CARD: Readonly<Record<ToldStatus, CardPart>> = {
  cancelled: 'title',
  postponed: 'title',
  moved: 'title',
  rescheduled: 'tags',
  relocated: 'tags',
  sold_out: 'tags',
  full: 'tags',
};

/** The status that this part of a card says; `null` when there is none, or another part says it. */
export function statusOnCard(status: ShownStatus, part: CardPart): ToldStatus | null {
  return isTold(status) && ON_CARD[status] === part ? status : null;
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
