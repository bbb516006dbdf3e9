import { itemScreens } from '@liget/content-api/screens';
import type { Payload, PopulateType, Sort, Where } from 'payload';
import type { Config } from '../../payload-types.ts';
import { CONTENT_API } from '../rights/rules.ts';
import type { FieldName } from './field-types.ts';
import { withAlternates } from './pictures/alternates.ts';
import { fillPlaceholders } from './placeholders/fill.ts';
import { withRelated } from './related.ts';

export type Documents = Config['collections'];
export type CollectionName = keyof Documents;
export type GlobalName = keyof Config['globals'];

/**
 * Options of public reads: as an anonymous visitor even when an editor is signed in, so only published documents; both languages, without
 * Payload's own fallback.
 */
const createVisitorOptions = () => ({ overrideAccess: false, locale: 'all', context: { ...CONTENT_API } }) as const;

/** The fields of a related document that a reference needs. */
const REFERENCES: PopulateType = {
  ...Object.fromEntries(itemScreens.map(({ items }) => [items.collection, { title: true, slug: true }])),
  'event-types': { name: true, slug: true },
  'event-categories': { name: true, slug: true },
  'event-locations': { title: true, slug: true, topLocation: true, latitude: true, longitude: true },
  'news-categories': { name: true, slug: true },
  'gallery-categories': { title: true, slug: true, updatedAt: true },
};

/** A document in both languages, with placeholders filled. Immutable: readers of many requests share it. */
export interface StoredDocument {
  document: unknown;
  isFilled: boolean;
}

export interface StoredList {
  documents: readonly StoredDocument[];
  total: number;
}

async function fillDocuments(payload: Payload, documents: readonly unknown[]): Promise<StoredDocument[]> {
  const filled = await fillPlaceholders(payload, documents);
  return documents.map((document) => ({ document, isFilled: filled.has(document) }));
}

/** Which related documents are loaded: 1 those of the items, 2 also those of the related documents. */
export type Depth = 0 | 1 | 2;

export interface FindOptions<Document> {
  where?: Where | undefined;
  sort?: Sort;
  depth?: Depth;
  /** The fields to read; all fields by default. */
  select?: readonly FieldName<Document>[];
}

/** Loads stored pictures for `withAlternates`. */
const createLoader = (payload: Payload) => async (ids: readonly number[]) =>
  (await payload.find({ ...createVisitorOptions(), collection: 'media', where: { id: { in: [...ids] } }, depth: 0, pagination: false }))
    .docs;

export type PageRequest = { page: number; limit: number } | { pagination: false; limit: number };

/** Published documents of a collection, all of them or a page, from the database. */
export async function loadDocuments<Name extends CollectionName>(
  payload: Payload,
  collection: Name,
  { where = {}, sort = 'id', depth = 1, select }: FindOptions<Documents[Name]>,
  paging: PageRequest,
): Promise<StoredList> {
  const { docs, totalDocs } = await payload.find({
    ...createVisitorOptions(),
    ...paging,
    collection,
    where,
    sort,
    depth,
    populate: REFERENCES,
    ...(select ? { select: Object.fromEntries(select.map((name) => [name, true as const])) } : {}),
  });
  if (depth > 0) await withAlternates(docs, createLoader(payload));
  return { documents: await fillDocuments(payload, docs), total: totalDocs };
}

/** The newest version of a document, published or not, with published related documents; `undefined` when it does not exist. */
export async function loadDraft(
  payload: Payload,
  collection: CollectionName,
  id: number,
  depth: Depth,
): Promise<StoredDocument | undefined> {
  const document = await payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
    disableErrors: true,
  });
  if (!document) return undefined;
  await withRelated(payload, collection, document, { depth, populate: REFERENCES, options: createVisitorOptions() });
  await withAlternates([document], createLoader(payload));
  return (await fillDocuments(payload, [document]))[0];
}

/** The published state of a global. */
export async function loadGlobal(payload: Payload, slug: GlobalName, depth: Depth): Promise<StoredDocument> {
  const document: unknown = await payload.findGlobal({ ...createVisitorOptions(), slug, depth, populate: REFERENCES });
  await withAlternates([document], createLoader(payload));
  const [filled] = await fillDocuments(payload, [document]);
  return filled ?? { document, isFilled: false };
}
