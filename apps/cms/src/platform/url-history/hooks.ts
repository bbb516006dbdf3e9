import type { Slugs } from '@liget/content-api';
import { getShownSlugs } from '@liget/content-api/screens';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { SAVES_DRAFT } from '../content-revision/raise.ts';
import { getReferenceKey, isItemCollection, type Reference } from '../urls/named.ts';
import { getPaths, type ItemUrls, resolveItemUrls } from '../urls/resolve-urls.ts';
import { deleteExistingPaths, deleteFormerPaths, findFormer, storeFormerPaths, whereDocument } from './former.ts';

const BEFORE = 'urlsBefore';
type Before = Map<string, ItemUrls | null>;

/** The paths, before this request, of the documents that it changes, of which there may be many. */
function getUrlsBefore({ context }: PayloadRequest): Before {
  const stored = context[BEFORE];
  if (stored instanceof Map) return stored;
  const urlsBefore: Before = new Map();
  context[BEFORE] = urlsBefore;
  return urlsBefore;
}

const createReference = (collection: string, id: unknown): Reference | null =>
  isItemCollection(collection) && typeof id === 'number' ? { relationTo: collection, value: id } : null;

/** A draft save changes nothing public, unless it moves to or restores from the trash. */
const isQuiet = (data: Partial<Record<string, unknown>>, req: PayloadRequest) =>
  req.context['seeding'] === true || (req.context[SAVES_DRAFT] === true && data['_status'] !== 'published' && !data['deletedAt']);

/** Notes a document's path before a change: the form may be based on a draft whose path was never public. */
export const noteAddress: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, operation, req }) => {
  const reference = operation === 'update' ? createReference(collection.slug, originalDoc?.id) : null;
  if (reference && !isQuiet(data, req))
    getUrlsBefore(req).set(getReferenceKey(reference), await resolveItemUrls(req.payload, reference, req));
  return data;
};

const readSlugs = ({ hu, en }: Slugs) => [hu, en].filter((slug) => slug !== null);

/** The paths that no longer exist. A path with the other language's slug still works, because the page redirects it. */
function findLostUrls(before: ItemUrls, after: ItemUrls | null) {
  const shown = getShownSlugs(before.slugs);
  const currentSlugs = new Set(after ? readSlugs(after.slugs) : []);
  return getPaths(before).filter(({ locale }) => !currentSlugs.has(shown[locale] ?? ''));
}

/** Stores lost paths, for each language, in the transaction of the change. */
export const recordFormerUrl: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const reference = createReference(collection.slug, doc['id']);
  if (!reference || isQuiet(doc, req)) return doc;
  const key = getReferenceKey(reference);
  const before = operation === 'update' ? getUrlsBefore(req).get(key) : null;
  if (before === undefined) return doc;
  getUrlsBefore(req).delete(key);
  const after = await resolveItemUrls(req.payload, reference, req);
  if (before) await storeFormerPaths(req.payload, reference, findLostUrls(before, after), req);
  if (after)
    await deleteExistingPaths(
      req.payload,
      reference,
      getPaths(after).map(({ path }) => path),
      req,
    );
  return doc;
};

/** A permanent deletion keeps only paths with a redirect target. */
export const leaveAddresses: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const reference = createReference(collection.slug, Number(id));
  if (!reference) return;
  const rows = await findFormer(req.payload, whereDocument(reference), req);
  await deleteFormerPaths(
    req.payload,
    rows.filter(({ successor }) => successor === null),
    req,
  );
};
