import type { Payload } from 'payload';
import { toStoredText } from '../../platform/read-model/dates.ts';
import { SUBSCRIPTIONS } from './subscriber.ts';

/** Days after which an address is not ours to keep: one that nobody confirmed, and one whose owner has left. Until then a link says how it stands. */
export const SUBSCRIBER_KEPT_DAYS = 30;

/** Deletes sign-ups whose letter was never answered, and who unsubscribed. */
export async function deleteSubscribers(payload: Payload, now: Temporal.Instant): Promise<void> {
  const before = toStoredText(now.subtract({ hours: SUBSCRIBER_KEPT_DAYS * 24 }));
  await payload.db.deleteMany({
    collection: SUBSCRIPTIONS,
    where: {
      or: [
        { and: [{ state: { equals: 'pending' } }, { confirmUntil: { less_than: before } }] },
        { and: [{ state: { equals: 'unsubscribed' } }, { unsubscribedAt: { less_than: before } }] },
      ],
    },
  });
}
