import { expect, test } from 'vitest';
import { type Names, resolveNames } from './names.ts';

const none = new Map<string, Set<number>>();
const names: Names = {
  category: new Map([['sport', new Set([3])]]),
  type: none,
  location: new Map([['varosligeti-to', new Set([5])]]),
  series: none,
};

test('a calendar names a venue with its address and several categories; a table names one of each', () => {
  const named = { category: 'Liget 2027, Sport', location: 'Városligeti-tó, Budapest, Olof Palme sétány 5' };
  const ids = (kind: 'csv' | 'ics') => resolveNames(named, names, kind).ids;
  expect([ids('ics'), ids('csv')]).toEqual([{ category: 3, location: 5 }, {}]);
});
