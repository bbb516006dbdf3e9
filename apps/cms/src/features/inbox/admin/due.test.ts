import { describe, expect, test } from 'vitest';
import { endOfWeek, getDueLabel, startOfToday } from './due.ts';
import { buildReadyFilters, findChosenFilter } from './filters.ts';

const at = (instant: string) => Date.parse(instant);

test.each([
  ['2026-11-22T11:00:00Z', 'late', 'lejárt 1 napja'],
  ['2026-11-23T11:00:00Z', 'soon', 'ma jár le'],
  ['2026-11-26T11:00:00Z', 'soon', 'még 3 nap'],
  ['2026-11-27T11:00:00Z', 'later', 'még 4 nap'],
])('a deadline on %s is %s on the 23rd: %s', (due, urgency, words) => {
  // Half past midnight in Budapest, still the 22nd in UTC.
  expect(getDueLabel(at(due), at('2026-11-22T23:30:00Z'))).toMatchObject({ urgency, words: { hu: words } });
});

describe('the filter of this week', () => {
  test.each([
    ['2026-11-23T09:00:00Z', '2026-11-22T23:00:00.000Z', '2026-11-29T23:00:00.000Z'],
    ['2026-11-29T22:30:00Z', '2026-11-28T23:00:00.000Z', '2026-11-29T23:00:00.000Z'],
    ['2026-03-28T12:00:00Z', '2026-03-27T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])('on %s ends with Sunday', (now, today, end) => expect([startOfToday(at(now)), endOfWeek(at(now))]).toEqual([today, end]));

  test('is recognised as chosen despite other query parameters', () => {
    const filters = buildReadyFilters(7, at('2026-11-23T09:00:00Z'));
    const query = (id: string) => new URLSearchParams(`limit=25&${filters.find((filter) => filter.id === id)?.query}&sort=-createdAt`);
    expect([findChosenFilter(filters, query('week')), findChosenFilter(filters, query('all'))]).toEqual(['week', 'all']);
    expect(findChosenFilter(filters, new URLSearchParams('where[or][0][and][0][name][equals]=x'))).toBeUndefined();
  });

  test('makes a query in Payload’s format, without closed cases, the most urgent first', () => {
    const week = buildReadyFilters(7, at('2026-11-23T09:00:00Z')).find(({ id }) => id === 'week');
    expect(Object.fromEntries(new URLSearchParams(week?.query))).toEqual({
      sort: 'due',
      'where[or][0][and][0][due][less_than]': '2026-11-29T23:00:00.000Z',
      'where[or][0][and][1][due][greater_than_equal]': '2026-11-22T23:00:00.000Z',
      'where[or][0][and][2][state][not_in][0]': 'answered',
      'where[or][0][and][2][state][not_in][1]': 'closed',
    });
  });
});
