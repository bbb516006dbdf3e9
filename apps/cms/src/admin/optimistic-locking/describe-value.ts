import type { ClientField } from 'payload';
import { formatDay, formatMoment, isDayOnly } from '../../platform/fields/dates/date-texts.ts';
import type { Label } from '../../platform/fields/labels.ts';
import { isRecord } from '../../platform/is-record.ts';
import { toProseText } from '../prose-text.ts';
import { CONFLICT_TEXTS } from './conflict-texts.ts';

export interface RelatedDocument {
  to: string;
  id: string;
}

interface ValueFormatter {
  language: keyof Label;
  /** The title of a related document. */
  getTitle: (related: RelatedDocument) => string;
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]);

export function getLabelText(label: unknown, language: keyof Label): string {
  if (typeof label === 'string') return label;
  const text = isRecord(label) ? (label[language] ?? label['hu']) : '';
  return typeof text === 'string' ? text : '';
}

function formatRow(fields: ClientField[], row: unknown, formatter: ValueFormatter): string {
  const data = isRecord(row) ? row : {};
  return fields
    .map((field) => {
      if ('name' in field && field.name) return field.name === 'id' ? '' : describeValue(field, data[field.name], formatter);
      return 'fields' in field ? formatRow(field.fields, data, formatter) : '';
    })
    .filter((text) => text !== '')
    .join(' · ');
}

function toRelatedDocument(value: unknown, relationTo: string | string[]): RelatedDocument | null {
  if (typeof relationTo === 'string') {
    const id = isRecord(value) ? value['id'] : value;
    return typeof id === 'number' || typeof id === 'string' ? { to: relationTo, id: String(id) } : null;
  }
  return isRecord(value) && typeof value['relationTo'] === 'string' ? toRelatedDocument(value['value'], value['relationTo']) : null;
}

function formatOption(options: unknown[], value: unknown, language: keyof Label): string {
  const option = options.find((item) => isRecord(item) && item['value'] === value);
  return isRecord(option) ? getLabelText(option['label'], language) : String(value);
}

/** The value of a field as text; empty if it has none. */
export function describeValue(field: ClientField, value: unknown, formatter: ValueFormatter): string {
  const { language, getTitle } = formatter;
  if (field.type === 'checkbox') return CONFLICT_TEXTS[value === true ? 'yes' : 'no'][language];
  if (value === null || value === undefined || value === '') return '';
  switch (field.type) {
    case 'date':
      return typeof value === 'string' ? (isDayOnly(field.admin?.date) ? formatDay(value, language) : formatMoment(value, language)) : '';
    case 'select':
    case 'radio':
      return toArray(value)
        .map((item) => formatOption(field.options, item, language))
        .join(', ');
    case 'relationship':
    case 'upload':
      return toArray(value)
        .map((item) => toRelatedDocument(item, field.relationTo))
        .map((related) => (related ? getTitle(related) : ''))
        .join(', ');
    case 'richText':
      return isRecord(value) ? toProseText(value['root']) : '';
    case 'array':
      return toList(value)
        .map((row, index) => `${index + 1}. ${formatRow(field.fields, row, formatter)}`)
        .join('\n');
    case 'blocks':
      return toList(value)
        .map((row, index) => {
          const block = field.blocks.find(({ slug }) => isRecord(row) && row['blockType'] === slug);
          return `${index + 1}. ${getLabelText(block?.labels?.singular, language)}: ${formatRow(block?.fields ?? [], row, formatter)}`;
        })
        .join('\n');
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  }
}

/** The documents that a value refers to, whose titles must be loaded. */
export function findRelated(field: ClientField, value: unknown): RelatedDocument[] {
  if (field.type === 'relationship' || field.type === 'upload')
    return toArray(value).flatMap((item) => toRelatedDocument(item, field.relationTo) ?? []);
  if (field.type === 'array')
    return toList(value).flatMap((row) =>
      field.fields.flatMap((subfield) => ('name' in subfield && isRecord(row) ? findRelated(subfield, row[subfield.name ?? '']) : [])),
    );
  return [];
}
