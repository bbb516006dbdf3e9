import { expect, test } from 'vitest';
import { withQuery } from '../../../../lib/urls/href.ts';
import { toUrlQuery } from '../../filters/filter-queries.ts';
import { readFilters } from '../../filters/read-filters.ts';
import { removePastDays } from './past-days.ts';

function left(query: string) {
  const { filters, past } = removePastDays(readFilters(new URLSearchParams(query)).filters, '2026-11-22');
  return [withQuery('', toUrlQuery(filters)).slice(1), past];
}

test.each([
  ['free=1', 'free=1', null],
  ['from=2026-11-22&to=2026-11-22', 'from=2026-11-22&to=2026-11-22', null],
  ['from=2026-12-01', 'from=2026-12-01', null],
  ['to=2026-11-22', 'to=2026-11-22', null],
  ['from=2026-11-20&to=2026-11-21&free=1&page=3', 'free=1', 'all'],
  ['to=2026-11-21', '', 'all'],
  ['from=2026-11-20&to=2026-11-25', 'from=2026-11-22&to=2026-11-25', 'beginning'],
  ['from=2026-11-20&free=1', 'free=1', 'beginning'],
])('on 22 November %s is searched as “%s”; past: %s', (requested, searched, past) => {
  expect(left(requested)).toEqual([searched, past]);
});
