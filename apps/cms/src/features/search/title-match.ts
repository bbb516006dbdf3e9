import { LOCALES } from '@liget/content-api';
import { fold, getStem, type Language, splitWords } from '@liget/language';
import type { Payload } from 'payload';
import { createContentCache } from '../../platform/content-revision/content-cache.ts';
import { findAll } from '../../platform/read-model/published.ts';

/** The lists that can be searched by title. */
export type TitledCollection = 'events' | 'news' | 'archive-articles' | 'press-releases';

interface TitleEntry {
  id: number;
  folded: string;
  /** The stems of all its words, each in the language of its text. */
  stems: ReadonlySet<string>;
}

/** Words of a query that are searched; further ones are ignored. */
const MAX_WORDS = 12;

const getStems = (text: string, language: Language) => splitWords(text).map(({ folded }) => getStem(folded, language));

const titles = createContentCache(async (payload: Payload, collection: TitledCollection): Promise<TitleEntry[]> => {
  const found = await findAll({ payload, locale: 'hu' }, collection, { depth: 0, select: ['title', 'lead'] });
  return found.map((read) => {
    const texts = LOCALES.flatMap((locale) =>
      (['title', 'lead'] as const).flatMap((field) => {
        const text = read.inLocale(field, locale);
        return typeof text === 'string' ? [{ text, locale }] : [];
      }),
    );
    const stems = new Set(texts.flatMap(({ text, locale }) => getStems(text, locale)));
    return { id: read.id, folded: fold(texts.map(({ text }) => text).join('\n')), stems };
  });
});

/**
 * The ids of the published items of a collection whose title or lead, in either language, contains every word of `q` or another form of it,
 * whatever its case and accents; none for a query without words. The first `MAX_WORDS` words count. Held in memory because neither database compares "Ő" with "ő" alike.
 */
export async function findFoldedMatches(payload: Payload, collection: TitledCollection, q: string): Promise<number[]> {
  const words = splitWords(q).slice(0, MAX_WORDS);
  const queryWords = words.map(({ folded }) => ({ folded, stems: LOCALES.map((locale) => getStem(folded, locale)) }));
  if (queryWords.length === 0) return [];
  const all = await titles(payload, collection);
  const matchesQuery = (item: TitleEntry) =>
    queryWords.every(({ folded, stems }) => item.folded.includes(folded) || stems.some((stem) => item.stems.has(stem)));
  return all.filter(matchesQuery).map(({ id }) => id);
}
