import { LOCALES, type Locale, type Slugs } from '@liget/content-api';
import { findItemScreen, getItemPath, getShownSlugs, type ItemCollection, itemScreens } from '@liget/content-api/screens';
import type { Payload, PayloadRequest } from 'payload';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { getReferenceKey, type Reference } from './named.ts';

type Document = Record<string, unknown>;

/** The slugs of an item and its path in each language; `null` where it has none. */
export interface ItemUrls {
  slugs: Slugs;
  paths: Slugs;
}

function getSlugs(document: Document): Slugs {
  const { slug } = document;
  const read = (locale: Locale) => {
    const value = typeof slug === 'object' && slug !== null ? (slug as Partial<Record<Locale, unknown>>)[locale] : null;
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return { hu: read('hu'), en: read('en') };
}

/** The collection of an item's parent and the field that refers to it; only galleries have one. */
function getParent(payload: Payload, collection: ItemCollection): { collection: ItemCollection; field: string } | null {
  const items = itemScreens.find((screen) => screen.items.collection === collection)?.items;
  const above = items && 'within' in items ? itemScreens.find(({ id }) => id === items.within) : undefined;
  const field = payload.collections[collection]?.config.flattenedFields.find(
    (one) => one.type === 'relationship' && one.relationTo === above?.items.collection,
  );
  return above && field ? { collection: above.items.collection, field: field.name } : null;
}

interface ResolveOptions {
  /** Include drafts and documents in the trash with their future paths. */
  evenHidden?: boolean;
}

interface ResolveContext extends ResolveOptions {
  payload: Payload;
  req: PayloadRequest | undefined;
}

async function read(
  { payload, req, evenHidden = false }: ResolveContext,
  collection: ItemCollection,
  ids: readonly number[],
): Promise<Document[]> {
  const field = getParent(payload, collection)?.field;
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { in: [...ids] } }, ...(evenHidden ? [] : [{ _status: { equals: 'published' } }])] },
    trash: evenHidden,
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { slug: true, ...(field ? { [field]: true } : {}) },
    ...joinTransaction(req),
  });
  return docs;
}

/** The current paths of items by `getReferenceKey`; unpublished ones are left out. One or two queries per collection. */
export async function resolveUrls(
  payload: Payload,
  references: readonly Reference[],
  req?: PayloadRequest,
  options: ResolveOptions = {},
): Promise<Map<string, ItemUrls>> {
  const urls = new Map<string, ItemUrls>();
  for (const [relationTo, group] of Map.groupBy(references, (reference) => reference.relationTo)) {
    const screen = findItemScreen(relationTo);
    if (!screen) continue;
    const documents = await read({ payload, req, ...options }, relationTo, [...new Set(group.map(({ value }) => value))]);
    const above = getParent(payload, relationTo);
    const parents = above
      ? (await read({ payload, req }, above.collection, documents.map((one) => Number(one[above.field])).filter(Number.isInteger))).map(
          (parent) => [parent['id'], getShownSlugs(getSlugs(parent))] as const,
        )
      : [];
    const parentSlugs = new Map(parents);
    for (const document of documents) {
      const slugs = getSlugs(document);
      const getPath = (locale: Locale) =>
        getItemPath(screen, locale, getShownSlugs(slugs), above && parentSlugs.get(document[above.field]));
      urls.set(getReferenceKey({ relationTo, value: Number(document['id']) }), { slugs, paths: { hu: getPath('hu'), en: getPath('en') } });
    }
  }
  return urls;
}

/** The same for one item; `null` when it is not published. */
export async function resolveItemUrls(
  payload: Payload,
  reference: Reference,
  req?: PayloadRequest,
  options: ResolveOptions = {},
): Promise<ItemUrls | null> {
  return (await resolveUrls(payload, [reference], req, options)).get(getReferenceKey(reference)) ?? null;
}

/** The paths of an item in both languages, each with its language. */
export const getPaths = ({ paths }: ItemUrls) =>
  LOCALES.flatMap((locale) => (paths[locale] === null ? [] : [{ locale, path: paths[locale] }]));
