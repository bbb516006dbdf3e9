import type { Locale } from '@liget/content-api';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { inEditorLanguage } from '../../editor-language.ts';
import { type Label, label } from '../../fields/labels.ts';
import { isPublishedByEditor, loadPublished } from '../../fields/publication.ts';
import { loadTranslations, mergeStoredTexts, type Translations } from '../../fields/values/both-languages.ts';
import { getFieldLabel } from '../../fields/values/field-name.ts';
import { isRecord } from '../../is-record.ts';
import type { PublishError } from './publish-check.ts';
import { type CheckedDocument, findPublishErrors } from './publish-errors.ts';

type Refusal = Pick<CheckedDocument, 'collection' | 'id'>;

const isError = ({ severity }: PublishError) => severity === 'error';

const nameHungarianText = ({ hu, en }: Label) => label(`A magyar szövegben: ${hu}`, `In the Hungarian text: ${en}`);

/** An error as a form shows it beside the field: without the field's name, and with the language when it is not the form's. */
function toFieldError({ collection, error, req }: { collection: string; error: PublishError; req: PayloadRequest }) {
  const { at, message, parts } = error;
  const path = at?.field ?? '';
  const isOfForm = !at?.locale || at.locale === req.locale;
  const text = !parts ? message : isOfForm ? parts.reason : at.locale === 'hu' ? nameHungarianText(message) : message;
  const field = req.payload.collections[collection]?.config.flattenedFields.find(({ name }) => name === path);
  const name = parts?.name ?? (field ? getFieldLabel(field) : undefined);
  return { path, message: inEditorLanguage(text, req), ...(name ? { label: inEditorLanguage(name, req) } : {}) };
}

/** What an error is about, whatever the position of its row in the list. */
const getKey = ({ at, message }: PublishError) => [at?.field, at?.locale, message.hu].join(' ').replaceAll(/\d+/g, '#');

/** Leaves out the errors of what visitors see already: it can be saved as it is. */
async function omitPublished(req: PayloadRequest, errors: readonly PublishError[], { collection, id }: Refusal): Promise<PublishError[]> {
  const saved = { req, id, collectionSlug: collection };
  const [hu, en] = await Promise.all([loadPublished(saved, 'hu'), loadPublished(saved, 'en')]);
  if (!hu || !en) return [...errors];
  const ofPublished = await findPublishErrors(req, { collection, id, documents: { hu, en } });
  const known = new Set(ofPublished.errors.map(getKey));
  return errors.filter((error) => !known.has(getKey(error)));
}

function refuse(req: PayloadRequest, collection: string, errors: readonly PublishError[]): never {
  const listed = errors.map((error) => toFieldError({ collection, error, req }));
  throw new ValidationError({ collection, errors: listed, req }, req.t);
}

/** The paths at which the validators of the form in this language report an error. */
const listOwnPaths = (ofFields: readonly PublishError[], locale: unknown) =>
  new Set(ofFields.filter(({ severity, at }) => severity === 'error' && (!at?.locale || at.locale === locale)).map(({ at }) => at?.field));

/**
 * Refuses to publish what the publish checks call an error. Payload (3.90) validates the language of the form alone, and publishes both. Errors
 * that it finds itself are left to it.
 */
export const refuseIncomplete: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (!isPublishedByEditor({ req, data }) || data['deletedAt']) return data;
  const original: unknown = operation === 'update' ? originalDoc : undefined;
  const id = isRecord(original) ? Number(original['id']) : 0;
  const stored = id > 0 ? await loadTranslations(req, { collection: collection.slug, id, draft: true }) : null;
  const toDocument = (locale: Locale) =>
    req.locale === locale ? data : mergeStoredTexts(collection.flattenedFields, data, stored?.[locale] ?? {});
  const documents: Translations = { hu: toDocument('hu'), en: toDocument('en') };
  const checked = { collection: collection.slug, id, documents };
  const { errors, ofFields } = await findPublishErrors(req, checked);
  const ownPaths = listOwnPaths(ofFields, req.locale);
  const isFurther = ({ at }: PublishError) => !ownPaths.has(at?.field);
  const refusing = errors.filter(isError);
  if (!refusing.some(isFurther)) return data;
  const remaining = await omitPublished(req, refusing, checked);
  if (remaining.some(isFurther)) refuse(req, collection.slug, remaining);
  return data;
};

/** Refuses a planned publication of a stored draft alike. */
export async function refuseIncompleteDraft(req: PayloadRequest, collection: string, id: number): Promise<void> {
  const documents = await loadTranslations(req, { collection, id, draft: true });
  if (!documents) return;
  const { errors } = await findPublishErrors(req, { collection, id, documents });
  const refusing = errors.filter(isError);
  const remaining = refusing.length > 0 ? await omitPublished(req, refusing, { collection, id }) : [];
  if (remaining.length > 0) refuse(req, collection, remaining);
}
