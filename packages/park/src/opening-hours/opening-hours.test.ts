import { describe, expect, test } from 'vitest';
import { findException, findOutsideHours, isOpenThrough } from './opening-hours.ts';
import type { PlaceHours } from './place-hours.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const open = (opens: string, closes: string): PlaceHours['hours'][number] => ({ weekdays: EVERY_DAY, opens, closes, months: [] });
const place = (...hours: PlaceHours['hours']): PlaceHours => ({ hours, exceptions: [] });
const through = (placeHours: PlaceHours, from: string, to: string) =>
  isOpenThrough(placeHours, at(`2026-12-${from}:00+01:00`), at(`2026-12-${to}:00+01:00`));

describe('isOpenThrough', () => {
  test.each([
    ['within its hours', '10T11:00', '10T12:00', true],
    ['from opening to closing', '10T10:00', '10T18:00', true],
    ['not when it opens a minute later', '10T09:59', '10T12:00', false],
    ['not when it closes a minute earlier', '10T12:00', '10T18:01', false],
    ['not when it is closed in between', '10T12:00', '11T12:00', false],
    ['not before it opens', '10T08:00', '10T09:00', false],
    ['not after it has closed', '10T19:00', '10T20:00', false],
  ])('%s', (_, from, to, expected) => {
    expect(through(place(open('10:00', '18:00')), from, to)).toBe(expected);
  });

  test('is true after midnight if the place closes later', () => {
    const bar = place(open('18:00', '02:00'));
    expect(through(bar, '10T22:00', '11T02:00')).toBe(true);
    expect(through(bar, '11T00:30', '11T01:30')).toBe(true);
    expect(through(bar, '11T01:30', '11T02:30')).toBe(false);
  });

  test('is true across adjoining spans, not across a break', () => {
    expect(through(place(open('08:00', '12:00'), open('12:00', '16:00')), '10T10:00', '10T15:00')).toBe(true);
    expect(through(place(open('08:00', '12:00'), open('13:00', '16:00')), '10T10:00', '10T15:00')).toBe(false);
  });

  test.each(['23:59', '24:00', '00:00'])('is true for several days if the place is always open, until %s', (closes) => {
    expect(through(place(open('00:00', closes)), '10T10:00', '13T22:00')).toBe(true);
  });

  test('is false on an exceptionally closed day', () => {
    const shut = { from: '2026-12-24', to: '2026-12-24', hours: [], note: null };
    const always: PlaceHours = { ...place(open('00:00', '24:00')), exceptions: [shut] };
    expect(through(always, '23T10:00', '23T22:00')).toBe(true);
    expect(through(always, '23T10:00', '24T01:00')).toBe(false);
    expect(through(always, '24T10:00', '24T11:00')).toBe(false);
    expect(through(always, '25T00:00', '25T11:00')).toBe(true);
  });

  test('is true through the day of 25 hours', () => {
    expect(isOpenThrough(place(open('00:00', '24:00')), at('2026-10-24T22:00:00Z'), at('2026-10-25T23:00:00Z'))).toBe(true);
  });

  test('is null without hours', () => {
    expect(through(place(), '10T11:00', '10T12:00')).toBeNull();
  });

  test('is known for a place with exceptions only', () => {
    const fair = { from: '2026-12-05', to: '2026-12-05', hours: [{ opens: '10:00', closes: '18:00' }], note: null };
    expect(through({ hours: [], exceptions: [fair] }, '05T10:00', '05T12:00')).toBe(true);
    expect(through({ hours: [], exceptions: [fair] }, '06T10:00', '06T12:00')).toBe(false);
  });
});

test('an exception applies from its first to its last day, and has a note', () => {
  const holiday = { from: '2026-12-24', to: '2026-12-26', hours: [], note: 'Ünnepi szünet' };
  const notes = ['23', '24', '26', '27'].map(
    (day) => findException({ exceptions: [holiday], hours: [] }, Temporal.PlainDate.from(`2026-12-${day}`))?.note,
  );
  expect(notes).toEqual([undefined, 'Ünnepi szünet', 'Ünnepi szünet', undefined]);
});

