import type { OpeningHours, TopLocation } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { toSchemaExceptions, toSchemaHours } from './hours-for-schema.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const now = Temporal.Instant.from('2026-11-22T12:00:00+01:00');
const rink: OpeningHours = { weekdays: [6, 7], opens: '10:00', closes: '20:00', months: [12, 1, 2] };
const playground: OpeningHours = { weekdays: EVERY_DAY, opens: '08:30', closes: 'dusk', months: [] };

describe('the hours for schema.org', () => {
  const toSchema = (hours: OpeningHours) => toSchemaHours({ hours: [hours] }, now);

  test('have no days when they apply all year', () => {
    expect(toSchema({ ...rink, months: [] })).toEqual([{ weekdays: [6, 7], opens: '10:00', closes: '20:00' }]);
  });

  test.each(['00:00', '24:00', '23:59'])('last until 23:59 on days that are always open, until %s', (closes) => {
    expect(toSchema({ ...rink, months: [], opens: '00:00', closes })).toEqual([{ weekdays: [6, 7], opens: '00:00', closes: '23:59' }]);
  });

  test('keep midnight as the closing time of an evening', () => {
    expect(toSchema({ ...rink, months: [], closes: '00:00' })).toEqual([{ weekdays: [6, 7], opens: '10:00', closes: '00:00' }]);
  });

  test('have days for seasons, and two periods for a season over the new year', () => {
    expect(toSchema(rink)).toEqual([
      { weekdays: [6, 7], opens: '10:00', closes: '20:00', from: '2026-01-01', through: '2026-02-28' },
      { weekdays: [6, 7], opens: '10:00', closes: '20:00', from: '2026-12-01', through: '2026-12-31' },
    ]);
  });

  test('have the time of dusk for today only', () => {
    // The sun has set at 16:00.
    expect(toSchema(playground)).toEqual([
      { weekdays: [7], opens: '08:30', closes: expect.stringMatching(/^16:3\d$/), from: '2026-11-22', through: '2026-11-22' },
    ]);
  });

  test('leave out hours until dusk for other weekdays and seasons', () => {
    expect(toSchema({ ...playground, weekdays: [6] })).toEqual([]);
    expect(toSchema({ ...playground, months: [6, 7] })).toEqual([]);
    expect(toSchema({ ...playground, months: [11] })).toHaveLength(1);
  });
});

describe('exceptional hours for schema.org', () => {
  const toSchema = (exceptions: TopLocation['exceptions'], at = now) => toSchemaExceptions({ hours: [rink], exceptions }, at);
  const open = (from: string, to: string, ...hours: TopLocation['exceptions'][number]['hours']) => ({ from, to, hours, note: null });
  const on = (day: string, opens: string, closes: unknown) => ({ weekdays: [], opens, closes, from: day, through: day });

  test('are closed from midnight to midnight, each day on its own', () => {
    const days = ['2026-12-24', '2026-12-25', '2026-12-26'];
    expect(toSchema([open('2026-12-24', '2026-12-26')])).toEqual(days.map((day) => on(day, '00:00', '00:00')));
  });

  test.each(['00:00', '24:00', '23:59'])('last until 23:59 when they are always open, until %s', (closes) => {
    expect(toSchema([open('2026-12-31', '2026-12-31', { opens: '00:00', closes })])).toEqual([on('2026-12-31', '00:00', '23:59')]);
  });

  test('have each open period', () => {
    expect(toSchema([open('2026-12-31', '2026-12-31', { opens: '08:00', closes: '12:00' }, { opens: '13:00', closes: '15:00' })])).toEqual([
      on('2026-12-31', '08:00', '12:00'),
      on('2026-12-31', '13:00', '15:00'),
    ]);
    expect(
      toSchema([
        open('2026-12-31', '2026-12-31', { opens: '12:00', closes: '14:00' }),
        open('2026-12-31', '2026-12-31', { opens: '15:00', closes: '17:00' }),
      ]),
    ).toEqual([on('2026-12-31', '12:00', '14:00'), on('2026-12-31', '15:00', '17:00')]);
  });

  test('have only the last of several exceptions for one day', () => {
    const specifications = toSchema([
      open('2026-12-24', '2026-12-24'),
      open('2026-12-24', '2026-12-24', { opens: '10:00', closes: '12:00' }),
    ]);
    expect(specifications).toEqual([on('2026-12-24', '10:00', '12:00')]);
  });

  test('have the time of dusk of their day', () => {
    // The sun sets at 20:45.
    expect(
      toSchema([open('2027-06-21', '2027-06-21', { opens: '08:00', closes: 'dusk' })], Temporal.Instant.from('2027-06-01T12:00:00Z')),
    ).toEqual([on('2027-06-21', '08:00', expect.stringMatching(/^21:2\d$/))]);
  });

  test('end with their last day, and reach two months ahead', () => {
    const specifications = toSchema([
      open('2026-11-20', '2026-11-21'),
      open('2026-11-20', '2026-11-22'),
      open('2026-11-23', '2026-11-23'),
      open('2027-02-01', '2027-02-01'),
    ]);
    expect(specifications.map(({ through }) => through)).toEqual(['2026-11-22', '2026-11-23']);
  });
});

test('hours that open after dusk do not last all night', () => {
  const cinema: OpeningHours = { ...playground, opens: '17:00' };
  expect(toSchemaHours({ hours: [cinema] }, Temporal.Instant.from('2026-12-21T12:00:00+01:00'))).toEqual([]);
});
