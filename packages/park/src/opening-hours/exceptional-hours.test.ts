import type { OpeningHours } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { getOpeningAt, type OpeningStatus } from './opening-state.ts';
import type { PlaceHours } from './place-hours.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const weekly = (...hours: OpeningHours[]): PlaceHours => ({ hours, exceptions: [] });
const daily = (opens: string, closes: OpeningHours['closes']): OpeningHours => ({ weekdays: EVERY_DAY, opens, closes, months: [] });
const museum = weekly({ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] });
const at = (iso: string) => Temporal.Instant.from(iso);

describe('getOpeningAt with exceptions', () => {
  const closed = (from: string, to = from) => ({ from, to, hours: [], note: null });
  const open = (day: string, opens: string, closes: string) => ({ from: day, to: day, hours: [{ opens, closes }], note: null });
  const withDays = (...exceptions: PlaceHours['exceptions']): PlaceHours => ({ ...museum, exceptions });

  test('is closed on 24 December, with the next opening on the next usual day', () => {
    const place = withDays(closed('2026-12-24'));
    expect(getOpeningAt(place, at('2026-12-24T12:00:00+01:00'))).toEqual({
      kind: 'closed',
      wasOpen: false,
      next: { at: '10:00', day: '2026-12-25', inDays: 1 },
    });
    expect(getOpeningAt(place, at('2026-12-23T12:00:00+01:00'))).toEqual({ kind: 'open', until: '18:00' });
    expect(getOpeningAt(place, at('2026-12-25T12:00:00+01:00'))).toEqual({ kind: 'open', until: '18:00' });
  });

  test('is closed from the first to the last day, in days of Budapest', () => {
    const place = withDays(closed('2026-12-23', '2026-12-26'));
    const kinds = ['22', '23', '26', '27'].map((day) => getOpeningAt(place, at(`2026-12-${day}T12:00:00+01:00`))?.kind);
    expect(kinds).toEqual(['open', 'closed', 'closed', 'open']);
    // In London it is still 26 December.
    expect(getOpeningAt(place, at('2026-12-26T23:30:00Z'))).toEqual({ kind: 'opens', at: '10:00' });
  });

  test('gives the date of the next opening after several closed days or a season, within a year', () => {
    expect(getOpeningAt(withDays(closed('2026-12-23', '2027-01-01')), at('2026-12-23T12:00:00+01:00'))).toEqual({
      kind: 'closed',
      wasOpen: false,
      next: { at: '10:00', day: '2027-01-02', inDays: 10 },
    });
    const summer = {
      hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], months: [4, 5, 6, 7, 8, 9], opens: '08:00', closes: '20:00' }],
      exceptions: [],
    };
    expect(getOpeningAt(summer, at('2026-10-01T12:00:00+02:00'))).toEqual({
      kind: 'closed',
      wasOpen: false,
      next: { at: '08:00', day: '2027-04-01', inDays: 182 },
    });
    expect(getOpeningAt(withDays(closed('2026-12-22', '2027-12-31')), at('2026-12-22T12:00:00+01:00'))).toMatchObject({ next: null });
  });

  test('uses the hours of the exception, not those of the week', () => {
    const place = withDays(open('2026-12-31', '12:00', '15:00'));
    expect(getOpeningAt(place, at('2026-12-31T11:00:00+01:00'))).toEqual({ kind: 'opens', at: '12:00' });
    expect(getOpeningAt(place, at('2026-12-31T14:00:00+01:00'))).toEqual({ kind: 'open', until: '15:00' });
    expect(getOpeningAt(place, at('2026-12-31T16:00:00+01:00'))).toMatchObject({ kind: 'closed', wasOpen: true });
  });

  test('can be open on a weekday that is usually closed', () => {
    const place = withDays(open('2026-11-23', '10:00', '14:00'));
    expect(getOpeningAt(place, at('2026-11-22T20:00:00+01:00'))).toMatchObject({ next: { at: '10:00', day: '2026-11-23', inDays: 1 } });
    expect(getOpeningAt(place, at('2026-11-23T12:00:00+01:00'))).toEqual({ kind: 'open', until: '14:00' });
  });

  test('uses the last of two exceptions for a day', () => {
    const [christmas, concert] = [closed('2026-12-24', '2026-12-26'), open('2026-12-26', '16:00', '20:00')];
    expect(getOpeningAt(withDays(christmas, concert), at('2026-12-26T17:00:00+01:00'))).toEqual({ kind: 'open', until: '20:00' });
    expect(getOpeningAt(withDays(concert, christmas), at('2026-12-26T17:00:00+01:00'))?.kind).toBe('closed');
  });

  test('closes after midnight as usual if it opened the evening before an exception', () => {
    const bar: PlaceHours = { hours: [daily('18:00', '02:00')], exceptions: [closed('2026-12-24')] };
    expect(getOpeningAt(bar, at('2026-12-24T01:00:00+01:00'))).toEqual({ kind: 'open', until: '02:00' });
    expect(getOpeningAt(bar, at('2026-12-24T19:00:00+01:00'))?.kind).toBe('closed');
    expect(getOpeningAt(bar, at('2026-12-25T01:00:00+01:00'))).toEqual({ kind: 'opens', at: '18:00' });
  });

  test('for a place without hours is closed on the exceptional day only', () => {
    const lawn: PlaceHours = { hours: [], exceptions: [closed('2026-12-24')] };
    expect(getOpeningAt(lawn, at('2026-12-24T12:00:00+01:00'))).toEqual({ kind: 'closed', wasOpen: false, next: null });
    expect(getOpeningAt(lawn, at('2026-12-23T12:00:00+01:00'))).toBeNull();
  });

  test('a place with exceptions only has hours', () => {
    const fair: PlaceHours = { hours: [], exceptions: [open('2026-12-05', '10:00', '18:00')] };
    expect(getOpeningAt(fair, at('2026-12-05T12:00:00+01:00'))).toEqual({ kind: 'open', until: '18:00' });
    expect(getOpeningAt(fair, at('2026-12-04T12:00:00+01:00'))).toMatchObject({ kind: 'closed', next: { day: '2026-12-05' } });
  });
});

