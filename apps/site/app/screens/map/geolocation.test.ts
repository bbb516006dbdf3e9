import { expect, test } from 'vitest';
import { locateVisitor, roundMetres, sortByDistance, toWalkingMinutes } from './geolocation.ts';
import type { MapPlace } from './places/places.ts';

const BLANK = {
  note: null,
  url: null,
  geo: null,
  image: null,
  icon: null,
  opening: null,
  point: null,
  programsText: null,
  programsAt: null,
  later: null,
};
const place = (id: string, position: MapPlace['position']): MapPlace => ({
  ...BLANK,
  id,
  position,
  title: id,
  kind: 'restroom',
  markerId: id,
  programs: [],
});
const places = [place('far', [19.09, 47.515]), place('unknown', null), place('near', [19.0805, 47.515])];
const at = (longitude: number, latitude: number) =>
  locateVisitor({ coords: { latitude, longitude, accuracy: 12 } as GeolocationCoordinates }, places);

test('sortByDistance lists the nearest place first and leaves out places without a position', () => {
  const [first, second, ...others] = sortByDistance(places, [19.08, 47.515]);
  expect([first?.place.id, second?.place.id, others]).toEqual(['near', 'far', []]);
  // 0.0005 degrees of longitude at the latitude of the park.
  expect(first?.metres).toBeCloseTo(37.6, 0);
});

test('a visitor in or near the park is shown on the map', () => {
  expect(at(19.08, 47.515)).toEqual({ kind: 'here', here: { position: [19.08, 47.515], accuracy: 12 } });
});

test('a visitor more than 1.5 km away reads that the park is far', () => {
  expect(at(19.04, 47.4979)).toMatchObject({ kind: 'far' });
});

test('distances are rounded, and a walk takes at least a minute', () => {
  expect([3, 44, 996, 1240, 12_345].map(roundMetres)).toEqual([10, 40, 1000, 1200, 12_300]);
  expect([3, 150, 1500].map(toWalkingMinutes)).toEqual([1, 2, 20]);
});
