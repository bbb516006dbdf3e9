import { isRecord } from '../is-record.ts';

interface SoughtReference {
  slug: string;
  id: number;
  /** Names of fields of building blocks that hold ids of this collection. */
  names: ReadonlySet<string>;
}

/** Whether a field's value holds the id: alone, in a list, as a loaded document, or once for each language. */
function holds(value: unknown, id: number): boolean {
  if (value === id) return true;
  if (Array.isArray(value)) return value.some((item) => holds(item, id));
  if (!isRecord(value)) return false;
  return value['id'] === id || holds(value['hu'], id) || holds(value['en'], id);
}

/**
 * Whether a stored JSON value refers to a document: rich text does so with `relationTo` beside `value` (uploads, links to items), building
 * blocks by the names of their fields.
 */
export function refersTo(value: unknown, reference: SoughtReference): boolean {
  if (Array.isArray(value)) return value.some((item) => refersTo(item, reference));
  if (!isRecord(value)) return false;
  if (value['relationTo'] === reference.slug && holds(value['value'], reference.id)) return true;
  return Object.entries(value).some(
    ([name, inner]) => (reference.names.has(name) && holds(inner, reference.id)) || refersTo(inner, reference),
  );
}
