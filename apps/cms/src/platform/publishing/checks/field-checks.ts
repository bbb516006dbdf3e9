import { LOCALES, type Locale } from '@liget/content-api';
import { type Field, type FlattenedBlock, getLocalI18n, type PayloadRequest } from 'payload';
import { isFilled } from '../../fields/is-filled.ts';
import { type Label, label } from '../../fields/labels.ts';
import { isRecord, readRecords } from '../../is-record.ts';
import type { PublishError } from './publish-check.ts';

type Data = Record<string, unknown>;

interface CheckedDocument {
  req: PayloadRequest;
  collection: string;
  id: number;
  /** The document in each language, without fallback to the other one. */
  documents: Record<Locale, Data>;
}

/** One form: its language, its data, and the checked fields. */
interface Form extends CheckedDocument {
  locale: Locale;
  data: Data;
}

/** The position of a field: its data, its path and its labels. */
interface Place {
  siblings: Data;
  path: string[];
  names: Label[];
  isLocalized: boolean;
}

function getName(field: { label?: unknown; name?: string }): Label {
  const { label: fieldLabel, name = '' } = field;
  if (isRecord(fieldLabel) && typeof fieldLabel['hu'] === 'string' && typeof fieldLabel['en'] === 'string')
    return label(fieldLabel['hu'], fieldLabel['en']);
  return typeof fieldLabel === 'string' ? label(fieldLabel, fieldLabel) : label(name, name);
}

const joinLabels = (names: readonly Label[]) => label(names.map(({ hu }) => hu).join(' › '), names.map(({ en }) => en).join(' › '));

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[step] : undefined), data);

type Validator = (value: unknown, options: object) => unknown;
const getValidator = (field: Field): Validator | null =>
  'validate' in field && typeof field.validate === 'function' ? (field.validate as Validator) : null;

/** The error of the field's own validator in one language, as on publishing; `null` when valid. */
async function findErrorIn(
  language: keyof Label,
  field: Field & { name: string },
  form: Form,
  { siblings, path }: Place,
): Promise<string | null> {
  const { req, collection, id, data } = form;
  const i18n = await getLocalI18n({ config: req.payload.config, language });
  const published = { ...data, _status: 'published' };
  const error = await getValidator(field)?.(siblings[field.name], {
    ...field,
    id,
    blockData: siblings,
    collectionSlug: collection,
    data: published,
    event: 'submit',
    operation: 'update',
    overrideAccess: false,
    path: [...path, field.name],
    preferences: { fields: {} },
    previousValue: siblings[field.name],
    req: Object.assign(Object.create(req), { locale: form.locale, i18n, t: i18n.t }),
    siblingData: siblings === data ? published : siblings,
  });
  return typeof error === 'string' ? error : null;
}

/** The error in both languages: the plan of an import is stored, and read by others. */
async function findFieldError(field: Field & { name: string }, form: Form, place: Place): Promise<Label | null> {
  const hu = await findErrorIn('hu', field, form, place);
  return hu === null ? null : label(hu, (await findErrorIn('en', field, form, place)) ?? hu);
}

const TEXTS = new Set(['text', 'textarea', 'richText']);

/** Checks one field in one language. An English text is required where there is a Hungarian one. */
async function checkField(field: Field & { name: string }, form: Form, place: Place): Promise<PublishError[]> {
  const isLocalized = place.isLocalized || ('localized' in field && field.localized);
  if (form.locale === 'en' && !isLocalized) return [];
  const path = [...place.path, field.name];
  const at = { field: path.join('.'), ...(isLocalized ? { locale: form.locale } : {}) };
  const name = joinLabels([...place.names, getName(field)]);
  if (form.locale === 'en' && !isFilled(place.siblings[field.name])) {
    if (!TEXTS.has(field.type) || field.name === 'slug' || !isFilled(valueAt(form.documents.hu, path))) return [];
    return [{ severity: 'warning', message: label(`Angolul hiányzik: ${name.hu}.`, `Missing in English: ${name.en}.`), at }];
  }
  const error = await findFieldError(field, form, place);
  if (error === null) return [];
  const [hu, en] = form.locale === 'en' ? [' (angolul)', ' (English)'] : ['', ''];
  return [{ severity: 'error', message: label(`${name.hu}${hu}: ${error.hu}`, `${name.en}${en}: ${error.en}`), at }];
}

