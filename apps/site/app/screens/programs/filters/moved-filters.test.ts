import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { findMovedFilters } from './moved-filters.ts';
import { readFilters } from './read-filters.ts';

const REDIRECTS: Record<string, string> = {
  '/programsorozatok/regi': '/programsorozatok/uj?a=1#b',
  '/en/program-series/old': '/en/program-series/new',
  '/programsorozatok/megszunt': '/programsorozatok',
  '/programsorozatok/kulso': 'https://pelda.hu/programsorozatok/kulso',
  '/programsorozatok/ugyanaz': '/en/program-series/ugyanaz',
};

test('findMovedFilters gives the present slug of a series that its page redirects to', () =>
  everyRow(
    [
      ['series=regi&free=1', 'uj'],
      ['series=old', 'new'],
      ['series=megszunt', undefined],
      ['series=kulso', undefined],
      ['series=ugyanaz', undefined],
      ['series=1', undefined],
      ['', undefined],
    ] as const,
    ([query]) => query,
    ([query, slug]) => {
      const { filters } = readFilters(new URLSearchParams(query));
      const moved = findMovedFilters(filters, (path) => (REDIRECTS[path] ? { to: REDIRECTS[path] } : undefined));
      expect(moved).toEqual(slug && { ...filters, series: slug });
    },
  ));
