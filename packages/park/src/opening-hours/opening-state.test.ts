import type { OpeningHours } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { formatClock } from '../dates/time.ts';
import { listOpeningSpans } from './opening-hours.ts';
import { getOpeningAt, isOpen, type OpeningStatus } from './opening-state.ts';
import type { PlaceHours } from './place-hours.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const weekly = (...hours: OpeningHours[]): PlaceHours => ({ hours, exceptions: [] });
const daily = (opens: string, closes: OpeningHours['closes']): OpeningHours => ({ weekdays: EVERY_DAY, opens, closes, months: [] });
const museum = weekly({ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] });
const playground = weekly(daily('08:30', 'dusk'));
const at = (iso: string) => Temporal.Instant.from(iso);

describe('getOpeningAt for a museum that is closed on Mondays', () => {
  test('is open until the closing time', () => {
    expect(getOpeningAt(museum, at('2026-11-22T12:00:00+01:00'))).toEqual({ kind: 'open', until: '18:00' });
  });
  test('opens later in the morning', () => {
    expect(getOpeningAt(museum, at('2026-11-22T09:59:00+01:00'))).toEqual({ kind: 'opens', at: '10:00' });
  });
  test('opens in the minute of opening and closes in the minute of closing', () => {
    expect(getOpeningAt(museum, at('2026-11-22T10:00:00+01:00'))?.kind).toBe('open');
    expect(getOpeningAt(museum, at('2026-11-21T18:00:00+01:00'))).toEqual({
      kind: 'closed',
      wasOpen: true,
      next: { at: '10:00', day: '2026-11-22', inDays: 1 },
    });
  });
  test('is closed on Monday and opens tomorrow', () => {
    expect(getOpeningAt(museum, at('2026-11-23T12:00:00+01:00'))).toEqual({
      kind: 'closed',
      wasOpen: false,
      next: { at: '10:00', day: '2026-11-24', inDays: 1 },
    });
  });
  test('on Sunday evening opens on Tuesday', () => {
    expect(getOpeningAt(museum, at('2026-11-22T20:00:00+01:00'))).toEqual({
      kind: 'closed',
      wasOpen: true,
      next: { at: '10:00', day: '2026-11-24', inDays: 2 },
    });
  });
  test('uses days in Budapest: just after midnight it is Tuesday there and Monday in London', () => {
    expect(getOpeningAt(museum, at('2026-11-23T23:30:00Z'))).toEqual({ kind: 'opens', at: '10:00' });
  });
  test('keeps its hours on days of clock changes', () => {
    expect(getOpeningAt(museum, at('2026-03-29T07:59:00Z'))).toEqual({ kind: 'opens', at: '10:00' });
    expect(getOpeningAt(museum, at('2026-03-29T08:00:00Z'))).toEqual({ kind: 'open', until: '18:00' });
    expect(getOpeningAt(museum, at('2026-10-25T16:59:00Z'))).toEqual({ kind: 'open', until: '18:00' });
  });
});

describe('getOpeningAt for a playground that is open until dusk', () => {
  test('closes at the end of civil twilight, not at sunset', () => {
    expect(getOpeningAt(playground, at('2026-12-21T12:00:00+01:00'))).toEqual({
      kind: 'open',
      until: expect.stringMatching(/^16:(?:29|3[0-2])$/),
    });
    expect(getOpeningAt(playground, at('2026-06-21T12:00:00+02:00'))).toEqual({
      kind: 'open',
      until: expect.stringMatching(/^21:2[2-7]$/),
    });
    // Sunset was at 15:56.
    expect(getOpeningAt(playground, at('2026-12-21T16:20:00+01:00'))?.kind).toBe('open');
    expect(getOpeningAt(playground, at('2026-12-21T16:40:00+01:00'))).toMatchObject({ kind: 'closed', wasOpen: true });
  });

  test('is closed on an evening on which it would open after dusk', () => {
    const lights = weekly(daily('18:00', 'dusk'));
    expect(getOpeningAt(lights, at('2026-12-21T17:00:00+01:00'))).toMatchObject({ kind: 'closed', wasOpen: false, next: { inDays: 72 } });
    expect(getOpeningAt(lights, at('2026-12-21T19:00:00+01:00'))).toMatchObject({ kind: 'closed', wasOpen: false });
    expect(getOpeningAt(lights, at('2026-06-21T19:00:00+02:00'))).toEqual({ kind: 'open', until: expect.stringMatching(/^21:2/) });
  });
});

