import { expect, test } from 'vitest';
import { readSeedContent } from '../seed-content.ts';

interface Pair {
  where: string;
  hu: string;
  en: string;
}

function* pairs(value: unknown, where = ''): Generator<Pair> {
  if (typeof value !== 'object' || value === null) return;
  if ('hu' in value && 'en' in value) {
    const { hu, en } = value;
    if (typeof hu === 'string' && typeof en === 'string' && !/\.(slug|url)$/u.test(where)) yield { where, hu, en };
    return;
  }
  for (const [key, child] of Object.entries(value)) yield* pairs(child, `${where}.${key}`);
}

/** Numbers of two or more digits, without URLs and separators: '13 000 m²' and '13,000 m²' are equal. */
function figures(text: string): string[] {
  const plain = text
    .replaceAll(/\]\([^)]*\)/gu, ']')
    .replaceAll(/(?<=\d)[ \u00A0,](?=\d{3}(?!\d))/gu, '')
    .replaceAll(/(?<=\d),(?=\d)/gu, '.');
  return [...new Set(plain.match(/\d+(?:[.:]\d+)*/gu) ?? [])]
    .map((figure) => figure.replace(/\.$/u, ''))
    .filter((figure) => figure.length > 1)
    .toSorted();
}

test('numbers are read without their separators', () => {
  expect(figures('13 000 m², 4,2 m, 08:30, [x](/24)')).toEqual(figures('13,000 m², 4.2 m, 08:30, [x](/99)'));
});

test('both languages of a text have the same placeholders', () => {
  const taken = (text: string) => (text.match(/\{[^{}]+\}/gu) ?? []).toSorted();
  const { inboxTemplates: _, ...texts } = readSeedContent();
  const different = [...pairs(texts)].filter(({ hu, en }) => taken(hu).join(' ') !== taken(en).join(' '));
  expect(different.map(({ where }) => where)).toEqual([]);
});

/** Words for duties and free offers; each pattern belongs to its language. */
const DUTIES: { name: string; hu: RegExp; en: RegExp }[] = [
  { name: 'compulsory', hu: /(?<!\p{L})(?<!nincs )kötelező/iu, en: /\bcompulsory\b|\bmust\b|\brequired\b|\boptional\b|\brules\b/iu },
  {
    name: 'forbidden',
    hu: /(?<!\p{L})tilos(?!\p{L})/iu,
    en: /\bnot allowed\b|\bforbidden\b|\bprohibited\b|\bno \p{L}+|\bmay not\b|\bdo not\b/iu,
  },
  { name: 'free of charge', hu: /(?<!\p{L})(?:ingyen|díjtalan)/iu, en: /\bfree\b|\bno (?:ticket|charge)/iu },
  { name: 'with permission', hu: /(?<!\p{L})(?:engedél|hozzájárul)/iu, en: /permi|consent|licen|accept|agree|\bapply\b|\bform\b/iu },
  { name: 'at least', hu: /(?<!\p{L})legalább \d/iu, en: /at least|or more|no less|minimum/iu },
  { name: 'at most', hu: /(?<!\p{L})legfeljebb/iu, en: /at most|up to|no more|maximum|within|or fewer|at the latest/iu },
  { name: 'with an adult', hu: /(?<!\p{L})felnőtt/iu, en: /adult|grown|parent|tall/iu },
  { name: 'on a lead', hu: /(?<!\p{L})póráz/iu, en: /\blead\b|\bleash\b/iu },
  { name: 'without steps', hu: /(?<!\p{L})lépcsőmentes/iu, en: /step|stairs/iu },
  { name: 'with a registration', hu: /regisztrác|regisztrálj/iu, en: /\bregist/iu },
];

test('both languages of a text have the same duties and free offers', () => {
  const all = [...pairs(readSeedContent())];
  const different = DUTIES.flatMap(({ name, hu, en }) =>
    all.filter((pair) => hu.test(pair.hu) && !en.test(pair.en)).map(({ where, en: text }) => `${name}: ${where}: ${text.slice(0, 80)}`),
  );
  expect(different).toEqual([]);
});

test('both languages of a text have the same numbers', () => {
  const all = [...pairs(readSeedContent())];
  expect(all.length).toBeGreaterThan(1500);
  const missing = (some: string[], others: string[]) => some.filter((figure) => !others.includes(figure));
  const different = all.flatMap(({ where, hu, en }) => {
    const [inHu, inEn] = [figures(hu), figures(en)];
    const unmatched = [...missing(inHu, inEn).map((figure) => `hu ${figure}`), ...missing(inEn, inHu).map((figure) => `en ${figure}`)];
    return unmatched.length > 0 ? [`${where}: ${unmatched.join(', ')}`] : [];
  });
  expect(different).toEqual([]);
});
