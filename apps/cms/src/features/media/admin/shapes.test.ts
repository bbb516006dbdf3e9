import { describe, expect, test } from 'vitest';
import { ALL_SIZES } from '../image-sizes/image-sizes.ts';
import { getPlacement, movePoint, SHAPES } from './shapes.ts';

const picture = { width: 1200, height: 600 };

describe('the previewed shapes', () => {
  test('equal those that the service crops', () => {
    const cut = ALL_SIZES.flatMap(({ width, height }) => (width && height ? [(width / height).toFixed(2)] : []));
    expect([...new Set(cut)].toSorted()).toEqual(
      Object.values(SHAPES)
        .map((ratio) => ratio.toFixed(2))
        .toSorted(),
    );
  });

  test('show the part around the focal point', () => {
    expect(getPlacement({ picture }, 'square', { x: 50, y: 50 })).toEqual({ left: -50, top: -0, width: 200, height: 100 });
    expect(getPlacement({ picture }, 'square', { x: 100, y: 0 })).toMatchObject({ left: -100, width: 200 });
  });

  test('show the remaining part of a cropped picture', () => {
    const crop = { left: 50, top: 0, width: 50, height: 100 };
    expect(getPlacement({ picture, crop }, 'rest', { x: 50, y: 50 })).toEqual({ left: -100, top: -0, width: 200, height: 100 });
    expect(getPlacement({ picture, crop }, 'square', { x: 0, y: 0 })).toMatchObject({ left: -100, width: 200, height: 100 });
  });
});

test('movePoint keeps the focal point within the picture', () => {
  expect(movePoint({ x: 98, y: 1 }, 5, -5)).toEqual({ x: 100, y: 0 });
});