describe('getOpeningAt for other hours', () => {
  test.each(['23:59', '24:00', '00:00'])('is always open around the clock, until %s, also in the last minute', (closes) => {
    const garden = weekly(daily('00:00', closes));
    expect(getOpeningAt(garden, at('2026-11-22T23:59:30+01:00'))).toEqual({ kind: 'always' });
  });
  test('is open after midnight if a bar closes then', () => {
    const bar = weekly({ weekdays: [6], opens: '18:00', closes: '02:00', months: [] });
    expect(getOpeningAt(bar, at('2026-11-22T01:00:00+01:00'))).toEqual({ kind: 'open', until: '02:00' });
    expect(getOpeningAt(bar, at('2026-11-22T02:00:00+01:00'))?.kind).toBe('closed');
  });
  test('is open in the last minute before a closing time of midnight', () => {
    for (const closes of ['24:00', '00:00']) {
      const bar = weekly({ weekdays: [6], opens: '18:00', closes, months: [] });
      expect(getOpeningAt(bar, at('2026-11-21T23:59:00+01:00'))).toEqual({ kind: 'open', until: '24:00' });
      expect(getOpeningAt(bar, at('2026-11-22T00:00:00+01:00'))?.kind).toBe('closed');
    }
  });
  test('closes when the hours of the next day end, or at midnight, if it is not open around the clock', () => {
    const saturday = (closes: string) => ({ weekdays: [6], opens: '00:00', closes, months: [] });
    const friday = { weekdays: [5], opens: '00:00', closes: '24:00', months: [] };
    const noon = at('2026-11-20T12:00:00+01:00');
    expect(getOpeningAt(weekly(friday), noon)).toEqual({ kind: 'open', until: '24:00' });
    expect(getOpeningAt(weekly(friday, saturday('06:00')), noon)).toEqual({ kind: 'open', until: '06:00' });
    expect(getOpeningAt(weekly(friday, saturday('24:00')), noon)).toEqual({ kind: 'always' });
    expect(getOpeningAt(weekly({ ...friday, closes: '23:59' }), at('2026-11-20T23:59:30+01:00'))).toEqual({ kind: 'open', until: '24:00' });
  });
  test('has two spans with a lunch break', () => {
    const office = weekly(daily('13:00', '16:00'), daily('08:00', '12:00'));
    expect(getOpeningAt(office, at('2026-11-20T12:30:00+01:00'))).toEqual({ kind: 'opens', at: '13:00' });
    const spans = listOpeningSpans(office, Temporal.PlainDate.from('2026-11-20'));
    expect(spans.map(({ from, to }) => `${formatClock(from)}–${formatClock(to)}`)).toEqual(['08:00–12:00', '13:00–16:00']);
  });
  test('uses the later end of two overlapping spans', () => {
    expect(getOpeningAt(weekly(daily('10:00', '20:00'), daily('12:00', '14:00')), at('2026-11-20T13:00:00+01:00'))).toEqual({
      kind: 'open',
      until: '20:00',
    });
  });
  test('joins adjoining spans, across midnight too', () => {
    const house = weekly(daily('14:00', '20:00'), daily('10:00', '14:00'));
    expect(getOpeningAt(house, at('2026-11-20T11:00:00+01:00'))).toEqual({ kind: 'open', until: '20:00' });
    const bar = weekly(
      { weekdays: [5], opens: '18:00', closes: '24:00', months: [] },
      { weekdays: [6], opens: '00:00', closes: '03:00', months: [] },
    );
    expect(getOpeningAt(bar, at('2026-11-20T23:30:00+01:00'))).toEqual({ kind: 'open', until: '03:00' });
    expect(getOpeningAt(bar, at('2026-11-21T01:00:00+01:00'))).toEqual({ kind: 'open', until: '03:00' });
  });
  test('is null without hours', () => {
    expect(getOpeningAt(weekly(), at('2026-07-01T12:00:00+02:00'))).toBeNull();
  });
  test('ignores impossible times', () => {
    expect(getOpeningAt(weekly(daily('99:99', '18:00')), at('2026-07-01T12:00:00+02:00'))).toEqual({
      kind: 'closed',
      wasOpen: false,
      next: null,
    });
  });
  test('counts additional spans as open; the last one gives the closing time', () => {
    const flight = { from: at('2026-11-21T17:00:00+01:00'), to: at('2026-11-21T18:30:00+01:00') };
    expect(getOpeningAt(museum, at('2026-11-21T17:30:00+01:00'), { also: [flight] })).toEqual({ kind: 'open', until: '18:30' });
    expect(getOpeningAt(playground, at('2026-11-21T16:50:00+01:00'), { also: [flight] })).toEqual({ kind: 'opens', at: '17:00' });
    expect(getOpeningAt(playground, at('2026-11-21T19:00:00+01:00'), { also: [flight] })).toMatchObject({ kind: 'closed', wasOpen: true });
  });
  test('uses an end before that of the hours, and ignores hours that begin after it', () => {
    const until = at('2026-11-21T14:30:00+01:00');
    expect(getOpeningAt(museum, at('2026-11-21T14:00:00+01:00'), { until })).toEqual({ kind: 'open', until: '14:30' });
    expect(getOpeningAt(museum, at('2026-11-21T14:30:00+01:00'), { until })).toMatchObject({ kind: 'closed', wasOpen: true });
    expect(getOpeningAt(museum, at('2026-11-21T07:00:00+01:00'), { until: at('2026-11-21T09:00:00+01:00') })).toMatchObject({
      kind: 'closed',
    });
  });
  test('does not count today as opened because of a flight of yesterday', () => {
    const weekend = weekly({ weekdays: [6, 7], opens: '10:00', closes: '16:00', months: [] });
    const flight = { from: at('2026-11-22T15:00:00+01:00'), to: at('2026-11-22T15:30:00+01:00') };
    expect(getOpeningAt(weekend, at('2026-11-23T00:10:00+01:00'), { also: [flight] })).toMatchObject({ kind: 'closed', wasOpen: false });
  });
});

test.each<[OpeningStatus | null, boolean]>([
  [{ kind: 'always' }, true],
  [{ kind: 'open', until: '18:00' }, true],
  [{ kind: 'opens', at: '10:00' }, false],
  [{ kind: 'closed', wasOpen: true, next: null }, false],
  [null, false],
])('isOpen of %j is %s', (status, expected) => {
  expect(isOpen(status)).toBe(expected);
});
