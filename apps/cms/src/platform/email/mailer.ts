import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { toStoredText } from '../read-model/dates.ts';
import { classifyFailure, type Failure, getNextTry } from './attempts.ts';
import { type Sender, toMessage } from './message.ts';
import { readOfficeAddress } from './office-address.ts';
import { OUTBOX, readStoredEmail, type StoredEmail } from './stored-email.ts';
import type { Transport } from './transport.ts';

/** Seconds for which a process has claimed an email. Longer than the longest try, so that no two processes send it. */
const LEASE_SECONDS = 600;
/** Time limit of one try, in milliseconds. */
const TRY_TIMEOUT_MS = 300_000;
/** Emails per query, and emails that are being sent at once. */
const BATCH_SIZE = 50;
const AT_ONCE = 3;

/** `more`: more emails are due than one batch. `unreachable`: the server accepts nothing now. */
export type SendOutcome = 'done' | 'more' | 'unreachable';

/** An email that was given up because its recipient does not exist. */
export type Undeliverable = Pick<StoredEmail, 'kind' | 'key' | 'to'>;

export interface MailerOptions {
  payload: Payload;
  transport: Transport;
  sender: Sender;
  onUndeliverable?: (email: Undeliverable) => Promise<void>;
}

type Clock = () => Temporal.Instant;

const isDue = (now: Temporal.Instant): Where => ({
  and: [{ state: { in: ['waiting', 'failed'] } }, { nextTry: { less_than_equal: toStoredText(now) } }],
});

/** Sends due emails. Several processes may do so at the same time: one statement claims each email. */
export function createMailer({ payload, transport, sender, onUndeliverable }: MailerOptions) {
  /**
   * Emails that were sent but could not be marked as sent, because the database was away: they must not be sent again when the claim expires.
   */
  const unmarked = new Set<number>();

  const update = (where: Where, data: Record<string, unknown>): Promise<unknown> =>
    payload.db.updateOne({ collection: OUTBOX, where, data, options: { atomic: true } });

  /** The claim postpones the next try: if this process ends, the email becomes due again. */
  async function claim(id: number, clock: Clock): Promise<{ email: StoredEmail; lease: string } | null> {
    const lease = randomUUID();
    const now = clock();
    const row = await update(
      { and: [{ id: { equals: id } }, isDue(now)] },
      { lease, nextTry: toStoredText(now.add({ seconds: LEASE_SECONDS })) },
    );
    return row ? { email: readStoredEmail(row), lease } : null;
  }

  async function markSent(id: number, lease: string, clock: Clock, tries: number): Promise<void> {
    unmarked.add(id);
    const sent = { state: 'sent', sentAt: toStoredText(clock()), tries, nextTry: null, lease: null, lastError: null };
    await update({ and: [{ id: { equals: id } }, { lease: { equals: lease } }] }, sent);
    unmarked.delete(id);
  }

  async function markFailed(email: StoredEmail, lease: string, clock: Clock, failure: Failure): Promise<void> {
    const { id, kind } = email;
    const tries = email.tries + 1;
    const next = failure.kind === 'refused' ? null : getNextTry(tries, Temporal.Instant.from(email.since), clock());
    const state = next ? { state: 'failed', nextTry: toStoredText(next) } : { state: 'given_up', nextTry: null };
    await update(
      { and: [{ id: { equals: id } }, { lease: { equals: lease } }] },
      { ...state, tries, lease: null, lastError: `${failure.code}: ${failure.detail}`, undeliverable: failure.isUndeliverable },
    );
    payload.logger.warn(
      `Mail ${id} (${kind}) was not sent (${failure.code}); ${next ? `tried again at ${toStoredText(next)}` : 'given up'}`,
    );
    if (failure.isUndeliverable) await onUndeliverable?.({ kind, key: email.key ?? null, to: email.to });
  }

  async function deliver(id: number, clock: Clock, from: Sender): Promise<SendOutcome> {
    const claimed = await claim(id, clock);
    if (!claimed) return 'done';
    const { email, lease } = claimed;
    if (!unmarked.has(id)) {
      try {
        await transport.send(toMessage(email, from), AbortSignal.timeout(TRY_TIMEOUT_MS));
      } catch (error) {
        const failure = classifyFailure(error);
        await markFailed(email, lease, clock, failure);
        return failure.kind === 'unreachable' ? 'unreachable' : 'done';
      }
    }
    await markSent(id, lease, clock, email.tries + 1);
    return 'done';
  }

  /**
   * Tries all emails that are due now, the oldest first. Rejects when the database does not answer. The clock is read for each email, because a
   * batch may take longer than a claim lasts.
   */
  async function sendDue(clock: Clock = () => Temporal.Now.instant()): Promise<SendOutcome> {
    const { docs } = await payload.find({
      collection: OUTBOX,
      overrideAccess: true,
      depth: 0,
      limit: BATCH_SIZE,
      pagination: false,
      sort: ['nextTry', 'id'],
      select: {},
      where: isDue(clock()),
    });
    const ids = docs.map(({ id }) => Number(id));
    const replyTo = sender.replyTo ?? (ids.length > 0 ? await readOfficeAddress(payload) : null);
    const from = replyTo ? { ...sender, replyTo } : sender;
    let isReachable = true;
    const work = async () => {
      // If the server is unreachable, the remaining emails keep their number of tries.
      for (let id = ids.shift(); id !== undefined && isReachable; id = ids.shift())
        if ((await deliver(id, clock, from)) === 'unreachable') isReachable = false;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (!isReachable) return 'unreachable';
    return docs.length === BATCH_SIZE ? 'more' : 'done';
  }

  return { sendDue };
}

export type Mailer = ReturnType<typeof createMailer>;
