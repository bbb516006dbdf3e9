import { fixtures } from '@liget/content-api/fixtures';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { findMovedFilters, listLocationSlugs, listTypeSlugs } from './moved-filters.ts';
import { readFilters } from './read-filters.ts';

const REDIRECTS: Record<string, string> = {
  '/programsorozatok/regi': '/programsorozatok/uj?a=1#b',
  '/en/program-series/old': '/en/program-series/new',
  '/programsorozatok/megszunt': '/programsorozatok',
  '/programsorozatok/kulso': 'https://pelda.hu/programsorozatok/kulso',
  '/programsorozatok/ugyanaz': '/en/program-series/ugyanaz',
};
const types = [
  { slug: 'koncert', former_slugs: ['hangverseny', 'concerts'] },
  { slug: 'seta', former_slugs: [] },
];
const locations = [
  { slug: 'nagyret', former_slugs: ['ret', 'uj-ret'] },
  { slug: 'uj-ret', former_slugs: [] },
];

test('findMovedFilters gives the present slugs of a series that its page redirects to, and of types and venues by their former ones', () =>
  everyRow(
    [
      ['series=regi&free=1', { series: 'uj' }],
      ['series=old', { series: 'new' }],
      ['series=megszunt', undefined],
      ['series=kulso', undefined],
      ['series=ugyanaz', undefined],
      ['series=1', undefined],
      ['series=nincs', undefined],
      ['type=hangverseny&from=2026-12-01', { type: ['koncert'] }],
      ['type=concerts&type=koncert&type=seta', { type: ['koncert', 'seta'] }],
      ['type=koncert&location=nagyret', undefined],
      ['location=ret&type=nincs', { location: ['nagyret'] }],
      // Now the slug of another venue.
      ['location=uj-ret', undefined],
      ['series=regi&location=ret', { series: 'uj', location: ['nagyret'] }],
      ['', undefined],
    ] as const,
    ([query]) => query,
    ([query, changes]) => {
      const { filters } = readFilters(new URLSearchParams(query));
      const findRedirect = (path: string) => (REDIRECTS[path] ? { to: REDIRECTS[path] } : undefined);
      expect(findMovedFilters(filters, { findRedirect, types, locations })).toEqual(changes && { ...filters, ...changes });
    },
  ));

test('findMovedFilters changes nothing while the lists and the redirects cannot be read', () => {
  const { filters } = readFilters(new URLSearchParams('series=regi&type=hangverseny&location=ret'));
  expect(findMovedFilters(filters, { findRedirect: null, types: [], locations: [] })).toBe(undefined);
});

test('types and venues are found by their slugs of the other language', () => {
  const { hu, en } = fixtures;
  const [type] = hu.eventTypes.types[0]?.event_types ?? [];
  const [otherType] = en.eventTypes.types[0]?.event_types ?? [];
  const [venue] = hu.eventLocations.locations;
  const { filters } = readFilters(new URLSearchParams(`type=${otherType?.slug}&location=${venue?.slugs.en}`));
  const sources = {
    findRedirect: null,
    types: listTypeSlugs(hu.eventTypes, en.eventTypes),
    locations: listLocationSlugs(hu.eventLocations),
  };
  expect(findMovedFilters(filters, sources)).toMatchObject({ type: [type?.slug], location: [venue?.slug] });
});
