import { expect, test } from 'vitest';
import { getFieldLang, getFieldLangs } from './field-lang.ts';

test('a field has a language when its text is not in that of the page', () => {
  const event = { language: 'en', untranslated: ['price'] } as const;
  expect(getFieldLangs(event, ['price', 'lead'], 'en')).toEqual({ price: 'hu', lead: undefined });
  expect(getFieldLang({ language: 'hu', untranslated: ['lead'] }, 'price', 'en')).toBeUndefined();
});

test('without a list of fields the language of the item holds', () => {
  expect(getFieldLang({ language: 'hu' }, 'price', 'en')).toBe('hu');
  expect(getFieldLang({ language: 'en' }, 'price', 'en')).toBeUndefined();
});
