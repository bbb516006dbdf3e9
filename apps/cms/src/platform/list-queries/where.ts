import { type FlattenedField, getFieldByPath } from 'payload';
import { validOperatorSet } from 'payload/shared';
import { isRecord } from '../is-record.ts';

/** The admin writes three levels of conditions. */
const MAX_DEPTH = 12;
const LIST_OPERATORS: ReadonlySet<string> = new Set(['in', 'not_in']);
const POINT_OPERATORS: ReadonlySet<string> = new Set(['near', 'within', 'intersects']);
/** Payload’s databases (3.90) fail with ‘all’. */
const OPERATORS: ReadonlySet<string> = new Set([...validOperatorSet].filter((operator) => operator !== 'all'));

type Kind = 'date' | 'number' | 'point' | 'other';
type Primitive = string | number | boolean | null | undefined;

const isPrimitive = (value: unknown): value is Primitive => value === null || typeof value !== 'object';
const isAbsent = (value: Primitive): boolean => value === null || value === undefined || value === '' || value === 'null';

function getKind(fields: FlattenedField[], path: string): Kind {
  if (path === 'id') return 'number';
  // Documents have numeric ids; rows of a document have text ids.
  const field = getFieldByPath({ fields, path: path.replace(/\.id$/, '') })?.field;
  if (!field) return 'other';
  if (field.type === 'relationship' || field.type === 'upload') return Array.isArray(field.relationTo) ? 'other' : 'number';
  return field.type === 'date' || field.type === 'number' || field.type === 'point' ? field.type : 'other';
}

function isReadableValue(kind: Kind, value: unknown): boolean {
  if (!isPrimitive(value)) return false;
  if (isAbsent(value)) return true;
  if (kind === 'date') return Number.isFinite(new Date(String(value)).getTime());
  return kind !== 'number' || Number.isFinite(Number(value));
}

function isReadableCondition(kind: Kind, operator: string, value: unknown): boolean {
  if (!OPERATORS.has(operator)) return false;
  if (POINT_OPERATORS.has(operator)) return kind === 'point';
  if (operator === 'exists') return isPrimitive(value);
  if (!LIST_OPERATORS.has(operator)) return isReadableValue(kind, value);
  if (isRecord(value)) return false;
  const values: unknown[] = Array.isArray(value) ? value : String(value).split(',');
  return values.every((entry) => isReadableValue(kind, entry) && !(kind === 'number' && entry === ''));
}

function isReadableNode(fields: FlattenedField[], node: unknown, depth: number): boolean {
  if (!isRecord(node) || depth > MAX_DEPTH) return false;
  return Object.entries(node).every(([key, value]) => {
    if (['and', 'or'].includes(key.toLowerCase()))
      return Array.isArray(value) && value.every((part) => isReadableNode(fields, part, depth + 1));
    if (!isRecord(value)) return false;
    const kind = getKind(fields, key);
    return Object.entries(value).every(([operator, operand]) => isReadableCondition(kind, operator, operand));
  });
}

/**
 * Whether Payload (3.90) can turn the `where` of a URL into a statement: it checks field names, but fails in the database at values of the
 * wrong kind (date, number, single value).
 */
export function isReadableWhere(fields: FlattenedField[], where: unknown): boolean {
  if (where === undefined || where === '') return true;
  if (typeof where !== 'string') return isReadableNode(fields, where, 0);
  try {
    return isReadableNode(fields, JSON.parse(where), 0);
  } catch {
    return false;
  }
}
