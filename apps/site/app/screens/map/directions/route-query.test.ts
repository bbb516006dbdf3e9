import type { BaseMapFeature } from '@liget/content-api';
import { createMapFeature } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { parseRouteQuery } from './route-query.ts';

const map = {
  features: [
    createMapFeature('gate', [19.08, 47.512], { kind: 'entrance' }),
    createMapFeature('station', [19.081, 47.512], { kind: 'metro' }),
    createMapFeature('baths', [19.083, 47.512], { kind: 'top_location' }),
    createMapFeature('island', [19.083, 47.53], { kind: 'restroom' }),
  ],
};

const path = (id: string, coordinates: [number, number][], properties: Partial<BaseMapFeature['properties']> = {}): BaseMapFeature => ({
  type: 'Feature',
  id,
  geometry: { type: 'LineString', coordinates },
  properties: { kind: 'path', source: 'osm', ...properties },
});
const near = path('near', [
  [19.08, 47.512],
  [19.082, 47.512],
]);
const steps = path(
  'steps',
  [
    [19.082, 47.512],
    [19.083, 47.512],
  ],
  { kind: 'steps' },
);

function parseQuery(
  query: string,
  locale: 'hu' | 'en' = 'hu',
  baseMap: { features: BaseMapFeature[] } | null = { features: [near, steps] },
) {
  return parseRouteQuery({ url: new URL(`http://x/terkep${query}`), map, baseMap, locale, messages: getMessages(locale) });
}

describe('the route query', () => {
  test('is empty without parameters and lists stations and gates first', () => {
    expect(parseQuery('')).toMatchObject({ from: '', to: '', isStepFree: false, error: null, route: null });
    expect(parseQuery('').groups.map(({ kind }) => kind)).toEqual(['metro', 'entrance', 'top_location', 'restroom']);
  });

  test('finds a route in both languages and offers its reverse', () => {
    const { route, error } = parseQuery('?from=station&to=baths');
    expect(error).toBeNull();
    expect(route?.title).toBe('Hely station – Hely baths');
    expect(route?.swapUrl).toBe('/terkep?from=baths&to=station#way');
    expect(route?.otherProfile).toEqual({ url: '/terkep?from=station&to=baths&profile=step-free#way', isStepFree: true });
    expect(route?.openUrl).toBe('geo:47.51200,19.08300?q=47.51200,19.08300(Hely%20baths)');
    expect(route?.outsideUrl).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/directions\?engine=fossgis_osrm_foot&route=47\.51200%2C19\.08100%3B/,
    );
    expect(route?.isApproximate).toBe(false);
    expect(parseQuery('?from=station&to=baths', 'en').route?.steps[0]?.text).toBe('Set off towards the east: footpath, 80 m.');
  });

  test('says that no step-free route exists and what obstacles the shortest one has', () => {
    const { route, error, isStepFree } = parseQuery('?from=station&to=baths&profile=step-free');
    expect(isStepFree).toBe(true);
    expect(error).toBe('Nem ismerünk lépcsőmentes utat a két hely között. A legrövidebb út ezen vezet át: lépcső.');
    expect(route?.notes).toContain('Az útvonalon lépcső van.');
    expect(route?.otherProfile?.isStepFree).toBe(false);
  });

  test('says that a step-free route from a station begins at street level', () => {
    const getNotes = (query: string) => parseQuery(query, 'en', { features: [near] }).route?.notes.filter((note) => /station/.test(note));
    expect(getNotes('?from=station&to=gate&profile=step-free')).toEqual([getMessages('en').places.fromMetro.streetLevel]);
    expect(getNotes('?from=station&to=gate')).toEqual([]);
    expect(getNotes('?from=gate&to=baths&profile=step-free')).toEqual([]);
  });

  test.each([
    ['?from=nowhere&to=baths', 'unknownFrom'],
    ['?from=station&to=%3Cscript%3E', 'unknownTo'],
    ['?from=&to=baths', 'lackingFrom'],
    ['?from=station&to=', 'lackingTo'],
    ['?from=&to=', 'lackingFrom'],
    ['?from=baths&to=baths', 'same'],
    ['?from=baths&to=island', 'far'],
  ] as const)('reports for %s the error %s', (query, error) => {
    for (const locale of ['hu', 'en'] as const)
      expect(parseQuery(query, locale)).toMatchObject({ route: null, error: getMessages(locale).wayForm.errors[error] });
  });

  test('has no error when a link names only the destination', () => {
    expect(parseQuery('?to=baths')).toMatchObject({ from: '', to: 'baths', error: null, route: null });
  });

  test('reports an outage as unavailable, and paths that do not join as unconnected', () => {
    expect(parseQuery('?from=station&to=baths', 'hu', null).error).toBe(getMessages('hu').wayForm.errors.unavailable);
    const apart = path('apart', [
      [19.0825, 47.513],
      [19.0835, 47.512],
    ]);
    expect(parseQuery('?from=station&to=baths', 'hu', { features: [near, apart] }).error).toBe(
      getMessages('hu').wayForm.errors.unconnected,
    );
  });
});
