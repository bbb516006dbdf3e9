import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import newRecords, { nameNewRecord, nameUntitledRecord } from './new-records.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('headings, breadcrumbs and buttons of new records name their kind, in Payload’s built bundle', () => {
  const built = newRecords(readFileSync(BUNDLE, 'utf8'));
  expect(built).toMatch(/\|\|\((\w+)=nameUntitledRecord\(\w+,\w+,\w+\)\),\1\}/);
  expect(built).toMatch(/"aria-label":(nameNewRecord\(\w+,\w+\)),buttonStyle:"pill",.{0,120}children:\1/);
  expect(built.match(/children:nameNewRecord\(\w+\?\.singular,\w+\)\},"create"\)/g)).toHaveLength(2);
  expect(built.match(/id:"action-create",[^{}]*?(\$\{[^}]*\}[^{}]*\}\),id:"action-create",)?children:nameNewRecord\(/g)).toHaveLength(2);
  expect(built).toMatch(/&&(\w+)\|\|`\$\{\w+\}`,url:.{0,150}push\(\{label:\1\}\)/);
  expect(built).toMatch(/singular:\w+\(\{collectionSlug:\w+\.value\}\)\?\.labels\?\.singular,hasCreatePermission/);
  expect(built).toMatch(/(\w+)=nameNewRecord\(\w+\.singular,\w+\(\)\.i18n\);if\(.{0,200}children:\1\}/);
  expect(() => newRecords(built)).toThrow('has changed');
});

test('the name of a new record begins its kind with a small letter, except an acronym', async () => {
  const getName = (singular: unknown, language: string) =>
    nameNewRecord(singular, { language, t: (key, values) => [key, values?.['kind']].join(' ').trim() });
  await everyRow<[unknown, string, string]>(
    [
      [{ hu: 'Közlemény', en: 'Announcement' }, 'hu', 'liget:newRecord közlemény'],
      [{ hu: 'Közlemény', en: 'Announcement' }, 'en', 'liget:newRecord announcement'],
      [{ hu: 'Állás', en: 'Position' }, 'hu', 'liget:newRecord állás'],
      [{ hu: 'QR-kód', en: 'QR code' }, 'hu', 'liget:newRecord QR-kód'],
      ['Kép', 'hu', 'liget:newRecord kép'],
      [undefined, 'hu', 'general:createNew'],
    ],
    ([, , name]) => name,
    ([singular, language, name]) => expect(getName(singular, language)).toBe(name),
  );
});

test('a record without a title has its kind as heading, and a stored one no number', async () => {
  const collection = { labels: { singular: { hu: 'Program', en: 'Event' } } };
  const i18n = { language: 'hu', t: (key: string, values?: Record<string, string>) => [key, values?.['kind']].join(' ').trim() };
  await everyRow<[string | undefined, typeof collection | undefined, string]>(
    [
      [undefined, collection, 'liget:newRecord program'],
      ['100', collection, 'liget:untitled'],
      ['Névtelen - ID: 5', collection, 'Névtelen - ID: 5'],
      [undefined, undefined, 'liget:untitled'],
    ],
    ([, , name]) => name,
    ([fallback, of, name]) => expect(nameUntitledRecord(fallback, of, i18n)).toBe(name),
  );
});
