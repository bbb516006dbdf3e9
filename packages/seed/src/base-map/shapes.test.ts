import { crossesItself, getDistanceToArea, getSignedArea, type Metres } from '@liget/map/geometry';
import { describe, expect, test } from 'vitest';
import { filterKind, getFeature, getLine, getRings, plan, stored } from './base-map-under-test.ts';

const areas = stored.features.filter(({ geometry }) => geometry.type === 'Polygon');
const park = getRings(getFeature('osm-relation-3233021'));

/** Paths that lead out of the park to the metro. */
const LEADS_OUT = ['crossing-andrassy', 'crossing-museum-of-fine-arts', 'to-mexikoi'];

const getMiddle = (id: string): Metres => {
  const [ring = []] = getRings(getFeature(id));
  const between = (axis: 0 | 1) => (Math.min(...ring.map((corner) => corner[axis])) + Math.max(...ring.map((corner) => corner[axis]))) / 2;
  return [between(0), between(1)];
};
const getArea = (...ids: string[]) => ids.flatMap((id) => getRings(getFeature(id))).reduce((sum, ring) => sum + getSignedArea(ring), 0);

describe('the drawn base map', () => {
  test('has unique ids', () => {
    const ids = stored.features.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
  test('has closed simple rings, outer ones anticlockwise and holes clockwise (RFC 7946, 3.1.6)', () => {
    const errors = areas.flatMap((feature) =>
      getRings(feature).flatMap((ring, index) => [
        ...(String(ring[0]) === String(ring.at(-1)) ? [] : [`${feature.id} is open`]),
        ...(crossesItself(ring) ? [`${feature.id} crosses itself`] : []),
        ...(getSignedArea(ring) > 0 === (index === 0) ? [] : [`${feature.id} is wound the wrong way`]),
      ]),
    );
    expect(errors).toEqual([]);
  });
  test('is inside the park, except roads, the metro and the paths to it', () => {
    const drawnFeatures = stored.features.filter(
      ({ id, properties: { kind, source } }) => source === 'drawn' && kind !== 'road' && !LEADS_OUT.includes(id),
    );
    const outside = drawnFeatures.filter((feature) =>
      [...getRings(feature).flat(), ...getLine(feature)].some((corner) => getDistanceToArea(corner, park) > 1),
    );
    expect(outside.map(({ id }) => id)).toEqual([]);
  });
  test('states the accuracy of every drawn feature', () => {
    const silent = stored.features.filter(({ properties: { accuracy } }) => accuracy === undefined);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
  test('has no unsurveyed data on surfaces and kerbs', () => {
    expect(plan.features.filter(({ properties: { known } }) => known)).toEqual([]);
  });
  test('draws no tunnel road on the surface', () => {
    expect(stored.features.filter(({ id }) => id === 'osm-way-25217062')).toEqual([]);
  });
});

describe('the geography of the park', () => {
  test('has the boating lake west of the castle, and the castle on an island', () => {
    const [lakeX] = getMiddle('boating-lake');
    const [castleX, castleY] = getMiddle('agriculture-museum');
    expect(lakeX).toBeLessThan(castleX - 100);
    expect(getDistanceToArea([castleX, castleY], getRings(getFeature('szechenyi-island')))).toBe(0);
    const shore = getRings(getFeature('szechenyi-island')).flat();
    const water = filterKind('water').map((feature) => getRings(feature));
    expect(shore.filter((corner) => !water.some((rings) => getDistanceToArea(corner, rings) < 1))).toEqual([]);
  });
  test('has the Museum of Fine Arts north-west and the Kunsthalle south-east of Heroes’ Square', () => {
    const [museum, hall, square] = ['fine-arts-museum', 'kunsthalle', 'heroes-square'].map(getMiddle);
    if (!museum || !hall || !square) throw new Error('not drawn');
    expect([museum[0] < square[0], museum[1] > square[1]]).toEqual([true, true]);
    expect([hall[0] > square[0], hall[1] < square[1]]).toEqual([true, true]);
  });
  test('has the Museum of Ethnography along Dózsa György út, about 250 m long', () => {
    const corners = ['ethnography-museum-north', 'ethnography-museum-south'].flatMap((id) => getRings(getFeature(id)).flat());
    const longest = Math.max(...corners.flatMap((a) => corners.map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]))));
    expect(longest).toBeGreaterThan(230);
    expect(longest).toBeLessThan(270);
  });
  test('has a playground, a dog park and a sports centre of the sizes on their pages', () => {
    expect(getArea('playground')).toBeGreaterThan(11_500);
    expect(getArea('playground', 'toddlers-garden')).toBeGreaterThan(13_000);
    expect(Math.abs(getArea('dog-park') - 5000)).toBeLessThan(1500);
    expect(Math.abs(getArea('sports-centre') - 35_000)).toBeLessThan(8000);
  });
  test('has a running loop of about two kilometres and a track of two hundred metres', () => {
    const getLength = (id: string) =>
      getLine(getFeature(id)).reduce((sum, [x, y], index, line) => {
        const [fromX, fromY] = line[index - 1] ?? [x, y];
        return sum + Math.hypot(x - fromX, y - fromY);
      }, 0);
    expect(Math.abs(getLength('running-loop') - 2000)).toBeLessThan(100);
    expect(Math.abs(getLength('track-200') - 200)).toBeLessThan(50);
  });
});
