import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { joinTransaction } from '../../database/transactions/transaction.ts';
import { inEditorLanguage } from '../../editor-language.ts';
import { isRecord } from '../../is-record.ts';
import { isUnset } from '../../is-unset.ts';
import { label } from '../labels.ts';
import { getPageFieldName, getScreenFieldName } from '../links/link.ts';
import { loadTranslations, mergeStoredTexts } from '../values/both-languages.ts';
import { formatFieldName } from '../values/field-name.ts';
import { isFilled } from '../values/is-filled.ts';
import { walkFields } from '../values/walk-fields.ts';
import { type FieldValue, walkValues } from '../values/walk-values.ts';

type Data = Record<string, unknown>;

const MISSING = label(
  'Magyarul is meg kell adni: enélkül a magyar oldalon nem látszana. Váltson a magyar űrlapra.',
  'It is needed in Hungarian, too: the Hungarian site could not show it without. Switch to the Hungarian form.',
);

/** Whether an English form of the admin is saved; its own validators check the English texts alone. */
const isEnglishForm = ({ locale, payloadAPI, user }: PayloadRequest): boolean => locale === 'en' && payloadAPI !== 'local' && Boolean(user);

/** Whether a chosen page says where a link leads, in both languages. */
const isChosen = (name: string, siblings: FieldValue['siblings']): boolean =>
  !isUnset(siblings[getPageFieldName(name)]) || !isUnset(siblings[getScreenFieldName(name)]);

const isMissing = ({ field, value, isLocalized, siblings }: FieldValue): boolean =>
  isLocalized && 'required' in field && field.required && !isFilled(value) && !isChosen(field.name, siblings);

/** The errors of a document as it would be in Hungarian. */
function listErrors(req: PayloadRequest, fields: readonly Field[], document: Data) {
  const isShown = ({ admin }: Field, siblings: FieldValue['siblings']) =>
    !(admin && 'condition' in admin && admin.condition) ||
    admin.condition(document, siblings, { blockData: siblings, operation: 'update', path: [], user: req.user });
  return walkValues(fields, document, { enter: isShown })
    .filter(isMissing)
    .map((missing) => ({
      path: missing.path,
      message: inEditorLanguage(MISSING, req),
      label: inEditorLanguage(formatFieldName(missing), req),
    }));
}

const requireHungarian: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (!isEnglishForm(req) || data['deletedAt']) return data;
  const original: unknown = operation === 'update' ? originalDoc : undefined;
  const id = isRecord(original) ? Number(original['id']) : 0;
  const stored = id > 0 ? await loadTranslations(req, { collection: collection.slug, id, draft: false }) : null;
  const errors = listErrors(req, collection.fields, mergeStoredTexts(collection.flattenedFields, data, stored?.hu ?? {}));
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
  return data;
};

const requireHungarianInGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (!isEnglishForm(req)) return data;
  const { slug, fields, flattenedFields } = global;
  const read = { slug, locale: 'hu', fallbackLocale: false, depth: 0, overrideAccess: true } as const;
  const stored: unknown = await req.payload.findGlobal({ ...read, ...joinTransaction(req) });
  const errors = listErrors(req, fields, mergeStoredTexts(flattenedFields, data, isRecord(stored) ? stored : {}));
  if (errors.length > 0) throw new ValidationError({ global: slug, errors, req }, req.t);
  return data;
};

const hasRequiredText = (fields: readonly Field[]): boolean =>
  walkFields(fields).some(({ field }) => 'localized' in field && field.localized && 'required' in field && field.required);

/**
 * Requires the Hungarian texts also when the English form is saved: what has no drafts is public at once, and the English site shows the Hungarian
 * texts where there are none of its own, but not the other way round. What has drafts is checked on publication (`refuse-incomplete.ts`).
 */
export function withHungarianRequired(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks, versions } = collection;
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
  if (hasDrafts || !hasRequiredText(fields)) return collection;
  return { ...collection, hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), requireHungarian] } };
}

/** The same for a global. */
export function withGlobalHungarianRequired(global: GlobalConfig): GlobalConfig {
  const { fields, hooks } = global;
  if (!hasRequiredText(fields)) return global;
  return { ...global, hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), requireHungarianInGlobal] } };
}
