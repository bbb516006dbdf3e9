import type { PayloadRequest } from 'payload';
import type { Reference } from './named.ts';
import { removeOwnOrigin } from './path-key.ts';
import { findPublishedByUrl } from './published-url.ts';

/** A path without the site's own origin, which may change; '' for a value that is no text. */
export const getOwnPath = (value: unknown, req: PayloadRequest) =>
  typeof value === 'string' ? removeOwnOrigin(value.trim(), req.payload.config.serverURL) : '';

/** The published item at a path without query or anchor, which would point to more than the page. */
export async function findItemByUrl(address: unknown, req: PayloadRequest): Promise<Reference | null> {
  const path = getOwnPath(address, req);
  if (!path.startsWith('/') || /[?#]/.test(path)) return null;
  const publishedItem = await findPublishedByUrl(req.payload, path, req);
  return publishedItem?.kind === 'item' ? publishedItem.reference : null;
}
