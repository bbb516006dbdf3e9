import { TYPED_DATE_ERRORS } from '../fields/dates/typed-date.ts';
import { type Label, label } from '../fields/labels.ts';
import type { FieldValue, ValueField } from '../fields/values/walk-values.ts';
import { isRecord } from '../is-record.ts';
import { ISO_DAY_PATTERN, ZONED_INSTANT_PATTERN } from '../iso-dates.ts';
import { isDocumentNumber } from '../list-queries/list-query.ts';

/** A value that its field cannot hold: the path, such as `dates.0.start`, and the reason. */
export interface ShapeError {
  path: string;
  field: ValueField;
  message: Label;
}

const WRONG_KIND = label('Ez az érték ide nem való.', 'This value does not fit here.');
/** More than the depth of nested lists, quotes and tables of an article. */
const MAX_DEPTH = 60;
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;

const isAbsent = (value: unknown): boolean => value === null || value === '';

/** PostgreSQL stores neither NUL nor, in JSON, an unpaired UTF-16 surrogate. */
const isText = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
const isNumber = (value: unknown): boolean => typeof value === 'number' || isText(value);
const isList = (value: unknown, is: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);

const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  return depth < MAX_DEPTH && Object.entries(value).every(([name, each]) => isText(name) && isStorable(each, depth + 1));
};

/** Whether its day and time exist: `Date` reads 31 February as 3 March, and Temporal, which the hooks use, throws. */
function isExistingDate(value: string): boolean {
  try {
    return ISO_DAY_PATTERN.test(value) ? Boolean(Temporal.PlainDate.from(value)) : Boolean(Temporal.Instant.from(value));
  } catch {
    return false;
  }
}

/** Whether it is an instant with a UTC offset (RFC 3339), or a day in a field of days. */
function isDate(value: unknown, field: ValueField): boolean {
  if (!isText(value)) return false;
  const isOfDays = field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly';
  if (!ZONED_INSTANT_PATTERN.test(value) && !(isOfDays && ISO_DAY_PATTERN.test(value))) return false;
  if (!isExistingDate(value)) return false;
  const year = new Date(value).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** The id of a document or the loaded document; in a field of several collections, with the collection's name. */
function isReference(value: unknown, field: ValueField): boolean {
  const isDocument = (document: unknown) => isDocumentNumber(isRecord(document) ? document['id'] : document);
  if (!('relationTo' in field) || !Array.isArray(field.relationTo)) return isDocument(value);
  return isRecord(value) && field.relationTo.some((slug) => slug === value['relationTo']) && isDocument(value['value']);
}

const isNode = (node: unknown): boolean =>
  isRecord(node) &&
  isText(node['type']) &&
  (node['fields'] === undefined || isRecord(node['fields'])) &&
  (node['children'] === undefined || isList(node['children'], isNode));
const isProse = (value: unknown): boolean => isStorable(value) && isRecord(value) && isNode(value['root']);

const isRow = (row: unknown): boolean => isRecord(row) && (row['id'] === undefined || isAbsent(row['id']) || isNumber(row['id']));
function haveOwnIds(rows: readonly unknown[]): boolean {
  const ids = rows.flatMap((row) => (isRecord(row) && row['id'] ? [row['id']] : []));
  return new Set(ids).size === ids.length;
}

/** Payload's form sends 0 for a list without rows. */
const isRows = (value: unknown): boolean =>
  value === 0 || value === '0' || (Array.isArray(value) && value.every((row) => row === null || isRow(row)) && haveOwnIds(value));

/** For each type of field, whether it can hold a value that is present. Payload and the field check the other rules. */
const CAN_HOLD: Readonly<Record<ValueField['type'], (value: unknown, field: ValueField) => boolean>> = {
  array: isRows,
  blocks: isRows,
  checkbox: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  code: isText,
  date: isDate,
  email: isText,
  group: isRecord,
  join: () => true,
  json: (value) => isStorable(value),
  number: isNumber,
  point: (value) => isList(value, isNumber),
  radio: isText,
  relationship: isReference,
  richText: isProse,
  select: isText,
  tab: isRecord,
  text: isText,
  textarea: isText,
  upload: isReference,
};
/** Payload (3.90) fails at `null` for these; a list without rows is `[]`. */
const NEVER_NULL: ReadonlySet<ValueField['type']> = new Set(['array', 'blocks', 'group', 'tab']);

function fitsField({ field, value }: FieldValue): boolean {
  if (isAbsent(value) && !NEVER_NULL.has(field.type)) return true;
  const canHold = CAN_HOLD[field.type];
  return 'hasMany' in field && field.hasMany ? isList(value, (each) => canHold(each, field)) : canHold(value, field);
}

/** The values of a document that their fields cannot hold, for example a word in a list of dates. */
export const listShapeErrors = (values: readonly FieldValue[]): ShapeError[] =>
  values
    .filter((each) => !fitsField(each))
    .map(({ field, path, value }) => ({
      path,
      field,
      message: field.type === 'date' && isText(value) ? TYPED_DATE_ERRORS.unreadable(value.slice(0, 40)) : WRONG_KIND,
    }));
