import type { FieldHook, FlattenedField, SelectField } from 'payload';
import { choice, select } from '../../platform/fields/basics.ts';
import { label } from '../../platform/fields/labels.ts';
import { isRecord } from '../../platform/read-model/document-reader.ts';
import { inBothLanguages } from './in-both-languages.ts';

/** How much of a document can be read in English. 'none': it has no English title, so the site shows it in Hungarian. */
export const IN_ENGLISH = 'english';
export type InEnglish = 'whole' | 'partly' | 'none';

const TEXTS = new Set(['text', 'textarea', 'richText']);

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return isRecord(value) && 'root' in value && /"text":"[^"]|"type":"upload"/.test(JSON.stringify(value['root']));
}

interface Saved {
  data: unknown;
  stored: unknown;
  locale: unknown;
}

const rows = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
const inner = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);

const isEditors = ({ admin }: FlattenedField) =>
  !(admin && (('hidden' in admin && admin.hidden) || ('disabled' in admin && admin.disabled)));

/** Whether some Hungarian text of these fields, or of the rows in them, is not there in English. */
function lacksSome(fields: readonly FlattenedField[], { data, stored, locale }: Saved): boolean {
  return fields.some((field) => {
    if (!isEditors(field)) return false;
    const [value, before] = [inner(data, field.name), inner(stored, field.name)];
    if (field.type === 'group' || field.type === 'tab') return lacksSome(field.flattenedFields, { data: value, stored: before, locale });
    if (field.type === 'array' || field.type === 'blocks')
      return rows(value).some((row) => {
        const kind = field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === row['blockType']) : field;
        const known = rows(before).find(({ id }) => id !== undefined && id === row['id']);
        return kind ? lacksSome(kind.flattenedFields, { data: row, stored: known, locale }) : false;
      });
    if (!TEXTS.has(field.type) || !('localized' in field && field.localized) || field.name === 'slug') return false;
    const { hu, en } = inBothLanguages(field.name, data, stored, locale);
    return isFilled(hu) && !isFilled(en);
  });
}

/** Of a document as it is being saved. */
export function inEnglish(fields: readonly FlattenedField[], title: string, saved: Saved): InEnglish {
  if (!isFilled(inBothLanguages(title, saved.data, saved.stored, saved.locale).en)) return 'none';
  return lacksSome(fields, saved) ? 'partly' : 'whole';
}

const derived =
  (title: string): FieldHook =>
  ({ collection, siblingData, siblingDocWithLocales, req }) =>
    inEnglish(collection?.flattenedFields ?? [], title, { data: siblingData, stored: siblingDocWithLocales, locale: req.locale });

/** A column and a filter of the list, written anew with every save; no form shows it. */
export function inEnglishField(title: string): SelectField {
  const field = select(IN_ENGLISH, label('Angolul', 'In English'), [
    choice('whole', 'kész', 'complete'),
    choice('partly', 'részben', 'in part'),
    choice('none', 'nincs', 'missing'),
  ]);
  return {
    ...field,
    admin: { ...field.admin, readOnly: true, disableBulkEdit: true, condition: () => false },
    hooks: { beforeChange: [derived(title)] },
  };
}
