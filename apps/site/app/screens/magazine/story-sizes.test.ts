import { describe, expect, test } from 'vitest';
import { COLUMNS, storySizes } from './story-sizes.ts';

describe('the grid of the magazine', () => {
  test.each(Array.from({ length: 31 }, (_, count) => count))('fills its rows with %i stories', (count) => {
    const sizes = storySizes(count);
    expect(sizes).toHaveLength(count);
    let filled = 0;
    for (const size of sizes) {
      filled += COLUMNS[size];
      expect(filled).toBeLessThanOrEqual(12);
      if (filled === 12) filled = 0;
    }
    expect(filled).toBe(0);
  });

  test('begins with unequal stories', () => {
    expect(storySizes(12).slice(0, 5)).toEqual(['wide', 'narrow', 'third', 'third', 'third']);
  });

  test('leaves a single story only when there is no other', () => {
    expect(storySizes(1)).toEqual(['full']);
    for (let count = 2; count < 31; count += 1) expect(storySizes(count)).not.toContain('full');
  });
});
