import { occurrence } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { findFirstActiveOccurrence, formatEndToday, hasBegun, hasComingDate, isOver, listOccurrencesWithin } from './occurrences.ts';

const at = (moment: string) => Temporal.Instant.from(moment);
const concert = occurrence('2026-11-21T19:00:00+01:00', '2026-11-21T21:00:00+01:00');

describe('isOver', () => {
  const days = occurrence('2026-11-20T00:00:00+01:00', '2026-11-22T00:00:00+01:00', true);
  const endless = occurrence('2026-11-21T19:00:00+01:00');

  test.each([
    ['at its end', concert, '2026-11-21T21:00:00+01:00', true],
    ['not a minute before', concert, '2026-11-21T20:59:00+01:00', false],
    [
      'at midnight when it ends then',
      occurrence('2026-11-21T19:00:00+01:00', '2026-11-22T00:00:00+01:00'),
      '2026-11-22T00:30:00+01:00',
      true,
    ],
    ['after its last day when it has no hours', days, '2026-11-22T23:30:00+01:00', false],
    ['when its last day is over', days, '2026-11-23T00:00:00+01:00', true],
    ['with its day when it has no end', endless, '2026-11-21T23:59:00+01:00', false],
    ['the day after when it has no end', endless, '2026-11-22T00:00:00+01:00', true],
    ['never when it is open-ended', { ...endless, until: null }, '2030-01-01T00:00:00+01:00', false],
    [
      'at its end on the day of 25 hours',
      occurrence('2026-10-25T00:00:00+02:00', '2026-10-25T03:00:00+01:00'),
      '2026-10-25T01:59:00Z',
      false,
    ],
  ])('%s', (_, item, now, over) => {
    expect(isOver(item, at(now))).toBe(over);
  });
});

test('an occurrence is on from its first minute until it is over', () => {
  const times = ['18:59', '19:00', '20:59', '21:00'].map((time) => at(`2026-11-21T${time}:00+01:00`));
  expect(times.map((now) => hasBegun(concert, now))).toEqual([false, true, true, true]);
  expect(times.map((now) => hasBegun(concert, now) && !isOver(concert, now))).toEqual([false, true, true, false]);
});

describe('listOccurrencesWithin', () => {
  const weekend = { from: '2026-11-21', to: '2026-11-22' };
  const friday = at('2026-11-20T12:00:00+01:00');
  const evenings = ['22', '20', '21'].map((day) => occurrence(`2026-11-${day}T18:00:00+01:00`, `2026-11-${day}T19:00:00+01:00`));
  const starts = (...args: Parameters<typeof listOccurrencesWithin>) =>
    listOccurrencesWithin(...args).map(({ start_date }) => start_date.slice(8, 16));

  test('sorts the occurrences and leaves out other days', () => {
    expect(starts(evenings, weekend, friday)).toEqual(['21T18:00', '22T18:00']);
  });

  test('leaves out occurrences that are over', () => {
    expect(starts(evenings, weekend, at('2026-11-21T18:59:00+01:00'))).toEqual(['21T18:00', '22T18:00']);
    expect(starts(evenings, weekend, at('2026-11-21T19:00:00+01:00'))).toEqual(['22T18:00']);
    expect(starts(evenings, weekend, at('2026-11-22T19:00:00+01:00'))).toEqual([]);
  });

  test('includes occurrences that overlap the days: all-day ones, and nights that began before', () => {
    const fair = occurrence('2026-11-19T00:00:00+01:00', '2026-11-21T00:00:00+01:00', true);
    const night = occurrence('2026-11-20T22:00:00+01:00', '2026-11-21T02:00:00+01:00');
    const forever = { ...occurrence('2025-01-01T00:00:00+01:00'), until: null };
    expect(starts([fair, night, forever], weekend, friday)).toEqual(['01T00:00', '19T00:00', '20T22:00']);
  });

  test('excludes occurrences that begin at midnight after the days, or end at midnight before them', () => {
    expect(starts([occurrence('2026-11-23T00:00:00+01:00')], weekend, friday)).toEqual([]);
    expect(starts([occurrence('2026-11-20T18:00:00+01:00', '2026-11-21T00:00:00+01:00')], weekend, friday)).toEqual([]);
    expect(starts([occurrence('2026-11-21T00:00:00+01:00')], weekend, friday)).toEqual(['21T00:00']);
  });
});

test.each([
  ['this evening, by the day in Budapest', '2026-11-20T23:30:00Z', '2026-11-21T18:00:00+01:00', '18:00'],
  ['in the coming night', '2026-11-20T19:00:00+01:00', '2026-11-21T02:00:00+01:00', '02:00'],
  ['on another day', '2026-12-31T12:00:00+01:00', '2027-01-02T18:00:00+01:00', null],
  ['on the next evening', '2026-11-20T23:30:00Z', '2026-11-22T00:00:00+01:00', null],
  ['at an unknown time', '2026-11-20T23:30:00Z', null, null],
])('formatEndToday of a date that ends %s', (_, now, end, expected) => {
  expect(formatEndToday(occurrence('2026-11-20T18:00:00+01:00', end), at(now), 'hu')).toBe(expected);
  expect(formatEndToday(occurrence('2026-11-20T18:00:00+01:00', end, true), at(now), 'hu')).toBeNull();
});

test.each([
  ['takes place later', 'scheduled', ['scheduled'], '2026-11-21T12:00:00+01:00', true],
  ['is sold out', 'sold_out', ['scheduled'], '2026-11-21T12:00:00+01:00', true],
  ['takes place beside a cancelled one', 'scheduled', ['cancelled', 'scheduled'], '2026-11-21T12:00:00+01:00', true],
  ['is over', 'scheduled', ['scheduled'], '2026-11-21T21:00:00+01:00', false],
  ['is cancelled', 'scheduled', ['cancelled', 'moved'], '2026-11-21T12:00:00+01:00', false],
  ['belongs to a postponed event', 'postponed', ['scheduled'], '2026-11-21T12:00:00+01:00', false],
  ['is missing', 'scheduled', [], '2026-11-21T12:00:00+01:00', false],
] as const)('hasComingDate for a date that %s', (_, status, dates, now, expected) => {
  const occurrences = dates.map((state) => ({ ...concert, status: state }));
  expect(hasComingDate({ status, occurrences }, at(now))).toBe(expected);
});

test('findFirstActiveOccurrence returns the first occurrence that takes place, or the first of all if none does', () => {
  const dates = (['cancelled', 'moved', 'sold_out', 'scheduled'] as const).map((status, place) =>
    occurrence(`2026-11-2${place}T18:00:00+01:00`, null, false, { status }),
  );
  expect(findFirstActiveOccurrence({ status: 'scheduled' }, dates)?.status).toBe('sold_out');
  expect(findFirstActiveOccurrence({ status: 'cancelled' }, dates)?.status).toBe('cancelled');
  expect(findFirstActiveOccurrence({ status: 'scheduled' }, dates.slice(0, 2))?.status).toBe('cancelled');
  expect(findFirstActiveOccurrence({ status: 'scheduled' }, [])).toBeUndefined();
});
