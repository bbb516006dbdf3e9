import type { ClientField } from 'payload';
import { isInRows, walkFields } from '../fields/values/walk-fields.ts';
import { isRecord } from '../is-record.ts';
import { isUnset } from '../is-unset.ts';
import { isEmptyText, listOwnNames } from './editor-text.ts';

export type Data = Record<string, unknown>;

/** A field that is compared on its own; rows and blocks are compared as a whole. */
export interface ComparedField {
  /** Names from the document's root, for example `['recurrence', 'kind']`. */
  path: string[];
  field: ClientField;
  /** Whether the editor sees and may change it. */
  shown: boolean;
}

/** Properties of fields that a form does not let an editor change. */
const NOT_WRITTEN = ['hidden', 'readOnly', 'disabled'] as const;

const isWritten = ({ admin }: ClientField): boolean => !NOT_WRITTEN.some((one) => admin && one in admin && Reflect.get(admin, one));

/** Whether a field has a value in the document, other than that of the fields inside it. */
const holdsValue = (field: ClientField): boolean => 'name' in field && !['group', 'ui', 'join'].includes(field.type);

/** The fields of a form in order, without their tabs, rows and groups. */
export function listComparedFields(fields: ClientField[]): ComparedField[] {
  return walkFields(fields).flatMap(({ field, path, parents }): ComparedField[] => {
    if (isInRows({ parents }) || !holdsValue(field)) return [];
    if (path.length === 1 && NOT_COMPARED.has(path[0] ?? '')) return [];
    return [{ path: [...path], field, shown: [...parents, field].every(isWritten) }];
  });
}

/** Every save changes these. */
const NOT_COMPARED = new Set(['id', 'createdAt', 'updatedAt', '_status']);

export function getValueAt(data: Data, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), data);
}

function withValueAt(data: Data, [name = '', ...rest]: string[], value: unknown): Data {
  const inner = data[name];
  return { ...data, [name]: rest.length === 0 ? value : withValueAt(isRecord(inner) ? inner : {}, rest, value) };
}

/** Forms store 0 for no rows, and `undefined`, an empty text or `null` for empty fields. */
const isEmpty = (value: unknown) => isUnset(value) || value === 0 || (Array.isArray(value) && value.length === 0) || isEmptyText(value);

/** Loaded documents are compared by their ids. */
const toId = (value: unknown) => (isRecord(value) && 'id' in value && 'createdAt' in value ? value['id'] : value);

export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [toId(one), toId(other)];
  if (a === b || (isEmpty(a) && isEmpty(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (isRecord(a) && isRecord(b)) return [...new Set([...listOwnNames(a), ...listOwnNames(b)])].every((key) => isSame(a[key], b[key]));
  return false;
}

/** `null` for no value; a form has 0 for no rows. */
const toStored = (value: unknown) => (value === undefined || (Array.isArray(value) && value.length === 0) ? null : value);

function isStored(value: unknown, stored: unknown): boolean {
  const [a, b] = [toStored(value), toStored(stored)];
  if (a === b || (a === 0 && Array.isArray(stored) && b === null)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => isStored(item, b[index]));
  if (isRecord(a) && isRecord(b)) return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isStored(a[key], b[key]));
  return false;
}

/** Whether a form has exactly the values of the stored document, so that a save would change nothing. */
export const hasStoredValues = (form: Data, stored: Data): boolean =>
  Object.entries(form).every(([name, value]) => NOT_COMPARED.has(name) || isStored(value, stored[name]));

export type Side = 'mine' | 'theirs';

export interface Difference extends ComparedField {
  mine: unknown;
  theirs: unknown;
  /** The side that is kept by default: the one that changed it; the editor's own if both did. */
  proposed: Side;
  /** Both changed it. */
  contested: boolean;
}

/** The differences of two versions; `base` is their common origin. */
export function compareVersions(fields: ComparedField[], base: Data, mine: Data, theirs: Data): Difference[] {
  return fields.flatMap((compared): Difference[] => {
    const [before, own, other] = [base, mine, theirs].map((data) => getValueAt(data, compared.path));
    if (isSame(own, other)) return [];
    const untouched = isSame(before, own);
    return [
      { ...compared, mine: own, theirs: other, proposed: untouched ? 'theirs' : 'mine', contested: !untouched && !isSame(before, other) },
    ];
  });
}

/** The differences to choose from. Where both sides read alike, as after a mere change of formatting, the proposed side stays, unless both changed it. */
export const listShownDifferences = (differences: Difference[], describe: (difference: Difference, side: Side) => string): Difference[] =>
  differences.filter(
    (difference) => difference.shown && (difference.contested || describe(difference, 'mine') !== describe(difference, 'theirs')),
  );

/** Whether a text in the browser has something that is not stored. Fields that only a save fills in, and those that the text lacks, do not count. */
export const hasUnstoredText = (fields: ComparedField[], text: Data, stored: Data): boolean =>
  compareVersions(fields, stored, text, stored).some(({ shown, mine }) => shown && mine !== undefined);

/** The editor's form with the chosen values of the other version. */
export function mergeChoices(mine: Data, differences: Difference[], chosen: (difference: Difference) => Side): Data {
  return differences.reduce(
    (data, difference) => (chosen(difference) === 'theirs' ? withValueAt(data, difference.path, difference.theirs) : data),
    mine,
  );
}
