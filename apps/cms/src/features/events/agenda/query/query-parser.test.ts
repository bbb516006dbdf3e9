import { describe, expect, test } from 'vitest';
import { parseFilters } from './query-parser.ts';

const vocabulary = {
  type: [
    { slug: 'koncert', names: ['Koncert', 'Concert'] },
    { slug: 'kiallitas', names: ['Kiállítás', 'Exhibition'] },
    { slug: 'vezetett-seta', names: ['Vezetett séta', 'Guided walk'] },
  ],
  location: [
    { slug: 'neprajzi-muzeum', names: ['Néprajzi Múzeum', 'Museum of Ethnography'] },
    { slug: 'haz', names: ['Ház', 'House'] },
    { slug: 'magyar-zene-haza', names: ['Magyar Zene Háza', 'House of Hungarian Music'] },
  ],
};
/** A Tuesday. */
const TUESDAY = '2026-11-24';
const parseOn = (query: string, today = TUESDAY) => parseFilters(query, vocabulary, Temporal.PlainDate.from(today));
const nothing = { category: [], type: [], location: [], free: false };

describe('parseFilters', () => {
  test.each([
    ['koncert hétvégén', { type: ['koncert'], from: '2026-11-28', to: '2026-11-29' }],
    ['koncertek a hétvégén', { type: ['koncert'], from: '2026-11-28', to: '2026-11-29' }],
    ['ingyenes ma', { free: true, from: '2026-11-24', to: '2026-11-24' }],
    ['free tomorrow', { free: true, from: '2026-11-25', to: '2026-11-25' }],
    ['free concerts this weekend', { free: true, type: ['koncert'], from: '2026-11-28', to: '2026-11-29' }],
    ['mi van ma este', { from: '2026-11-24', to: '2026-11-24', time_of_day: 'evening' }],
    ['holnapután délelőtt', { from: '2026-11-26', to: '2026-11-26', time_of_day: 'forenoon' }],
    ['gyerekprogramok szombaton', { category: ['family'], from: '2026-11-28', to: '2026-11-28' }],
    ['családi gyerekprogramok szombaton', { category: ['family'], from: '2026-11-28', to: '2026-11-28' }],
    ['ingyenes koncert szombaton lufi', { free: true, type: ['koncert'], from: '2026-11-28', to: '2026-11-28' }],
    ['programok keddre', { from: '2026-11-24', to: '2026-11-24' }],
    ['jövő héten', { from: '2026-11-30', to: '2026-12-06' }],
    ['next weekend', { from: '2026-12-05', to: '2026-12-06' }],
    ['decemberi vezetett séták', { type: ['vezetett-seta'], from: '2026-12-01', to: '2026-12-31' }],
    ['novemberben', { from: '2026-11-24', to: '2026-11-30' }],
    ['január', { from: '2027-01-01', to: '2027-01-31' }],
    ['november 24', { from: '2026-11-24', to: '2026-11-24' }],
    ['december 24', { from: '2026-12-24', to: '2026-12-24' }],
    ['24th of december', { from: '2026-12-24', to: '2026-12-24' }],
    ['március 1-jén', { from: '2027-03-01', to: '2027-03-01' }],
    ['Néprajzi Múzeumban', { location: ['neprajzi-muzeum'] }],
    ['exhibitions in the museum of ethnography', { type: ['kiallitas'], location: ['neprajzi-muzeum'] }],
    ['house of hungarian music', { location: ['magyar-zene-haza'] }],
    ['KONCERT', { type: ['koncert'] }],
    ['sport', { category: ['sport'] }],
  ])('%s', (query, expected) => {
    expect(parseOn(query)).toEqual({ ...nothing, ...expected });
  });

  test('on a Sunday reads “this weekend” as that day, and “weekend” as the coming one', () => {
    expect(parseOn('this weekend', '2026-11-29')).toMatchObject({ from: '2026-11-29', to: '2026-11-29' });
    expect(parseOn('hétvégén', '2026-11-29')).toMatchObject({ from: '2026-12-05', to: '2026-12-06' });
    expect(parseOn('hétvégén', '2026-11-28')).toMatchObject({ from: '2026-11-28', to: '2026-11-29' });
    expect(parseOn('next weekend', '2026-11-29')).toMatchObject({ from: '2026-12-05', to: '2026-12-06' });
  });

  test.each([
    '',
    '!!',
    'program',
    'ballon',
    'mosdó a parkban',
    'Szent Iván éji álom szombaton',
    'ballon szombaton',
    `koncert hétvégén${' a'.repeat(9)}`,
    'a '.repeat(300),
  ])('treats “%s” as a plain search', (query) => {
    expect(parseOn(query)).toBeNull();
  });

  test.each(['február 30', 'február 31-én', 'koncert február 30', '31 april', 'november 0'])(
    'reads no day that does not exist: “%s”',
    (query) => {
      expect(parseOn(query)).toBeNull();
    },
  );

  test('reads the filters beside a day that does not exist, without its month', () => {
    expect(parseOn('ingyenes koncert a Házban február 30')).toEqual({ ...nothing, free: true, type: ['koncert'], location: ['haz'] });
  });
});
