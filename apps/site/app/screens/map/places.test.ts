import type { AnswerOf } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { parkPlan, readKinds, toggled } from './places.ts';

const feature = (
  id: string,
  kind: 'restroom' | 'top_location' | 'metro',
  coordinates: [number, number],
  slugs: { hu: string | null; en: string | null } | null = null,
) => ({
  type: 'Feature' as const,
  id,
  geometry: { type: 'Point' as const, coordinates },
  properties: { kind, title: `Hely ${id}`, note: null, slugs, image: null },
});
const map: AnswerOf<'map'> = {
  type: 'FeatureCollection',
  boundary: {
    type: 'Polygon',
    coordinates: [
      [
        [19.07, 47.51],
        [19.09, 47.51],
        [19.09, 47.52],
        [19.07, 47.51],
      ],
    ],
  },
  features: [
    feature('a', 'metro', [19.08, 47.515]),
    feature('b', 'top_location', [19.081, 47.516], { hu: 'ballon-kilato', en: null }),
    feature('c', 'restroom', [19.082, 47.512]),
  ],
};

describe('the map’s list', () => {
  test('has the kinds in their order', () => {
    const { groups } = parkPlan(map, [], 'hu');
    expect(groups.map(({ kind, places }) => [kind, places.map(({ id }) => id)])).toEqual([
      ['top_location', ['b']],
      ['restroom', ['c']],
      ['metro', ['a']],
    ]);
  });
  test('shows only the chosen kinds, on the same plan', () => {
    const chosen = parkPlan(map, ['restroom'], 'hu');
    expect(chosen.groups.map((group) => group.kind)).toEqual(['restroom']);
    expect([chosen.width, chosen.height, chosen.outline]).toEqual([
      parkPlan(map, [], 'hu').width,
      parkPlan(map, [], 'hu').height,
      parkPlan(map, [], 'hu').outline,
    ]);
  });
  test('opens the visitor’s own map at the place, latitude first', () => {
    expect(parkPlan(map, ['restroom'], 'hu').groups[0]?.places[0]?.geo).toBe('geo:47.51200,19.08200?q=47.51200,19.08200(Hely%20c)');
  });
  test('links to a place’s page only in a language that it has', () => {
    const url = (locale: 'hu' | 'en') => parkPlan(map, ['top_location'], locale).groups[0]?.places[0]?.url;
    expect([url('hu'), url('en')]).toEqual(['/top-helyek/ballon-kilato', null]);
  });
});

describe('the filter in the address', () => {
  test('reads known kinds and ignores others', () => {
    expect(readKinds(new URLSearchParams('kind=metro&kind=restroom&kind=castle&kind=metro'))).toEqual(['restroom', 'metro']);
  });
  test('switches a kind on and off', () => {
    expect(toggled(['metro'], 'restroom')).toEqual(['restroom', 'metro']);
    expect(toggled(['metro', 'restroom'], 'restroom')).toEqual(['metro']);
  });
});
