import { EventStatus, OccurrenceStatus } from '@liget/content-api';
import { type OccurrenceState, occurrenceState } from '@liget/park';

/** What has become of a date, by the two columns that a database answers; what was stored before there were statuses has none. */
export const storedState = (ofEvent: unknown, ofDate: unknown): OccurrenceState =>
  occurrenceState(
    { status: EventStatus.safeParse(ofEvent).data ?? 'scheduled' },
    { status: OccurrenceStatus.safeParse(ofDate).data ?? 'scheduled' },
  );
