import { createHash } from 'node:crypto';
import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../../../platform/database/transactions/lock-until-commit.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { findRecentEmails, isWithinLimits, toUsualCase } from '../../../platform/email/email-limits.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { queueAlreadySubscribed, queueConfirmation } from '../emails.ts';
import { changeSubscriber, findSubscriber, SUBSCRIPTIONS, type Subscriber } from './subscriber.ts';
import { createConfirmationSeed, createManagementKey, deriveConfirmation } from './tokens.ts';

/** Hours for which the link of a confirmation email is valid. */
export const CONFIRM_HOURS = 7 * 24;
/** Milliseconds within which the same form counts as a repeated submission, and not as a request for another email. */
const REPEAT_WITHIN_MS = 60_000;

export interface SignUp {
  key: string;
  email: string;
  name?: string | undefined;
  locale: string;
  /** For a new submission; a repeated one keeps its reference. */
  reference: string;
}

/** The seed of the last link while it is valid: a stranger who submits the address again must not invalidate it. */
function findValidSeed(subscriber: Subscriber | null, now: Temporal.Instant): string | null {
  if (subscriber?.state !== 'pending' || Date.parse(subscriber.confirmUntil ?? '') <= now.epochMilliseconds) return null;
  return subscriber.confirmHash ?? null;
}

/**
 * Stores a sign-up and queues its email in one transaction: a confirmation to a new address, the current state to a confirmed one. The
 * sender cannot tell which. Returns the reference, or 'other' when the key belongs to different content.
 */
export async function subscribe(payload: Payload, signUp: SignUp, now = Temporal.Now.instant()): Promise<{ reference: string } | 'other'> {
  const { key, email, name, locale, reference } = signUp;
  const address = toUsualCase(email);
  return inTransaction(await createLocalReq({}, payload), async (req) => {
    for (const subject of [key, address].toSorted())
      await lockUntilCommit(`newsletter/${createHash('sha256').update(subject).digest('hex')}`, req);
    const sent = await findSubscriber(payload, { idempotencyKey: { equals: key } }, req);
    if (sent && toUsualCase(sent.email) !== address) return 'other';
    const subscriber = sent ?? (await findSubscriber(payload, { address: { equals: address } }, req));
    const recentEmails = await findRecentEmails(payload, address, { kinds: 'unconfirmed', now, req });
    const mayWrite = isWithinLimits('unconfirmed', recentEmails, now);
    const isRepeated = sent !== null && recentEmails.some((at) => now.epochMilliseconds - at < REPEAT_WITHIN_MS);
    if (sent && (isRepeated || !mayWrite)) return { reference: sent.reference };

    const envelope = { idempotencyKey: key, reference: sent?.reference ?? reference };
    if (subscriber?.state === 'confirmed') {
      // The form's sender need not be the subscriber: nothing else of the subscription changes.
      await changeSubscriber(payload, subscriber.id, envelope, req);
      if (mayWrite) await queueAlreadySubscribed(payload, { to: address, manageKey: subscriber.manageKey }, req);
      return { reference: envelope.reference };
    }
    const liveSeed = findValidSeed(subscriber, now);
    const seed = liveSeed ?? createConfirmationSeed();
    // Without an email a valid link stays valid, and a used one does not become valid again.
    const confirmation = mayWrite
      ? { confirmHash: seed, confirmUntil: toStoredText(now.add({ hours: CONFIRM_HOURS })) }
      : { confirmHash: liveSeed };
    const data = { ...envelope, ...confirmation, email, ...(name ? { name } : {}), state: 'pending' };
    if (subscriber) await changeSubscriber(payload, subscriber.id, data, req);
    else
      await payload.create({
        collection: SUBSCRIPTIONS,
        overrideAccess: true,
        depth: 0,
        data: { ...data, address, locale, manageKey: createManagementKey() },
        ...joinTransaction(req),
      });
    if (mayWrite) await queueConfirmation(payload, { to: address, token: deriveConfirmation(seed) }, req);
    return { reference: envelope.reference };
  });
}
