import { createTranslator } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../test-rows.ts';
import { en } from './i18n/en/index.ts';
import { hu } from './i18n/hu/index.ts';
import { getMessages } from './i18n/index.ts';
import { flattenTexts } from './i18n/texts-by-key.ts';

const hungarian = [...flattenTexts(hu)];
const english = flattenTexts(en);
/** Names in braces (not the branches of a plural, whose braces follow a word), and the tags of rich texts. */
const placeholders = (text: string) =>
  [
    ...new Set(
      [...text.matchAll(/(?<!\b(?:zero|one|two|few|many|other) |=\d )\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map(
        ([, name, tag]) => name ?? `<${tag}>`,
      ),
    ),
  ].toSorted((a, b) => a.localeCompare(b));

/** The text with 3 for every value. Throws for an invalid one. */
function formatted(text: string, locale: 'hu' | 'en'): string {
  const values = Object.fromEntries(
    placeholders(text).map((name) => (name.startsWith('<') ? [name.slice(1, -1), (inner: string) => inner] : [name, 3])),
  );
  const raise = (error: Error) => {
    throw error;
  };
  return createTranslator({ locale, messages: { text }, onError: raise }).markup('text', values);
}

/** Proper names that are Hungarian in English texts, too, and the language switch. */
const HUNGARIAN_WORDS = /Városliget|Magyar\b|Mőcsényi|Komárom/g;

describe('the two catalogues', () => {
  test('are not empty', () => {
    expect(hungarian.length).toBeGreaterThan(300);
  });
  test('have the same keys', () => {
    expect([...english.keys()].toSorted()).toEqual(hungarian.map(([key]) => key).toSorted());
  });
  test('have a text for each key in both languages, with the same placeholders', () =>
    everyRow(
      hungarian,
      ([key]) => key,
      ([key, text]) => {
        const other = english.get(key) ?? '';
        expect(text.trim(), 'Hungarian').not.toBe('');
        expect(other.trim(), 'English').not.toBe('');
        expect(placeholders(other)).toEqual(placeholders(text));
        expect(formatted(text, 'hu'), 'Hungarian').not.toMatch(/[{}<>#]/);
        expect(formatted(other, 'en'), 'English').not.toMatch(/[{}<>#]/);
      },
    ));
  test('have no Hungarian letters in English', () =>
    everyRow(
      [...english],
      ([key]) => key,
      ([, text]) => {
        expect(text.replace(HUNGARIAN_WORDS, '')).not.toMatch(/[áéíóöőúüűÁÉÍÓÖŐÚÜŰ]/);
      },
    ));
});

describe('the specification’s texts', () => {
  test('are in the Hungarian catalogue', () => {
    expect(hu.shell.globalSearch).toBe('Globális keresés');
    expect(hu.shell.error.notFoundTitle).toBe('Az oldal nem található');
    expect(hu.shell.error.backHome).toBe('Vissza a főoldalra');
    expect(hu.shell.error.title).toBe('Hiba történt');
    expect(hu.programs.none).toBe('Nincs találat');
    expect(hu.search.none).toBe('Nincs találat');
  });
  test('the English not-found text is that of the specification', () => {
    expect(en.shell.error.notFoundTitle).toBe('This page could not be found');
  });
});

describe('texts of the translation service', () => {
  test('replace the bundled ones by dotted keys', () => {
    const merged = getMessages('hu', { 'shell.home': 'Nyitólap', 'shell.error.title': 'Ajjaj' });
    expect(merged.shell.home).toBe('Nyitólap');
    expect(merged.shell.error.title).toBe('Ajjaj');
    expect(merged.shell.error.backHome).toBe(hu.shell.error.backHome);
    expect(merged.programs).toEqual(hu.programs);
    expect(hu.shell.home).not.toBe('Nyitólap');
  });
  test('with unknown keys change nothing', () => {
    expect(getMessages('en', { 'shell.unheard': 'x', shell: 'x', 'shell.home.deeper': 'x', __proto__: 'x' })).toEqual(en);
  });
  test('are optional', () => {
    expect(getMessages('hu')).toBe(hu);
    expect(getMessages('en', {})).toBe(en);
  });
});
