import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findWordingErrors } from '../../../../../scripts/checks/wording.ts';
import { adminTranslations } from '../../admin/hungarian/translations.ts';
import { type AdminText, listAdminTexts, listTexts } from '../../testing/admin-texts.ts';

const GUIDE = path.resolve(import.meta.dirname, '../../../../../docs/editors-guide.md');

const faultsIn = (texts: readonly AdminText[]) =>
  texts.flatMap(({ where, locale, text }) => findWordingErrors(text, locale).map((error) => `${where}: “${text}” has ${error}`));

// What is wrong with a table's quotation marks is said with the marks that stand there.
const texts = listTexts('{*.ts,{admin,content-api,features,platform}/**/*.{ts,tsx}}').filter(
  ({ where }) => !where.endsWith('csv-table.ts'),
);

test('the admin’s labels, hints and messages are worded as the house writes', () => {
  expect(texts.length).toBeGreaterThan(700);
  expect(faultsIn(texts)).toEqual([]);
});

const stringsIn = (words: object): string[] =>
  Object.values(words).flatMap((value: unknown) => (typeof value === 'string' ? [value] : stringsIn(Object(value))));

test('so is what the admin says in place of Payload', () => {
  const all = (['hu', 'en'] as const).flatMap((locale) =>
    stringsIn(adminTranslations[locale]).map((text) => ({ where: 'translations', locale, text: text.replaceAll(/\{\{\w+\}\}/g, 'X') })),
  );
  expect(all.length).toBeGreaterThan(200);
  expect(faultsIn(all)).toEqual([]);
});

test('so is the editors’ guide', () => {
  // A line of the guide may end within a sentence; code is not prose.
  const prose = readFileSync(GUIDE, 'utf8').replaceAll(/`[^`]*`/g, 'kód');
  const lines = prose.split('\n').map((text, index) => ({ where: `line ${index + 1}`, locale: 'hu' as const, text: text.trim() }));
  expect(faultsIn(lines)).toEqual([]);
});

test('texts are found in every form in which the code holds them', () => {
  const code = [
    "label('Cím', 'Title'), choice('x', 'Kék', 'Blue')",
    "label(\n  `Több mint ${COUNT}`,\n  'More',\n)",
    "\n  ['title', 'cím', 'title'],",
    "language === 'en' ? 'Yes' : 'Igen', isEnglish\n ? \"It's\"\n : 'Az'",
    "{ hu: 'Piros', en: 'Red' }",
  ].join('\n');
  const readTexts = (locale: 'hu' | 'en') =>
    listAdminTexts('x.ts', code)
      .filter((text) => text.locale === locale)
      .map(({ text }) => text)
      .toSorted((a, b) => a.localeCompare(b, 'en'));
  expect(readTexts('hu')).toEqual(['Az', 'cím', 'Cím', 'Igen', 'Kék', 'Piros', 'Több mint X']);
  expect(readTexts('en')).toEqual(['Blue', "It's", 'More', 'Red', 'title', 'Title', 'Yes']);
});
