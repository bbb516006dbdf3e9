import type { BaseMapFeature } from '@liget/content-api';
import { expect, test } from 'vitest';
import { drawSmallMap } from './small-map.ts';

/** A lake of 75 m by 110 m. */
const lake = (name: string): BaseMapFeature => ({
  type: 'Feature',
  id: 'lake',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [19.0795, 47.515],
        [19.0805, 47.515],
        [19.0805, 47.516],
        [19.0795, 47.516],
        [19.0795, 47.515],
      ],
    ],
  },
  properties: { kind: 'water', name, source: 'drawn' },
});
const drawn = (name: string, at: [number, number]) => drawSmallMap({ baseMap: { features: [lake(name)] }, at, title: 'Mosdó' });

test('a lake beside the place has its name on it', () => {
  expect(drawn('Városligeti-tó', [19.08, 47.5147])).toContain('>Városligeti-tó</text>');
});

test('a name that the picture’s edge would cut, or that is much wider than its water, is left out', () => {
  expect(drawn('Városligeti-tó', [19.0826, 47.5155])).not.toContain('Városligeti-tó');
  expect(drawn(`Városligeti-tó ${'és szigetei '.repeat(5)}`, [19.08, 47.5147])).not.toContain('Városligeti-tó');
});
