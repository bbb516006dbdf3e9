import MiniSearch, { type Query } from 'minisearch';
import { expect, test } from 'vitest';
import { createSynthetic } from './golden/synthetic.ts';
import { Postings } from './postings.ts';
import type { FoundPart } from './variants.ts';
import { Vocabulary } from './vocabulary.ts';

const BOOSTS = { title: 9, lead: 3, text: 1 };
const FIELDS = Object.keys(BOOSTS);

const { documents } = createSynthetic(5, 400, 0);

/** MiniSearch's implementation of BM25 for the same words, as a reference. */
const other = new MiniSearch({
  fields: FIELDS,
  extractField: ({ id, texts }: (typeof documents)[number], field) => (field === 'id' ? id : (texts[field] ?? '')),
  tokenize: (text) => text.split(' '),
  processTerm: (word) => word,
  searchOptions: { boost: BOOSTS },
});
other.addAll(documents);

const vocabulary = new Vocabulary();
const postings = new Postings(Object.values(BOOSTS));
for (const { id, texts } of documents) {
  const noteWords = (field: string) => (texts[field] ?? '').split(' ').map((word) => vocabulary.addTerm(word, 'hu'));
  postings.add(id, FIELDS.map(noteWords));
}

/** Parts of a query; each has readings of words, and each word may have alternatives. */
type QueryParts = readonly (readonly (readonly (readonly string[])[])[])[];

const getParts = (queryParts: QueryParts): FoundPart[] =>
  queryParts.map((readings) =>
    readings.map((words) => ({
      isSynonym: false,
      variants: words.map((variants) => new Map(variants.map((word) => [vocabulary.addTerm(word, 'hu'), 1]))),
    })),
  );

const toQuery = (queryParts: QueryParts): Query => ({
  combineWith: 'AND',
  queries: queryParts.map((readings) => ({
    combineWith: 'OR',
    queries: readings.map((words) => ({
      combineWith: 'AND',
      queries: words.map((variants) => ({ combineWith: 'OR', queries: [...variants] })),
    })),
  })),
});

test.each<[string, (one: string, two: string, three: string) => QueryParts]>([
  ['a word', (one) => [[[[one]]]]],
  ['any of several words', (one, two, three) => [[[[one, two, three]]]]],
  ['words next to each other', (one, two) => [[[[one, 'és'], [two]]]]],
  ['one of two readings', (one, two, three) => [[[[one, two]], [[three, one], ['az']]]]],
  ['several parts', (one, two, three) => [[[[one, two]]], [[['az', 'a']], [[three]]]]],
])('a document with %s has the same score as in MiniSearch', (_, createParts) => {
  for (const { id: from, texts } of documents.slice(0, 60)) {
    const [one = '', two = '', three = ''] = new Set((texts.text ?? '').split(' ').filter(({ length }) => length > 3));
    const queryParts = createParts(one, two, three);
    const hits = postings.find(getParts(queryParts));
    expect(hits.map(({ id }) => id)).toContain(from);
    const scores = new Map(other.search(toQuery(queryParts)).map(({ id, score }) => [String(id), expect.closeTo(score, 9)]));
    expect(new Map(hits.map(({ id, score }) => [id, score]))).toEqual(scores);
  }
});
