import { APIError, commitTransaction, initTransaction, killTransaction, Locked, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { inTurn } from '../../../platform/database/in-turn.ts';
import { inTransactionOf } from '../../../platform/database/transaction.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { BASED_ON, baseFor, documentKey } from '../../../platform/optimistic-locking/based-on.ts';
import { releaseLock } from '../../../platform/optimistic-locking/lock.ts';
import { SCOPES } from '../agenda/scopes.ts';
import { checkDates } from '../dates/date-checks.ts';
import { movedTimes } from '../dates/moved-times.ts';

const Day = z.string().refine((text) => {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
});

/** What an editor wishes: that the date which begins at `start` goes to the day `to`. */
export const Wish = z.object({ start: z.iso.datetime(), to: Day, scope: z.enum(SCOPES) });
export type Wish = z.infer<typeof Wish>;

/** `status` is that of the answer: 409 when somebody else was there first, 423 while somebody has the form open. */
export type Outcome = { done: { start: string } } | { status: 400 | 404 | 409 | 423; message: string | Label };

const GONE = label('Ez a program már nincs meg.', 'This event is not there any more.');
const NO_DATE = label(
  'Ennek a programnak már nincs ilyen időpontja; valaki közben módosította.',
  'This event has no such date any more; somebody has changed it.',
);
const LOCKED = label(
  'Ezt a programot most más szerkeszti az űrlapján. Próbálja meg később.',
  'Somebody else has this event’s form open. Try again later.',
);
const NO_BASE = label('Frissítse az oldalt, és próbálja újra.', 'Reload the page and try again.');

const COLLECTION = 'events';

/** The new start of the moved date, by the same time of day. */
function startAfter({ start, to }: Wish): string {
  const zoned = Temporal.Instant.from(start).toZonedDateTimeISO('Europe/Budapest');
  const moved = Temporal.PlainDate.from(to).toZonedDateTime({ timeZone: zoned.timeZoneId, plainTime: zoned.toPlainTime() });
  return new Date(moved.epochMilliseconds).toISOString();
}

async function moveInTurn(req: PayloadRequest, id: number, wish: Wish): Promise<Outcome> {
  await inTurn(documentKey(COLLECTION, id), req);
  const event: Record<string, unknown> | null = await req.payload.findByID({
    collection: COLLECTION,
    id,
    draft: true,
    depth: 0,
    locale: 'hu',
    disableErrors: true,
    overrideAccess: true,
    ...inTransactionOf(req),
  });
  if (!event) return { status: 404, message: GONE };
  const isNewer = event['updatedAt'] !== baseFor(documentKey(COLLECTION, id), req.headers.get(BASED_ON));
  const moved = movedTimes(event, { ...wish, to: Temporal.PlainDate.from(wish.to) });
  // When somebody else has saved meanwhile, the save below says who it was.
  if (!moved && !isNewer) return { status: 409, message: NO_DATE };
  const [error] = moved ? checkDates(moved) : [];
  if (error) return { status: 400, message: error.message };
  await req.payload.update({
    collection: COLLECTION,
    id,
    draft: true,
    depth: 0,
    locale: 'hu',
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    req,
    data: { ...moved, _status: 'draft' },
  });
  // A move is no form that stays open.
  await releaseLock(req, documentKey(COLLECTION, id));
  return { done: { start: startAfter(wish) } };
}

/**
 * Moves dates of a program and saves it as a draft; all of it or nothing. The request names what the editor saw (`saving/based-on.ts`); who is
 * behind is refused as a form would be. Rejects when the signed-in user may not change programs.
 */
export async function move(req: PayloadRequest, id: number, wish: Wish): Promise<Outcome> {
  if (baseFor(documentKey(COLLECTION, id), req.headers.get(BASED_ON)) === undefined) return { status: 400, message: NO_BASE };
  const isOwn = await initTransaction(req);
  try {
    const outcome = await moveInTurn(req, id, wish);
    if (isOwn) await commitTransaction(req);
    return outcome;
  } catch (error) {
    if (isOwn) await killTransaction(req);
    if (error instanceof Locked) return { status: 423, message: LOCKED };
    if (error instanceof APIError && error.status === 409) return { status: 409, message: error.message };
    throw error;
  }
}
