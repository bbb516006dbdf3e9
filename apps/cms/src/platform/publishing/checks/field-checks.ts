import { LOCALES, type Locale } from '@liget/content-api';
import { type Field, getLocalI18n, type PayloadRequest } from 'payload';
import { type Label, label } from '../../fields/labels.ts';
import { noteChecked } from '../../fields/publication.ts';
import { formatFieldName } from '../../fields/values/field-name.ts';
import { isFilled } from '../../fields/values/is-filled.ts';
import { type FieldValue, type ValueField, walkValues } from '../../fields/values/walk-values.ts';
import { isRecord } from '../../is-record.ts';
import { findUnpublishedPlaceholder } from '../../read-model/placeholders/checked-fields.ts';
import type { CheckedField, PublishError } from './publish-check.ts';

type Data = Readonly<Record<string, unknown>>;

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
  /** The requests with which an editor would save it in each language of the admin. */
  requests: Record<keyof Label, PayloadRequest>;
}

const getValueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[step] : undefined), data);

type Validator = (value: unknown, options: object) => unknown;
const getValidator = (field: ValueField): Validator | null =>
  'validate' in field && typeof field.validate === 'function' ? (field.validate as Validator) : null;

/** The error of the field's own validator in one language, as on publishing; `null` when valid. */
async function findErrorIn(language: keyof Label, { field, value, siblings, path }: FieldValue, form: Form): Promise<string | null> {
  const { requests, collection, id, data } = form;
  const published = { ...data, _status: 'published' };
  const error = await getValidator(field)?.(value, {
    ...field,
    id,
    blockData: siblings,
    collectionSlug: collection,
    data: published,
    event: 'submit',
    operation: 'update',
    overrideAccess: false,
    path: path.split('.'),
    preferences: { fields: {} },
    previousValue: value,
    req: requests[language],
    siblingData: siblings === data ? published : siblings,
  });
  return typeof error === 'string' ? error : null;
}

/** The error in both languages: the plan of an import is stored, and read by others. */
async function findFieldError(at: FieldValue, form: Form): Promise<Label | null> {
  const hu = await findErrorIn('hu', at, form);
  return hu === null ? null : label(hu, (await findErrorIn('en', at, form)) ?? hu);
}

const TEXTS = new Set(['text', 'textarea', 'richText']);
/** Fields that hold other fields or none; lists have a value of their own, the number of rows. */
const WITHOUT_VALUE = new Set(['group', 'tab', 'join']);

/** The warning about a text that names what is not published. */
async function findWarnings(value: unknown, form: Form, { name, at }: { name: Label; at: CheckedField }): Promise<PublishError[]> {
  const { requests, data, id, collection } = form;
  const warning = await findUnpublishedPlaceholder(value, { req: requests.hu, data, id, collectionSlug: collection });
  if (warning === null) return [];
  const message = label(`${name.hu}: ${warning.hu}`, `${name.en}: ${warning.en}`);
  return [{ severity: 'warning', message, parts: { name, reason: warning }, at }];
}

/** Checks one field in one language. An English text is required where there is a Hungarian one. */
async function checkField(checked: FieldValue, form: Form): Promise<PublishError[]> {
  const { field, value, path, isLocalized } = checked;
  if (form.locale === 'en' && !isLocalized) return [];
  const at = { field: path, ...(isLocalized ? { locale: form.locale } : {}) };
  const name = formatFieldName(checked);
  if (form.locale === 'en' && !isFilled(value)) {
    if (!TEXTS.has(field.type) || field.name === 'slug' || !isFilled(getValueAt(form.documents.hu, path.split('.')))) return [];
    return [{ severity: 'warning', message: label(`Angolul hiányzik: ${name.hu}.`, `Missing in English: ${name.en}.`), at }];
  }
  const error = await findFieldError(checked, form);
  if (error === null) return isLocalized && TEXTS.has(field.type) ? findWarnings(value, form, { name, at }) : [];
  const [hu, en] = form.locale === 'en' ? [' (angolul)', ' (English)'] : ['', ''];
  const message = label(`${name.hu}${hu}: ${error.hu}`, `${name.en}${en}: ${error.en}`);
  return [{ severity: 'error', message, parts: { name, reason: error }, at }];
}

/** Whether the form shows the field, and the editor may change it. */
function isEditable({ admin }: Field, siblings: Data, form: Form): boolean {
  if (admin && 'hidden' in admin && admin.hidden) return false;
  if (admin && 'readOnly' in admin && admin.readOnly) return false;
  const condition = admin && 'condition' in admin ? admin.condition : undefined;
  return condition ? condition(form.data, siblings, { blockData: siblings, operation: 'update', path: [], user: form.req.user }) : true;
}

async function checkForm(fields: readonly Field[], form: Form): Promise<PublishError[]> {
  const errors: PublishError[] = [];
  for (const checked of walkValues(fields, form.data, { enter: (field, siblings) => isEditable(field, siblings, form) }))
    if (!WITHOUT_VALUE.has(checked.field.type)) errors.push(...(await checkField(checked, form)));
  return errors;
}

/** The request in another language. */
async function createRequest({ req, documents }: CheckedDocument, locale: Locale, language: keyof Label): Promise<PayloadRequest> {
  const i18n = await getLocalI18n({ config: req.payload.config, language });
  // Not by assignment: Payload's bulk operations and restorations pass a proxy, which would assign to the editor's own request.
  const request: PayloadRequest = Object.create(
    req,
    Object.getOwnPropertyDescriptors({ locale, i18n, t: i18n.t } satisfies Pick<PayloadRequest, 'locale' | 'i18n' | 't'>),
  );
  noteChecked(request, { req, documents });
  return request;
}

/**
 * The errors that the validators of the collection's fields would find on publishing the texts of both languages, and missing English texts.
 */
export async function checkFields(checked: CheckedDocument): Promise<PublishError[]> {
  const fields = checked.req.payload.collections[checked.collection]?.config.fields ?? [];
  const errors: PublishError[] = [];
  for (const locale of LOCALES) {
    const requests = { hu: await createRequest(checked, locale, 'hu'), en: await createRequest(checked, locale, 'en') };
    errors.push(...(await checkForm(fields, { ...checked, locale, data: checked.documents[locale], requests })));
  }
  return errors;
}
