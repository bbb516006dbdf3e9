// Documents, comments and titles of tests use the usual English word. Visitors' and editors' texts are checked by wording.ts.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { listComments } from './file-names.ts';

/** Literal translations and archaisms for which English has a usual word. */
const LITERARY =
  /\b(?:whoever|stands? in|(?:is|are|be) told|in the place of|anew|of ours|for good|by itself|in vain|by which right|for (?:they|he|she|there)|is no (?:object|number|path))\b/u;
const TITLE = /\b(?:test|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['`])(.*?)\1/g;

/** The lines with a literary word, each with its file. */
const findLiterary = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line) => LITERARY.exec(line)?.map((word) => `${file}: ${word}, in ‘${line.trim()}’`) ?? []);

const listTitles = (source: string): string[] => [...source.matchAll(TITLE)].map(([, , title = '']) => title);

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
const list = (pattern: string | string[]) =>
  globSync(pattern, {
    cwd: root,
    exclude: (name) => ['node_modules', 'build', '.next', '.react-router', 'test-results'].includes(path.basename(name)),
  }).map((file) => file.split(path.sep).join('/'));

test('a literary word is found in comments and titles, not in code or other texts', () => {
  const source = [
    "import { anew } from './a.ts';",
    '/** Begins anew. */',
    "test('a page of ours is read', () => {});",
    "  test.each(ROWS)('%s is told', () => {});",
    "const text = 'in vain';",
  ].join('\n');
  expect([...listComments(source), ...listTitles(source)].flatMap((text) => findLiterary('a.ts', text))).toEqual([
    'a.ts: anew, in ‘/** Begins anew. */’',
    'a.ts: of ours, in ‘a page of ours is read’',
    'a.ts: is told, in ‘%s is told’',
  ]);
});

test('the documents use the usual English word', () => {
  // The glossary quotes words that are not used; the appendix quotes old names of tests.
  const documents = list(['docs/**/*.md', '*.md', '{apps,packages}/*/*.md', 'deploy/*.md']).filter(
    (file) => !/glossary|appendix|editors-guide/u.test(file),
  );
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/operations.md']));
  expect(documents.flatMap((file) => findLiterary(file, readText(file)))).toEqual([]);
});

test('comments and titles of tests use the usual English word', () => {
  const sources = list('{apps,packages,scripts}/**/*.{ts,tsx,mjs,css}').filter((file) => !file.endsWith('usual-words.test.ts'));
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.flatMap((file) => {
    const source = readText(file);
    return [...listComments(source), ...listTitles(source)].flatMap((text) => findLiterary(file, text));
  });
  expect(found).toEqual([]);
});
