import type { PlaceHours } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { listExceptions, listWeekHours } from './week.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const place = (...hours: PlaceHours['hours']): PlaceHours => ({ hours, exceptions: [] });
const museum = place({ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] });

test('the week begins today, and a closed day has no hours', () => {
  const week = listWeekHours(museum, Temporal.Instant.from('2026-11-21T11:00:00+01:00'), 'hu');
  expect(week.map(({ weekday }) => weekday)).toEqual(['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
  expect(week.map(({ hours }) => hours)).toEqual([
    '10:00–18:00',
    '10:00–18:00',
    '',
    '10:00–18:00',
    '10:00–18:00',
    '10:00–18:00',
    '10:00–18:00',
  ]);
  expect(week.map(({ isToday }) => isToday)).toEqual([true, false, false, false, false, false, false]);
  expect(week.filter(({ isAllDay, note }) => isAllDay || note !== null)).toEqual([]);
});

test('a day on which the park says the place does not open has no hours, and a day on which it was open has them', () => {
  const todayWhen = (wasOpen: boolean) =>
    listWeekHours(museum, Temporal.Instant.from('2026-11-21T11:00:00+01:00'), 'hu', { kind: 'closed', wasOpen, next: null }).map(
      ({ hours }) => hours,
    );
  expect([todayWhen(false)[0], todayWhen(true)[0], todayWhen(false)[1]]).toEqual(['', '10:00–18:00', '10:00–18:00']);
});

test('the week has seven different days when the clocks change', () => {
  const week = listWeekHours(museum, Temporal.Instant.from('2026-10-24T23:30:00+02:00'), 'hu');
  expect(new Set(week.map(({ weekday }) => weekday)).size).toBe(7);
});

test('hours of a season change within the week', () => {
  const seasonal = place(
    { weekdays: EVERY_DAY, opens: '08:00', closes: '20:00', months: [11] },
    { weekdays: EVERY_DAY, opens: '08:00', closes: '17:00', months: [12] },
  );
  const week = listWeekHours(seasonal, Temporal.Instant.from('2026-11-29T11:00:00+01:00'), 'hu');
  expect(week.slice(0, 3).map(({ hours }) => hours)).toEqual(['08:00–20:00', '08:00–20:00', '08:00–17:00']);
});

test('a place without hours has no week', () => {
  expect(listWeekHours(place(), Temporal.Instant.from('2026-11-21T11:00:00+01:00'), 'hu')).toEqual([]);
});

test('two periods of a day are listed in order', () => {
  const office = place(
    { weekdays: EVERY_DAY, opens: '13:00', closes: '16:00', months: [] },
    { weekdays: EVERY_DAY, opens: '08:00', closes: '12:00', months: [] },
  );
  expect(listWeekHours(office, Temporal.Instant.from('2026-11-20T12:30:00+01:00'), 'hu')[0]?.hours).toBe('08:00–12:00, 13:00–16:00');
});

test.each([
  ['24:00', '18:00–24:00'],
  ['00:00', '18:00–24:00'],
  ['02:00', '18:00–02:00'],
])('a bar that closes at %s is open %s', (closes, hours) => {
  const bar = place({ weekdays: EVERY_DAY, opens: '18:00', closes, months: [] });
  expect(listWeekHours(bar, Temporal.Instant.from('2026-11-20T12:30:00+01:00'), 'hu')[0]).toMatchObject({ hours, isAllDay: false });
});

test.each(['23:59', '24:00', '00:00'])('a place open around the clock, until %s, is open all day', (closes) => {
  const garden = place({ weekdays: [6, 7], opens: '00:00', closes, months: [] });
  const week = listWeekHours(garden, Temporal.Instant.from('2026-11-21T11:00:00+01:00'), 'hu');
  expect(week.map(({ isAllDay }) => isAllDay)).toEqual([true, true, false, false, false, false, false]);
});

describe('a day with exceptional hours', () => {
  const week = (exceptions: PlaceHours['exceptions'], hours = museum.hours) =>
    listWeekHours({ hours, exceptions }, Temporal.Instant.from('2026-12-23T12:00:00+01:00'), 'hu').map(
      (day) => `${day.weekday}: ${day.hours} ${day.note}`,
    );

  test('has them with the reason', () => {
    const days = week([
      { from: '2026-12-24', to: '2026-12-25', hours: [], note: 'Ünnepi szünet' },
      { from: '2026-12-26', to: '2026-12-26', hours: [{ opens: '12:00', closes: '16:00' }], note: null },
    ]);
    expect(days.slice(0, 5)).toEqual([
      'wednesday: 10:00–18:00 null',
      'thursday:  Ünnepi szünet',
      'friday:  Ünnepi szünet',
      'saturday: 12:00–16:00 null',
      'sunday: 10:00–18:00 null',
    ]);
  });

  test('names the language of a reason that is not translated', () => {
    const exception = { from: '2026-12-24', to: '2026-12-24', hours: [], note: 'Ünnepi szünet', untranslated: ['note'] };
    const place = { ...museum, exceptions: [exception] };
    const [, first] = listWeekHours(place, Temporal.Instant.from('2026-12-23T12:00:00+01:00'), 'en');
    const [later] = listExceptions(place, Temporal.Instant.from('2026-12-01T12:00:00+01:00'), 'en');
    expect([first?.noteLang, later?.noteLang]).toEqual(['hu', 'hu']);
  });

  test('is possible for a place without weekly hours', () => {
    const days = week([{ from: '2026-12-24', to: '2026-12-24', hours: [{ opens: '10:00', closes: '14:00' }], note: 'Vásár' }], []);
    expect(days.slice(0, 3)).toEqual(['wednesday:  null', 'thursday: 10:00–14:00 Vásár', 'friday:  null']);
  });

  test('may be open all day', () => {
    const allDay = { from: '2026-12-24', to: '2026-12-24', hours: [{ opens: '00:00', closes: '24:00' }], note: null };
    const days = listWeekHours({ ...museum, exceptions: [allDay] }, Temporal.Instant.from('2026-12-24T12:00:00+01:00'), 'hu');
    expect(days.slice(0, 2).map(({ isAllDay }) => isAllDay)).toEqual([true, false]);
  });
});

test('exceptions after the shown week are listed for three months, in order, with their hours', () => {
  const day = (from: string, to: string, hours: PlaceHours['exceptions'][number]['hours'] = [], note: string | null = null) => ({
    from,
    to,
    hours,
    note,
  });
  const exceptions = [
    day('2027-01-01', '2027-01-01', [], 'Újév'),
    day('2026-12-24', '2026-12-26'),
    day('2026-12-31', '2026-12-31', [{ opens: '10:00', closes: '14:00' }]),
    day('2026-12-02', '2026-12-02'),
    day('2027-03-15', '2027-03-15'),
  ];
  const now = Temporal.Instant.from('2026-11-30T11:00:00+01:00');
  expect(listExceptions({ ...museum, exceptions }, now, 'hu')).toEqual([
    { days: 'december 24–26.', hours: '', note: null, noteLang: undefined },
    { days: 'december 31.', hours: '10:00–14:00', note: null, noteLang: undefined },
    { days: '2027. január 1.', hours: '', note: 'Újév', noteLang: undefined },
  ]);
});
