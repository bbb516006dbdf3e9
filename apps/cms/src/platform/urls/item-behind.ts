import type { PayloadRequest } from 'payload';
import type { Reference } from './named.ts';
import { removeOwnOrigin } from './path-key.ts';
import { findPublishedByUrl } from './published-url.ts';

/** An address without our own origin, which the site may change; '' for what is no text. */
export const getOwnPath = (value: unknown, req: PayloadRequest) =>
  typeof value === 'string' ? removeOwnOrigin(value.trim(), req.payload.config.serverURL) : '';

/** The published item that a bare path leads to: with a query or an anchor an address says more than its page. */
export async function findItemByUrl(address: unknown, req: PayloadRequest): Promise<Reference | null> {
  const path = getOwnPath(address, req);
  if (!path.startsWith('/') || /[?#]/.test(path)) return null;
  const publishedItem = await findPublishedByUrl(req.payload, path, req);
  return publishedItem?.kind === 'item' ? publishedItem.reference : null;
}
