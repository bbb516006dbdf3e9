import type { Field } from 'payload';
import { isInRows, walkFields } from '../../../../platform/fields/values/walk-fields.ts';
import { isRecord } from '../../../../platform/is-record.ts';
import { toParagraphs } from '../reading/paragraphs.ts';
import { isPublicField } from './published.ts';

/** A column of a collection's table: its name, and the text of a document's cell. */
export interface FlatColumn {
  name: string;
  toText: (document: Record<string, unknown>) => string;
}

const LANGUAGES = ['hu', 'en'] as const;
const getValueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), value);

/** Dates, numbers and texts unchanged, rich text as paragraphs, rows as JSON. */
function getCell(value: unknown, type: Field['type']): string {
  if (value === null || value === undefined) return '';
  if (type === 'richText') return toParagraphs(value);
  if (typeof value === 'object')
    return Array.isArray(value) && value.every((item) => typeof item !== 'object') ? value.join(', ') : JSON.stringify(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** One column per field, or two for translated fields; names of fields in groups are prefixed. */
export function listFlatColumns(fields: readonly Field[]): FlatColumn[] {
  return walkFields(fields, { enter: isPublicField }).flatMap(({ field, path, parents }): FlatColumn[] => {
    if (isInRows({ parents }) || !('name' in field) || field.type === 'group' || field.type === 'ui') return [];
    const name = path.join('.');
    if (!('localized' in field && field.localized))
      return [{ name, toText: (document) => getCell(getValueAt(document, path), field.type) }];
    return LANGUAGES.map((language) => ({
      name: `${name}_${language}`,
      toText: (document) => getCell(getValueAt(document, [...path, language]), field.type),
    }));
  });
}
