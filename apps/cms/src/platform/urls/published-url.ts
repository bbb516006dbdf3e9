import { readProductPath } from '@liget/content-api';
import type { ItemCollection, StaticScreenId } from '@liget/content-api/screens';
import type { Payload, PayloadRequest } from 'payload';
import { joinTransaction } from '../database/transaction.ts';
import { parseNamedUrl, type Reference } from './named.ts';

/** What a visitor finds at an address now. */
export type PublishedTarget =
  | { kind: 'screen'; screen: StaticScreenId }
  | { kind: 'item'; reference: Reference }
  /** A service's page for complaints or customers, or one that is a single visitor's. */
  | { kind: 'other' };

async function publishedWith(
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

/** What lives at a path of the site; `null` when nothing does, or when it is no path. An item answers to the slugs of both languages. */
export async function findPublishedByUrl(payload: Payload, address: string, req?: PayloadRequest): Promise<PublishedTarget | null> {
  const named = parseNamedUrl(address);
  if (!named) return null;
  if (named.kind === 'screen') return { kind: 'screen', screen: named.screen };
  if (named.kind === 'reserved') return { kind: 'other' };
  const value = await publishedWith(payload, named.collection, named.slug, req);
  if (value !== null) return { kind: 'item', reference: { relationTo: named.collection, value } };
  const product = named.collection === 'pages' ? readProductPath(named.slug, named.locale) : null;
  return product && (await publishedWith(payload, 'products', product.product, req)) !== null ? { kind: 'other' } : null;
}
