import type { Addressed, Slugs } from '@liget/content-api';
import type * as z from 'zod';
import type { DocumentReader } from './document-reader.ts';

/** The slug in the reader's language, else in the other one. Throws when there is neither. */
export function properSlug(read: DocumentReader, slugs: Slugs = read.slugs()): string {
  return slugs[read.locale] ?? slugs.hu ?? slugs.en ?? read.fail('slug', 'is missing');
}

/** What every item with a page of its own carries. */
export function addressed(read: DocumentReader, titleField = 'title'): z.infer<typeof Addressed> {
  const slugs = read.slugs();
  return { id: read.id, slug: properSlug(read, slugs), slugs, language: read.language(titleField), updated_at: read.date('updatedAt') };
}
