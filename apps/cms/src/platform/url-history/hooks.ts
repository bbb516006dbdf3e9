import type { Slugs } from '@liget/content-api';
import { getShownSlugs } from '@liget/content-api/screens';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { SAVES_DRAFT } from '../content-revision/raise.ts';
import { getReferenceKey, isItemCollection, type Reference } from '../urls/named.ts';
import { getPaths, type ItemUrls, presentPlace } from '../urls/resolve-urls.ts';
import { deleteFormerPaths, findFormer, release, remember, whereDocument } from './former.ts';

const BEFORE = 'placesBefore';
type Before = Map<string, ItemUrls | null>;

/** Where documents were that this request changes; of the request alone, for one may change many. */
function placesBefore({ context }: PayloadRequest): Before {
  const known = context[BEFORE];
  if (known instanceof Map) return known;
  const made: Before = new Map();
  context[BEFORE] = made;
  return made;
}

const createReference = (collection: string, id: unknown): Reference | null =>
  isItemCollection(collection) && typeof id === 'number' ? { relationTo: collection, value: id } : null;

/** A save of a draft changes nothing that visitors see, unless it throws away or takes back. */
const isQuiet = (data: Partial<Record<string, unknown>>, req: PayloadRequest) =>
  req.context['seeding'] === true || (req.context[SAVES_DRAFT] === true && data['_status'] !== 'published' && !data['deletedAt']);

/** Notes where a document is before it changes: the form's own base may be a draft with an address that nobody has seen. */
export const noteAddress: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, operation, req }) => {
  const reference = operation === 'update' ? createReference(collection.slug, originalDoc?.id) : null;
  if (reference && !isQuiet(data, req)) placesBefore(req).set(getReferenceKey(reference), await presentPlace(req.payload, reference, req));
  return data;
};

const readSlugs = ({ hu, en }: Slugs) => [hu, en].filter((slug) => slug !== null);

/** The addresses that lead nowhere any more. One with the slug of the other language still leads: the page's own redirect knows both. */
function lost(before: ItemUrls, after: ItemUrls | null) {
  const shown = getShownSlugs(before.slugs);
  const currentSlugs = new Set(after ? readSlugs(after.slugs) : []);
  return getPaths(before).filter(({ locale }) => !currentSlugs.has(shown[locale] ?? ''));
}

/** Keeps the addresses that were lost, each language by itself, in the change's own transaction. */
export const recordFormerUrl: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const reference = createReference(collection.slug, doc['id']);
  if (!reference || isQuiet(doc, req)) return doc;
  const key = getReferenceKey(reference);
  const before = operation === 'update' ? placesBefore(req).get(key) : null;
  if (before === undefined) return doc;
  placesBefore(req).delete(key);
  const after = await presentPlace(req.payload, reference, req);
  if (before) await remember(req.payload, reference, lost(before, after), req);
  if (after)
    await release(
      req.payload,
      reference,
      getPaths(after).map(({ path }) => path),
      req,
    );
  return doc;
};

/** What is deleted for good leaves the addresses for which somebody said where they lead. */
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
