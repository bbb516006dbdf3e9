import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findWordingErrors } from '../../../../../scripts/checks/wording.ts';
import { adminTranslations } from '../../admin/hungarian/translations.ts';
import { type AdminText, listAdminTexts, listTexts } from '../../testing/admin/admin-texts.ts';

const GUIDE = path.resolve(import.meta.dirname, '../../../../../docs/editors-guide.md');

const listErrors = (texts: readonly AdminText[]) =>
  texts.flatMap(({ where, locale, text }) => findWordingErrors(text, locale).map((error) => `${where}: “${text}” has ${error}`));

// The messages of csv-table.ts about quotation marks quote the wrong marks.
const texts = listTexts('{*.ts,{admin,content-api,features,platform}/**/*.{ts,tsx}}').filter(
  ({ where }) => !where.endsWith('csv-table.ts'),
);

test('the admin’s labels, hints and messages follow the house style', () => {
  expect(texts.length).toBeGreaterThan(700);
  expect(listErrors(texts)).toEqual([]);
});

test('the admin’s Hungarian has no words of programmers', () => {
  // The content API answers programmers. Files of Word and the field with documents to download are named as editors name them.
  const technical = /(?<!Word-)dokumentum(?!ok$)|memóri|értelmezhet|paraméter|végpont|(?<!adat)bázis|teljesíthető/i;
  expect(
    texts
      .filter(({ where, locale, text }) => locale === 'hu' && !where.startsWith('platform/content-api/') && technical.test(text))
      .map(({ where, text }) => `${where}: ${text}`),
  ).toEqual([]);
});

const listStrings = (words: object): string[] =>
  Object.values(words).flatMap((value: unknown) => (typeof value === 'string' ? [value] : listStrings(Object(value))));

test('the replaced texts of Payload follow it', () => {
  const all = (['hu', 'en'] as const).flatMap((locale) =>
    listStrings(adminTranslations[locale]).map((text) => ({ where: 'translations', locale, text: text.replaceAll(/\{\{\w+\}\}/g, 'X') })),
  );
  expect(all.length).toBeGreaterThan(200);
  expect(listErrors(all)).toEqual([]);
});

test('the editors’ guide follows it', () => {
  // A line of the guide may end within a sentence; code in backticks is replaced by a word.
  const prose = readFileSync(GUIDE, 'utf8').replaceAll(/`[^`]*`/g, 'kód');
  const lines = prose.split('\n').map((text, index) => ({ where: `line ${index + 1}`, locale: 'hu' as const, text: text.trim() }));
  expect(listErrors(lines)).toEqual([]);
});

test('texts are found in every form in which the code contains them', () => {
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
