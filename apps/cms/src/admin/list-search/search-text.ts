import { fold } from '@liget/language';
import type { CollectionBeforeOperationHook, SanitizedCollectionConfig, TextareaField, Where } from 'payload';
import { label } from '../../platform/fields/labels.ts';
import { isRecord } from '../../platform/is-record.ts';
import { inBothLanguages } from './in-both-languages.ts';

/** The field in which a list's search looks: what the list is searched by, in both languages, without accents and capitals. */
export const SEARCH_TEXT = 'searchText';
/** Characters; whoever looks for the end of a long text finds it with the search of the site. */
const LONGEST = 2000;

interface Read {
  data: unknown;
  stored: unknown;
  locale: unknown;
}

const foldTexts = (names: readonly string[], { data, stored, locale }: Read): string => {
  const texts = names.flatMap((name) => Object.values(inBothLanguages(name, data, stored, locale)));
  return fold(texts.filter((text) => typeof text === 'string' && text !== '').join('\n')).slice(0, LONGEST);
};

/** Written anew with every save; no form shows it. `names` are the fields that the list is searched by. */
export const createSearchTextField = (names: readonly string[]): TextareaField => ({
  name: SEARCH_TEXT,
  type: 'textarea',
  // Read in the comparison of versions alone.
  label: label('A kereséshez, ékezet nélkül', 'For the search, without accents'),
  maxLength: LONGEST,
  custom: { names: [...names] },
  admin: { disabled: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  hooks: {
    beforeChange: [
      ({ siblingData, siblingDocWithLocales, req }) =>
        foldTexts(names, { data: siblingData, stored: siblingDocWithLocales, locale: req.locale }),
    ],
  },
});

/** The same of a document that is not being saved. */
export function collectSearchText({ flattenedFields }: SanitizedCollectionConfig, read: Read): string {
  const names: unknown = flattenedFields.find(({ name }) => name === SEARCH_TEXT)?.custom?.['names'];
  return foldTexts(Array.isArray(names) ? names.map(String) : [], read);
}

/** Of what an editor looks for. SQLite takes a thousand conditions, one for each word, and patterns of 50,000 bytes. */
const MAX_QUERY_CHARS = 200;
const MOST_WORDS = 12;

/** Without accents and capitals; marks alone stay as they are, for a search without words would find everything. */
function foldQuery(query: string): string {
  const folded = fold(query);
  return folded.trim() === '' ? query : folded;
}

/** Without accents, and any letter for one that may have some: both databases take `_` for it. What matches too easily does no harm in a list. */
const loosen = (query: string): string => foldQuery(query).replaceAll(/[aeiou]/g, '_');

/** Operators that ask for a part of a text. */
const PARTS = new Set(['like', 'contains']);

/** The first letters and words of a search. PostgreSQL refuses null characters. */
function bounded(query: string, operator: string): string {
  const text = query.slice(0, MAX_QUERY_CHARS).replaceAll('\u0000', ' ');
  return operator === 'like' ? text.trim().split(/\s+/).slice(0, MOST_WORDS).join(' ') : text;
}

/** What an editor looks for, so that accents and capitals make no difference: the first `MOST_WORDS` words, of `MAX_QUERY_CHARS` letters together. */
export function removeAccents(where: unknown): Where {
  if (!isRecord(where)) return {};
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(removeAccents)];
      if (!isRecord(value)) return [name, value];
      const asked = Object.entries(value).map(([operator, text]) => {
        if (!PARTS.has(operator) || typeof text !== 'string') return [operator, text];
        const part = bounded(text, operator);
        return [operator, name.endsWith(SEARCH_TEXT) ? foldQuery(part.trim()) : loosen(part)];
      });
      return [name, Object.fromEntries(asked)];
    }),
  );
}

/** For what signed-in editors ask: their lists, their filters, and the choices of other forms. */
export const searchWithoutAccents: CollectionBeforeOperationHook = ({ args, req }) =>
  req.user && 'where' in args && args.where ? { ...args, where: removeAccents(args.where) } : args;
