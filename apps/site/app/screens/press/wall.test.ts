import { describe, expect, test } from 'vitest';
import { getWallAspect } from './wall.ts';

describe('a picture on the wall of a gallery', () => {
  const lying = { width: 1600, height: 1067 };

  test('has a height different from its neighbours', () => {
    const aspects = Array.from({ length: 7 }, (_, index) => getWallAspect(index, lying));
    expect(new Set(aspects)).toEqual(new Set(['default', 'portrait', 'square']));
  });

  test('is not cropped when it is upright or square', () => {
    for (let index = 0; index < 14; index += 1) {
      expect(getWallAspect(index, { width: 1067, height: 1600 })).toBe('default');
      expect(getWallAspect(index, { width: 1000, height: 1000 })).toBe('default');
    }
  });
});
