import { expect, test } from 'vitest';
import {
  findNounFunctions,
  findRefusedTerms,
  findTypesWithoutNoun,
  findUnusualLimits,
  listExportedNames,
  parseRefusedTerms,
} from './glossary.ts';

const terms = parseRefusedTerms(
  [
    '| concept | Hungarian | name in code | never |',
    '|---|---|---|---|',
    '| e-mail | e-mail | `email` | `letter`, `post office` (a word) |',
    '| error | hiba | `error` | `fault`, problem |',
  ].join('\n'),
);

test('the refused words are those in code font in the last column of the table', () => {
  expect(terms).toEqual([
    { words: ['letter'], instead: 'email' },
    { words: ['post', 'office'], instead: 'email' },
    { words: ['fault'], instead: 'error' },
  ]);
});

test('names are refused for whole words, in any case and in the plural', () => {
  expect(findRefusedTerms('apps/cms/src/features/inbox/letters.ts', terms)).toEqual([
    'not ‘letter’ in ‘apps/cms/src/features/inbox/letters.ts’ but email',
  ]);
  expect(['SomeFault.tsx', 'LETTER_SIZES', 'HTTPFault', 'openPostOffice'].map((name) => findRefusedTerms(name, terms).length)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(['defaults.ts', 'problemList', 'post/office.ts', 'newsletter'].flatMap((name) => findRefusedTerms(name, terms))).toEqual([]);
});

test('the names of a file are those of its exported functions, types and constants', () => {
  const source = ['export const a = 1;', 'export interface B {}', 'const c = 2;', 'export async function d() {}', 'export { c };'].join(
    '\n',
  );
  expect(listExportedNames(source)).toEqual(['a', 'B', 'd']);
});

test('an exported function begins with a verb; components, predicates and fields of forms are exempt', () => {
  const source = [
    'export function daysIn(text: string) {}',
    'export const withoutDoubles = (list: string[]) => list;',
    'export async function shownDays() {}',
    'export const isOneOf = (value: string) => true;',
    'export function parseDays(text: string) {}',
    'export function ListOf() {}',
    "export const NAME_OF = 'name';",
  ].join('\n');
  expect(findNounFunctions('apps/site/app/a.ts', source).map((line) => /‘(.*)’/.exec(line)?.[1])).toEqual([
    'daysIn',
    'withoutDoubles',
    'shownDays',
  ]);
  expect(findNounFunctions('apps/cms/src/platform/fields/a.ts', source)).toEqual([]);
});

test('a private function, also one inside another, begins with a verb, too; handlers of events and the seed’s drawings are exempt, and nouns in tests', () => {
  const source = [
    'const sizes = (file: string) => [file];',
    'async function inYear(year: number) {}',
    'const words: Words = (text) => text;',
    'function findErrorIn(text: string) {}',
    'const day = (start + end) / 2;',
    '  const line = (text: string) => text;',
    '  const time = text.trim();',
    '  function onFocusIn(event: Event) {}',
  ].join('\n');
  const findNames = (file: string) => findNounFunctions(file, source).map((line) => /‘(.*)’/.exec(line)?.[1]);
  expect(findNames('apps/site/app/a.ts')).toEqual(['sizes', 'inYear', 'words', 'line']);
  expect(findNames('packages/seed/src/illustrations/a.ts')).toEqual(['inYear']);
  expect(findNames('scripts/a.mjs')).toEqual(['sizes', 'inYear', 'words', 'line']);
  expect(findNames('apps/site/app/a.test.ts')).toEqual(['inYear']);
});

test('the name of a type is a noun', () => {
  const source = [
    'export type AnswerOf<Name> = Name;',
    'interface Read {}',
    'export type FieldIn = string;',
    'export interface ReadContext {}',
    'type Offer = string;',
    'const Read = z.object({});',
  ].join('\n');
  expect(findTypesWithoutNoun('a.ts', source).map((line) => /‘(.*)’/.exec(line)?.[1])).toEqual(['AnswerOf', 'Read', 'FieldIn']);
});

test('the name of a limit begins with MAX_ or MIN_', () => {
  const source = [
    'const MOST_WORDS = 12;',
    'export const LONGEST_NOTE = 300;',
    'const MOST = 3;',
    'const MAX_ROWS = 5;',
    'export const almostAll = 9;',
  ].join('\n');
  expect(findUnusualLimits('a.ts', source)).toEqual([
    'a.ts: the name of a limit begins with MAX_ or MIN_, not as in ‘MOST_WORDS’',
    'a.ts: the name of a limit begins with MAX_ or MIN_, not as in ‘LONGEST_NOTE’',
    'a.ts: the name of a limit begins with MAX_ or MIN_, not as in ‘MOST’',
  ]);
});
