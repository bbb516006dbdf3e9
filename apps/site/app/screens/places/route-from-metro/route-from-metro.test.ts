import type { BaseMap } from '@liget/content-api';
import { createMapFeature, fixtures } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { findRoutesFromMetro } from './route-from-metro.ts';

const baseMap = (source: 'drawn' | 'osm', end = 19.1): BaseMap => ({
  type: 'FeatureCollection',
  surveyed: null,
  features: [
    {
      type: 'Feature',
      id: 'street',
      geometry: {
        type: 'LineString',
        coordinates: [
          [19.07, 47.512],
          [end, 47.512],
        ],
      },
      properties: { kind: 'path', name: 'Kós Károly sétány', source },
    },
  ],
});
const FEATURES = [
  createMapFeature('house', [19.083, 47.512], { kind: 'top_location' }),
  createMapFeature('near', [19.08, 47.512], { kind: 'metro' }),
  createMapFeature('second', [19.0865, 47.512], { kind: 'metro' }),
  createMapFeature('far', [19.095, 47.512], { kind: 'metro' }),
];

function getRoute(locale: 'hu' | 'en', plan = baseMap('osm'), features = FEATURES) {
  return findRoutesFromMetro({
    id: 'house',
    map: { ...fixtures[locale].map, features },
    baseMap: plan,
    locale,
    messages: getMessages(locale),
  });
}

describe('the routes to a place from the metro', () => {
  test('begin at the nearest stations, the nearest first, and link to the map with the route filled in', () => {
    const routes = getRoute('hu');
    expect(routes?.routes.map(({ title }) => title)).toEqual([
      'Hely near: kb. 230 m, 3\u00a0perc séta.',
      'Hely second: kb. 260 m, 4\u00a0perc séta.',
    ]);
    expect(routes?.routes[0]).toMatchObject({
      first: 'Induljon el kelet felé: Kós Károly sétány, 230 m.',
      url: '/terkep?from=near&to=house#way',
      stepFreeUrl: '/terkep?from=near&to=house&profile=step-free#way',
    });
    expect(routes?.note).toBeNull();
    expect(getRoute('en')?.routes[0]?.title).toBe('Hely near: about 230 m, 3 minutes on foot.');
  });

  test('leave out a station that is much farther than the nearest', () => {
    const features = FEATURES.filter(({ id }) => id !== 'second');
    expect(getRoute('hu', baseMap('osm'), features)?.routes.map(({ id }) => id)).toEqual(['near']);
  });

  test('are called approximate while the base map is drawn', () => {
    expect(getRoute('hu', baseMap('drawn'))?.note).toMatch(/^Közelítő útvonal/);
  });

  test('do not exist without a known route', () => {
    expect(getRoute('hu', { ...baseMap('osm'), features: [] })).toBeNull();
    expect(getRoute('hu', baseMap('osm'), FEATURES.slice(1))).toBeNull();
    expect(getRoute('hu', baseMap('osm'), FEATURES.slice(0, 1))).toBeNull();
  });
});
