import type { EndpointAnswer } from '@liget/content-api';
import { createMapFeature } from '@liget/content-api/fixtures';
import { createFrame } from '@liget/map';
import { describe, expect, test } from 'vitest';
import type { MapKind } from '../filters/kinds.ts';
import { groupPlaces, listPlaces } from './places.ts';
import type { ProgramSpot } from './todays-programs.ts';

const map: EndpointAnswer<'map'> = {
  type: 'FeatureCollection',
  features: [
    createMapFeature('a', [19.08, 47.515], { kind: 'metro' }),
    createMapFeature('b', [19.081, 47.516], { kind: 'top_location', slugs: { hu: 'ballon-kilato', en: null } }),
    createMapFeature('c', [19.082, 47.512], { kind: 'restroom' }),
  ],
  programs: { type: 'FeatureCollection', from: '2026-11-20', to: '2026-11-26', features: [] },
};

const frame = createFrame({ west: 19.07, south: 47.51, east: 19.09, north: 47.52 }, 800);

function listed(kinds: MapKind[], { locale = 'hu', todays = [] }: { locale?: 'hu' | 'en'; todays?: ProgramSpot[] } = {}) {
  const formatCount = ({ dated, lasting }: { dated: number; lasting: number }) => `${dated} és ${lasting}`;
  const opening = () => ({ text: 'Nyitva 18:00-ig', isOpen: true });
  const places = listPlaces(map, { locale, frame, todays, opening, formatCount });
  return groupPlaces(places, { kinds }, new Map(todays.map(({ id, place }) => [id, place])));
}

describe('the list of the map', () => {
  test('has the languages of the texts of a place that has no translation', () => {
    const features = [
      createMapFeature('d', [19.08, 47.51], { kind: 'restroom', untranslated: ['note'] }),
      createMapFeature('e', [19.08, 47.51], { kind: 'restroom' }),
    ];
    const places = listPlaces({ ...map, features }, { locale: 'en', frame, todays: [], opening: () => null, formatCount: () => '' });
    expect(places.map(({ langs }) => langs)).toEqual([{ title: undefined, note: 'hu' }, undefined]);
  });

  test('groups the places by kind in a fixed order', () => {
    expect(listed([]).map(({ kind, places }) => [kind, places.map(({ id }) => id)])).toEqual([
      ['top_location', ['b']],
      ['restroom', ['c']],
      ['metro', ['a']],
    ]);
  });
  test('shows only the chosen kinds, in the same order', () => {
    const [restrooms, ...others] = listed(['restroom']);
    expect([restrooms?.kind, others]).toEqual(['restroom', []]);
    expect(restrooms?.places[0]?.point).toEqual(listed([])[1]?.places[0]?.point);
  });
  test('links to the visitor’s map app, latitude first', () => {
    expect(listed(['restroom'])[0]?.places[0]?.geo).toBe('geo:47.51200,19.08200?q=47.51200,19.08200(Hely%20c)');
  });
  test('links to a place’s page only in a language that the page has', () => {
    const url = (locale: 'hu' | 'en') => listed(['top_location'], { locale })[0]?.places[0]?.url;
    expect([url('hu'), url('en')]).toEqual(['/top-helyek/ballon-kilato', null]);
  });
  test('shows whether a place is open', () => {
    expect(listed(['top_location'])[0]?.places[0]?.opening?.text).toBe('Nyitva 18:00-ig');
  });
});

describe('places of today’s events', () => {
  const spot = (id: string, more: Partial<ProgramSpot> = {}): ProgramSpot => ({
    id,
    title: `Helyszín ${id}`,
    position: [19.083, 47.513],
    place: null,
    programs: [{ id: 1, url: '/p', title: 'Koncert', time: '18:00', status: null, isOff: false, isOnNow: false, isLasting: false }],
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
    Object.fromEntries(listed(kinds, { todays: spots }).flatMap(({ places }) => places.map(({ id, markerId: sign }) => [id, sign])));

  test('are listed first, also those without a position on the map', () => {
    const [first] = listed([], { todays: spots });
    expect([first?.kind, first?.places.map(({ id }) => id)]).toEqual(['today', ['in-b', 'alone', 'unmeasured', 'unknown', 'far']]);
  });
  test('use the marker of the place that contains them while it is shown', () => {
    expect(signs([])).toMatchObject({ 'in-b': 'b', alone: 'alone', unmeasured: 'b', unknown: null, far: null });
    expect(signs(['today'])).toEqual({ 'in-b': 'in-b', alone: 'alone', unmeasured: 'unmeasured', unknown: null, far: null });
  });
  test('have their numbers as text, and a place those of its venues; an event at two venues counts once', () => {
    const texts = listed([], { todays: spots }).flatMap(({ places }) => places.map(({ id, programsText }) => [id, programsText]));
    expect(Object.fromEntries(texts)).toMatchObject({ alone: '1 és 0', b: '1 és 0', c: null });
  });
  test('a place lists the events of its venues itself only when the list of today is filtered out', () => {
    const place = (kinds: MapKind[]) =>
      listed(kinds, { todays: spots })
        .find(({ kind }) => kind === 'top_location')
        ?.places.map(({ programs, programsAt }) => [programs.length, programsAt]);
    expect(place([])).toEqual([[2, 'in-b']]);
    expect(place(['top_location'])).toEqual([[2, null]]);
    expect(listed(['restroom'], { todays: spots }).map(({ kind }) => kind)).toEqual(['restroom']);
  });
});
