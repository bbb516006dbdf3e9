import { buildVersionCollectionFields, buildVersionGlobalFields, type FlattenedField, type SanitizedConfig } from 'payload';
import { formatAdminURL } from 'payload/shared';
import * as qs from 'qs-esm';
import { keepReadable } from './list-query.ts';

type SearchParams = Readonly<Record<string, string | string[]>>;

/** The fields by which a screen of the admin sorts and filters: of a list or of the versions of a document; `null` for other screens. */
function findFields(config: SanitizedConfig, [first, slug, ...more]: readonly string[]): FlattenedField[] | null {
  const isVersions = more.at(-1) === 'versions';
  if (first === 'collections') {
    const collection = config.collections.find((each) => each.slug === slug);
    if (!collection) return null;
    if (isVersions) return buildVersionCollectionFields(config, collection, true);
    return more.every((part) => part === 'trash') ? collection.flattenedFields : null;
  }
  const global = first === 'globals' && isVersions ? config.globals.find((each) => each.slug === slug) : undefined;
  return global ? buildVersionGlobalFields(config, global, true) : null;
}

/**
 * The URL of a list or of versions in the admin without the parameters with which they cannot be shown, or which ask for too many; `null` when
 * all are readable, and for other screens. Payload (3.90) shows an empty screen for an unreadable filter, and any number of versions. `segments`
 * are the parts of the path after `/admin`.
 */
export function getReadableUrl(config: SanitizedConfig, segments: string[] | undefined, searchParams: SearchParams): string | null {
  const flattenedFields = findFields(config, segments ?? []);
  if (!segments || !flattenedFields) return null;
  const query = qs.parse(qs.stringify(searchParams), { depth: 10 });
  const readableQuery = keepReadable({ flattenedFields }, query);
  if (Object.keys(readableQuery).length === Object.keys(query).length) return null;
  const path = formatAdminURL({ adminRoute: config.routes.admin, path: `/${segments.join('/')}`, relative: true });
  return `${path}${qs.stringify(readableQuery, { addQueryPrefix: true })}`;
}
