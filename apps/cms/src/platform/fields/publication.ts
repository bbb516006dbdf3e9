import type { Operation, PayloadRequest } from 'payload';
import { joinTransaction } from '../database/transaction.ts';
import { isRecord } from '../is-record.ts';

/** Whether a save publishes this document; unpublishing is allowed whatever it contains. */
export const isPublication = (data: unknown): boolean => isRecord(data) && data['_status'] === 'published';

/** The options of a validator, as far as they tell who saves what. */
export interface Validation {
  req: PayloadRequest;
  data?: unknown;
  event?: string;
  id?: unknown;
  collectionSlug?: string;
  operation?: Operation;
}

/**
 * Whether an editor publishes the document now, in the admin or through its API. Seeds, imports and publications planned earlier use the local
 * API. A form that is being typed in is not validated by this: its rules read the database.
 */
export const isPublishedByEditor = ({ req, data, event }: Validation): boolean =>
  isPublication(data) && event !== 'onChange' && Boolean(req.user) && req.payloadAPI !== 'local';

/** The version of the document that visitors see, in one language; `null` when it is not public. */
export async function loadPublished({ req, id, collectionSlug }: Validation, locale: string): Promise<Record<string, unknown> | null> {
  if (collectionSlug === undefined || (typeof id !== 'number' && typeof id !== 'string')) return null;
  const document: unknown = await req.payload.findByID({
    collection: collectionSlug,
    id,
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    ...joinTransaction(req),
  });
  return isRecord(document) && isPublication(document) ? document : null;
}
