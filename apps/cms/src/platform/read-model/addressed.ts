import type { Addressed, Locale, Slugs } from '@liget/content-api';
import type * as z from 'zod';
import type { DocumentReader } from './document-reader.ts';

/** The slug in the reader's language, else in the other one. Throws when there is neither. */
export function getProperSlug(read: DocumentReader<object>, slugs: Slugs = read.slugs()): string {
  return slugs[read.locale] ?? slugs.hu ?? slugs.en ?? read.fail('slug', 'is missing');
}

/** What every item with a page of its own carries; `language` is the one that its texts are in. */
export function readAddressed(read: DocumentReader<{ updatedAt: string }>, language: Locale): z.infer<typeof Addressed> {
  const slugs = read.slugs();
  return { id: read.id, slug: getProperSlug(read, slugs), slugs, language, updated_at: read.date('updatedAt') };
}
