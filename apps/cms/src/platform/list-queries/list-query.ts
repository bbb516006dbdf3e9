import type { FlattenedField, SanitizedCollectionConfig } from 'payload';
import { isRecord } from '../is-record.ts';
import { isReadableSort } from './sort-paths.ts';
import { isReadableWhere } from './where.ts';

type Query = Readonly<Record<string, unknown>>;
type Collection = Pick<SanitizedCollectionConfig, 'flattenedFields'>;

/** Nine digits fit the databases' integers; larger numbers would be refused by SQLite and PostgreSQL. */
const WHOLE_NUMBER = /^\d{1,9}$/;
/** The longest list on a screen: the highest of Payload's choices. */
const MAX_LIMIT = 100;
const NUMBERS = ['limit', 'page', 'depth'] as const;

const isWholeNumber = (value: unknown): boolean => WHOLE_NUMBER.test(String(value)) && !Array.isArray(value);
const isAbsent = (value: unknown): boolean => value === undefined || value === '';

/** Whether `id` of a URL such as `/api/news/7` can be a document's id. `07` would be a second URL of document 7. */
export const isDocumentNumber = (id: unknown): boolean => isWholeNumber(id) && String(Number(id)) === String(id);

/** Whether the service can answer this query of the collections' API. */
export const isReadableQuery = (fields: FlattenedField[], query: Query, collections: readonly SanitizedCollectionConfig[]): boolean =>
  NUMBERS.every((name) => isAbsent(query[name]) || isWholeNumber(query[name])) &&
  isReadableWhere(fields, query['where']) &&
  (isAbsent(query['sort']) || isReadableSort(fields, query['sort'], collections));

const isField = ({ flattenedFields }: Collection, path: unknown): boolean =>
  typeof path === 'string' && !path.includes(',') && isReadableSort(flattenedFields, path, []);
const isJson = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && typeof JSON.parse(value) === 'object';
  } catch {
    return false;
  }
};
const areFields = ({ flattenedFields }: Collection, paths: unknown): boolean =>
  typeof paths === 'string' && isReadableSort(flattenedFields, paths, []);

/** For each query parameter of a list, whether the list can be shown with it. */
const CHECKS: Readonly<Record<string, (collection: Collection, value: unknown) => boolean>> = {
  groupBy: isField,
  sort: areFields,
  limit: (_, value) => isWholeNumber(value) && Number(value) >= 1 && Number(value) <= MAX_LIMIT,
  page: (_, value) => isWholeNumber(value),
  columns: (_, value) => Array.isArray(value) || isJson(value),
  queryByGroup: (_, value) => isRecord(value) || isJson(value),
  where: ({ flattenedFields }, value) => isReadableWhere(flattenedFields, value),
  // Payload's saved filters, which this project does not use; Payload logs an error for each one that it does not find.
  preset: () => false,
};

/**
 * A list's query, or the last one that Payload remembers, without the parameters with which the list cannot be shown, such as a removed
 * field or an invalid number. Payload (3.90) remembers a query before it runs it, and shows an empty screen from then on.
 */
export function keepReadable<Value extends Query>(collection: Collection, query: Value): Partial<Value> {
  const readableQuery: Partial<Value> = { ...query };
  for (const [name, isReadable] of Object.entries(CHECKS))
    if (!isAbsent(query[name]) && !isReadable(collection, query[name])) Reflect.deleteProperty(readableQuery, name);
  return readableQuery;
}
