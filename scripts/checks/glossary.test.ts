import { expect, test } from 'vitest';
import { findBannedWords, findNounFunctions } from './glossary.ts';

test('a file is named by the glossary, whatever its case, and words within others are free', () => {
  expect(findBannedWords('apps/cms/src/features/inbox/letters.ts')).toEqual([
    'apps/cms/src/features/inbox/letters.ts: not ‘letters’ but emails',
  ]);
  expect(findBannedWords('apps/site/app/x/SomeFault.tsx')).toHaveLength(1);
  expect(findBannedWords('packages/ui/src/defaults.ts')).toEqual([]);
});

test('an exported function begins with a verb; components, questions and fields of forms are free', () => {
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
