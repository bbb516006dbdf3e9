import { expect, test } from 'vitest';
import { findPlaceholders } from './syntax.ts';

test('findPlaceholders accepts accents and spaces in names', () => {
  expect(
    findPlaceholders('Felnőttnek {ar:ballon-felnott}, { Nyitvatartás : Zene-Háza } és {gyalog:m1-hosok-tere:ballon-kilato} perc'),
  ).toEqual([
    { written: '{ar:ballon-felnott}', name: 'ar', args: ['ballon-felnott'] },
    { written: '{ Nyitvatartás : Zene-Háza }', name: 'nyitvatartas', args: ['zene-haza'] },
    { written: '{gyalog:m1-hosok-tere:ballon-kilato}', name: 'gyalog', args: ['m1-hosok-tere', 'ballon-kilato'] },
  ]);
  expect(findPlaceholders('{telefon} vagy {tlf:ballon}').map(({ name }) => name)).toEqual(['telefon', null]);
});

test('findPlaceholders ignores braces around other text', () => {
  for (const text of ['{}', '{ }', 'f(x) = {1; 2}', '{a, b}', '{"a": 1}', '{{', '}{', '{:x}', '{ar:}'])
    expect(findPlaceholders(text)).toEqual([]);
});
