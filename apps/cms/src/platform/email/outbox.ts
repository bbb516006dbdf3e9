import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../database/transactions/lock-until-commit.ts';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { toStoredText } from '../read-model/dates.ts';
import { checkEmail, type Email, EmailError } from './email.ts';
import { EMAIL_KINDS } from './email-kinds.ts';
import { findRecentEmails, isWithinLimits, toMailbox, toUsualCase } from './email-limits.ts';
import { OUTBOX, toEmailColumns } from './stored-email.ts';

/** Tells the mail worker of this process that an email was queued. A named channel, because a bundle may contain this module twice. */
export const emailQueued = channel('liget.mail.queued');

async function isQueued(payload: Payload, key: string, req?: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: OUTBOX,
    overrideAccess: true,
    where: { key: { equals: key } },
    ...joinTransaction(req),
  });
  return totalDocs > 0;
}

const getTurn = (subject: string) => `mail/${createHash('sha256').update(subject).digest('hex')}`;

/** `limited`: not stored, because the mailbox has reached its limit of such emails. */
type QueueOutcome = 'queued' | 'limited';

async function store(payload: Payload, email: Email, req?: PayloadRequest): Promise<QueueOutcome> {
  const { key } = email;
  const isWithin = req?.transactionID !== undefined;
  // On PostgreSQL a duplicate key would abort the whole transaction: the second transaction waits for the first and then checks.
  if (key !== undefined && isWithin) await lockUntilCommit(getTurn(key), req);
  if (key !== undefined && (await isQueued(payload, key, req))) return 'queued';
  const now = Temporal.Now.instant();
  const kinds = EMAIL_KINDS[email.kind];
  if (kinds !== 'confirmed' && !isWithinLimits(kinds, await findRecentEmails(payload, email.to, { kinds, now, req }), now)) {
    payload.logger.info(`An email of the kind ${email.kind} was not queued: its mailbox has reached the limit`);
    return 'limited';
  }
  const at = toStoredText(now);
  try {
    await payload.create({
      collection: OUTBOX,
      overrideAccess: true,
      depth: 0,
      // A single statement needs no transaction.
      disableTransaction: true,
      ...joinTransaction(req),
      data: { ...toEmailColumns(email), state: 'waiting', tries: 0, since: at, nextTry: at },
    });
  } catch (error) {
    if (key === undefined || isWithin || !(await isQueued(payload, key))) throw error;
    return 'queued';
  }
  emailQueued.publish({});
  return 'queued';
}

/**
 * Stores an email in the outbox, in the transaction of `req`: it is sent after the commit, and not sent after a rollback. An email whose key was
 * stored before is ignored, also when both arrive in parallel. Emails that visitors cause are limited per mailbox. Throws an EmailError for an
 * email that cannot be sent.
 */
export async function queueEmail(payload: Payload, email: Email, req?: PayloadRequest): Promise<QueueOutcome> {
  checkEmail(email);
  if (EMAIL_KINDS[email.kind] === 'confirmed') return store(payload, email, req);
  const to = toUsualCase(email.to);
  return inTransaction(req ?? (await createLocalReq({}, payload)), async (within) => {
    await lockUntilCommit(getTurn(toMailbox(to)), within);
    return store(payload, { ...email, to }, within);
  });
}

/** Like `queueEmail`, for an email that must not make the caller fail; returns whether it is stored. An invalid email is dropped and logged. */
export async function queueEmailIfPossible(payload: Payload, email: Email, req?: PayloadRequest): Promise<boolean> {
  try {
    return (await queueEmail(payload, email, req)) === 'queued';
  } catch (error) {
    if (!(error instanceof EmailError)) throw error;
    payload.logger.warn(error.message);
    return false;
  }
}
