import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { Payload, PayloadRequest } from 'payload';
import { inTurn } from '../database/in-turn.ts';
import { inTransactionOf } from '../database/transaction.ts';
import { checkLetter, type Letter } from './letter.ts';
import { columnsOf, OUTBOX } from './stored-letter.ts';

/** Tells the post office of this process that there is something to send. By name, because a bundle may hold this module twice. */
export const posted = channel('liget.mail.posted');

async function isQueued(payload: Payload, key: string, req?: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: OUTBOX,
    overrideAccess: true,
    where: { key: { equals: key } },
    ...inTransactionOf(req),
  });
  return totalDocs > 0;
}

/**
 * Stores a letter to be sent, within the transaction of the request that is given: it is sent when that is committed, and never when it is
 * rolled back. A key that was posted before changes nothing, also in parallel. Throws a LetterError for what cannot be a mail.
 */
export async function post(payload: Payload, letter: Letter, req?: PayloadRequest): Promise<void> {
  checkLetter(letter);
  const { key } = letter;
  const isWithin = req?.transactionID !== undefined;
  // On PostgreSQL a duplicate would end the whole transaction: there who comes second waits, and looks.
  if (key !== undefined && isWithin) await inTurn(`mail/${createHash('sha256').update(key).digest('hex')}`, req);
  if (key !== undefined && (await isQueued(payload, key, req))) return;
  const now = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' });
  try {
    await payload.create({
      collection: OUTBOX,
      overrideAccess: true,
      depth: 0,
      // One row is one statement, which needs no transaction of its own.
      disableTransaction: true,
      ...inTransactionOf(req),
      data: { ...columnsOf(letter), state: 'waiting', tries: 0, since: now, nextTry: now },
    });
  } catch (error) {
    if (key === undefined || isWithin || !(await isQueued(payload, key))) throw error;
    return;
  }
  posted.publish({});
}
