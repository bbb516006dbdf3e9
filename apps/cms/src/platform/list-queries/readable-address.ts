import type { SanitizedConfig } from 'payload';
import { formatAdminURL } from 'payload/shared';
import * as qs from 'qs-esm';
import { keepReadable } from './list-query.ts';

type SearchParams = Readonly<Record<string, string | string[]>>;

/**
 * The URL of a list of the admin without the parameters with which the list cannot be shown; `null` when all are readable, and for other
 * screens. Payload (3.90) shows an empty screen for an unreadable filter. `segments` are the parts of the path after `/admin`.
 */
export function getReadableAddress(config: SanitizedConfig, segments: string[] | undefined, searchParams: SearchParams): string | null {
  const [first, slug, ...more] = segments ?? [];
  const collection = config.collections.find((each) => each.slug === slug);
  if (first !== 'collections' || !collection || more.some((part) => part !== 'trash')) return null;
  const query = qs.parse(qs.stringify(searchParams), { depth: 10 });
  const readableQuery = keepReadable(collection, query);
  if (Object.keys(readableQuery).length === Object.keys(query).length) return null;
  const path = formatAdminURL({ adminRoute: config.routes.admin, path: `/${[first, slug, ...more].join('/')}`, relative: true });
  return `${path}${qs.stringify(readableQuery, { addQueryPrefix: true })}`;
}
