import { getDistance, getDistanceToArea, getDistanceToLine } from '@liget/map/geometry';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { readSeedContent } from '../seed-content.ts';
import { anchors } from './anchors.ts';
import { getFeature, getLine, getRings, placed, stored, toMetres } from './base-map-under-test.ts';

const { topLocations, eventLocations, amenities } = readSeedContent();
const METRO = { 'metro-hosok-tere': 'M1 Hősök tere', 'metro-szechenyi-furdo': 'M1 Széchenyi fürdő', 'metro-mexikoi-ut': 'M1 Mexikói út' };

/** The drawn features of each anchor. */
const DRAWN: Record<string, string[]> = {
  balloon: ['balloon-field'],
  'bird-trail': ['bird-trail'],
  'botanical-garden': ['botanical-garden'],
  'ethnography-museum': ['ethnography-museum-north', 'ethnography-museum-south'],
  'fine-arts-museum': ['fine-arts-museum'],
  'millennium-house': ['millennium-house'],
  'music-house': ['house-of-music'],
  playground: ['playground'],
  promenade: ['promenade'],
  'traffic-park': ['traffic-park'],
  'visitor-center': ['visitor-centre'],
  'castle-and-lake': ['szechenyi-island'],
  'ice-rink': ['rink-hall'],
  'sports-centre': ['sports-centre'],
  'running-track': ['running-loop'],
  'dog-park': ['dog-park'],
  'sensory-garden': ['garden-of-the-blind'],
  'youth-sports-courts': ['youth-court-1', 'youth-court-2', 'youth-court-3'],
};

const away = (point: ReturnType<typeof placed>, id: string) => {
  const feature = getFeature(id);
  return feature.geometry.type === 'Polygon' ? getDistanceToArea(point, getRings(feature)) : getDistanceToLine(point, getLine(feature));
};

describe('drawn features', () => {
  test('match their surveyed anchors', () =>
    everyRow(
      anchors,
      ({ feature, source }) => `${feature} on ${source}`,
      ({ feature, lon, lat, accuracy }) => {
        expect(away(toMetres([lon, lat]), feature)).toBeLessThanOrEqual(accuracy);
      },
    ));
});

describe('positions of the seed', () => {
  // Events across the park meet in different places.
  const places = [...topLocations, ...eventLocations].filter(({ key }) => key !== 'park');
  test('match the drawn features', () =>
    everyRow(
      places,
      ({ key }) => key,
      ({ key, position }) => {
        if (!position) throw new Error('without a position');
        const metres = (DRAWN[key] ?? []).map((id) => away(placed(position), id));
        expect(Math.min(...metres)).toBeLessThanOrEqual(25);
        expect(away(placed(position), 'osm-relation-3233021')).toBe(0);
      },
    ));
  test('of metro stations are the surveyed ones, within five metres', () => {
    const metres = Object.entries(METRO).map(([key, name]) => {
      const station = stored.features.find(({ properties }) => properties.kind === 'station' && properties.name?.hu === name);
      const amenity = amenities.find((candidate) => candidate.key === key);
      if (station?.geometry.type !== 'Point' || !amenity) throw new Error(`no ${name}`);
      return getDistance(station.geometry.coordinates, [amenity.position[1], amenity.position[0]]);
    });
    expect(Math.max(...metres)).toBeLessThan(5);
  });
});
