import type { OpeningHours } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { hoursForSchema, hoursOn, openingAt } from './opening.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const museum: OpeningHours[] = [{ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] }];
const playground: OpeningHours[] = [{ weekdays: EVERY_DAY, opens: '08:30', closes: 'dusk', months: [] }];
const at = (iso: string) => Temporal.Instant.from(iso);

describe('a museum that is closed on Mondays', () => {
  test('is open until its closing time', () => {
    expect(openingAt(museum, at('2026-11-22T12:00:00+01:00'))).toEqual({ kind: 'open', until: '18:00' });
  });
  test('opens later in the morning', () => {
    expect(openingAt(museum, at('2026-11-22T09:59:00+01:00'))).toEqual({ kind: 'opens', at: '10:00' });
  });
  test('is open from the minute of opening and closed from the minute of closing', () => {
    expect(openingAt(museum, at('2026-11-22T10:00:00+01:00'))?.kind).toBe('open');
    expect(openingAt(museum, at('2026-11-21T18:00:00+01:00'))).toEqual({
      kind: 'closed',
      wasOpen: true,
      next: { at: '10:00', isTomorrow: true, weekday: 7 },
    });
  });
  test('on Monday is closed and opens tomorrow', () => {
    expect(openingAt(museum, at('2026-11-23T12:00:00+01:00'))).toEqual({
      kind: 'closed',
      wasOpen: false,
      next: { at: '10:00', isTomorrow: true, weekday: 2 },
    });
  });
  test('on Sunday evening opens on Tuesday', () => {
    expect(openingAt(museum, at('2026-11-22T20:00:00+01:00'))).toEqual({
      kind: 'closed',
      wasOpen: true,
      next: { at: '10:00', isTomorrow: false, weekday: 2 },
    });
  });
  test('counts days in Budapest: just after midnight it is Tuesday there, Monday in London', () => {
    expect(openingAt(museum, at('2026-11-23T23:30:00Z'))).toEqual({ kind: 'opens', at: '10:00' });
  });
  test('keeps its hours on the days when the clocks change', () => {
    expect(openingAt(museum, at('2026-03-29T07:59:00Z'))).toEqual({ kind: 'opens', at: '10:00' });
    expect(openingAt(museum, at('2026-03-29T08:00:00Z'))).toEqual({ kind: 'open', until: '18:00' });
    expect(openingAt(museum, at('2026-10-25T16:59:00Z'))).toEqual({ kind: 'open', until: '18:00' });
  });
});

describe('a playground open until dusk', () => {
  test('closes when the sun sets', () => {
    expect(openingAt(playground, at('2026-12-21T12:00:00+01:00'))).toEqual({ kind: 'open', until: expect.stringMatching(/^15:5[3-9]$/) });
    expect(openingAt(playground, at('2026-06-21T12:00:00+02:00'))).toEqual({ kind: 'open', until: expect.stringMatching(/^20:4[2-8]$/) });
    expect(openingAt(playground, at('2026-12-21T16:30:00+01:00'))?.kind).toBe('closed');
  });
});

describe('other hours', () => {
  test('a place open around the clock is always open, also in its last minute', () => {
    const garden: OpeningHours[] = [{ weekdays: EVERY_DAY, opens: '00:00', closes: '23:59', months: [] }];
    expect(openingAt(garden, at('2026-11-22T23:59:30+01:00'))).toEqual({ kind: 'always' });
  });
  test('a bar that closes after midnight is still open then', () => {
    const bar: OpeningHours[] = [{ weekdays: [6], opens: '18:00', closes: '02:00', months: [] }];
    expect(openingAt(bar, at('2026-11-22T01:00:00+01:00'))).toEqual({ kind: 'open', until: '02:00' });
  });
  test('two spans with a lunch break', () => {
    const office: OpeningHours[] = [
      { weekdays: EVERY_DAY, opens: '13:00', closes: '16:00', months: [] },
      { weekdays: EVERY_DAY, opens: '08:00', closes: '12:00', months: [] },
    ];
    expect(openingAt(office, at('2026-11-20T12:30:00+01:00'))).toEqual({ kind: 'opens', at: '13:00' });
    expect(hoursOn(office, Temporal.PlainDate.from('2026-11-20'))).toEqual(['08:00–12:00', '13:00–16:00']);
  });
  test('out of season it is closed and no next opening is promised', () => {
    const rink: OpeningHours[] = [{ weekdays: EVERY_DAY, opens: '10:00', closes: '20:00', months: [1, 2, 12] }];
    expect(openingAt(rink, at('2026-07-01T12:00:00+02:00'))).toEqual({ kind: 'closed', wasOpen: false, next: null });
  });
  test('without hours nothing is said', () => {
    expect(openingAt([], at('2026-07-01T12:00:00+02:00'))).toBeNull();
  });
  test('a time that cannot be is left out', () => {
    expect(openingAt([{ weekdays: EVERY_DAY, opens: '99:99', closes: '18:00', months: [] }], at('2026-07-01T12:00:00+02:00'))).toEqual({
      kind: 'closed',
      wasOpen: false,
      next: null,
    });
  });
});

describe('hours for machines', () => {
  const now = at('2026-11-22T12:00:00+01:00');
  test('seasons become days, a season over the new year two of them', () => {
    const rink: OpeningHours[] = [{ weekdays: [6, 7], opens: '10:00', closes: '20:00', months: [12, 1, 2] }];
    expect(hoursForSchema(rink, now)).toEqual([
      { weekdays: [6, 7], opens: '10:00', closes: '20:00', from: '2026-01-01', through: '2026-02-28' },
      { weekdays: [6, 7], opens: '10:00', closes: '20:00', from: '2026-12-01', through: '2026-12-31' },
    ]);
  });
  test('dusk is given for today alone', () => {
    expect(hoursForSchema(playground, now)).toEqual([
      { weekdays: [7], opens: '08:30', closes: expect.stringMatching(/^1[56]:\d\d$/), from: '2026-11-22', through: '2026-11-22' },
    ]);
  });
});
