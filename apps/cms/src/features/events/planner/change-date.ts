import type { PayloadRequest } from 'payload';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { may } from '../../../platform/rights/roles.ts';
import { toText } from '../../../platform/to-text.ts';
import { type DateRequest, findChange, hasDate, listChangesAfter } from './changed-rows.ts';
import { type ChangeOutcome, COLLECTION, changeNewestEvent, NO_DATE } from './newest-event.ts';
import { publishDateAlone } from './published-date.ts';

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
  const mayPublish = may(req.user, 'publish', COLLECTION);
  const isPublished = event['_status'] === 'published' && mayPublish;
  const englishRow = await saveInEnglish(req, id, request);
  const saved: Record<string, unknown> = await req.payload.update({
    ...createSaver(req, id),
    draft: !isPublished,
    locale: 'hu',
    // Only the first save checks the version that the editor saw.
    ...(englishRow ? joinTransaction(req) : { req }),
    data: {
      changedDates: listChangesAfter(event, request, request.change?.reason.hu || null, englishRow),
      _status: isPublished ? 'published' : 'draft',
    },
  });
  if (isPublished || !mayPublish) return isPublished;
  const row = findChange(saved, request.original)?.id ?? null;
  return publishDateAlone(req, id, request, { updatedAt: toText(saved['updatedAt']), row });
}

/**
 * Changes or restores one date of an event. If the editor may publish, visitors who see the date see the change at once; what else is unpublished
 * stays so. Otherwise the change is saved with the unpublished ones.
 */
export const changeDate = (req: PayloadRequest, id: number, request: DateRequest): Promise<ChangeOutcome<{ isPublished: boolean }>> =>
  changeNewestEvent(req, id, async ({ event, isNewer }) => {
    if (!isNewer && !hasDate(event, request.original)) return { status: 409, message: NO_DATE };
    return { done: { isPublished: await save(req, id, request, event) } };
  });
