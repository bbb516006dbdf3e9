import type { ListMeta, Locale } from '@liget/content-api';
import type { Payload } from 'payload';
import type { Config } from '../../payload-types.ts';
import { ContentCache } from '../content-revision/content-cache.ts';
import { isRecord } from '../is-record.ts';
import { DocumentError, DocumentReader, type Warn } from './document-reader.ts';
import {
  type CollectionName,
  type Depth,
  type Documents,
  type FindOptions,
  type GlobalName,
  loadDocuments,
  loadDraft,
  loadGlobal,
  type PageRequest,
  type StoredDocument,
  type StoredList,
} from './load-documents.ts';

export type { CollectionName, Documents, FindOptions };

/** The context of a read: database, language, paging. */
export interface ReadContext {
  payload: Payload;
  locale: Locale;
  /** In whole minutes, for pictures, which have a season and an embargo. Missing in reads whose result is cached. */
  now?: Temporal.Instant;
  /** The item that is read as a draft, whatever its slug; the caller has verified the requester. All other documents are read as published. */
  draft?: { collection: CollectionName; id: number };
}

/** The context of a read whose answer depends on the time. */
export type TimedReadContext = ReadContext & { now: Temporal.Instant };

export function warnTo(payload: Payload): Warn {
  return (message) => payload.logger.warn(message);
}

/** Bytes of Payload's documents: the length of texts, and a few bytes for every value. */
const MAX_DOCUMENTS_BYTES = 24 * 1024 * 1024;
const VALUE_BYTES = 16;

function measureBytes(value: unknown): number {
  if (typeof value === 'string') return VALUE_BYTES + value.length;
  if (typeof value !== 'object' || value === null) return VALUE_BYTES;
  let bytes = VALUE_BYTES;
  for (const key in value) bytes += VALUE_BYTES + measureBytes(Reflect.get(value, key));
  return bytes;
}

/** Lists are cached by their conditions, documents by their ids. */
const lists = new ContentCache<StoredList>({ maxBytes: MAX_DOCUMENTS_BYTES / 2, measureBytes });
const single = new ContentCache<StoredDocument>({ maxBytes: MAX_DOCUMENTS_BYTES / 2, measureBytes });

/** The only place where Payload's untyped results become typed readers. */
function toReader<Document extends object>(
  { payload, locale, now }: ReadContext,
  { document, isFilled }: StoredDocument,
  place: string,
): DocumentReader<Document> {
  return new DocumentReader(document, { locale, place, warn: warnTo(payload), isFilled, instant: now });
}

const getId = (document: unknown): number => (isRecord(document) ? Number(document['id']) : Number.NaN);

const getPlaceText = (collection: string, document: unknown): string =>
  isRecord(document) && 'id' in document ? `${collection} ${String(document['id'])}` : collection;

/** Published documents of a collection, all of them or a page. */
async function find<Name extends CollectionName>(
  context: ReadContext,
  collection: Name,
  options: FindOptions<Documents[Name]>,
  paging: PageRequest,
): Promise<{ items: DocumentReader<Documents[Name]>[]; total: number }> {
  const key = JSON.stringify([collection, options, paging]);
  const { documents, total } = await lists.get(context.payload, key, () => loadDocuments(context.payload, collection, options, paging));
  return { items: documents.map((one) => toReader(context, one, getPlaceText(collection, one.document))), total };
}

/** The first matching documents, in order. */
export async function findSome<Name extends CollectionName>(
  context: ReadContext,
  collection: Name,
  limit: number,
  options: FindOptions<Documents[Name]> = {},
): Promise<DocumentReader<Documents[Name]>[]> {
  return (await find(context, collection, options, { pagination: false, limit })).items;
}

/** All matching documents: for Payload a limit of 0 means none. */
export function findAll<Name extends CollectionName>(
  context: ReadContext,
  collection: Name,
  options: FindOptions<Documents[Name]> = {},
): Promise<DocumentReader<Documents[Name]>[]> {
  return findSome(context, collection, 0, options);
}

