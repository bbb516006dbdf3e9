import { fold } from '@liget/language';
import type { CollectionBeforeOperationHook, SanitizedCollectionConfig, TextareaField, Where } from 'payload';
import { label } from '../fields/labels.ts';
import { isRecord } from '../reading/document-reader.ts';
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

const folded = (names: readonly string[], { data, stored, locale }: Read): string => {
  const texts = names.flatMap((name) => Object.values(inBothLanguages(name, data, stored, locale)));
  return fold(texts.filter((text) => typeof text === 'string' && text !== '').join('\n')).slice(0, LONGEST);
};

/** Written anew with every save; no form shows it. `names` are the fields that the list is searched by. */
export const searchTextField = (names: readonly string[]): TextareaField => ({
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
        folded(names, { data: siblingData, stored: siblingDocWithLocales, locale: req.locale }),
    ],
  },
});

/** The same of a document that is not being saved. */
export function textsSearchedIn({ flattenedFields }: SanitizedCollectionConfig, read: Read): string {
  const names: unknown = flattenedFields.find(({ name }) => name === SEARCH_TEXT)?.custom?.['names'];
  return folded(Array.isArray(names) ? names.map(String) : [], read);
}

/** Without accents, and any letter for one that may have some: both databases take `_` for it. What matches too easily does no harm in a list. */
const loosened = (asked: string): string => fold(asked).replaceAll(/[aeiou]/g, '_');

/** Operators that ask for a part of a text. */
const PARTS = new Set(['like', 'contains']);

/** What an editor looks for, so that accents and capitals make no difference. */
export function withoutAccents(where: unknown): Where {
  if (!isRecord(where)) return {};
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(withoutAccents)];
      if (!isRecord(value)) return [name, value];
      const asked = Object.entries(value).map(([operator, text]) => {
        if (!PARTS.has(operator) || typeof text !== 'string') return [operator, text];
        return [operator, name.endsWith(SEARCH_TEXT) ? fold(text.trim()) : loosened(text)];
      });
      return [name, Object.fromEntries(asked)];
    }),
  );
}

/** For what signed-in editors ask: their lists, their filters, and the choices of other forms. */
export const searchWithoutAccents: CollectionBeforeOperationHook = ({ args, req }) =>
  req.user && 'where' in args && args.where ? { ...args, where: withoutAccents(args.where) } : args;
