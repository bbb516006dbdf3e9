import type { Locale, ProfessionalDocument } from '@liget/content-api';
import { type DocumentLink, toDocumentLink } from '../../components/information/information.ts';

export interface DocumentGroup {
  title: string;
  documents: DocumentLink[];
}

/** Documents by group; groups and documents in the order of their first occurrence. */
export function groupDocuments(documents: readonly ProfessionalDocument[], locale: Locale): DocumentGroup[] {
  const groups = new Map<string, DocumentGroup>();
  for (const { title, description, group, published_at, file } of documents) {
    const entry = groups.get(group) ?? { title: group, documents: [] };
    entry.documents.push(toDocumentLink(file, locale, { title, description, publishedAt: published_at }));
    groups.set(group, entry);
  }
  return [...groups.values()];
}