/** One page of the matching documents. */
export async function findPage<Name extends CollectionName>(
  context: ReadContext,
  collection: Name,
  { page, limit }: { page: number; limit: number },
  options: FindOptions<Documents[Name]> = {},
): Promise<{ items: DocumentReader<Documents[Name]>[]; meta: ListMeta }> {
  const { items, total } = await find(context, collection, options, { page, limit });
  return { items, meta: { total, page, limit } };
}

/** Like `findAll`; the document that is read as a draft replaces its published version, or is the last one. */
export async function findAllWithDraft<Name extends CollectionName>(
  context: ReadContext,
  collection: Name,
  options: FindOptions<Documents[Name]> & { depth: Depth },
): Promise<DocumentReader<Documents[Name]>[]> {
  const published = await findAll(context, collection, options);
  if (context.draft?.collection !== collection) return published;
  const draft = await findDraft(context, collection, context.draft.id, options.depth);
  return draft ? [...published.filter(({ id }) => id !== draft.id), draft] : published;
}

async function findDraft<Name extends CollectionName>(
  context: ReadContext,
  collection: Name,
  id: number,
  depth: Depth,
): Promise<DocumentReader<Documents[Name]> | null> {
  const one = await loadDraft(context.payload, collection, id, depth);
  return one ? toReader(context, one, getPlaceText(collection, one.document)) : null;
}

/**
 * The published document that has this slug in the requested language, otherwise the one that has it in the other language (the visitor
 * switched the language and there is no translation); `null` when there is none.
 */
export async function findBySlug<Name extends CollectionName>(
  context: ReadContext,
  collection: Name,
  slug: string,
  depth: Depth = 1,
): Promise<DocumentReader<Documents[Name]> | null> {
  if (context.draft?.collection === collection) return findDraft(context, collection, context.draft.id, depth);
  const matches = await findSome(context, collection, 2, { where: { slug: { equals: slug } }, depth });
  return matches.find((read) => read.slugs()[context.locale] === slug) ?? matches[0] ?? null;
}

/** The published documents with these ids, in the order of the ids; missing ones are left out. */
export async function findByIds<Name extends CollectionName>(
  context: ReadContext,
  collection: Name,
  ids: readonly number[],
  depth: Depth,
): Promise<DocumentReader<Documents[Name]>[]> {
  const { payload } = context;
  const getKey = (id: number) => `${collection} ${depth} ${id}`;
  const idsByKey = new Map(ids.map((id) => [getKey(id), id]));
  const documents = await single.getMany(payload, [...idsByKey.keys()], async (missing) => {
    const where = { id: { in: missing.flatMap((key) => idsByKey.get(key) ?? []) } };
    const { documents } = await loadDocuments(payload, collection, { where, depth }, { pagination: false, limit: 0 });
    return new Map(documents.map((one) => [getKey(getId(one.document)), one]));
  });
  return ids.flatMap((id) => {
    const one = documents.get(getKey(id));
    return one ? [toReader<Documents[Name]>(context, one, getPlaceText(collection, one.document))] : [];
  });
}

/** A global; its defaults when it was never saved. */
export async function findGlobal<Name extends GlobalName>(
  context: ReadContext,
  slug: Name,
  depth: Depth = 1,
): Promise<DocumentReader<Config['globals'][Name]>> {
  const { payload } = context;
  const one = await single.get(payload, `${slug} ${depth}`, () => loadGlobal(payload, slug, depth));
  return toReader(context, one, slug);
}

/** Maps a list. An invalid item is logged and left out, so that it does not break the list. */
export function mapSkippingInvalid<Document extends object, Value>(
  items: readonly DocumentReader<Document>[],
  make: (read: DocumentReader<Document>) => Value,
): Value[] {
  return items.flatMap((read) => {
    try {
      return [make(read)];
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      read.warn(`Left out of a list: ${error.message}`);
      return [];
    }
  });
}
