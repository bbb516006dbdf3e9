import type { PlaceHours } from '@liget/park';
import type { FlattenedField, PayloadRequest } from 'payload';
import { joinLanguages, type Translations } from '../../fields/values/both-languages.ts';
import { checkFields } from './field-checks.ts';
import { checkImages } from './image-checks.ts';
import type { PublishError } from './publish-check.ts';
import { type CollectionChecks, checkDocument, hasEnglish, mergeFieldChecks, mergeImageChecks } from './publish-checks.ts';

export interface CheckedDocument {
  collection: string;
  /** 0 for a document that is not stored yet. */
  id: number;
  documents: Translations;
  /** The opening hours of an event's place, for warnings about dates outside them. */
  place?: PlaceHours | null;
}

/** Fields with a chosen or optional name, or one that is the same in both languages, check themselves. */
function isChecked(field: FlattenedField): boolean {
  if (field.name !== 'title' && field.name !== 'name') return true;
  return 'localized' in field && (field.localized ?? false) && 'required' in field && (field.required ?? false);
}

const CHECKS_KEY = 'publishChecks';

/** The key of a collection's own publish checks in its configuration. */
export const toCustomChecks = (checks: CollectionChecks) => ({ [CHECKS_KEY]: checks });

function getOwnChecks(req: PayloadRequest, collection: string): CollectionChecks {
  const checks: unknown = req.payload.collections[collection]?.config.custom?.[CHECKS_KEY];
  return typeof checks === 'function' ? (checks as CollectionChecks) : () => [];
}

/**
 * The errors and warnings of a document that is to be published in both languages, whatever language its form has. The box beside the form
 * lists them, and the errors among them refuse the publication.
 */
export async function findPublishErrors(
  req: PayloadRequest,
  { collection, id, documents, place = null }: CheckedDocument,
): Promise<{ errors: PublishError[]; ofFields: PublishError[] }> {
  const fields = req.payload.collections[collection]?.config.flattenedFields ?? [];
  const names = new Set(fields.filter(isChecked).map(({ name }) => name));
  const document = joinLanguages(fields, documents);
  const ownErrors = getOwnChecks(req, collection)(document, { now: Temporal.Now.instant(), place });
  const checkErrors = [...ownErrors, ...checkDocument(document, (field) => names.has(field))];
  const ofFields = await checkFields({ req, collection, id, documents });
  const ofImages = await checkImages(req, collection, documents.hu);
  return { errors: mergeImageChecks(mergeFieldChecks(checkErrors, ofFields, hasEnglish(document)), ofImages), ofFields };
}
