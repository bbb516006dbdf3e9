import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { lockUntilCommit } from '../database/lock-until-commit.ts';
import { joinTransaction } from '../database/transaction.ts';
import { toStoredText } from '../read-model/dates.ts';
import { checkEmail, type Email, EmailError } from './email.ts';
import { EMAIL_KINDS } from './email-kinds.ts';
import { OUTBOX, toEmailColumns } from './stored-email.ts';
import { findUnconfirmedEmails, isWithinLimits, toMailbox, toUsualCase } from './unconfirmed.ts';

/** Tells the post office of this process that there is something to send. By name, because a bundle may hold this module twice. */
export const posted = channel('liget.mail.posted');

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

/** A letter that was not stored because its mailbox has had enough of such letters. */
type QueueOutcome = 'posted' | 'limited';

async function store(payload: Payload, email: Email, req?: PayloadRequest): Promise<QueueOutcome> {
  const { key } = email;
  const isWithin = req?.transactionID !== undefined;
  // On PostgreSQL a duplicate would end the whole transaction: there who comes second waits, and looks.
  if (key !== undefined && isWithin) await lockUntilCommit(getTurn(key), req);
  if (key !== undefined && (await isQueued(payload, key, req))) return 'posted';
  const now = Temporal.Now.instant();
  if (EMAIL_KINDS[email.kind] === 'unconfirmed' && !isWithinLimits(await findUnconfirmedEmails(payload, email.to, { now, req }), now)) {
    payload.logger.info(`A letter of the kind ${email.kind} was not posted: its recipient has had enough of them lately`);
    return 'limited';
  }
  const at = toStoredText(now);
  try {
    await payload.create({
      collection: OUTBOX,
      overrideAccess: true,
      depth: 0,
      // One row is one statement, which needs no transaction of its own.
      disableTransaction: true,
      ...joinTransaction(req),
      data: { ...toEmailColumns(email), state: 'waiting', tries: 0, since: at, nextTry: at },
    });
  } catch (error) {
    if (key === undefined || isWithin || !(await isQueued(payload, key))) throw error;
    return 'posted';
  }
  posted.publish({});
  return 'posted';
}

/**
 * Stores a letter to be sent, within the transaction of the request that is given: it is sent when that is committed, and never when it is
 * rolled back. A key that was posted before changes nothing, also in parallel. Letters of unconfirmed kinds are limited per mailbox. Throws a
 * EmailError for what cannot be a mail.
 */
export async function post(payload: Payload, email: Email, req?: PayloadRequest): Promise<QueueOutcome> {
  checkEmail(email);
  if (EMAIL_KINDS[email.kind] === 'confirmed') return store(payload, email, req);
  const to = toUsualCase(email.to);
  return inTransaction(req ?? (await createLocalReq({}, payload)), async (within) => {
    await lockUntilCommit(getTurn(toMailbox(to)), within);
    return store(payload, { ...email, to }, within);
  });
}

/** As `post`, for an email that must keep nothing from being done: whether it is stored. What cannot be a mail is left out, and told to the log. */
export async function postIfPossible(payload: Payload, email: Email, req?: PayloadRequest): Promise<boolean> {
  try {
    return (await post(payload, email, req)) === 'posted';
  } catch (error) {
    if (!(error instanceof EmailError)) throw error;
    payload.logger.warn(error.message);
    return false;
  }
}
