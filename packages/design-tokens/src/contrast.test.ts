import { expect, test } from 'vitest';
import { everyRow } from '../../../test-rows.ts';
import { BASE_MAP, FROZEN_WATER, PRINTED_BASE_MAP } from './base-map.ts';
import { getContrast } from './contrast.ts';
import { PALETTE } from './palette.ts';
import { THEMES } from './themes.ts';

type Colour = keyof typeof PALETTE | keyof typeof THEMES.light;

/** Foreground, background, and the ratio that WCAG 2.2 AA requires: 4.5 for text, 3 for borders and focus rings. */
const PAIRS: [Colour, Colour, number][] = [
  ['ink', 'ground', 4.5],
  ['ink', 'paper', 4.5],
  ['ink-soft', 'ground', 4.5],
  ['ink-soft', 'paper', 4.5],
  ['ink', 'soft', 4.5],
  ['ink-soft', 'soft', 4.5],
  ['on-soft', 'soft', 4.5],
  ['accent', 'ground', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'soft', 4.5],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ['on-alert', 'alert', 4.5],
  ['on-alert', 'error', 4.5],
  ['error', 'ground', 4.5],
  ['error', 'paper', 4.5],
  ['ink-soft', 'line', 4.5],
  ['night', 'sun', 4.5],
  ['night', 'sun-soft', 4.5],
  ['night', 'sky-soft', 4.5],
  ['night', 'blush', 4.5],
  ['night', 'meadow', 4.5],
  ['white', 'sky', 4.5],
  ['white', 'leaf', 4.5],
  ['white', 'red', 4.5],
  ['cream', 'forest', 4.5],
  ['cream', 'forest-deep', 4.5],
  ['line-strong', 'ground', 3],
  ['line-strong', 'paper', 3],
  ['focus', 'ground', 3],
  ['focus', 'paper', 3],
  ['focus', 'soft', 3],
  ['action', 'ground', 3],
  ['action', 'paper', 3],
];

test.each(['light', 'dark'] as const)('the colours of the %s theme reach their required contrast', (theme) =>
  everyRow(
    PAIRS,
    ([foreground, background]) => `${foreground} on ${background}`,
    ([foreground, background, least]) => {
      const colours = { ...PALETTE, ...THEMES[theme] };
      expect(getContrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(least);
    },
  ),
);

/** The colours of the base map by name: of the screen with and without a frozen lake, and of the printed map. */
const BASE_MAPS = [
  ['by day', BASE_MAP.day],
  ['at dusk', BASE_MAP.dusk],
  ['by day with a frozen lake', { ...BASE_MAP.day, ...FROZEN_WATER.day }],
  ['at dusk with a frozen lake', { ...BASE_MAP.dusk, ...FROZEN_WATER.dusk }],
  ['in print', PRINTED_BASE_MAP],
] as const;

test('labels of the base map are readable on their outline and on what they extend to, a lake’s beyond its water', () =>
  everyRow(
    BASE_MAPS,
    ([name]) => name,
    ([, colours]) => {
      expect(getContrast(colours.words, colours.halo)).toBeGreaterThanOrEqual(4.5);
      for (const ground of ['water', 'park', 'square'] as const)
        expect(getContrast(colours['water-words'], colours[ground])).toBeGreaterThanOrEqual(4.5);
    },
  ));

test('getContrast computes WCAG’s ratio: 21 for black on white, 4.54 for #767676 on white', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(getContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
