import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import bulkMessages, { joinReasons } from '../../../scripts/payload-patches/bulk-messages.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('a refused publication of several documents is one message with their number and names, in Payload’s built bundle', () => {
  const built = bulkMessages(readFileSync(BUNDLE, 'utf8'));
  const messages = built.match(
    /\((\w+)\.errors\?\1\.message\?(\w+)\.error\(\1\.message,\{description:\1\.errors\.map\((\w+)=>\3\.message\)\.join\("\\n"\)\}\)/g,
  );
  expect(messages).toHaveLength(2);
  expect(built).toMatch(/,(\w+)\.message\)\{\w+\(joinReasons\(\1\)\);return\}/);
  expect(() => bulkMessages(built)).toThrow('has changed');
});

test('the message of a refused change of several documents has the reason of each', () => {
  const errors = [{ message: '„Kő”: hiányzik a helye.' }, { message: '„Tó”: már elmúlt.' }];
  expect([joinReasons({ message: '2 elemből 2 nem módosítható.', errors }), joinReasons({ message: 'Nem sikerült.' })]).toEqual([
    '2 elemből 2 nem módosítható. „Kő”: hiányzik a helye. „Tó”: már elmúlt.',
    'Nem sikerült.',
  ]);
});
