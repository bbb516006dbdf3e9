import type { AnswerOf } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { type MapKind, parkPlan, readKinds, toggled } from './places.ts';
import type { ProgramSpot } from './todays-programs.ts';

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
  programs: { type: 'FeatureCollection', from: '2026-11-20', to: '2026-11-26', features: [] },
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

describe('where something is on today', () => {
  const spot = (id: string, more: Partial<ProgramSpot> = {}): ProgramSpot => ({
    id,
    title: `Helyszín ${id}`,
    position: [19.083, 47.513],
    place: null,
    programs: [{ id: 1, url: '/p', title: 'Koncert', language: null, time: '18:00', status: null, isOnNow: false }],
    later: null,
    ...more,
  });
  const spots = [
    spot('in-b', { place: 'b', position: [19.0811, 47.5161] }),
    spot('alone'),
    spot('unmeasured', { place: 'b', position: null }),
    spot('unknown', { position: null }),
    spot('far', { position: [18.1, 47.7] }),
  ];
  const signs = (kinds: MapKind[]) =>
    Object.fromEntries(parkPlan(map, kinds, 'hu', spots).groups.flatMap(({ places }) => places.map(({ id, sign }) => [id, sign])));

  test('its programs are listed first, also those that are not on the plan', () => {
    const [first] = parkPlan(map, [], 'hu', spots).groups;
    expect([first?.kind, first?.places.map(({ id }) => id)]).toEqual(['today', ['in-b', 'alone', 'unmeasured', 'unknown', 'far']]);
  });
  test('the sign of the place that it lies in stands for it, while that is shown', () => {
    expect(signs([])).toMatchObject({ 'in-b': 'b', alone: 'alone', unmeasured: 'b', unknown: null, far: null });
    expect(signs(['today'])).toEqual({ 'in-b': 'in-b', alone: 'alone', unmeasured: 'unmeasured', unknown: null, far: null });
  });
  test('a place has the programs of the locations in it, and tells them itself only when today’s list is not there', () => {
    const place = (kinds: MapKind[]) =>
      parkPlan(map, kinds, 'hu', spots)
        .groups.find(({ kind }) => kind === 'top_location')
        ?.places.map(({ programs, programsAt }) => [programs.length, programsAt]);
    expect(place([])).toEqual([[2, 'in-b']]);
    expect(place(['top_location'])).toEqual([[2, null]]);
    expect(parkPlan(map, ['restroom'], 'hu', spots).groups.map(({ kind }) => kind)).toEqual(['restroom']);
  });
});

describe('the filter in the address', () => {
  test('reads known kinds and ignores others', () => {
    expect(readKinds(new URLSearchParams('kind=metro&kind=restroom&kind=castle&kind=metro&kind=today'))).toEqual([
      'today',
      'restroom',
      'metro',
    ]);
  });
  test('switches a kind on and off', () => {
    expect(toggled(['metro'], 'restroom')).toEqual(['restroom', 'metro']);
    expect(toggled(['metro', 'restroom'], 'restroom')).toEqual(['metro']);
  });
});
