import { type PayloadRequest, ValidationError } from 'payload';
import * as z from 'zod';
import { joinTransaction } from '../../../platform/database/transaction.ts';
import { isRecord } from '../../../platform/read-model/document-reader.ts';
import { checkDates } from '../dates/date-checks.ts';
import type { ChangedDate, EventTimes } from '../dates/event-dates.ts';
import { COLLECTION, NO_DATE, type Outcome, onNewest } from './newest-event.ts';

const Reason = z.string().trim().max(300);
/** What an editor wishes: that the date which was to begin at `original` is cancelled for a reason, or takes place after all (`null`). */
export const DateWish = z.object({ original: z.iso.datetime(), reason: z.object({ hu: Reason.min(1), en: Reason }).nullable() });
export type DateWish = z.infer<typeof DateWish>;

const isOf = (original: string) => (change: ChangedDate) => Date.parse(change.original ?? '') === Date.parse(original);

const changesIn = (event: Record<string, unknown>): ChangedDate[] =>
  (Array.isArray(event['changedDates']) ? event['changedDates'] : []).filter((row): row is ChangedDate => isRecord(row));

const saving = (req: PayloadRequest, id: number) =>
  ({ collection: COLLECTION, id, depth: 0, overrideAccess: false, overrideLock: false, user: req.user }) as const;

/**
 * Saves the row with its English reason as a draft, for a save has one language, and a program may have no English title to publish. The rows are
 * known by their ids, and keep what they have. Gives the row's id.
 */
async function saveInEnglish(req: PayloadRequest, id: number, { original, reason }: DateWish): Promise<string | null> {
  const now: Record<string, unknown> = await req.payload.findByID({
    collection: COLLECTION,
    id,
    draft: true,
    depth: 0,
    locale: 'en',
    fallbackLocale: false,
    overrideAccess: true,
    ...joinTransaction(req),
  });
  const kept = changesIn(now).filter((change) => !isOf(original)(change));
  const changedDates = [...kept, { original, status: 'cancelled', note: reason?.en ?? null }];
  const saved: Record<string, unknown> = await req.payload.update({
    ...saving(req, id),
    draft: true,
    locale: 'en',
    req,
    data: { changedDates, _status: 'draft' },
  });
  return changesIn(saved).find(isOf(original))?.id ?? null;
}

async function save(req: PayloadRequest, id: number, wish: DateWish, event: Record<string, unknown>): Promise<boolean> {
  const { original, reason } = wish;
  const isPublished = event['_status'] === 'published';
  const row = reason?.en ? await saveInEnglish(req, id, wish) : null;
  const kept = changesIn(event).filter((change) => !isOf(original)(change));
  const cancelled = reason ? [{ ...(row ? { id: row } : {}), original, status: 'cancelled', note: reason.hu }] : [];
  await req.payload.update({
    ...saving(req, id),
    draft: !isPublished,
    locale: 'hu',
    // What was seen before is named by the first save alone.
    ...(row ? joinTransaction(req) : { req }),
    data: { changedDates: [...kept, ...cancelled], _status: isPublished ? 'published' : 'draft' },
  });
  return isPublished;
}

/** Has the program a date that was to begin then? */
function hasDate(event: EventTimes, original: string): boolean {
  const changedDates: ChangedDate[] = [{ original, status: 'sold_out' }];
  return checkDates({ ...event, changedDates }).every(({ path }) => path !== 'changedDates.0.original');
}

/**
 * Cancels one date of a program, or lets it take place after all. Where visitors see the newest version, they see this at once; where there are
 * unpublished changes, it is saved among them, and nobody else's work is published.
 */
export const cancelDate = (req: PayloadRequest, id: number, wish: DateWish): Promise<Outcome<{ isPublished: boolean }>> =>
  onNewest(req, id, async ({ event, isNewer }) => {
    if (!isNewer && !hasDate(event, wish.original)) return { status: 409, message: NO_DATE };
    try {
      return { done: { isPublished: await save(req, id, wish, event) } };
    } catch (refused) {
      const [first] = refused instanceof ValidationError ? refused.data.errors : [];
      if (!first) throw refused;
      return { status: 400, message: first.message };
    }
  });
