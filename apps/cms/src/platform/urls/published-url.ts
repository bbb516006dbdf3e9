import { readProductPath } from '@liget/content-api';
import type { ItemCollection, StaticScreenId } from '@liget/content-api/screens';
import type { Payload, PayloadRequest } from 'payload';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { parseNamedUrl, type Reference } from './named.ts';

/** What visitors currently find at a URL. */
export type PublishedTarget =
  | { kind: 'screen'; screen: StaticScreenId }
  | { kind: 'item'; reference: Reference }
  /** A product's page, or a page for one visitor. */
  | { kind: 'other' };

async function findPublished(
  payload: Payload,
  collection: ItemCollection | 'products',
  slug: string,
  req?: PayloadRequest,
): Promise<number | null> {
  const { docs } = await payload.find({
    collection,
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    select: {},
    ...joinTransaction(req),
  });
  const [first] = docs;
  return first ? Number(first.id) : null;
}

/** The target of a path of the site; `null` when there is none, or the target is not a path. An item has the slugs of both languages. */
export async function findPublishedByUrl(payload: Payload, address: string, req?: PayloadRequest): Promise<PublishedTarget | null> {
  const named = parseNamedUrl(address);
  if (!named) return null;
  if (named.kind === 'screen') return { kind: 'screen', screen: named.screen };
  if (named.kind === 'reserved') return { kind: 'other' };
  const value = await findPublished(payload, named.collection, named.slug, req);
  if (value !== null) return { kind: 'item', reference: { relationTo: named.collection, value } };
  const product = named.collection === 'pages' ? readProductPath(named.slug, named.locale) : null;
  return product && (await findPublished(payload, 'products', product.product, req)) !== null ? { kind: 'other' } : null;
}
