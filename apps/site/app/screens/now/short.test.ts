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

test('selectShortList keeps events that begin soon beside those that are on', () => {
  expect(keys({ on: rows('a', 'b', 'c', 'd'), soon: rows('x', 'y', 'z') })).toEqual(['a', 'x', 'y']);
  expect(keys({ on: rows('a', 'b', 'c', 'd'), soon: rows('x') })).toEqual(['a', 'b', 'x']);
  expect(keys({ on: rows('a', 'b', 'c', 'd') })).toEqual(['a', 'b', 'c']);
});

test('selectShortList continues with open places, then with closed ones', () =>
  expect(keys({ soon: rows('x') }, { open: rows('house'), closed: rows('garden', 'zoo') })).toEqual(['x', 'house', 'garden']));

test('selectShortList leaves out what visitors cannot join any more', () =>
  expect(keys({ on: [row('full', { isJoinable: false })], soon: [row('off', { isJoinable: false }), row('x')] })).toEqual(['x']));
