import { readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { hu } from '@payloadcms/translations/languages/hu';
import { expect, test } from 'vitest';
import { formatRefusal } from '../../../src/platform/trash/usage-texts.ts';
import wholeMessages, { isListOfFields } from './whole-messages.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

test('only Payload’s list of invalid fields is split into lines, in both languages', () => {
  for (const { translations } of [hu, en]) {
    const { followingFieldsInvalid_one: one, followingFieldsInvalid_other: several } = translations.error;
    expect([one, several].map(isListOfFields)).toEqual([true, true]);
  }
  expect(isListOfFields(formatRefusal({ total: 0, usages: [] }, 'trash', 'hu'))).toBe(false);
});

test('a message is split at a colon only if it is such a list, in Payload’s built bundle', () => {
  const built = wholeMessages(readFileSync(BUNDLE, 'utf8'));
  expect(built).toMatch(/let (\w+)=isListOfFields\((\w+)\)\?\2\.indexOf\(":"\):-1,/);
  expect(() => wholeMessages(built)).toThrow('has changed');
});
