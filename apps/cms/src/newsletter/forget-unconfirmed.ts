import type { Payload } from 'payload';
import { SUBSCRIPTIONS } from './subscriber.ts';

/** Days after which an address that nobody confirmed is not ours to keep. */
const KEPT_DAYS = 30;

/** Deletes sign-ups whose letter was never answered. */
export async function forgetUnconfirmed(payload: Payload, now: Temporal.Instant): Promise<void> {
  const before = now.subtract({ hours: KEPT_DAYS * 24 }).toString({ smallestUnit: 'millisecond' });
  await payload.db.deleteMany({
    collection: SUBSCRIPTIONS,
    where: { and: [{ state: { equals: 'pending' } }, { confirmUntil: { less_than: before } }] },
  });
}
