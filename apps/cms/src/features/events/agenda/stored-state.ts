import { EventStatus, OccurrenceStatus } from '@liget/content-api';
import { getOccurrenceState, type OccurrenceState } from '@liget/park';

// Columns of rows for `querySql`. What was stored before there were statuses has none.
export const EventStatusColumn = EventStatus.catch('scheduled');
export const OccurrenceStatusColumn = OccurrenceStatus.catch('scheduled');

/** The state of a date, from the stored statuses of its event and of the date itself. */
export const getStoredState = (ofEvent: EventStatus, ofDate: OccurrenceStatus): OccurrenceState =>
  getOccurrenceState({ status: ofEvent }, { status: ofDate });
