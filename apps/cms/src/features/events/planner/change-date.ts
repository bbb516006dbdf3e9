import { type PayloadRequest, ValidationError } from 'payload';
import * as z from 'zod';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { may } from '../../../platform/rights/roles.ts';
import { checkDates } from '../dates/date-checks.ts';
import type { ChangedDate, EventTimes } from '../dates/event-dates.ts';
import { type ChangeOutcome, COLLECTION, changeNewestEvent, NO_DATE } from './newest-event.ts';

const Text = z.string().trim().max(300);
const Reason = z.object({ hu: Text, en: Text });
const Required = z.object({ hu: Text.min(1), en: Text });
const Change = z.discriminatedUnion('status', [
  z.object({ status: z.literal('cancelled'), reason: Required }),
  z.object({ status: z.literal('rescheduled'), reason: Required, newStart: z.iso.datetime() }),
  z.object({ status: z.literal('sold_out'), reason: Reason }),
  z.object({ status: z.literal('relocated'), reason: Reason, location: z.int().positive() }),
]);
export type DateChange = z.infer<typeof Change>;

/** The request to change the date with the original start `original`; `change` is `null` to restore it. */
export const DateRequest = z.object({ original: z.iso.datetime(), change: Change.nullable() });
export type DateRequest = z.infer<typeof DateRequest>;

const isChangeAt = (original: string) => (change: ChangedDate) => Date.parse(change.original ?? '') === Date.parse(original);

const readChanges = (event: Record<string, unknown>): ChangedDate[] =>
  (Array.isArray(event['changedDates']) ? event['changedDates'] : []).filter((row): row is ChangedDate => isRecord(row));

/** The stored change of a date; its reason is in the language in which the event was read. */
export const findChange = (event: Record<string, unknown>, original: string): ChangedDate | undefined =>
  readChanges(event).find(isChangeAt(original));

const createSaver = (req: PayloadRequest, id: number) =>
  ({ collection: COLLECTION, id, depth: 0, overrideAccess: false, overrideLock: false, user: req.user }) as const;

/** The newest version of an event in English, without fallbacks to Hungarian. */
export const inEnglish = (req: PayloadRequest, id: number): Promise<Record<string, unknown>> =>
  req.payload.findByID({
    collection: COLLECTION,
    id,
    draft: true,
    depth: 0,
    locale: 'en',
    fallbackLocale: false,
    overrideAccess: true,
    ...joinTransaction(req),
  });

/**
 * The rows of changed dates after the request: the date's row has the new status, keeps its ticket URL, and keeps its venue if it stays at a new
 * time.
 */
function listChangesAfter(event: Record<string, unknown>, { original, change }: DateRequest, note: string | null, row: string | null) {
  const otherChanges = readChanges(event).filter((one) => !isChangeAt(original)(one));
  if (!change) return otherChanges;
  const former = findChange(event, original);
  const id = row ?? former?.id;
  const isStillMoved = change.status === 'rescheduled' && former?.status === 'rescheduled';
  const isSameTime = isStillMoved && Date.parse(former?.newStart ?? '') === Date.parse(change.newStart);
  const changed = {
    ...(id ? { id } : {}),
    original,
    status: change.status,
    note,
    newStart: change.status === 'rescheduled' ? change.newStart : null,
    newEnd: isSameTime ? (former?.newEnd ?? null) : null,
    location: change.status === 'relocated' ? change.location : isStillMoved ? (former?.location ?? null) : null,
    ticketUrl: former?.ticketUrl ?? null,
  };
  return [...otherChanges, changed];
}

/**
 * Saves the English reason as a draft, because a save has one language and the event may have no English title to publish. Rows are matched by id.
 * Returns the row's id; `null` if the English reason is unchanged.
 */
async function saveInEnglish(req: PayloadRequest, id: number, request: DateRequest): Promise<string | null> {
  const now = await inEnglish(req, id);
  const reason = request.change?.reason.en ?? '';
  if (!request.change || reason === (findChange(now, request.original)?.note ?? '')) return null;
  const saved: Record<string, unknown> = await req.payload.update({
    ...createSaver(req, id),
    draft: true,
    locale: 'en',
    req,
    data: { changedDates: listChangesAfter(now, request, reason || null, null), _status: 'draft' },
  });
  return findChange(saved, request.original)?.id ?? null;
}

async function save(req: PayloadRequest, id: number, request: DateRequest, event: Record<string, unknown>): Promise<boolean> {
  const isPublished = event['_status'] === 'published' && may(req.user, 'publish', COLLECTION);
  const row = await saveInEnglish(req, id, request);
  await req.payload.update({
    ...createSaver(req, id),
    draft: !isPublished,
    locale: 'hu',
    // Only the first save checks the version that the editor saw.
    ...(row ? joinTransaction(req) : { req }),
    data: {
      changedDates: listChangesAfter(event, request, request.change?.reason.hu || null, row),
      _status: isPublished ? 'published' : 'draft',
    },
  });
  return isPublished;
}

/** Whether the event has a date with this original start. */
function hasDate(event: EventTimes, original: string): boolean {
  const changedDates: ChangedDate[] = [{ original, status: 'sold_out' }];
  return checkDates({ ...event, changedDates }).every(({ path }) => path !== 'changedDates.0.original');
}

/**
 * Changes or restores one date of an event. If the newest version is published and the editor may publish, visitors see the change at once; otherwise
 * it is saved with the unpublished changes, so that nobody else's work is published.
 */
export const changeDate = (req: PayloadRequest, id: number, request: DateRequest): Promise<ChangeOutcome<{ isPublished: boolean }>> =>
  changeNewestEvent(req, id, async ({ event, isNewer }) => {
    if (!isNewer && !hasDate(event, request.original)) return { status: 409, message: NO_DATE };
    try {
      return { done: { isPublished: await save(req, id, request, event) } };
    } catch (refused) {
      const [first] = refused instanceof ValidationError ? refused.data.errors : [];
      if (!first) throw refused;
      return { status: 400, message: first.message };
    }
  });
