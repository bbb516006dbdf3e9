import { fixtures } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { createEvent } from '../test-event.ts';
import { toProgramMap } from './program-map.ts';

const places = fixtures.hu.topLocations.data;
const [place] = places;
const { location } = createEvent();
const inPlace = location && place && { ...location, top_location: { title: place.title, slugs: place.slugs } };
const known = { places, locale: 'hu' as const, messages: getMessages('hu') };

describe('a program on the map', () => {
  test('is where its location is, and in the place that it lies in', () => {
    const map = toProgramMap({ location: inPlace ?? null }, known);
    expect(map.mapUrl).toBe(`/terkep?place=top-location-${place?.id}`);
    expect(map.routeUrl).toBe(`/terkep?to=top-location-${place?.id}#way`);
    expect(map.smallMap?.src).toBe(`/terkep/event-location-${location?.id}.svg`);
    expect(map.smallMap?.alt).toContain(location?.title);
  });

  test('is at a spot of the map when its location lies in no place', () => {
    const alone = location && { ...location, top_location: null, position: { latitude: 47.5134, longitude: 19.0824 } };
    const map = toProgramMap({ location: alone }, known);
    expect(map.mapUrl).toBe('/terkep?at=47.51340%2C19.08240%2C17');
    expect(map.routeUrl).toBeNull();
  });

  test('has the map of its place when nobody has measured its location', () => {
    const unmeasured = inPlace ? { ...inPlace, position: null } : null;
    expect(toProgramMap({ location: unmeasured }, known).smallMap?.src).toBe(`/terkep/top-location-${place?.id}.svg`);
  });

  test('has none without a location, and leads to the whole map', () => {
    expect(toProgramMap({ location: null }, known)).toEqual({ mapUrl: '/terkep', routeUrl: null, smallMap: null });
    const nowhere = location && { ...location, top_location: null, position: null };
    expect(toProgramMap({ location: nowhere }, known).smallMap).toBeNull();
  });
});
