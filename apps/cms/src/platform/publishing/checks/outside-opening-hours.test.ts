import { describe, expect, test } from 'vitest';
import { findDatesOutsideHours, findSlotsOutsideHours } from './outside-opening-hours.ts';

const now = Temporal.Instant.from('2026-11-20T12:00:00Z');
/** A museum: Tuesday to Sunday, 10 to 18; closed on 24 December. */
const museum = {
  hours: [{ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] }],
  exceptions: [
    { from: '2026-12-24', to: '2026-12-24', hours: [], note: null },
    { from: '2026-12-05', to: '2026-12-05', hours: [{ opens: '10:00', closes: '22:00' }], note: 'Múzeumok éjszakája' },
  ],
};
const on = (day: string, from: string, to: string) => ({ start: `${day}T${from}:00.000Z`, end: `${day}T${to}:00.000Z` });
const listProblems = (...dates: Parameters<typeof findDatesOutsideHours>[0]) =>
  findDatesOutsideHours(dates, museum, now).map(({ message }) => message.hu);

describe('dates of an event outside the opening hours of its place cause a warning', () => {
  test.each([
    ['on the day of rest', on('2026-11-23', '10:00', '11:00'), '2026. 11. 23. 11:00'],
    ['before it opens', on('2026-11-24', '08:30', '10:00'), '2026. 11. 24. 09:30'],
    ['beyond its closing', on('2026-11-24', '16:00', '18:00'), '2026. 11. 24. 17:00'],
    ['on a day that is an exception', on('2026-12-24', '10:00', '11:00'), '2026. 12. 24. 11:00'],
  ])('%s', (_, date, named) => expect(listProblems(date)).toEqual([expect.stringContaining(`1 időpontban, például: ${named}.`)]));

  test.each([
    ['within its hours, to the minute', on('2026-11-24', '09:00', '17:00')],
    ['on an evening on which it is open longer', on('2026-12-05', '19:00', '21:00')],
    ['in the past', on('2026-11-16', '10:00', '11:00')],
    ['without hours', { ...on('2026-11-23', '00:00', '01:00'), allDay: true }],
    ['without an end', { start: '2026-11-23T10:00:00.000Z', end: null }],
    ['as an exhibition of weeks', { start: '2026-11-21T09:00:00.000Z', end: '2026-12-31T17:00:00.000Z' }],
  ])('no warning for %s', (_, date) => expect(listProblems(date)).toEqual([]));

  test('the warning counts the dates and names three of them', () => {
    const mondays = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'].map((day) => on(day, '10:00', '11:00'));
    expect(listProblems(...mondays)).toEqual([
      'A helyszín a nyitvatartása szerint nincs végig nyitva 4 időpontban, például: 2026. 11. 23. 11:00, 2026. 11. 30. 11:00, 2026. 12. 07. 11:00. ' +
        'Ha mégis ott lesz, írja be a hely kivételes napjai közé.',
    ]);
  });
});

test('slots of the balloon outside the hours of its place cause a warning', () => {
  const [problem] = findSlotsOutsideHours([on('2026-11-24', '16:30', '17:00'), on('2026-11-24', '17:00', '17:30')], museum, now);
  expect(problem).toMatchObject({ severity: 'warning', message: { hu: expect.stringMatching(/^1 időpont .* 2026\. 11\. 24\. 18:00\./) } });
});
