import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import newRecords, { nameNewRecord } from '../../../scripts/payload-patches/new-records.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('the heading of a new record and the button of a drawer name its kind, in Payload’s built bundle', () => {
  const built = newRecords(readFileSync(BUNDLE, 'utf8'));
  expect(built).toMatch(/(\w+)&&\w+\?\.id===void 0\?nameNewRecord\(\1\.labels\?\.singular,\w+\):`\[\$\{\w+\.t\("general:untitled"\)\}\]`/);
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
