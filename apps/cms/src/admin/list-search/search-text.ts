import { fold } from '@liget/language';
import type { CollectionBeforeOperationHook, SanitizedCollectionConfig, TextareaField, Where } from 'payload';
import { label } from '../../platform/fields/labels.ts';
import { isRecord } from '../../platform/is-record.ts';
import { inBothLanguages } from './in-both-languages.ts';

/** The field that a list searches: the searched texts in both languages, without accents and in lower case. */
export const SEARCH_TEXT = 'searchText';
/** Maximum number of characters; the site's search covers the rest of long texts. */
const MAX_CHARACTERS = 2000;

interface TextSource {
  data: unknown;
  stored: unknown;
  locale: unknown;
}

const foldTexts = (names: readonly string[], { data, stored, locale }: TextSource): string => {
  const texts = names.flatMap((name) => Object.values(inBothLanguages(name, data, stored, locale)));
  return fold(texts.filter((text) => typeof text === 'string' && text !== '').join('\n')).slice(0, MAX_CHARACTERS);
};

/** Recomputed at every save; not part of the form. `names` are the searched fields. */
export const createSearchTextField = (names: readonly string[]): TextareaField => ({
  name: SEARCH_TEXT,
  type: 'textarea',
  // Shown only when versions are compared.
  label: label('A kereséshez, ékezet nélkül', 'For the search, without accents'),
  maxLength: MAX_CHARACTERS,
  custom: { names: [...names] },
  admin: { disabled: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  hooks: {
    beforeChange: [
      ({ siblingData, siblingDocWithLocales, req }) =>
        foldTexts(names, { data: siblingData, stored: siblingDocWithLocales, locale: req.locale }),
    ],
  },
});

/** The same for a document that is not being saved. */
export function collectSearchText({ flattenedFields }: SanitizedCollectionConfig, read: TextSource): string {
  const names: unknown = flattenedFields.find(({ name }) => name === SEARCH_TEXT)?.custom?.['names'];
  return foldTexts(Array.isArray(names) ? names.map(String) : [], read);
}

/** Limits of a query. SQLite accepts a thousand conditions, one per word, and patterns of 50,000 bytes. */
const MAX_QUERY_CHARS = 200;
const MAX_WORDS = 12;

/** Folds a query; combining marks alone stay, because an empty query would match everything. */
function foldQuery(query: string): string {
  const folded = fold(query);
  return folded.trim() === '' ? query : folded;
}

/** Replaces vowels by `_`, which in both databases matches any letter, accented or not. False matches are tolerable in a list. */
const loosen = (query: string): string => foldQuery(query).replaceAll(/[aeiou]/g, '_');

/** Operators that match part of a text. */
const PARTS = new Set(['like', 'contains']);

/** Cuts a query to the first characters and words, and removes null characters, which PostgreSQL refuses. */
function truncateQuery(query: string, operator: string): string {
  const text = query.slice(0, MAX_QUERY_CHARS).replaceAll('\u0000', ' ');
  return operator === 'like' ? text.trim().split(/\s+/).slice(0, MAX_WORDS).join(' ') : text;
}

/** Makes a filter ignore accents and case: uses the first `MAX_WORDS` words of at most `MAX_QUERY_CHARS` characters. */
export function removeAccents(where: unknown): Where {
  if (!isRecord(where)) return {};
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(removeAccents)];
      if (!isRecord(value)) return [name, value];
      const conditions = Object.entries(value).map(([operator, text]) => {
        if (!PARTS.has(operator) || typeof text !== 'string') return [operator, text];
        const part = truncateQuery(text, operator);
        return [operator, name.endsWith(SEARCH_TEXT) ? foldQuery(part.trim()) : loosen(part)];
      });
      return [name, Object.fromEntries(conditions)];
    }),
  );
}

/** For queries of signed-in editors: lists, filters and pickers. */
export const searchWithoutAccents: CollectionBeforeOperationHook = ({ args, req }) =>
  req.user && 'where' in args && args.where ? { ...args, where: removeAccents(args.where) } : args;
