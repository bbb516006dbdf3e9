import { describe, expect, test } from 'vitest';
import { canopy } from './canopy.ts';

const size = { width: 400, height: 300 };
const half = [
  { x: 0, y: 0 },
  { x: 400, y: 0 },
  { x: 0, y: 300 },
];

describe('the trees of the plan', () => {
  test('all stand inside the park', () => {
    const crowns = canopy(half, size, 200);
    expect(crowns.length).toBeGreaterThan(80);
    for (const { x, y } of crowns) expect(x / 400 + y / 300).toBeLessThanOrEqual(1);
  });

  test('are the same at every look', () => {
    expect(canopy(half, size, 50)).toEqual(canopy(half, size, 50));
  });

  test('are none without a park', () => {
    expect(canopy([], size, 50)).toEqual([]);
  });
});
