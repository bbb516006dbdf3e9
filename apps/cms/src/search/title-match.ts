import type { Payload } from 'payload';
import { findAll } from '../reading/published.ts';
import { perRevision } from '../revision/per-revision.ts';
import { fold, words } from './fold.ts';

/** The lists that can be searched by title. */
export type TitledCollection = 'events' | 'news' | 'archive-articles' | 'press-releases';

interface Titled {
  id: number;
  folded: string;
}

const titles = perRevision(async (payload: Payload, collection: TitledCollection): Promise<Titled[]> => {
  const found = await findAll({ payload, locale: 'hu' }, collection, { depth: 0, select: ['title', 'lead'] });
  return found.map((read) => {
    const texts = (['title', 'lead'] as const).flatMap((field) => [read.inLocale(field, 'hu'), read.inLocale(field, 'en')]);
    return { id: read.id, folded: fold(texts.filter((text) => typeof text === 'string').join('\n')) };
  });
});

/**
 * The ids of the published items of a collection whose title or lead, in either language, contains every word of `q`, whatever its case and
 * accents; none for a question without words. Held in memory because neither database compares "Ő" with "ő" alike.
 */
export async function foldedMatch(payload: Payload, collection: TitledCollection, q: string): Promise<number[]> {
  const asked = words(q);
  if (asked.length === 0) return [];
  const all = await titles(payload, collection);
  return all.filter(({ folded }) => asked.every((word) => folded.includes(word))).map(({ id }) => id);
}
