import type { FlattenedField, SanitizedConfig } from 'payload';

type Collections = readonly Pick<SanitizedConfig['collections'][number], 'slug' | 'flattenedFields'>[];
/** `hidden` also if it leads to a hidden field of a related document. */
type SortPath = 'readable' | 'hidden' | 'unknown';

function getNextFields(field: FlattenedField, collections: Collections): FlattenedField[] {
  if ('flattenedFields' in field) return field.flattenedFields;
  const isRelation = field.type === 'relationship' || field.type === 'upload';
  return (isRelation && collections.find(({ slug }) => slug === field.relationTo)?.flattenedFields) || [];
}

/** What a path of `sort`, with or without its minus, leads to; through relations to one of these collections, too. */
export function readSortPath(fields: readonly FlattenedField[], path: string, collections: Collections): SortPath {
  // Payload writes `__` for a dot, too.
  const names = path.replace(/^-/, '').replaceAll('__', '.').split('.');
  let level = fields;
  for (const [index, name] of names.entries()) {
    if (name === 'id' && index === names.length - 1) return 'readable';
    const field = level.find((each) => each.name === name);
    if (!field) return 'unknown';
    if ('hidden' in field && field.hidden) return 'hidden';
    level = getNextFields(field, collections);
  }
  return 'readable';
}

/** Whether every path of a query's `sort` is that of a field which is no secret. */
export const isReadableSort = (fields: readonly FlattenedField[], sort: unknown, collections: Collections): boolean =>
  (Array.isArray(sort) ? sort : [sort]).every(
    (part) => typeof part === 'string' && part.split(',').every((path) => readSortPath(fields, path.trim(), collections) === 'readable'),
  );
