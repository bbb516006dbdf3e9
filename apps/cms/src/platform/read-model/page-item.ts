import type { Locale, PageItem, Slugs } from '@liget/content-api';
import type * as z from 'zod';
import { isUnset } from '../is-unset.ts';
import type { DocumentReader } from './document-reader.ts';
import type { FieldName } from './field-types.ts';

/** The slug in the requested language, otherwise in the other one. Throws without a slug. */
export function getProperSlug(read: DocumentReader<object>, slugs: Slugs = read.slugs()): string {
  return slugs[read.locale] ?? slugs.hu ?? slugs.en ?? read.fail('slug', 'is missing');
}

/** The names in the contract of localised fields, and in the document. */
export type LocalisedFields<Document extends object> = Readonly<Record<string, FieldName<Document>>>;

/** The contract's names of those fields whose value is in the other language. */
export function listUntranslated<Document extends object>(read: DocumentReader<Document>, fields: LocalisedFields<Document>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (isUnset(read.inLocale(field, read.locale)) && read.has(field) ? [name] : []));
}

/** The same as a property that is left out when there is none, for parts of which a page has many. */
export function markUntranslated<Document extends object>(
  read: DocumentReader<Document>,
  fields: LocalisedFields<Document>,
): { untranslated?: string[] } {
  const untranslated = listUntranslated(read, fields);
  return untranslated.length > 0 ? { untranslated } : {};
}

/** The common properties of items with a page; `language` is that of the title. */
export function readPageItem<Document extends { updatedAt: string }>(
  read: DocumentReader<Document>,
  language: Locale,
  fields: LocalisedFields<Document>,
): z.infer<typeof PageItem> {
  const slugs = read.slugs();
  const dated: DocumentReader<{ updatedAt: string }> = read;
  return {
    id: read.id,
    slug: getProperSlug(read, slugs),
    slugs,
    language,
    untranslated: listUntranslated(read, fields),
    updated_at: dated.date('updatedAt'),
  };
}
