import { describe, expect, test } from 'vitest';
import { toPathData } from './path-data.ts';

describe('toPathData', () => {
  test('writes each corner relative to the one before, as short as possible', () => {
    const corners = [
      { x: 10, y: 20.5 },
      { x: 10.4, y: 20 },
      { x: 10.1, y: 20.2 },
    ];
    expect(toPathData(corners, false)).toBe('M10 20.5l.4-.5-.3 .2');
    expect(toPathData(corners, true)).toBe('M10 20.5l.4-.5-.3 .2z');
  });
  test('ends exactly at the end of the line, however many corners it has', () => {
    const corners = Array.from({ length: 1000 }, (_, index) => ({ x: index * 0.3, y: index * 0.7 }));
    const numbers =
      toPathData(corners, false)
        .match(/-?\d*\.?\d+/g)
        ?.map(Number) ?? [];
    const sum = (rest: 0 | 1) => numbers.filter((_, index) => index % 2 === rest).reduce((total, value) => total + value, 0);
    expect(sum(0)).toBeCloseTo(299.7, 6);
    expect(sum(1)).toBeCloseTo(699.3, 6);
  });
  test('leaves out duplicate corners, and lines that become empty', () => {
    expect(
      toPathData(
        [
          { x: 1, y: 1 },
          { x: 1.01, y: 1.02 },
          { x: 2, y: 1 },
        ],
        false,
      ),
    ).toBe('M1 1l1 0');
    expect(toPathData([{ x: 1, y: 1 }], false)).toBe('');
    expect(toPathData([], true)).toBe('');
  });
});
