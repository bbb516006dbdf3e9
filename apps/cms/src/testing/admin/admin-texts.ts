import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SRC = path.join(import.meta.dirname, '../..');

const STRING = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\]|\\.)*${'`'})`;
const pattern = (before: string, ...between: string[]) =>
  new RegExp([`${before}\\s*${STRING}`, ...between.map((text) => `\\s*${text}\\s*${STRING}`)].join(''), 'g');

/** The forms in which the code holds a text: which of the strings is Hungarian, which English. */
const FORMS: { sign: RegExp; hu?: number; en?: number }[] = [
  { sign: pattern(String.raw`\b(?:label|warning)\(`, ','), hu: 1, en: 2 },
  // The English text has a singular.
  { sign: pattern(String.raw`\blabel\(`, String.raw`,\s*[\w.]+ === 1\s*\?`, ':'), hu: 1, en: 3 },
  { sign: pattern(String.raw`\b(?:choice|createAlternative|address)\(`, ',', ','), hu: 2, en: 3 },
  { sign: pattern(String.raw`\n  \[`, ',', String.raw`,`), hu: 2, en: 3 },
  { sign: pattern(String.raw`(?:=== 'en'|isEnglish)\s*\?`, ':'), hu: 2, en: 1 },
  { sign: pattern(String.raw`=== 'hu'\s*\?`, ':'), hu: 1, en: 2 },
  { sign: pattern(String.raw`\bhu:`), hu: 1 },
  { sign: pattern(String.raw`\ben:`), en: 1 },
];

export interface AdminText {
  where: string;
  locale: 'hu' | 'en';
  text: string;
}

/** The text of a literal; a word replaces each inserted value. */
const toText = (literal: string) =>
  literal
    .slice(1, -1)
    .replaceAll(/\$\{[^}]*\}/g, 'X')
    .replaceAll(/\\(.)/g, '$1');

/** The texts of one file of code, in both languages. */
export function listAdminTexts(where: string, code: string): AdminText[] {
  return FORMS.flatMap(({ sign, hu, en }) =>
    [...code.matchAll(sign)].flatMap((found) =>
      (['hu', 'en'] as const).flatMap((locale) => {
        const literal = found[(locale === 'hu' ? hu : en) ?? -1];
        return literal === undefined ? [] : [{ where, locale, text: toText(literal) }];
      }),
    ),
  );
}

/** The texts of all files of the content service's code that match a pattern; of tests none. */
export function listTexts(files: string): AdminText[] {
  return globSync(files, { cwd: SRC })
    .filter((file) => !/\.test\.tsx?$|\/(?:test|temporary)-[^/]+$/.test(file))
    .flatMap((file) => listAdminTexts(file, readFileSync(path.join(SRC, file), 'utf8')));
}
