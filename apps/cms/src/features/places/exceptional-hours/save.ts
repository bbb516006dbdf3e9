import { APIError, createLocalReq, Locked, type PayloadRequest } from 'payload';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../../../platform/database/transactions/lock-until-commit.ts';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { getDocumentKey } from '../../../platform/optimistic-locking/based-on.ts';
import { RefusalError } from '../../../platform/rights/refusal-error.ts';
import { mayChangePublished } from '../../../platform/rights/roles.ts';
import { type ExceptionRow, findSame, removeException, withException } from './exception-rows.ts';
import type { HoursAction, HoursRequest } from './hours-request.ts';
import type { SavedPlace } from './place-answers.ts';
import { findHolder, findRefusedField, formatLockHolder, loadNewestPlace, PLACES, type Place, readPlace } from './places.ts';
import { publishHoursAlone } from './publish-hours.ts';

export interface SeenPlace {
  id: number;
  updatedAt: string;
}

const WHY = {
  gone: label('Már nincs meg.', 'It no longer exists.'),
  overtaken: label('Közben valaki módosította. Nézze meg újra, mielőtt menti.', 'Somebody has changed it. Check it again before you save.'),
  same: label('Már megvan nála.', 'It already has this exception.'),
  none: label('Nincs ilyen kivétele.', 'It has no such exception.'),
  held: label('Most más szerkeszti.', 'Somebody else is editing it.'),
  failed: label('Nem sikerült elmenteni.', 'It could not be saved.'),
} as const;

class LeftAlone extends Error {
  readonly why: Label;
  constructor(why: Label) {
    super(why.en);
    this.why = why;
  }
}

const createSaver = (req: PayloadRequest, id: number) =>
  ({ collection: PLACES, id, depth: 0, overrideAccess: false, overrideLock: false, user: req.user, req }) as const;

/**
 * Saves the English reason first, as a draft: a save has one language, and a place may have no English title to publish. Returns the new
 * row's id.
 */
async function addInEnglish(req: PayloadRequest, id: number, request: HoursRequest): Promise<string | null> {
  if (request.reason.en === '') return null;
  const rows = (await loadNewestPlace(req, id, 'en'))?.exceptions ?? [];
  const data = { exceptions: withException(rows, request, request.reason.en || null, null), _status: 'draft' } as const;
  const saved: unknown = await req.payload.update({ ...createSaver(req, id), draft: true, locale: 'en', data });
  return readPlace(saved).exceptions.at(-1)?.id ?? null;
}

async function listRowsAfter(req: PayloadRequest, place: Place, request: HoursRequest, action: HoursAction): Promise<ExceptionRow[]> {
  const rows = place.exceptions;
  const same = findSame(rows, request);
  if (action === 'remove') {
    if (!same) throw new LeftAlone(WHY.none);
    return removeException(rows, request);
  }
  if (same) throw new LeftAlone(WHY.same);
  return withException(rows, request, request.reason.hu || null, await addInEnglish(req, place.id, request));
}

/**
 * Saves a place, and returns whether visitors see the hours. If the editor may publish, they do wherever they see the place: other unpublished
 * changes of it stay unpublished. Otherwise it is saved as a draft.
 */
async function savePlace(req: PayloadRequest, seen: SeenPlace, request: HoursRequest, action: HoursAction): Promise<boolean> {
  await lockUntilCommit(getDocumentKey(PLACES, seen.id), req);
  const place = await loadNewestPlace(req, seen.id, 'hu');
  if (!place) throw new LeftAlone(WHY.gone);
  const holder = await findHolder(req, seen.id);
  if (holder !== null) throw new LeftAlone(formatLockHolder(holder));
  if (place.updatedAt !== seen.updatedAt) throw new LeftAlone(WHY.overtaken);
  const mayPublish = mayChangePublished(req.user, PLACES);
  const isPublished = place._status === 'published' && mayPublish;
  const exceptions = await listRowsAfter(req, place, request, action);
  const data = { exceptions, _status: isPublished ? 'published' : 'draft' } as const;
  const saved: unknown = await req.payload.update({ ...createSaver(req, seen.id), draft: !isPublished, locale: 'hu', data });
  if (isPublished || !mayPublish) return isPublished;
  const { updatedAt, exceptions: rows } = readPlace(saved);
  return publishHoursAlone(req, seen.id, request, action, { updatedAt, row: findSame(rows, request)?.id ?? null });
}

function explainRefusal(req: PayloadRequest, error: unknown, language: keyof Label): string {
  if (error instanceof LeftAlone) return error.why[language];
  if (error instanceof Locked) return WHY.held[language];
  const field = findRefusedField(error);
  if (field !== null) return field;
  if (error instanceof RefusalError || (error instanceof APIError && error.isPublic)) return error.message;
  req.payload.logger.error({ err: error }, 'exceptional hours could not be saved');
  return WHY.failed[language];
}

/** Adds the exception to each place or removes it: each place completely or not at all, independently of the others. */
export async function savePlaces(
  req: PayloadRequest,
  places: readonly SeenPlace[],
  request: HoursRequest,
  action: HoursAction,
): Promise<SavedPlace[]> {
  const language = getEditorLanguage(req);
  const saved: SavedPlace[] = [];
  for (const seen of places) {
    const { id } = seen;
    const title = (await loadNewestPlace(req, id, 'hu'))?.title ?? String(id);
    // A context for each document, because hooks store in it what they did with the document.
    const { headers, i18n, t, user } = req;
    const own = await createLocalReq({ req: { headers, i18n, t }, ...(user ? { user } : {}) }, req.payload);
    try {
      saved.push({ id, title, isPublished: await inTransaction(own, (inside) => savePlace(inside, seen, request, action)) });
    } catch (error) {
      saved.push({ id, title, why: explainRefusal(req, error, language) });
    }
  }
  return saved;
}