describe('findException with several rows for a day', () => {
  const row = (from: string, to: string, hours: string, note: string | null = null) => {
    const [opens = '', closes = ''] = hours.split('–');
    return { from: `2026-12-${from}`, to: `2026-12-${to}`, hours: hours === '' ? [] : [{ opens, closes }], note };
  };
  const NOON = row('24', '24', '12:00–14:00');
  const AFTERNOON = row('24', '24', '15:00–17:00');

  test.each([
    ['both, in the order of the list', [NOON, AFTERNOON], ['12:00–14:00', '15:00–17:00']],
    ['both that adjoin', [row('24', '24', '10:00–12:00'), NOON], ['10:00–12:00', '12:00–14:00']],
    ['the last one of two that overlap', [NOON, row('24', '24', '13:00–15:00')], ['13:00–15:00']],
    ['one of two that are the same', [NOON, NOON], ['12:00–14:00']],
    ['a later closed day', [NOON, AFTERNOON, row('24', '24', '')], []],
    ['the hours after a closed day', [row('24', '24', ''), NOON, AFTERNOON], ['12:00–14:00', '15:00–17:00']],
    ['the hours after a closed day, not those before', [NOON, row('24', '24', ''), AFTERNOON], ['15:00–17:00']],
    ['the last one of other ranges', [row('24', '26', '10:00–12:00'), AFTERNOON], ['15:00–17:00']],
    ['a later longer range', [NOON, AFTERNOON, row('20', '31', '08:00–10:00')], ['08:00–10:00']],
    ['nothing that a row in between replaced', [NOON, row('20', '31', '08:00–10:00'), AFTERNOON], ['15:00–17:00']],
    [
      'the night before an evening until dusk',
      [row('24', '24', '08:00–dusk'), row('24', '24', '22:00–02:00')],
      ['08:00–dusk', '22:00–02:00'],
    ],
  ])('has %s', (_, exceptions, expected) => {
    const found = findException({ hours: [open('09:00', '18:00')], exceptions }, Temporal.PlainDate.from('2026-12-24'));
    expect(found?.hours.map(({ opens, closes }) => `${opens}–${closes}`)).toEqual(expected);
  });

  test('has their different notes', () => {
    const getNote = (...notes: (string | null)[]) =>
      findException(
        { hours: [], exceptions: notes.map((note, at) => row('24', '24', `${10 + at}:00–${11 + at}:00`, note)) },
        Temporal.PlainDate.from('2026-12-24'),
      )?.note;
    expect([getNote('Szenteste', 'Szenteste'), getNote('Délelőtt', null, 'Délután'), getNote(null, null)]).toEqual([
      'Szenteste',
      'Délelőtt; Délután',
      null,
    ]);
  });

  test('opens the place in each of them', () => {
    const fair: PlaceHours = { hours: [], exceptions: [NOON, AFTERNOON] };
    expect(['24T12:30', '24T14:30', '24T15:30'].map((time) => through(fair, time, time.replace('30', '45')))).toEqual([true, false, true]);
  });
});

describe('findOutsideHours for a requested time', () => {
  const day = Temporal.PlainDate.from('2026-12-10');
  test.each([
    ['within the hours nothing is wrong', '10:00', '18:00', null],
    ['the start is, before they begin', '09:00', '12:00', 'from'],
    ['the start is, when all of it is too late', '19:00', '20:00', 'from'],
    ['the end is, after they have ended', '17:00', '18:30', 'until'],
    ['the end is, when it begins in the last minute', '17:59', '18:01', 'until'],
    ['the start is, when they have ended at that minute', '18:00', '19:00', 'from'],
  ] as const)('%s', (_, from, until, expected) => {
    expect(findOutsideHours(place(open('10:00', '18:00')), day, { from, until })).toBe(expected);
  });

  test('is null if the hours are unknown, or the place is always open', () => {
    expect(findOutsideHours(place(), day, { from: '03:00', until: '04:00' })).toBeNull();
    expect(findOutsideHours(place(open('00:00', '24:00')), day, { from: '00:00', until: '23:59' })).toBeNull();
  });
});
