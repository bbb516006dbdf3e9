import { expect, test } from 'vitest';
import { findLargeSources } from './source-sizes.ts';

const NONE = { folders: {}, files: {} };

/** Files of one folder, each of a line. */
const fillFolder = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index): [string, number] => [`${folder}/part-${index}.ts`, 1]);

test('a folder may have 25 entries, of which a folder in it is one', () => {
  const files = [...fillFolder('apps/a', 24), ...fillFolder('apps/a/rooms', 25)];
  expect(findLargeSources(new Map(files), NONE)).toEqual([]);
  expect(findLargeSources(new Map([...files, ['apps/a/one-more.md', 1]]), NONE)).toEqual([
    'apps/a: 26 entries, more than 25; group them by what they are about',
  ]);
});

test('a source may have 250 lines, other and generated files any number', () => {
  const files: [string, number][] = [
    ['apps/a/short.ts', 250],
    ['docs/guide.md', 251],
    ['apps/cms/src/migrations/sqlite/initial.ts', 251],
    ['apps/a/look.css', 251],
  ];
  expect(findLargeSources(new Map(files), NONE)).toEqual(['apps/a/look.css: 251 lines, more than 250; split it by subject']);
});

test('an exception allows a large folder or file, and is an error once it is not needed', () => {
  const exceptions = { folders: { 'apps/a': 'reason' }, files: { 'apps/b/long.ts': 'reason' } };
  expect(findLargeSources(new Map([...fillFolder('apps/a', 26), ['apps/b/long.ts', 251]]), exceptions)).toEqual([]);
  expect(findLargeSources(new Map([['apps/b/long.ts', 9]]), exceptions)).toEqual([
    'apps/a: no longer needs its exception in scripts/checks/source-sizes.ts',
    'apps/b/long.ts: no longer needs its exception in scripts/checks/source-sizes.ts',
  ]);
});
