import { describe, expect, test } from 'vitest';
import { COLUMNS, getStorySizes } from './story-sizes.ts';

describe('the grid of the magazine', () => {
  test.each(Array.from({ length: 31 }, (_, count) => count))('fills its rows with %i stories', (count) => {
    const sizes = getStorySizes(count);
    expect(sizes).toHaveLength(count);
    let filled = 0;
    for (const size of sizes) {
      filled += COLUMNS[size];
      expect(filled).toBeLessThanOrEqual(12);
      if (filled === 12) filled = 0;
    }
    expect(filled).toBe(0);
  });

  test('begins with stories of different sizes', () => {
    expect(getStorySizes(12).slice(0, 5)).toEqual(['wide', 'narrow', 'third', 'third', 'third']);
  });

  test('has a single story in a row only when there is no other', () => {
    expect(getStorySizes(1)).toEqual(['full']);
    for (let count = 2; count < 31; count += 1) expect(getStorySizes(count)).not.toContain('full');
  });
});
