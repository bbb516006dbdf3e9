import { fixtures } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../../i18n/index.ts';
import { createEvent } from '../../test-event.ts';
import { toProgramMap } from './program-map.ts';

const places = fixtures.hu.topLocations.data;
const [place] = places;
const { location } = createEvent();
const inPlace = location && place && { ...location, top_location: { title: place.title, slugs: place.slugs } };
const context = { places, locale: 'hu' as const, messages: getMessages('hu') };

describe('an event on the map', () => {
  test('is at its venue, in the place that contains it', () => {
    const map = toProgramMap({ location: inPlace ?? null }, context);
    expect(map.mapUrl).toBe(`/terkep?place=top-location-${place?.id}`);
    expect(map.routeUrl).toBe(`/terkep?to=top-location-${place?.id}#way`);
    expect(map.smallMap?.src).toBe(`/terkep/event-location-${location?.id}.svg`);
    expect(map.smallMap?.alt).toContain(location?.title);
  });

  test('is at a position of the map when its venue is in no place', () => {
    const alone = location && { ...location, top_location: null, position: { latitude: 47.5134, longitude: 19.0824 } };
    const map = toProgramMap({ location: alone }, context);
    expect(map.mapUrl).toBe('/terkep?at=47.51340%2C19.08240%2C17');
    expect(map.routeUrl).toBeNull();
  });

  test('has its place’s position when its venue has none', () => {
    const unmeasured = inPlace ? { ...inPlace, position: null } : null;
    expect(toProgramMap({ location: unmeasured }, context).smallMap?.src).toBe(`/terkep/top-location-${place?.id}.svg`);
  });

  test('has no position without a venue, and links to the whole map', () => {
    expect(toProgramMap({ location: null }, context)).toEqual({ mapUrl: '/terkep', routeUrl: null, smallMap: null });
    const nowhere = location && { ...location, top_location: null, position: null };
    expect(toProgramMap({ location: nowhere }, context).smallMap).toBeNull();
  });
});
