import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { wordingFaults } from '../../../../scripts/wording.ts';
import { adminTranslations } from '../admin/hungarian/translations.ts';

const SRC = path.join(import.meta.dirname, '..');
const GUIDE = path.join(SRC, '../../../docs/editors-guide.md');

const STRING = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\]|\\.)*${'`'})`;
const pattern = (before: string, ...between: string[]) =>
  new RegExp([`${before}\\s*${STRING}`, ...between.map((text) => `\\s*${text}\\s*${STRING}`)].join(''), 'g');

/** The forms in which the code holds a text: which of the strings is Hungarian, which English. */
const FORMS: { sign: RegExp; hu?: number; en?: number }[] = [
  { sign: pattern(String.raw`\b(?:label|warning)\(`, ','), hu: 1, en: 2 },
  { sign: pattern(String.raw`\b(?:choice|alternative|address)\(`, ',', ','), hu: 2, en: 3 },
  { sign: pattern(String.raw`\n  \[`, ',', String.raw`,`), hu: 2, en: 3 },
  { sign: pattern(String.raw`(?:=== 'en'|isEnglish)\s*\?`, ':'), hu: 2, en: 1 },
  { sign: pattern(String.raw`=== 'hu'\s*\?`, ':'), hu: 1, en: 2 },
  { sign: pattern(String.raw`\bhu:`), hu: 1 },
  { sign: pattern(String.raw`\ben:`), en: 1 },
];

interface Text {
  where: string;
  locale: 'hu' | 'en';
  text: string;
}

/** The text of a literal; what is put into it stands as a word. */
const written = (literal: string) =>
  literal
    .slice(1, -1)
    .replaceAll(/\$\{[^}]*\}/g, 'X')
    .replaceAll(/\\(.)/g, '$1');

function textsOf(where: string, code: string): Text[] {
  return FORMS.flatMap(({ sign, hu, en }) =>
    [...code.matchAll(sign)].flatMap((found) =>
      (['hu', 'en'] as const).flatMap((locale) => {
        const literal = found[(locale === 'hu' ? hu : en) ?? -1];
        return literal === undefined ? [] : [{ where, locale, text: written(literal) }];
      }),
    ),
  );
}

const faultsIn = (texts: readonly Text[]) =>
  texts.flatMap(({ where, locale, text }) => wordingFaults(text, locale).map((fault) => `${where}: “${text}” has ${fault}`));

const texts = globSync(
  '{access,accounts,admin,collections,content-api,fields,globals,hooks,mail,moves,programs,saving,scheduling,trash}/**/*.{ts,tsx}',
  {
    cwd: SRC,
  },
)
  .filter((file) => !/\.test\.ts$|\/(?:test|temporary)-[^/]+$/.test(file))
  .flatMap((file) => textsOf(file, readFileSync(path.join(SRC, file), 'utf8')));

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
  const found = (locale: 'hu' | 'en') =>
    textsOf('x.ts', code)
      .filter((text) => text.locale === locale)
      .map(({ text }) => text)
      .toSorted((a, b) => a.localeCompare(b, 'en'));
  expect(found('hu')).toEqual(['Az', 'cím', 'Cím', 'Igen', 'Kék', 'Piros', 'Több mint X']);
  expect(found('en')).toEqual(['Blue', "It's", 'More', 'Red', 'title', 'Title', 'Yes']);
});
