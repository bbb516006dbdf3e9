import type { Pinned } from '@liget/content-api';
import { getStem, splitWords } from '@liget/language';
import type { Payload } from 'payload';
import { createContentCache } from '../../platform/content-revision/content-cache.ts';
import { findGlobal, type ReadContext } from '../../platform/read-model/published.ts';

interface Pin extends Pinned {
  /** Groups of stems, one for each query that it is pinned to; empty if it is shown when nothing is found. */
  queries: string[][];
}

export interface SearchSettings {
  /** Groups of words and short phrases that mean the same. */
  synonyms: string[][];
  pins: Pin[];
}

const splitParts = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Stems of each word in both languages, because editors may write either. */
const getStems = (text: string) => splitWords(text).flatMap(({ folded }) => [getStem(folded, 'hu'), getStem(folded, 'en')]);
const readWords = (text: string) => splitWords(text).map(({ folded }) => getStem(folded, 'hu'));

const readSettings = createContentCache(async (payload: Payload, locale: ReadContext['locale']): Promise<SearchSettings> => {
  const read = await findGlobal({ payload, locale }, 'search-settings', 0);
  const pins = read.rows('pins').map((row) => ({
    queries: splitParts(row.textOrEmpty('words')).map(readWords),
    title: row.textOrEmpty('title'),
    text: row.textOrEmpty('text'),
    url: row.textOrEmpty('url'),
  }));
  return {
    synonyms: read
      .rows('synonyms')
      .map((row) => splitParts(row.textOrEmpty('words')))
      .filter(({ length }) => length > 1),
    pins: pins.filter(({ title, url }) => title && url),
  };
});

/** The synonyms that editors have entered. */
export const readSynonyms = async (payload: Payload): Promise<string[][]> => (await readSettings(payload, 'hu')).synonyms;

/** The pinned results of a query that contains all words of one of their queries. With `foundNothing` also those that have no query. */
export async function findPinned({ payload, locale }: ReadContext, query: string, foundNothing: boolean): Promise<Pinned[]> {
  const queryStems = new Set(getStems(query));
  const { pins } = await readSettings(payload, locale);
  return pins
    .filter(({ queries }) =>
      queries.length === 0 ? foundNothing : queries.some((words) => words.length > 0 && words.every((word) => queryStems.has(word))),
    )
    .map(({ title, text, url }) => ({ title, text, url }));
}
