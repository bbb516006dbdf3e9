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

describe('a ring', () => {
  test('has its area, with a sign that tells which way it runs', () => {
    expect(getSignedArea(square)).toBe(100);
    expect(getSignedArea(square.toReversed())).toBe(-100);
  });
  test('that crosses or touches itself is found out', () => {
    expect(crossesItself(square)).toBe(false);
    expect(crossesItself(bowTie)).toBe(true);
    expect(crossesItself([...square.slice(0, 2), [5, 5], [10, 10], [5, 5], ...square.slice(3)])).toBe(true);
  });
});

describe('a point', () => {
  test('is as far from a line as from its nearest piece, or from its end', () => {
    const line: Metres[] = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    expect(getDistanceToLine([5, 3], line)).toBe(3);
    expect(getDistanceToLine([13, 14], line)).toBe(5);
  });
  test('in an area is no way from it; in its hole it is', () => {
    expect(getDistanceToArea([2, 2], [square, pond])).toBe(0);
    expect(getDistanceToArea([5, 5], [square, pond])).toBe(1);
    expect(getDistanceToArea([14, 13], [square, pond])).toBe(5);
  });
});

describe('a line', () => {
  const at = (from: Metres, to: Metres) => runsThrough([from, to], [square, pond]);
  test('runs through an area that it crosses or lies in', () => {
    expect(at([-5, 2], [15, 2])).toBe(true);
    expect(at([1, 1], [3, 3])).toBe(true);
  });
  test('does not run through one that it passes, ends at, or whose hole it stays in', () => {
    expect(at([-5, -2], [15, -2])).toBe(false);
    expect(at([-5, 5], [0, 5])).toBe(false);
    expect(at([4.5, 4.5], [5.5, 5.5])).toBe(false);
  });
});