describe('getOpeningAt within another place', () => {
  const christmas = { from: '2026-12-24', to: '2026-12-26', hours: [], note: null };
  const house: PlaceHours = { ...museum, exceptions: [christmas] };
  const toilet: PlaceHours = { ...weekly(daily('07:00', '22:00')), within: house };

  test('is closed on the exceptional days of that place, until both are open', () => {
    const next = { at: '10:00', day: '2026-12-27', inDays: 3 };
    expect(getOpeningAt(toilet, at('2026-12-24T12:00:00+01:00'))).toEqual({ kind: 'closed', wasOpen: false, next });
    expect(getOpeningAt({ ...toilet, within: undefined }, at('2026-12-24T12:00:00+01:00'))?.kind).toBe('open');
  });

  test('is open only while both are, on each side', async () => {
    const cafe = (opens: string, closes: string): PlaceHours => ({ ...weekly(daily(opens, closes)), within: house });
    const tomorrow = (opens: string) => ({ at: opens, day: '2026-11-21', inDays: 1 });
    await everyRow<[PlaceHours, string, OpeningStatus]>(
      [
        [cafe('07:00', '22:00'), '09:00', { kind: 'opens', at: '10:00' }],
        [cafe('07:00', '22:00'), '12:00', { kind: 'open', until: '18:00' }],
        [cafe('07:00', '22:00'), '20:00', { kind: 'closed', wasOpen: true, next: tomorrow('10:00') }],
        [cafe('11:00', '16:00'), '10:30', { kind: 'opens', at: '11:00' }],
        [cafe('11:00', '16:00'), '12:00', { kind: 'open', until: '16:00' }],
        [cafe('11:00', '16:00'), '17:00', { kind: 'closed', wasOpen: true, next: tomorrow('11:00') }],
        [cafe('00:00', '24:00'), '12:00', { kind: 'open', until: '18:00' }],
        [cafe('19:00', '23:00'), '12:00', { kind: 'closed', wasOpen: false, next: null }],
      ],
      ([{ hours }, time]) => `${hours[0]?.opens}–${hours[0]?.closes} at ${time}`,
      ([place, time, status]) => expect(getOpeningAt(place, at(`2026-11-20T${time}:00+01:00`))).toEqual(status),
    );
  });

  test('has the hours of that place if it has none of its own, and its own exceptions', () => {
    const desk: PlaceHours = { ...weekly(), within: house };
    expect(getOpeningAt(desk, at('2026-11-20T12:00:00+01:00'))).toEqual({ kind: 'open', until: '18:00' });
    expect(getOpeningAt(desk, at('2026-12-24T12:00:00+01:00'))).toMatchObject({ kind: 'closed', next: { day: '2026-12-27' } });
    const repaired: PlaceHours = { ...desk, exceptions: [{ from: '2026-11-20', to: '2026-11-20', hours: [], note: null }] };
    expect(getOpeningAt(repaired, at('2026-11-20T12:00:00+01:00'))).toMatchObject({ kind: 'closed', next: { day: '2026-11-21' } });
  });

  test('has its own hours on days on which those of that place are unknown', () => {
    const lawn: PlaceHours = { hours: [], exceptions: [christmas] };
    const kiosk: PlaceHours = { ...weekly(daily('07:00', '02:00')), within: lawn };
    expect(getOpeningAt(kiosk, at('2026-12-22T23:00:00+01:00'))).toEqual({ kind: 'open', until: '02:00' });
    // The place closes at midnight.
    expect(getOpeningAt(kiosk, at('2026-12-23T23:00:00+01:00'))).toEqual({ kind: 'open', until: '24:00' });
    // Its night of 26 December begins when the place opens again.
    expect(getOpeningAt(kiosk, at('2026-12-26T12:00:00+01:00'))).toMatchObject({
      kind: 'closed',
      next: { at: '00:00', day: '2026-12-27' },
    });
    expect(getOpeningAt(kiosk, at('2026-12-27T01:00:00+01:00'))).toEqual({ kind: 'open', until: '02:00' });
    expect(getOpeningAt({ ...weekly(), within: weekly() }, at('2026-12-22T12:00:00+01:00'))).toBeNull();
  });

  test('is open at night as long as both are, and always only if both are', () => {
    const club = weekly(daily('18:00', '04:00'));
    const cloakroom: PlaceHours = { ...weekly(daily('17:00', '03:00')), within: club };
    expect(getOpeningAt(cloakroom, at('2026-11-20T23:00:00+01:00'))).toEqual({ kind: 'open', until: '03:00' });
    expect(getOpeningAt(cloakroom, at('2026-11-21T02:00:00+01:00'))).toEqual({ kind: 'open', until: '03:00' });
    expect(getOpeningAt({ ...weekly(daily('00:00', '23:59')), within: club }, at('2026-11-20T23:00:00+01:00'))).toEqual({
      kind: 'open',
      until: '04:00',
    });
    const garden = weekly(daily('00:00', '24:00'));
    expect(getOpeningAt({ ...garden, within: garden }, at('2026-11-20T23:00:00+01:00'))).toEqual({ kind: 'always' });
    expect(getOpeningAt({ ...weekly(), within: garden }, at('2026-11-20T23:00:00+01:00'))).toEqual({ kind: 'always' });
  });
});
