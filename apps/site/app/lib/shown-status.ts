import type { Event } from '@liget/content-api';
import { getShownDateStatus, getShownStatus, type ShownStatus } from '@liget/park';

/** Statuses that differ from “scheduled” and have a message. */
export type UnusualStatus = Exclude<ShownStatus, 'scheduled'>;

type TicketStatus = Parameters<typeof getShownStatus>[0];

/** The shown status of the occurrence that begins at `start`; of the whole event if there is none. */
export function getShownStatusAt(event: TicketStatus & Pick<Event, 'occurrences'>, start: string): ShownStatus {
  const date = event.occurrences.find(({ start_date, status }) => start_date === start && status !== 'moved');
  return date ? getShownDateStatus(event, date) : getShownStatus(event);
}

export const isUnusualStatus = <Status extends ShownStatus>(status: Status): status is Exclude<Status, 'scheduled'> =>
  status !== 'scheduled';

type CardPart = 'title' | 'tags';

/** The part of a card that shows it; before the title if the title is struck through. A new status does not compile without a row. */
const ON_CARD: Readonly<Record<UnusualStatus, CardPart>> = {
  cancelled: 'title',
  postponed: 'title',
  moved: 'title',
  rescheduled: 'tags',
  relocated: 'tags',
  sold_out: 'tags',
  full: 'tags',
};

/** The status that this part of a card shows; `null` when there is none, or another part shows it. */
export function getCardStatus(status: ShownStatus, part: CardPart): UnusualStatus | null {
  return isUnusualStatus(status) && ON_CARD[status] === part ? status : null;
}

/** Whether a visitor without a ticket or place can still attend. */
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
