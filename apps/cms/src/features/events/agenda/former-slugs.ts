import * as z from 'zod';
import type { DocumentReader } from '../../../platform/read-model/document-reader.ts';

type WithFormerSlugs = DocumentReader<{ formerSlugs?: string[] | null }>;

/** Reads the former slugs of one of these records: without those that one of them has now, in either language. */
export function createFormerSlugsReader(records: readonly WithFormerSlugs[]): (read: WithFormerSlugs) => string[] {
  const present = new Set(records.flatMap((read) => Object.values(read.slugs())));
  return (read) => read.choices('formerSlugs', z.string()).filter((slug) => !present.has(slug));
}
