import type { SanitizedCollectionConfig } from 'payload';
import { getProperty } from '../rights/get-property.ts';
import { getChoiceName } from './word-choice.ts';

/** What editors call a document, in Hungarian where a choice names it; its number when it has no title. */
export function getDocumentTitle(document: object, { admin, fields }: Pick<SanitizedCollectionConfig, 'admin' | 'fields'>): string {
  const field = admin.useAsTitle ?? 'id';
  const named = getChoiceName(fields, field, getProperty(document, field));
  const title = getProperty(named, 'hu') ?? named;
  return typeof title === 'string' && title !== '' ? title : String(getProperty(document, 'id'));
}
