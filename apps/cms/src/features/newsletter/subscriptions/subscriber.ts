import { NEWSLETTER_TOPICS, NewsletterTopic } from '@liget/content-api';
import type { Payload, PayloadRequest, Where } from 'payload';
import * as z from 'zod';
import { findFirst } from '../../../platform/database/find-first.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { readEnvironment } from '../../../platform/environment.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';

export const SUBSCRIPTIONS = 'newsletter-subscriptions';
/** `pending` waits for its confirmation; `bounced`: the mailbox does not exist. Rows from before states were introduced have none. */
export const STATES = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const;

const Row = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string().nullish(),
  reference: z.string(),
  idempotencyKey: z.string(),
  state: z.enum(STATES),
  topics: z
    .array(NewsletterTopic)
    .nullish()
    .transform((topics) => topics ?? [...NEWSLETTER_TOPICS]),
  confirmHash: z.string().nullish(),
  confirmUntil: z.string().nullish(),
  manageKey: z.string(),
});
export type Subscriber = z.infer<typeof Row>;

/** A row, read in the transaction of `req`; `null` when there is none, or when it has no state. */
export async function findSubscriber(payload: Payload, where: Where, req?: PayloadRequest): Promise<Subscriber | null> {
  const parsed = Row.safeParse(await findFirst(payload, SUBSCRIPTIONS, where, { showHiddenFields: true, req }));
  return parsed.success ? parsed.data : null;
}

/** The fields that mark a changed subscription for the external mailing list, if there is one (`lists/sync-mailing-list.ts`). */
export function markListDue(now = Temporal.Now.instant()): { listDue?: string; listTries?: number } {
  if (readEnvironment().MAILING_LIST === 'builtin') return {};
  return { listDue: toStoredText(now), listTries: 0 };
}

export async function changeSubscriber(payload: Payload, id: number, data: Record<string, unknown>, req?: PayloadRequest): Promise<void> {
  await payload.update({ collection: SUBSCRIPTIONS, id, overrideAccess: true, depth: 0, data, ...joinTransaction(req) });
}
