import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hu } from '@payloadcms/translations/languages/hu';
import { describe, expect, test } from 'vitest';
import { formatRefusal } from '../../platform/trash/usage-texts.ts';
import { listTexts } from '../../testing/admin/admin-texts.ts';
import { adminTranslations } from '../hungarian/translations.ts';
import { type Block, type GuideWords, parseBlocks } from './guide-text.ts';

const blocks = parseBlocks(readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/editors-guide.md'), 'utf8'));

const listStrings = (words: object): string[] =>
  Object.values(words).flatMap((value: unknown) => (typeof value === 'string' ? [value] : listStrings(Object(value))));

/** Every Hungarian text that the admin may show: our labels, descriptions and messages, and Payload's with our translations. */
const texts = [
  ...listTexts('**/*.{ts,tsx}').flatMap(({ locale, text }) => (locale === 'hu' ? [text] : [])),
  ...listStrings(hu.translations),
  ...listStrings(adminTranslations.hu),
  // Built from several pieces.
  formatRefusal({ total: 0, usages: [] }, 'trash', 'hu'),
  formatRefusal({ total: 0, usages: [] }, 'change', 'hu'),
];

const removeEnd = (text: string) => text.toLocaleLowerCase('hu').replace(/[.:?!…,]+$/, '');
const whole = new Set(texts.map(removeEnd));
/** “Időpont hozzáadása”: Payload builds such button names from the label of a row. */
const addButtons = new Set(texts.map((text) => removeEnd(adminTranslations.hu.fields.addLabel.replace('{{label}}', text))));

/** “Új program”: the buttons above lists are built from the label of a collection. */
const newButtons = new Set(texts.map((text) => removeEnd(adminTranslations.hu.liget.newRecord.replace('{{kind}}', text))));

/** Whether the admin has this text: completely, without its article, or as the beginning up to a punctuation mark. */
function isSaid(words: string): boolean {
  const searchedText = removeEnd(words.replace(/^„(.+)”:?$/, '$1'));
  if ([searchedText, `a ${searchedText}`, `az ${searchedText}`].some((text) => whole.has(text)) || addButtons.has(searchedText))
    return true;
  if (newButtons.has(searchedText)) return true;
  const ends = searchedText.includes(' ') ? /^ \(|^[:.?,]/ : /^ \(/;
  return texts.some((text) => {
    const lowerCaseText = text.toLocaleLowerCase('hu');
    return lowerCaseText.startsWith(searchedText) && ends.test(lowerCaseText.slice(searchedText.length));
  });
}

/** The names in a list, or in a path through the menu. */
const getParts = (words: string) => words.split(/, | → | – /);

interface SetApart extends GuideWords {
  chapter: string;
}

function listPhrases(block: Block): GuideWords[] {
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'table') return block.rows.flat(2);
  return block.kind === 'paragraph' ? block.words : [];
}

/** The marked words of the guide, by chapter. */
function wordsByChapter(): SetApart[] {
  let chapter = '';
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') chapter = block.words.map(({ text }) => text).join('');
    return listPhrases(block).map((words) => ({ ...words, chapter }));
  });
}

const markedWords = wordsByChapter();
const setApart = markedWords.filter(({ kind }) => kind === 'strong' || kind === 'em');
const unsaid = setApart.filter(({ text }) => !isSaid(text) && !getParts(text).every(isSaid));

