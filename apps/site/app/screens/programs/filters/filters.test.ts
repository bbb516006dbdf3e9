import { describe, expect, test } from 'vitest';
import { withQuery } from '../../../lib/urls/href.ts';
import { getRouteRow } from '../../../route-table.ts';
import { listActiveFilters } from './active-filters.ts';
import { getListRel, toApiQuery, toSubscriptionQuery, toUrlQuery } from './filter-queries.ts';
import { isNotCanonical, PARAMETERS, parseDaysOption, readFilters } from './read-filters.ts';

const parse = (query: string) => readFilters(new URLSearchParams(query));
const rewriteQuery = (query: string) => withQuery('', toUrlQuery(parse(query).filters)).slice(1);

describe('the URL of the list', () => {
  test.each([
    '',
    'category=cultural',
    'category=cultural&category=sport',
    'from=2026-11-21&to=2026-11-22',
    'from=2026-11-21',
    'to=2026-11-22',
    'type=koncert&type=tanc',
    'location=nagyterem&location=promenad',
    'time_of_day=evening',
    'free=1',
    'series=1',
    'series=teli-estek',
    'accessibility=step_free&accessibility=sign_language',
    'sort=new',
    'page=3',
    'category=family&from=2026-11-21&to=2026-11-21&type=mese&location=millennium-haza&time_of_day=forenoon&free=1&series=1&accessibility=relaxed&sort=new&page=2',
  ])('%s is the same after reading and writing', (query) => {
    expect(rewriteQuery(query)).toBe(query);
    expect(parse(query).unused).toEqual([]);
  });

  test.each([
    ['category=nope', 'category', ''],
    ['category=cultural&category=nope', 'category', 'category=cultural'],
    ['from=2026-02-30', 'from', ''],
    ['from=valamikor', 'from', ''],
    ['from=0002-11-21', 'from', ''],
    ['from=2026-1-1', 'from', ''],
    ['to=2026-11-31', 'to', ''],
    ['from=2026-11-22&from=2026-11-23', 'from', 'from=2026-11-22'],
    ['date=2026-11-22', 'date', ''],
    ['date=2026-11-22_2026-11-21', 'date', ''],
    ['date=2026-11-21_2026-11-22_2026-11-23', 'date', ''],
    ['time_of_day=night', 'time_of_day', ''],
    ['free=igen', 'free', ''],
    ['series=%00', 'series', ''],
    ['type=../../etc', 'type', ''],
    [`type=${'a'.repeat(300)}`, 'type', ''],
    ['location=A B', 'location', ''],
    ['accessibility=lift', 'accessibility', ''],
    ['sort=price', 'sort', ''],
    ['page=0', 'page', ''],
    ['page=-1', 'page', ''],
    ['page=1e3', 'page', ''],
    ['page=99999', 'page', ''],
  ])('%s: %s is ignored and reported', (query, name, rest) => {
    expect(parse(query).unused.map((each) => each.name)).toEqual([name]);
    expect(rewriteQuery(query)).toBe(rest);
  });

  test('leaves out a last day before the first one, and distinguishes it from an invalid one', () => {
    const parsedFilters = parse('from=2026-11-22&to=2026-11-21');
    expect([parsedFilters.unused, parsedFilters.reversedTo, parsedFilters.filters.from, parsedFilters.filters.to]).toEqual([
      [],
      '2026-11-21',
      '2026-11-22',
      undefined,
    ]);
    expect(parse('from=2026-11-22&to=2026-11-21&date=2026-11-22_2026-11-23').reversedTo).toBeUndefined();
  });

  test('reads days by name, which the server knows, and keeps them in the URL', () => {
    const named = { today: { from: '2026-11-22', to: '2026-11-22' } };
    const { filters, unused } = readFilters(new URLSearchParams('date=today&free=1'), named);
    expect([filters.from, filters.to, unused]).toEqual(['2026-11-22', '2026-11-22', []]);
    expect(isNotCanonical(new URLSearchParams('date=today'), named)).toBe(false);
    expect(isNotCanonical(new URLSearchParams('date=2026-11-22_2026-11-22'), named)).toBe(true);
    expect(readFilters(new URLSearchParams('date=toString'), named).unused).toEqual([{ name: 'date', value: 'toString' }]);
  });

  test('reads at most twenty values of a filter, each once', () => {
    const many = Array.from({ length: 30 }, (_, index) => `type=t${index}`).join('&');
    expect(parse(many).filters.type).toHaveLength(20);
    expect(parse(many).unused).toHaveLength(10);
    expect(parse('type=a&type=a').filters.type).toEqual(['a']);
  });

  test('ignores unknown parameters', () => {
    expect(parse('utm_source=x&fbclid=y&type[]=z')).toEqual(parse(''));
  });

  test.each([
    ['date=2026-11-21_2026-11-22', 'from=2026-11-21&to=2026-11-22'],
    ['date=any&from=2026-11-21', ''],
    ['from=&to=&category=', ''],
    ['time_of_day=any&free=0', ''],
    ['sort=time&page=1', ''],
  ])('%s is a non-canonical form of %s', (query, straight) => {
    expect(rewriteQuery(query)).toBe(straight);
  });

  test('is not canonical when a form sent it with empty fields', () => {
    expect(
      ['from=&category=sport', 'date=any', 'time_of_day=any', 'free=0'].map((query) => isNotCanonical(new URLSearchParams(query))),
    ).toEqual([true, true, true, true]);
    expect(['', 'category=sport', 'utm_source='].map((query) => isNotCanonical(new URLSearchParams(query)))).toEqual([false, false, false]);
  });

  test('has exactly the parameters of the route table', () => {
    expect([...PARAMETERS].toSorted()).toEqual([...(getRouteRow('programs').query ?? [])].toSorted());
  });
});