async function checkRows(fields: readonly Field[], field: Field & { name: string }, form: Form, place: Place): Promise<PublishError[]> {
  const errors: PublishError[] = [];
  for (const [index, row] of readRecords(place.siblings[field.name]).entries()) {
    const names = [...place.names, label(`${getName(field).hu} ${index + 1}`, `${getName(field).en} ${index + 1}`)];
    errors.push(...(await visitFields(fields, form, { ...place, siblings: row, path: [...place.path, field.name, String(index)], names })));
  }
  return errors;
}

/** Blocks are one list of many kinds of rows. */
async function checkBlocks(field: Field & { type: 'blocks' }, form: Form, place: Place): Promise<PublishError[]> {
  const kinds = new Map(field.blocks.map((block): [string, Pick<FlattenedBlock, 'fields'>] => [block.slug, block]));
  const errors: PublishError[] = [];
  for (const [index, row] of readRecords(place.siblings[field.name]).entries()) {
    const names = [...place.names, label(`${getName(field).hu} ${index + 1}`, `${getName(field).en} ${index + 1}`)];
    const fields = kinds.get(String(row['blockType']))?.fields ?? [];
    errors.push(...(await visitFields(fields, form, { ...place, siblings: row, path: [...place.path, field.name, String(index)], names })));
  }
  return errors;
}

const hidden = (field: Field, form: Form, { siblings }: Place) => {
  const { admin } = field;
  if (admin && 'hidden' in admin && admin.hidden) return true;
  if (admin && 'readOnly' in admin && admin.readOnly) return true;
  const condition = admin && 'condition' in admin ? admin.condition : undefined;
  return condition ? !condition(form.data, siblings, { blockData: siblings, operation: 'update', path: [], user: form.req.user }) : false;
};

async function visitFields(fields: readonly Field[], form: Form, place: Place): Promise<PublishError[]> {
  const errors: PublishError[] = [];
  for (const field of fields) {
    if (hidden(field, form, place)) continue;
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const name = 'name' in tab && typeof tab.name === 'string' ? tab.name : null;
        const inner = name === null ? place.siblings : place.siblings[name];
        const path = name === null ? place.path : [...place.path, name];
        errors.push(...(await visitFields(tab.fields, form, { ...place, siblings: isRecord(inner) ? inner : {}, path })));
      }
    } else if (field.type === 'row' || field.type === 'collapsible' || (field.type === 'group' && !('name' in field))) {
      errors.push(...(await visitFields(field.fields, form, place)));
    } else if ('name' in field && field.type !== 'ui' && field.type !== 'join') {
      const named = field as Field & { name: string };
      const isLocalized = place.isLocalized || ('localized' in field && field.localized);
      if (field.type === 'group') {
        const inner = place.siblings[named.name];
        const names = [...place.names, getName(field)];
        errors.push(
          ...(await visitFields(field.fields, form, {
            siblings: isRecord(inner) ? inner : {},
            path: [...place.path, named.name],
            names,
            isLocalized,
          })),
        );
        continue;
      }
      errors.push(...(await checkField(named, form, place)));
      if (field.type === 'array') errors.push(...(await checkRows(field.fields, named, form, { ...place, isLocalized })));
      if (field.type === 'blocks') errors.push(...(await checkBlocks(field, form, { ...place, isLocalized })));
    }
  }
  return errors;
}

/**
 * The errors that the validators of the collection's fields would find on publishing the texts of both languages, and missing English texts.
 */
export async function checkFields(checked: CheckedDocument): Promise<PublishError[]> {
  const fields = checked.req.payload.collections[checked.collection]?.config.fields ?? [];
  const errors: PublishError[] = [];
  for (const locale of LOCALES) {
    const data = checked.documents[locale];
    errors.push(...(await visitFields(fields, { ...checked, locale, data }, { siblings: data, path: [], names: [], isLocalized: false })));
  }
  return errors;
}
