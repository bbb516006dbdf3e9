import type { Payload } from 'payload';
import { label } from '../fields/labels.ts';
import type { FieldValue } from '../fields/values/walk-values.ts';
import { isRecord } from '../is-record.ts';
import type { ShapeError } from './shape-errors.ts';

const IS_GONE = label(
  'Amit itt választott, az közben végleg törölve lett. Válasszon mást.',
  'What you chose here has been deleted permanently. Choose something else.',
);

interface Reference extends FieldValue {
  collection: string;
  id: number;
}

function readFieldReference({ field, ...at }: FieldValue, value: unknown): Reference[] {
  if (field.type !== 'relationship' && field.type !== 'upload') return [];
  const { relationTo } = field;
  const isOfMany = Array.isArray(relationTo) && isRecord(value);
  const collection = isOfMany ? String(value['relationTo']) : String(relationTo);
  const reference = isOfMany ? value['value'] : value;
  const id = isRecord(reference) ? reference['id'] : reference;
  return id === null || id === undefined || id === '' ? [] : [{ field, ...at, collection, id: Number(id) }];
}

/** The references of a document except those in blocks: blocks are stored as JSON and may refer to documents deleted since. */
const listReferences = (values: readonly FieldValue[]): Reference[] =>
  values
    .filter(({ isInBlock }) => !isInBlock)
    .flatMap((each) => (Array.isArray(each.value) ? each.value : [each.value]).flatMap((value) => readFieldReference(each, value)));

async function findIds(payload: Payload, collection: string, ids: readonly number[]): Promise<Set<unknown>> {
  const { docs } = await payload.db.find<{ id: unknown }>({
    collection,
    where: { id: { in: ids } },
    pagination: false,
    limit: 0,
    // The title cannot be used: it has a value for each language.
    sort: 'id',
    select: {},
  });
  return new Set(docs.map(({ id }) => id));
}

/** The references of a document to documents that were deleted permanently. The database would refuse their foreign keys without naming the field. */
export async function listMissingReferences(payload: Payload, values: readonly FieldValue[]): Promise<ShapeError[]> {
  const byCollection = Map.groupBy(listReferences(values), ({ collection }) => collection);
  const missing = [...byCollection].map(async ([collection, references]) => {
    const existing = payload.collections[collection]
      ? await findIds(
          payload,
          collection,
          references.map(({ id }) => id),
        )
      : new Set();
    return references.filter(({ id }) => !existing.has(id)).map(({ field, path }) => ({ field, path, message: IS_GONE }));
  });
  return (await Promise.all(missing)).flat();
}
