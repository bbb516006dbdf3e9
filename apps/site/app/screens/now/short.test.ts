import { expect, test } from 'vitest';
import { type NowRow, PLAIN_ROW } from './now-row.ts';
import { selectShortList } from './short.ts';

const row = (key: string, more: Partial<NowRow> = {}): NowRow => ({
  ...PLAIN_ROW,
  key,
  url: `/${key}`,
  title: key,
  mark: 'on',
  time: '',
  ...more,
});
const rows = (...keys: string[]) => keys.map((key) => row(key));
const keys = (programs: { on?: NowRow[]; soon?: NowRow[] }, places: { open?: NowRow[]; closed?: NowRow[] } = {}) =>
  selectShortList({ on: [], soon: [], ...programs }, { open: [], closed: [], ...places }).map(({ key }) => key);

test('the short form leaves what begins soon its place beside what is on', () => {
  expect(keys({ on: rows('a', 'b', 'c', 'd'), soon: rows('x', 'y', 'z') })).toEqual(['a', 'x', 'y']);
  expect(keys({ on: rows('a', 'b', 'c', 'd'), soon: rows('x') })).toEqual(['a', 'b', 'x']);
  expect(keys({ on: rows('a', 'b', 'c', 'd') })).toEqual(['a', 'b', 'c']);
});

test('the short form goes on with open places, then with closed ones', () =>
  expect(keys({ soon: rows('x') }, { open: rows('house'), closed: rows('garden', 'zoo') })).toEqual(['x', 'house', 'garden']));

test('the short form offers nothing that nobody can join any more', () =>
  expect(keys({ on: [row('full', { isJoinable: false })], soon: [row('off', { isJoinable: false }), row('x')] })).toEqual(['x']));
