import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import bulkMessages, { joinReasons } from './bulk-messages.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('a refused publication of several documents is one message with their number and names, in Payload’s built bundle', () => {
  const built = bulkMessages(readFileSync(BUNDLE, 'utf8'));
  const messages = built.match(
    /\((\w+)\.errors\?\1\.message\?\w+\.error\(\1\.message,\{description:groupReasons\(\1\.errors\)\.join\("\\n"\)\}\)/g,
  );
  expect(messages).toHaveLength(2);
  expect(built.match(/\{description:groupReasons\((\w+)\.errors\)\.join\("\\n"\)\}/g)).toHaveLength(7);
  expect(built).toMatch(/,(\w+)\.message\)\{\w+\(joinReasons\(\1\)\);return\}/);
  expect(() => bulkMessages(built)).toThrow('has changed');
});

test('the message of a refused change of several documents has each reason once, after the titles of its documents', () => {
  const errors = [
    { message: '„Kő”: hiányzik a helye.' },
    { message: '„Tó: télen”: már elmúlt.' },
    { message: '„Domb”: hiányzik a helye.' },
    { message: 'Nincs név.' },
  ];
  expect([joinReasons({ message: '4 elemből 4 nem módosítható.', errors }), joinReasons({ message: 'Nem sikerült.' })]).toEqual([
    '4 elemből 4 nem módosítható. „Kő”, „Domb”: hiányzik a helye. „Tó: télen”: már elmúlt. Nincs név.',
    'Nem sikerült.',
  ]);
});
