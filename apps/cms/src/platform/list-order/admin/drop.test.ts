import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { findDrop } from './drop.ts';

const ROWS = [
  { id: 7, top: 100, height: 40 },
  { id: 8, top: 140, height: 40 },
  { id: 9, top: 180, height: 80 },
];

test('findDrop drops a row before the row under the upper half of which the pointer is, and after the last row below it', async () => {
  const rows: [dragged: number, y: number, drop: ReturnType<typeof findDrop>][] = [
    [9, 0, { id: 7, side: 'before' }],
    [9, 119, { id: 7, side: 'before' }],
    [9, 121, { id: 8, side: 'before' }],
    [9, 165, null],
    [9, 900, null],
    [7, 110, null],
    [7, 159, null],
    [7, 161, { id: 9, side: 'before' }],
    [7, 221, { id: 9, side: 'after' }],
    [7, 900, { id: 9, side: 'after' }],
    [5, 121, null],
  ];
  await everyRow(
    rows,
    ([dragged, y]) => `${dragged} at ${y}`,
    ([dragged, y, drop]) => {
      expect(findDrop(ROWS, dragged, y)).toEqual(drop);
    },
  );
});
