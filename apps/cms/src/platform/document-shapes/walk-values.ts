import type { FlattenedField } from 'payload';
import { isRecord } from '../is-record.ts';

/** A value of a document with its field and its path, such as `dates.0.start`. */
export interface FieldValue {
  field: FlattenedField;
  path: string;
  value: unknown;
  /** Blocks are stored as JSON. */
  isInBlock: boolean;
}

interface Walk {
  /** The path before field names: '' or `dates.0.`. */
  prefix: string;
  isInBlock: boolean;
  /** Whether localised fields hold an object with a value for each language. */
  inAllLocales: boolean;
}
type Values = Readonly<Record<string, unknown>>;

function* walkRows({ field, isInBlock, path, value }: FieldValue, inAllLocales: boolean): Generator<FieldValue> {
  if (!Array.isArray(value) || (field.type !== 'array' && field.type !== 'blocks')) return;
  for (const [index, row] of value.entries()) {
    if (!isRecord(row)) continue;
    const rowConfig = field.type === 'array' ? field : field.blocks.find(({ slug }) => slug === row['blockType']);
    const walk = { prefix: `${path}.${index}.`, isInBlock: isInBlock || field.type === 'blocks', inAllLocales };
    yield* walkFields(rowConfig?.flattenedFields ?? [], row, walk);
  }
}

function* walkFields(fields: readonly FlattenedField[], data: Values, walk: Walk): Generator<FieldValue> {
  const { isInBlock, inAllLocales } = walk;
  for (const field of fields) {
    const [path, fieldValue] = [`${walk.prefix}${field.name}`, data[field.name]];
    const isByLocale = inAllLocales && 'localized' in field && field.localized && isRecord(fieldValue);
    for (const value of isByLocale ? Object.values(fieldValue) : [fieldValue]) {
      if (value === undefined) continue;
      yield { field, path, value, isInBlock };
      if (isRecord(value) && (field.type === 'group' || field.type === 'tab'))
        yield* walkFields(field.flattenedFields, value, { prefix: `${path}.`, isInBlock, inAllLocales });
      yield* walkRows({ field, path, value, isInBlock }, inAllLocales);
    }
  }
}

/** All values of a document with their fields, including those in groups, lists and blocks. */
export const walkValues = (fields: readonly FlattenedField[], data: Values, { inAllLocales = false } = {}): FieldValue[] => [
  ...walkFields(fields, data, { prefix: '', isInBlock: false, inAllLocales }),
];
