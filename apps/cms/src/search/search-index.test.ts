import { describe, expect, it } from 'vitest';
import { excerptOf } from './search.ts';
import { createSearchIndex } from './search-index.ts';
import { isInstitution } from './tabs.ts';

const entries = [
  { title: 'Őszi séta a tónál', lead: 'Ballonnal is', text: 'Levelek' },
  { title: 'Ballon-kilátó', lead: 'Emelkedjen a fák fölé', text: 'Séta után' },
  { title: 'Hírek', lead: '', text: 'A ballon ma nem repül' },
];
const found = (q: string) =>
  createSearchIndex(entries)
    .find(q)
    .map(({ entry }) => entry.title);

describe('search', () => {
  it('ranks the title above the lead above the text', () => {
    expect(found('ballon')).toEqual(['Ballon-kilátó', 'Őszi séta a tónál', 'Hírek']);
  });

  it('ignores case and accents, and finds beginnings of words', () => {
    expect(found('OSZI set')).toEqual(['Őszi séta a tónál']);
    expect(found('kilat')).toEqual(['Ballon-kilátó']);
  });

  it('wants all words', () => {
    expect(found('ballon repül')).toEqual(['Hírek']);
    expect(found('ballon tenger')).toEqual([]);
  });

  it('finds nothing without words', () => {
    expect(found('')).toEqual([]);
    expect(found(' – ! ')).toEqual([]);
  });
});

it('cuts an excerpt between words', () => {
  expect(excerptOf({ lead: '', text: 'szó '.repeat(100).trim() })).toMatch(/szó…$/);
  expect(excerptOf({ lead: 'Rövid', text: 'Hosszú' })).toBe('Rövid');
});

it('tells museums and houses from the other sights by their Hungarian address', () => {
  const institution = (hu: string) => isInstitution({ hu, en: null });
  expect(
    [
      'magyar-zene-haza',
      'millennium-haza-neo-kortars-muveszeti-ter',
      'neprajzi-muzeum',
      'szepmuveszeti-muzeum',
      'varosliget-latogatokozpont',
    ].every(institution),
  ).toBe(true);
  expect(
    [
      'ballon-kilato',
      'varosligeti-promenad',
      'varosligeti-kresz-park',
      'varosligeti-nagyjatszoter',
      'madarbarat-tanosveny',
      'mocsenyi-mihaly-botanikus-kert',
    ].some(institution),
  ).toBe(false);
});
