import type { SanitizedCollectionConfig } from 'payload';
import { getProperty } from '../../rights/get-property.ts';
import { getChoiceName } from '../choices/word-choice.ts';

/** The title of a document, in Hungarian if a choice names it; its id if it has no title. */
export function getDocumentTitle(document: object, { admin, fields }: Pick<SanitizedCollectionConfig, 'admin' | 'fields'>): string {
  const field = admin.useAsTitle ?? 'id';
  const named = getChoiceName(fields, field, getProperty(document, field));
  const title = getProperty(named, 'hu') ?? named;
  return typeof title === 'string' && title !== '' ? title : String(getProperty(document, 'id'));
}
