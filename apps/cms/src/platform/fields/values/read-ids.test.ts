import { expect, test } from 'vitest';
import { readIds } from './read-ids.ts';

test.each([
  [7, [7]],
  ['7', [7]],
  [{ id: 7, title: 'Tó' }, [7]],
  [
    [1, { id: 2 }, '3'],
    [1, 2, 3],
  ],
  [null, []],
  ['', []],
  [[null, {}, 0, -1, 1.5, 'x'], []],
])('the ids of %j are %j', (value, ids) => {
  expect(readIds(value)).toEqual(ids);
});
