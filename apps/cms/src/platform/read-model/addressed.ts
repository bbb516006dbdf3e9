import type { Addressed, Locale, Slugs } from '@liget/content-api';
import type * as z from 'zod';
import type { DocumentReader } from './document-reader.ts';

/** The slug in the requested language, otherwise in the other one. Throws without a slug. */
export function getProperSlug(read: DocumentReader<object>, slugs: Slugs = read.slugs()): string {
  return slugs[read.locale] ?? slugs.hu ?? slugs.en ?? read.fail('slug', 'is missing');
}

/** The common properties of items with a page; `language` is that of the texts. */
export function readAddressed(read: DocumentReader<{ updatedAt: string }>, language: Locale): z.infer<typeof Addressed> {
  const slugs = read.slugs();
  return { id: read.id, slug: getProperSlug(read, slugs), slugs, language, updated_at: read.date('updatedAt') };
}
