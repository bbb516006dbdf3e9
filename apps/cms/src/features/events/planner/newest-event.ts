import { APIError, Locked, type PayloadRequest, ValidationError } from 'payload';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../../../platform/database/transactions/lock-until-commit.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { BASED_ON, getDocumentKey, parseBase } from '../../../platform/optimistic-locking/based-on.ts';
import { releaseLock } from '../../../platform/optimistic-locking/lock.ts';

/** `status` is that of the answer: 409 if somebody else has saved meanwhile, 423 while somebody has the form open. */
export type ChangeOutcome<Done> = { done: Done } | Refused;

interface Refused {
  status: 400 | 404 | 409 | 423;
  message: string | Label;
}

/** Thrown inside the transaction, which rolls it back. */
class RefusedError extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super('The change was refused');
    this.refused = refused;
  }
}

const GONE = label('Ez a program már nincs meg.', 'This event no longer exists.');
export const NO_DATE = label(
  'Ennek a programnak már nincs ilyen időpontja; valaki közben módosította.',
  'This event no longer has this date; somebody has changed it.',
);
const LOCKED = label(
  'Ezt a programot most más szerkeszti az űrlapján. Próbálja meg később.',
  'Somebody else has this event’s form open. Try again later.',
);
const NO_BASE = label('Frissítse az oldalt, és próbálja újra.', 'Reload the page and try again.');

export const COLLECTION = 'events';

/** The newest version of an event, with drafts. */
export interface NewestEvent {
  event: Record<string, unknown>;
  /** Somebody has saved it since; the save reports who. */
  isNewer: boolean;
}

async function workInTurn<Done>(
  req: PayloadRequest,
  id: number,
  work: (newest: NewestEvent) => Promise<ChangeOutcome<Done>>,
): Promise<ChangeOutcome<Done>> {
  await lockUntilCommit(getDocumentKey(COLLECTION, id), req);
  const event: Record<string, unknown> | null = await req.payload.findByID({
    collection: COLLECTION,
    id,
    draft: true,
    depth: 0,
    locale: 'hu',
    disableErrors: true,
    overrideAccess: true,
    ...joinTransaction(req),
  });
  if (!event) return { status: 404, message: GONE };
  const outcome = await work({
    event,
    isNewer: event['updatedAt'] !== parseBase(getDocumentKey(COLLECTION, id), req.headers.get(BASED_ON)),
  });
  // The calendar has no open form that would need the lock.
  if ('done' in outcome) await releaseLock(req, getDocumentKey(COLLECTION, id));
  return outcome;
}

/**
 * Changes an event from the calendar in one transaction. The request names the version that the editor saw (`optimistic-locking/based-on.ts`); a
 * change that is based on an older version is refused, as in a form. Rejects when the signed-in user may not change events.
 */
export async function changeNewestEvent<Done>(
  req: PayloadRequest,
  id: number,
  work: (newest: NewestEvent) => Promise<ChangeOutcome<Done>>,
): Promise<ChangeOutcome<Done>> {
  if (parseBase(getDocumentKey(COLLECTION, id), req.headers.get(BASED_ON)) === undefined) return { status: 400, message: NO_BASE };
  try {
    return await inTransaction(req, async (within) => {
      const outcome = await workInTurn(within, id, work);
      if (!('done' in outcome)) throw new RefusedError(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RefusedError) return error.refused;
    if (error instanceof Locked) return { status: 423, message: LOCKED };
    const [invalid] = error instanceof ValidationError ? error.data.errors : [];
    if (invalid) return { status: 400, message: invalid.message };
    if (error instanceof APIError && error.status === 409) return { status: 409, message: error.message };
    throw error;
  }
}
