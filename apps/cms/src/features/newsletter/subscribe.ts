import { createHash } from 'node:crypto';
import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockUntilCommit } from '../../platform/database/lock-until-commit.ts';
import { joinTransaction } from '../../platform/database/transaction.ts';
import { findUnconfirmedEmails, isWithinLimits, toUsualCase } from '../../platform/email/unconfirmed.ts';
import { toStoredText } from '../../platform/read-model/dates.ts';
import { postConfirmation, postKnown } from './emails.ts';
import { changeSubscriber, findSubscriber, SUBSCRIPTIONS, type Subscriber } from './subscriber.ts';
import { createConfirmationSeed, createManagementKey, deriveConfirmation } from './tokens.ts';

/** For how long an email's link confirms. */
export const CONFIRM_HOURS = 7 * 24;
/** Milliseconds within which the same form is taken as sent twice, and not as a request for another email. */
const SAME_SENDING = 60_000;

export interface SignUp {
  key: string;
  email: string;
  name?: string | undefined;
  locale: string;
  /** Given to a new sending; one that was there before keeps its own. */
  reference: string;
}

/** The seed of the link that was sent, as long as that confirms: a stranger who types the address again must not end it. */
function findLiveSeed(known: Subscriber | null, now: Temporal.Instant): string | null {
  if (known?.state !== 'pending' || Date.parse(known.confirmUntil ?? '') <= now.epochMilliseconds) return null;
  return known.confirmHash ?? null;
}

/**
 * Stores a sign-up and posts its email, in one transaction: to a new address one that asks to confirm, to a confirmed one how it stands. Who
 * asks cannot tell which. Answers the reference, or 'other' when this key was used for something else.
 */
export async function subscribe(payload: Payload, signUp: SignUp, now = Temporal.Now.instant()): Promise<{ reference: string } | 'other'> {
  const { key, email, name, locale, reference } = signUp;
  const address = toUsualCase(email);
  return inTransaction(await createLocalReq({}, payload), async (req) => {
    for (const subject of [key, address].toSorted())
      await lockUntilCommit(`newsletter/${createHash('sha256').update(subject).digest('hex')}`, req);
    const sent = await findSubscriber(payload, { idempotencyKey: { equals: key } }, req);
    if (sent && toUsualCase(sent.email) !== address) return 'other';
    const known = sent ?? (await findSubscriber(payload, { address: { equals: address } }, req));
    const letters = await findUnconfirmedEmails(payload, address, { now, req });
    const mayWrite = isWithinLimits(letters, now);
    const isRepeated = sent !== null && letters.some((at) => now.epochMilliseconds - at < SAME_SENDING);
    if (sent && (isRepeated || !mayWrite)) return { reference: sent.reference };

    const envelope = { idempotencyKey: key, reference: sent?.reference ?? reference };
    if (known?.state === 'confirmed') {
      // Whoever wrote the form need not be the subscriber: nothing else of theirs changes.
      await changeSubscriber(payload, known.id, envelope, req);
      if (mayWrite) await postKnown(payload, { to: address, manageKey: known.manageKey }, req);
      return { reference: envelope.reference };
    }
    const liveSeed = findLiveSeed(known, now);
    const seed = liveSeed ?? createConfirmationSeed();
    // Without an email a live link stays good, and one that has done its work does not become good again.
    const confirmation = mayWrite
      ? { confirmHash: seed, confirmUntil: toStoredText(now.add({ hours: CONFIRM_HOURS })) }
      : { confirmHash: liveSeed };
    const data = { ...envelope, ...confirmation, email, ...(name ? { name } : {}), state: 'pending' };
    if (known) await changeSubscriber(payload, known.id, data, req);
    else
      await payload.create({
        collection: SUBSCRIPTIONS,
        overrideAccess: true,
        depth: 0,
        data: { ...data, address, locale, manageKey: createManagementKey() },
        ...joinTransaction(req),
      });
    if (mayWrite) await postConfirmation(payload, { to: address, token: deriveConfirmation(seed) }, req);
    return { reference: envelope.reference };
  });
}
