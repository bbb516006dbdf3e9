import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { joinTransaction } from './transactions/transaction.ts';

interface Options {
  sort?: string;
  showHiddenFields?: boolean;
  /** The read is in the transaction of this request. */
  req?: PayloadRequest | undefined;
}

/** The first document that matches, as it is stored, whatever its access rules say; `undefined` if there is none. */
export async function findFirst<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  { req, ...options }: Options = {},
) {
  const { docs } = await payload.find({
    ...options,
    collection,
    where,
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    ...joinTransaction(req),
  });
  return docs[0];
}
