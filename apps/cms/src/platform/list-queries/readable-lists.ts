import { APIError, type CollectionAfterReadHook, type Endpoint, type FlattenedField, type SanitizedConfig } from 'payload';
import { isRecord } from '../is-record.ts';
import { isDocumentNumber, isReadableQuery, keepReadable } from './list-query.ts';

/** Payload's endpoints that read a query or a document's id. */
const PATHS: ReadonlySet<string> = new Set(['/', '/count', '/versions', '/:id', '/:id/duplicate', '/versions/:id', '/access/:id?']);

/** Payload's preference key of an account's last list query. */
const LIST_KEY = /^collection-(?<slug>.+)$/;

/** An endpoint, Payload's or ours, that answers 404 to an impossible id such as `abc` or `1e2`. */
const checkId =
  ({ handler }: Pick<Endpoint, 'handler'>): Endpoint['handler'] =>
  (req) => {
    const id = req.routeParams?.['id'];
    if (id !== undefined && !isDocumentNumber(id)) throw new APIError('Not found.', 404);
    return handler(req);
  };

/** Payload's endpoint that answers 400 to a query at which the database would fail. */
const checkQuery =
  (fields: FlattenedField[], { handler }: Pick<Endpoint, 'handler'>): Endpoint['handler'] =>
  (req) => {
    if (!isReadableQuery(fields, req.query)) throw new APIError('This query cannot be read.', 400);
    return handler(req);
  };

const forgetUnreadable =
  (config: SanitizedConfig): CollectionAfterReadHook<{ id: number; key?: unknown; value?: unknown }> =>
  ({ doc }) => {
    const slug = LIST_KEY.exec(String(doc.key))?.groups?.['slug'];
    const collection = config.collections.find((each) => each.slug === slug);
    return collection && isRecord(doc.value) ? { ...doc, value: keepReadable(collection, doc.value) } : doc;
  };

/**
 * Checks values that Payload (3.90) passes to the database unchecked: ids and queries of the collections' API, and the remembered order,
 * grouping and length of each account's lists, which may name a field of an earlier version.
 */
export function withReadableLists(config: SanitizedConfig): SanitizedConfig {
  for (const owner of [...config.collections, ...config.globals]) {
    if (owner.endpoints === false) continue;
    owner.endpoints = owner.endpoints.map((endpoint) => {
      const checked = { ...endpoint, handler: checkId(endpoint) };
      return PATHS.has(endpoint.path) ? { ...endpoint, handler: checkQuery(owner.flattenedFields, checked) } : checked;
    });
  }
  config.collections.find(({ slug }) => slug === 'payload-preferences')?.hooks.afterRead.push(forgetUnreadable(config));
  return config;
}
