import { LOCALES } from '@liget/content-api';
import { expect, test } from 'vitest';
import { findWordingErrors } from '../../../../../../scripts/checks/wording.ts';
import { emailMessages } from './index.ts';

/** Every text of a language; a word replaces each inserted value. */
function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return texts(part('X'));
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(texts) : [];
}

test.each(LOCALES)('the texts of emails follow the house style (%s)', (locale) => {
  const all = texts(emailMessages[locale]);
  expect(all.length).toBeGreaterThan(12);
  expect(all.flatMap((text) => findWordingErrors(text, locale).map((error) => `“${text}” has ${error}`))).toEqual([]);
});
