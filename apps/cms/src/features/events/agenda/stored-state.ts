import { EventStatus, OccurrenceStatus } from '@liget/content-api';
import { getOccurrenceState, type OccurrenceState } from '@liget/park';

/** What has become of a date, by the two columns that a database answers; what was stored before there were statuses has none. */
export const readStoredState = (ofEvent: unknown, ofDate: unknown): OccurrenceState =>
  getOccurrenceState(
    { status: EventStatus.safeParse(ofEvent).data ?? 'scheduled' },
    { status: OccurrenceStatus.safeParse(ofDate).data ?? 'scheduled' },
  );
