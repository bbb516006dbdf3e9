import { describe, expect, test } from 'vitest';
import type { Metres } from './metres.ts';
import { crossesItself, getDistanceToArea, getDistanceToLine, getSignedArea, runsThrough } from './rings.ts';

const square: Metres[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];
const pond: Metres[] = [
  [4, 4],
  [4, 6],
  [6, 6],
  [6, 4],
  [4, 4],
];
const bowTie: Metres[] = [
  [0, 0],
  [10, 10],
  [10, 0],
  [0, 10],
  [0, 0],
];

describe('getSignedArea and crossesItself', () => {
  test('the area has a sign for the direction of the ring', () => {
    expect(getSignedArea(square)).toBe(100);
    expect(getSignedArea(square.toReversed())).toBe(-100);
  });
  test('a ring that crosses or touches itself is detected', () => {
    expect(crossesItself(square)).toBe(false);
    expect(crossesItself(bowTie)).toBe(true);
    expect(crossesItself([...square.slice(0, 2), [5, 5], [10, 10], [5, 5], ...square.slice(3)])).toBe(true);
  });
});

describe('distances of a point', () => {
  test('to a line are measured to its nearest segment or end', () => {
    const line: Metres[] = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    expect(getDistanceToLine([5, 3], line)).toBe(3);
    expect(getDistanceToLine([13, 14], line)).toBe(5);
  });
  test('to an area are 0 inside, but not in a hole', () => {
    expect(getDistanceToArea([2, 2], [square, pond])).toBe(0);
    expect(getDistanceToArea([5, 5], [square, pond])).toBe(1);
    expect(getDistanceToArea([14, 13], [square, pond])).toBe(5);
  });
});

describe('runsThrough', () => {
  const at = (from: Metres, to: Metres) => runsThrough([from, to], [square, pond]);
  test('is true for a line that crosses an area or lies in it', () => {
    expect(at([-5, 2], [15, 2])).toBe(true);
    expect(at([1, 1], [3, 3])).toBe(true);
  });
  test('is false for a line that passes or touches an area, or stays in its hole', () => {
    expect(at([-5, -2], [15, -2])).toBe(false);
    expect(at([-5, 5], [0, 5])).toBe(false);
    expect(at([4.5, 4.5], [5.5, 5.5])).toBe(false);
  });
});
