import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { globals } from '../../../src/globals.ts';
import versionAuthors, { getVersionAuthor } from './version-authors.mjs';

const FILE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/next/dist/views/Versions/buildColumns.js');

test('the list of versions shows who saved each one, in Payload’s built file', () => {
  expect(
    [{ savedBy: 'Anna' }, { changedBy: 'Béla' }, { savedBy: ' ', changedBy: null }, {}].map((version) => getVersionAuthor({ version })),
  ).toEqual(['Anna', 'Béla', undefined, undefined]);
  const built = versionAuthors(readFileSync(FILE, 'utf8'));
  expect(built).toContain("Label: t('liget:savedBy')");
  expect(built).toContain("id: getVersionAuthor(doc) ?? t('liget:savedByNobody')");
  expect(() => versionAuthors(built)).toThrow('has changed');
});

test('every global with versions stores who saved it', () => {
  const names = new Set(['savedBy', 'changedBy']);
  const nameless = globals.filter(({ versions, fields }) => versions && !fields.some((field) => 'name' in field && names.has(field.name)));
  expect(nameless.map(({ slug }) => slug)).toEqual([]);
});
