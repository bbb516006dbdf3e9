import type { Event } from '@liget/content-api';

/** A program's status as visitors are told it. */
export type ShownStatus = Event['status'] | 'full';
/** What differs from the plan, and so has words of its own. */
export type ToldStatus = Exclude<ShownStatus, 'scheduled'>;

/** What sells tickets is sold out; what has none, or asks for a registration alone, is full. */
export function shownStatus({ status, ticket_url }: Pick<Event, 'status' | 'ticket_url'>): ShownStatus {
  return status === 'sold_out' && !ticket_url ? 'full' : status;
}

export const isTold = (status: ShownStatus): status is ToldStatus => status !== 'scheduled';

type CardPart = 'title' | 'tags';

/** Where a card says it. A new status does not compile until it has its row. */
const ON_CARD: Readonly<Record<ToldStatus, CardPart>> = {
  cancelled: 'title',
  postponed: 'title',
  rescheduled: 'tags',
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
  sold_out: false,
  full: false,
  cancelled: false,
  postponed: false,
};

export const canBeJoined = (status: ShownStatus): boolean => CAN_BE_JOINED[status];
