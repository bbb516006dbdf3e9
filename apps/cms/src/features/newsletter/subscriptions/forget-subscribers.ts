import type { Payload } from 'payload';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { SUBSCRIPTIONS } from './subscriber.ts';

/** Days after which unconfirmed and unsubscribed addresses are deleted. Until then their links show the state. */
export const SUBSCRIBER_RETENTION_DAYS = 30;

/** Deletes unconfirmed sign-ups and unsubscribed addresses. */
export async function deleteSubscribers(payload: Payload, now: Temporal.Instant): Promise<void> {
  const before = toStoredText(now.subtract({ hours: SUBSCRIBER_RETENTION_DAYS * 24 }));
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