/** Bold words that only begin a paragraph, and are no text of the admin. */
const HEADS: Record<string, string[]> = {
  Szerepkörök: ['látja:', 'írja:', 'közzéteszi:', 'törli is:'],
  'Kétlépcsős belépés': ['Ha elveszett a telefonja'],
  'Piszkozat, közzététel, időzítés': ['Módosítás:', 'Korábbi változatok:'],
  'Törlés és kuka': ['kukába', 'Ami használatban van, nem törölhető.'],
  'Program felvétele': ['Az oldalsávban:', 'Ha elmarad vagy változik,', 'Ha csak egy időpont marad el vagy változik,', 'Hasonló program:'],
  'A programok naptára': ['Ha több időpontja van,', 'Ha egy időpont elmarad vagy változik:'],
  'Programok beolvasása fájlból': ['Ha mégsem kellett volna:', 'Meglévő programok módosítása:', 'Naptárfájl:'],
  'Képek és alternatív szöveg': [
    'Új kép, lépésenként.',
    'Sok kép egyszerre:',
    'Amit a honlap nem vesz át:',
    'Embargó és lejárat.',
    'Kép cseréje.',
  ],
  Előnézet: ['Az űrlap mellett:', 'Milyen lesz szombaton kilenckor?'],
  'Magazin, sajtó, galériák': ['Magazincikk és sajtóközlemény.'],
  'A ballon pultja': ['Áll vagy repül?', 'Ha elrontott valamit:', 'Ha közben más is átállította:', 'Ha nincs kapcsolat:'],
  'Ha egy oldal elköltözik vagy megszűnik': ['Levette vagy a kukába tette:', 'Hivatkozás saját oldalra:'],
  Megkeresések: ['Lezárás.', 'Hol legyen érdeklődő űrlap?'],
};

/** Marked words that are no texts of the content service, with the reason. */
const NOT_OF_THE_ADMIN: Record<string, string> = {
  '/admin': 'a path',
  '/admin/balloon': 'a path',
  Enter: 'a key',
  '⋮': 'the icon of Payload’s menu',
  '×': 'the icon of Payload’s button that removes a file',
  'programok.csv': 'a file',
  'programok.ics': 'a file',
  '5900 Ft, diákoknak 2900 Ft': 'an example of a price',
  'Kultúra, Szabadtéri, Család és gyerek': 'names of categories, which are contents',
  '„Mondat. – Ki mondta”': 'an example of a quotation',
  '2019': 'an example of a caption',
  'mosdó, wc, toalett, restroom': 'an example of synonyms',
  'A lista: Programok': 'a text and the name of a list',
  'Vissza a mostanihoz': 'a message of the site',
  'Mentés másként': 'a command of Excel',
};

const groupByChapter = (words: readonly SetApart[]): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(words, ({ chapter }) => chapter)).map(([chapter, group = []]) => [
      chapter,
      group.map(({ text }) => text),
    ]),
  );

describe('bold and italic words of the editors’ guide', () => {
  test('are labels, messages or headings of the admin', () => {
    expect(groupByChapter(unsaid.filter(({ text }) => !(text in NOT_OF_THE_ADMIN)))).toEqual(HEADS);
    expect(setApart.length).toBeGreaterThan(300);
  });

  test('have an exception only where the guide uses it', () => {
    expect(Object.keys(NOT_OF_THE_ADMIN).filter((word) => !unsaid.some(({ text }) => text === word))).toEqual([]);
  });

  test('name the groups of the menu as the table of roles does', () => {
    const groups = new Map<string, string[]>();
    let group = '';
    for (const [first, second] of blocks.flatMap((block) => (block.kind === 'table' && block.rows[0]?.length === 7 ? block.rows : []))) {
      const [words] = first ?? [];
      if (words?.kind === 'strong') group = words.text;
      else if (words && second) groups.set(group, [...(groups.get(group) ?? []), words.text]);
    }
    const ways = setApart.filter(({ text }) => text.includes(' → ')).map(({ text }) => text.replace(/\.$/, '').split(' → '));
    expect(ways.length).toBeGreaterThan(10);
    expect(ways.filter(([from = '', list = '']) => !groups.get(from)?.includes(list))).toEqual([]);
  });
});

test('the messages explained in the last chapter are those of the admin', () => {
  const quoted = markedWords
    .filter(({ chapter }) => chapter === 'Ha valami nem úgy van')
    .flatMap(({ text }) => [...text.matchAll(/„(?:… )?([^”]+)”/g)].map(([, words = '']) => words));
  expect(quoted.length).toBeGreaterThan(6);
  expect(quoted.filter((words) => !texts.some((text) => text.includes(words)))).toEqual([]);
});