describe('date options', () => {
  test('have the form start_end', () => {
    expect(parseDaysOption('2026-11-21_2026-11-22')).toEqual({ from: '2026-11-21', to: '2026-11-22' });
    expect([parseDaysOption('any'), parseDaysOption(''), parseDaysOption('_')]).toEqual([null, null, null]);
  });
});

describe('the active filters', () => {
  test('are named one by one, each with the URL without it', () => {
    const { filters } = parse('category=sport&category=family&from=2026-11-21&to=2026-11-22&free=1&time_of_day=evening&series=1&page=4');
    expect(listActiveFilters(filters).map(({ name, value, without }) => [name, value, withQuery('', toUrlQuery(without))])).toEqual([
      ['dates', '2026-11-21_2026-11-22', '?category=sport&category=family&time_of_day=evening&free=1&series=1'],
      ['time_of_day', 'evening', '?category=sport&category=family&from=2026-11-21&to=2026-11-22&free=1&series=1'],
      ['category', 'sport', '?category=family&from=2026-11-21&to=2026-11-22&time_of_day=evening&free=1&series=1'],
      ['category', 'family', '?category=sport&from=2026-11-21&to=2026-11-22&time_of_day=evening&free=1&series=1'],
      ['free', '1', '?category=sport&category=family&from=2026-11-21&to=2026-11-22&time_of_day=evening&series=1'],
      ['series', '1', '?category=sport&category=family&from=2026-11-21&to=2026-11-22&time_of_day=evening&free=1'],
    ]);
    expect(listActiveFilters(parse('sort=new&page=2').filters)).toEqual([]);
  });

  test('exclude for calendars and the content service what those do not have', () => {
    const { filters } = parse('category=sport&free=1&sort=new&page=2');
    expect(toApiQuery(filters)).toMatchObject({ category: ['sport'], free: '1', sort: 'new', page: 2, limit: 24 });
    expect(withQuery('', toSubscriptionQuery(filters))).toBe('?category=sport&free=1');
  });
});

describe('the query to the content service', () => {
  const readQuery = (query: string) => toApiQuery(readFilters(new URLSearchParams(query)).filters);
  const lists = { category: [], type: [], location: [], accessibility: [], need: [] };

  test('contains all filters of the visitor', () => {
    expect(readQuery('from=2026-12-01&to=2026-12-02&time_of_day=evening&free=1&series=teli-estek&category=sport&sort=new&page=3')).toEqual({
      ...lists,
      category: ['sport'],
      from: '2026-12-01',
      to: '2026-12-02',
      time_of_day: 'evening',
      free: '1',
      series: 'teli-estek',
      sort: 'new',
      limit: 24,
      page: 3,
    });
  });

  test('contains nothing else', () => expect(readQuery('')).toEqual({ ...lists, limit: 24, page: 1 }));
});

test.each([
  ['/varosligeti-programok', undefined],
  ['/varosligeti-programok?category=sport', undefined],
  ['/varosligeti-programok?page=2', undefined],
  ['/varosligeti-programok?from=2026-11-22', 'nofollow'],
  ['/varosligeti-programok?category=sport&category=family', 'nofollow'],
  ['/varosligeti-programok?category=sport&page=2', 'nofollow'],
])('links for search engines to %s: %s', (url, rel) => {
  expect(getListRel(url)).toBe(rel);
});
