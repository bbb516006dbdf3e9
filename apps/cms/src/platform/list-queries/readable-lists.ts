import {
  APIError,
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type CollectionAfterReadHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FlattenedField,
  type SanitizedConfig,
} from 'payload';
import { isRecord } from '../is-record.ts';
import { boundDepth, boundList, MAX_VERSIONS } from './bounded-query.ts';
import { isDocumentNumber, isReadableQuery, keepReadable } from './list-query.ts';
import { readSortPath } from './sort-paths.ts';

/** Payload's endpoints that read a query or a document's id. */
const PATHS: ReadonlySet<string> = new Set(['/', '/count', '/versions', '/:id', '/:id/duplicate', '/versions/:id', '/access/:id?']);

type Owner = Pick<SanitizedConfig['collections'][number] | SanitizedConfig['globals'][number], 'endpoints' | 'flattenedFields'>;

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

type Checked = Pick<Endpoint, 'handler' | 'method' | 'path'>;

function boundQuery({ method, path }: Checked, query: Record<string, unknown>) {
  if (method !== 'get' || (path !== '/' && path !== '/versions')) return boundDepth(query);
  return path === '/' ? boundList(query) : boundList(query, MAX_VERSIONS);
}

/** Payload's endpoint that answers 400 to a query at which the database would fail, or that sorts by secrets, and bounds its work. */
const checkQuery =
  (config: SanitizedConfig, fields: FlattenedField[], endpoint: Checked): Endpoint['handler'] =>
  (req) => {
    if (!isReadableQuery(fields, req.query, config.collections)) throw new APIError('This query cannot be read.', 400);
    req.query = boundQuery(endpoint, req.query);
    return endpoint.handler(req);
  };

/** Refuses what checks of endpoints do not reach: server functions of the admin sort, too. Payload (3.90) checks readable fields only. */
const refuseHiddenSort =
  (config: SanitizedConfig): CollectionBeforeOperationHook =>
  ({ args, collection }) => {
    if (!('sort' in args) || args.overrideAccess === true) return args;
    const paths = [args.sort ?? []].flat().flatMap((part) => part.split(','));
    const { flattenedFields } = collection;
    // The fields of a version are those of its document.
    if (paths.some((path) => readSortPath(flattenedFields, path.replace(/^-?version\./, ''), config.collections) === 'hidden'))
      throw new APIError('This query cannot be read.', 400);
    return args;
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
  const check = ({ endpoints, flattenedFields }: Owner, versionFields: () => FlattenedField[]) =>
    endpoints &&
    endpoints.map((endpoint) => {
      const checked = { ...endpoint, handler: checkId(endpoint) };
      if (!PATHS.has(endpoint.path)) return checked;
      return { ...endpoint, handler: checkQuery(config, endpoint.path === '/versions' ? versionFields() : flattenedFields, checked) };
    });
  for (const collection of config.collections) {
    collection.endpoints = check(collection, () => buildVersionCollectionFields(config, collection, true));
    collection.hooks.beforeOperation.push(refuseHiddenSort(config));
  }
  for (const global of config.globals) global.endpoints = check(global, () => buildVersionGlobalFields(config, global, true));
  config.collections.find(({ slug }) => slug === 'payload-preferences')?.hooks.afterRead.push(forgetUnreadable(config));
  return config;
}
