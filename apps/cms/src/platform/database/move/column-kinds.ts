import { isRecord } from '../../is-record.ts';
import { ISO_DAY_PATTERN, ZONED_INSTANT_PATTERN } from '../../iso-dates.ts';

/** The ways to write a value of SQLite for PostgreSQL and to compare values of both. */
export type ColumnKind = 'boolean' | 'instant' | 'json' | 'number' | 'text';
/** The values that `node:sqlite` returns with `setReadBigInts`. */
export type SqliteValue = null | number | bigint | string | Uint8Array;

const NUMBERS = /^(?:integer|bigint|smallint|numeric(?:\(.*\))?|double precision|real)$/;
const TEXTS = /^(?:character varying|text)$/;
const INSTANTS = /^timestamp(?:\(\d\))? with time zone$/;

/** The kind of a column by the name of its PostgreSQL type. Throws for an unknown type. */
export function getColumnKind(type: string, isEnum: boolean): ColumnKind {
  if (isEnum || TEXTS.test(type)) return 'text';
  if (NUMBERS.test(type)) return 'number';
  if (INSTANTS.test(type)) return 'instant';
  if (type === 'boolean') return 'boolean';
  if (type === 'jsonb') return 'json';
  throw new Error(`its type "${type}" is unknown here: add it to apps/cms/src/platform/database/move/column-kinds.ts`);
}

const BOOLEANS = new Map<SqliteValue, string>([
  [0n, 'false'],
  [1n, 'true'],
]);

function toInstantText(value: SqliteValue): string | undefined {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
  if (ISO_DAY_PATTERN.test(value)) return `${value}T00:00:00Z`;
  return ZONED_INSTANT_PATTERN.test(value) ? value : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function findText(kind: ColumnKind, value: Exclude<SqliteValue, null>): string | undefined {
  switch (kind) {
    case 'boolean':
      return BOOLEANS.get(value);
    case 'instant':
      return toInstantText(value);
    case 'number':
      return typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : undefined;
    case 'json':
      return typeof value === 'string' && isJson(value) ? value : undefined;
    case 'text':
      return typeof value === 'string' ? value : undefined;
  }
}

/** The text that PostgreSQL casts to the type of the column. Throws if the value does not fit; the message omits the value. */
export function toPostgresText(kind: ColumnKind, value: SqliteValue): string | null {
  if (value === null) return null;
  const text = findText(kind, value);
  if (text === undefined) throw new Error(`its value is no ${kind}`);
  return text;
}

const sortKeys = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;

/** A canonical spelling of a value from either database: `jsonb` reorders keys, `numeric` keeps trailing zeros. */
export function toCanonicalForm(kind: ColumnKind, text: string | null): string | null {
  if (text === null) return null;
  if (kind === 'instant') return new Date(text).toISOString();
  if (kind === 'number') return String(Number(text));
  return kind === 'json' ? JSON.stringify(JSON.parse(text), sortKeys) : text;
}
