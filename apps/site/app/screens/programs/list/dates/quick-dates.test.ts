import { describe, expect, test } from 'vitest';
import { formatDay, formatDayBlock, listQuickDates } from './quick-dates.ts';

const ranges = (now: string) =>
  listQuickDates(Temporal.Instant.from(now), 'hu').map(({ name, range }) => `${name} ${range ? `${range.from}_${range.to}` : ''}`.trim());

describe('quick dates are days in Budapest', () => {
  test.each([
    [
      'a Friday noon',
      '2026-11-20T12:00:00+01:00',
      [
        'any',
        'today 2026-11-20_2026-11-20',
        'tomorrow 2026-11-21_2026-11-21',
        'dayAfterTomorrow 2026-11-22_2026-11-22',
        'weekend 2026-11-21_2026-11-22',
      ],
    ],
    [
      'a Saturday',
      '2026-11-21T09:00:00+01:00',
      [
        'any',
        'today 2026-11-21_2026-11-21',
        'tomorrow 2026-11-22_2026-11-22',
        'dayAfterTomorrow 2026-11-23_2026-11-23',
        'weekend 2026-11-21_2026-11-22',
      ],
    ],
    [
      'a Sunday at 23:30',
      '2026-11-22T23:30:00+01:00',
      [
        'any',
        'today 2026-11-22_2026-11-22',
        'tomorrow 2026-11-23_2026-11-23',
        'dayAfterTomorrow 2026-11-24_2026-11-24',
        'nextWeekend 2026-11-28_2026-11-29',
      ],
    ],
    [
      'a Monday at 00:30',
      '2026-11-23T00:30:00+01:00',
      [
        'any',
        'today 2026-11-23_2026-11-23',
        'tomorrow 2026-11-24_2026-11-24',
        'dayAfterTomorrow 2026-11-25_2026-11-25',
        'weekend 2026-11-28_2026-11-29',
      ],
    ],
    [
      'the eve of summer time',
      '2026-03-28T23:59:00+01:00',
      [
        'any',
        'today 2026-03-28_2026-03-28',
        'tomorrow 2026-03-29_2026-03-29',
        'dayAfterTomorrow 2026-03-30_2026-03-30',
        'weekend 2026-03-28_2026-03-29',
      ],
    ],
    [
      'the end of summer time',
      '2026-10-25T02:30:00+02:00',
      [
        'any',
        'today 2026-10-25_2026-10-25',
        'tomorrow 2026-10-26_2026-10-26',
        'dayAfterTomorrow 2026-10-27_2026-10-27',
        'nextWeekend 2026-10-31_2026-11-01',
      ],
    ],
    [
      "New Year's Eve",
      '2026-12-31T23:30:00+01:00',
      [
        'any',
        'today 2026-12-31_2026-12-31',
        'tomorrow 2027-01-01_2027-01-01',
        'dayAfterTomorrow 2027-01-02_2027-01-02',
        'weekend 2027-01-02_2027-01-03',
      ],
    ],
  ])('on %s', (_, now, expected) => {
    expect(ranges(now)).toEqual(expected);
  });

  test('name their days', () => {
    const [, today, tomorrow, , weekend] = listQuickDates(Temporal.Instant.from('2026-11-20T12:00:00+01:00'), 'en');
    expect([today, tomorrow, weekend].map((date) => date?.days.match(/\d+/g))).toEqual([['20'], ['21'], ['21', '22']]);
    expect([today, tomorrow, weekend].map((date) => date?.spoken)).toEqual([
      'Friday 20 November',
      'Saturday 21 November',
      'Saturday 21 November – Sunday 22 November',
    ]);
  });
});

describe('a day as text', () => {
  const now = Temporal.Instant.from('2026-11-20T12:00:00+01:00');
  test.each([
    ['2026-11-21', 'hu', 'november 21., szombat'],
    ['2026-11-21', 'en', 'Saturday 21 November'],
    ['2027-01-01', 'hu', '2027. január 1., péntek'],
    ['2027-01-01', 'en', 'Friday 1 January 2027'],
    ['2026-03-29', 'hu', 'március 29., vasárnap'],
  ] as const)('%s in %s', (day, locale, words) => {
    const { first, second } = formatDay(day, locale, now);
    expect(`${first} ${second}`).toBe(words);
  });

  test('as a block', () => {
    expect(formatDayBlock('2026-11-21', 'en')).toEqual({ weekday: 'Sat', day: '21', month: 'Nov' });
    expect(formatDayBlock('2026-11-01', 'hu')).toMatchObject({ day: '1', month: 'nov.' });
  });
});
