import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../schemas/primitives.ts';
import { readSeedContent } from '../seed-content.ts';
import { ABSOLUTES, EVERY, REFERRALS, TEXT_RULES } from './rules.ts';
import { countWords, splitSentences } from './sentences.ts';

type Language = 'hu' | 'en';
interface LocatedText {
  language: Language;
  /** File or field. */
  where: string;
  text: string;
}

/** The Markdown files with their front matter, without URLs. */
const files: LocatedText[] = (['hu', 'en'] as const).flatMap((language) =>
  globSync(`**/${language}.md`, { cwd: CONTENT }).map((file) => ({
    language,
    where: path.normalize(file),
    text: readFileSync(path.join(CONTENT, file), 'utf8')
      .replace(/^slug: .*$/mu, '')
      .replace(/\]\([^)]*\)/gu, ']()'),
  })),
);

/** Texts in both languages in the tables and elsewhere, without URLs. */
function* bilingual(value: unknown, where = ''): Generator<LocatedText> {
  if (typeof value !== 'object' || value === null) return;
  if ('hu' in value && 'en' in value) {
    for (const language of ['hu', 'en'] as const) {
      const text = value[language];
      if (typeof text === 'string' && !/\.(slug|url)$/u.test(where) && !text.startsWith('/')) yield { language, where, text };
    }
    return;
  }
  for (const [key, child] of Object.entries(value)) yield* bilingual(child, `${where}.${key}`);
}

const content = readSeedContent();
const fields = [...bilingual(content)].map((field) => ({ ...field, text: field.text.replace(/\]\([^)]*\)/gu, ']()') }));
const urls = JSON.stringify(content).match(/(?:https?:\/\/|mailto:|[\w.]+@)[\w.-]+/gu) ?? [];

describe.each(TEXT_RULES)('no text has $what', ({ language, pattern, wrong, right }) => {
  test('distinguishes wrong from right examples', () => {
    expect(wrong.filter((text) => !pattern.test(text))).toEqual([]);
    expect(right.filter((text) => pattern.test(text))).toEqual([]);
  });

  test('occurs in the files, the tables and the names', () => {
    const looked = [...files, ...fields].filter((item) => language === undefined || item.language === language);
    expect(looked.length).toBeGreaterThan(500);
    const matches = looked.flatMap(({ where, text }) => {
      const match = pattern.exec(text);
      return match ? `${where}: …${text.slice(Math.max(0, match.index - 20), match.index + 40)}…` : [];
    });
    expect(matches).toEqual([]);
  });
});

test('every site and e-mail address ends in .example, except the source of the map’s data', () => {
  expect(urls.length).toBeGreaterThan(50);
  const isReal = (url: string) => /\bwww\.openstreetmap\.org$/u.test(url);
  expect(urls.filter((url) => !isReal(url) && !/[\w.]\.example$|@liget\.example\.?$/u.test(url))).toEqual([]);
  expect(urls.filter(isReal)).toHaveLength(2);
});

/** Folders of pages that visitors rely on. */
const RELIED_ON =
  /^(?:places|visitor-information|pages|products|projects|privacy-policy|public-information|business-partners|documents)\b/u;

const linesToRelyOn = files
  .filter(({ where }) => RELIED_ON.test(where))
  // Questions of visitors and quotations are in their own words.
  .flatMap(({ language, where, text }) => text.split('\n').flatMap((line) => (/^(?:>|##)/u.test(line) ? [] : [{ language, where, line }])));

test('pages that visitors rely on contain no absolute promises', () => {
  expect(ABSOLUTES.wrong.filter((text) => !ABSOLUTES.pattern.test(text))).toEqual([]);
  expect(ABSOLUTES.right.filter((text) => ABSOLUTES.pattern.test(text))).toEqual([]);
  expect(linesToRelyOn.length).toBeGreaterThan(2000);
  const lines = linesToRelyOn.filter(({ line }) => ABSOLUTES.pattern.test(line)).map(({ where, line }) => `${where}: ${line}`);
  expect(lines).toEqual([]);
});

test('pages that visitors rely on say „minden” and “every” only of countable things', () => {
  expect(['Minden fa a helyén maradt', 'mindegyik látogató', 'minden szinten'].map((text) => EVERY.hu.test(text))).toEqual([
    true,
    true,
    false,
  ]);
  expect(['Every tree stayed', 'every single flight', 'on every floor'].map((text) => EVERY.en.test(text))).toEqual([true, true, false]);
  const lines = linesToRelyOn.filter(({ language, line }) => EVERY[language].test(line)).map(({ where, line }) => `${where}: ${line}`);
  expect(lines).toEqual([]);
});

test('pages that visitors rely on refer nobody to a desk or a notice for data that they could contain', () => {
  expect(REFERRALS.wrong.filter((text) => !REFERRALS.pattern.test(text))).toEqual([]);
  expect(REFERRALS.right.filter((text) => REFERRALS.pattern.test(text))).toEqual([]);
  const lines = linesToRelyOn.filter(({ line }) => REFERRALS.pattern.test(line)).map(({ where, line }) => `${where}: ${line}`);
  expect(lines).toEqual([]);
});

describe('quotations', () => {
  const { news, archive, pressReleases } = content;
  const items = [...news, ...archive, ...pressReleases];

  test.each(['hu', 'en'] as const)('are in at most a third of news, archive and press, and nobody is quoted twice (%s)', (language) => {
    const quotes = items.map(({ body }) => body[language]).filter((body) => /^> /mu.test(body));
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.length).toBeLessThanOrEqual(items.length / 3);
    const speakers = quotes.flatMap((body) => [...body.matchAll(/^> – ([^,\n]+)/gmu)].map(([, speaker]) => speaker));
    expect(speakers).toHaveLength(quotes.length);
    expect(new Set(speakers).size).toBe(quotes.length);
  });
});

test('leads fit on a card and in a search result: 40 to 160 characters', () => {
  const leads = files.flatMap(({ where, text }) => {
    const lead = /^lead: '?(.*?)'?$/mu.exec(text)?.[1];
    return lead === undefined ? [] : [{ where, lead }];
  });
  expect(leads.length).toBeGreaterThan(400);
  expect(leads.filter(({ lead }) => lead.length < 40 || lead.length > 160).map(({ where }) => where)).toEqual([]);
});

test.each(['hu', 'en'] as const)('at most one lead in five is a list, or a title with a colon and a promise (%s)', (language) => {
  const leads = files.filter((file) => file.language === language).flatMap(({ text }) => /^lead: '?(.*)$/mu.exec(text)?.[1] ?? []);
  expect(leads.length).toBeGreaterThan(150);
  expect(leads.filter((lead) => /^[^.:!?]{3,}: /u.test(lead)).length).toBeLessThanOrEqual(leads.length / 5);
});

describe('sentences', () => {
  const MAX_WORDS = 25;

  test('are counted without their Markdown', () => {
    expect(splitSentences('## Egy cím\n\n- **Hétfő**: [zárva](/x). Kedden 2022. május 1. óta nyitva! Igen.')).toEqual([
      'Egy cím',
      'Hétfő: zárva.',
      'Kedden 2022. május 1. óta nyitva!',
      'Igen.',
    ]);
    expect(countWords('Ez – ugye? – négy szó, 5.')).toBe(5);
  });

  test('have at most twenty-five words', () => {
    const long = files.flatMap(({ where, text }) =>
      splitSentences(text)
        .filter((sentence) => countWords(sentence) > MAX_WORDS)
        .map((sentence) => `${where}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });
});
