import type * as time from '@liget/park/time';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import type * as dates from './dates.ts';
import type * as daysFromNow from './days-from-now.ts';

const HOME_ZONE = process.env['TZ'];
const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'] as const;

/** An instant, its day in Budapest, and the weekend that "this weekend" means then. */
const weekends: [what: string, instant: string, day: string, from: string, to: string][] = [
  ['a Wednesday noon', '2026-11-18T12:00:00+01:00', '2026-11-18', '2026-11-21', '2026-11-22'],
  ['Friday 23:59', '2026-11-20T23:59:59+01:00', '2026-11-20', '2026-11-21', '2026-11-22'],
  ['Saturday 00:00', '2026-11-21T00:00:00+01:00', '2026-11-21', '2026-11-21', '2026-11-22'],
  ['Saturday 00:30, Friday by Greenwich', '2026-11-20T23:30:00Z', '2026-11-21', '2026-11-21', '2026-11-22'],
  ['Sunday 00:30, Saturday by Greenwich', '2026-11-21T23:30:00Z', '2026-11-22', '2026-11-28', '2026-11-29'],
  ['Sunday 23:30', '2026-11-22T23:30:00+01:00', '2026-11-22', '2026-11-28', '2026-11-29'],
  ['Monday 00:30, Sunday by Greenwich', '2026-11-22T23:30:00Z', '2026-11-23', '2026-11-28', '2026-11-29'],
  ['Monday 00:30 in summer', '2026-07-05T22:30:00Z', '2026-07-06', '2026-07-11', '2026-07-12'],
  ['before the clocks go forward', '2026-03-28T23:30:00Z', '2026-03-29', '2026-04-04', '2026-04-05'],
  ['the Saturday before they do', '2026-03-28T10:00:00+01:00', '2026-03-28', '2026-03-28', '2026-03-29'],
  ['the Sunday night after they did', '2026-03-29T23:30:00+02:00', '2026-03-29', '2026-04-04', '2026-04-05'],
  ['the Monday after they did', '2026-03-29T22:30:00Z', '2026-03-30', '2026-04-04', '2026-04-05'],
  ['before the clocks go back', '2026-10-24T22:30:00Z', '2026-10-25', '2026-10-31', '2026-11-01'],
  ['the Sunday night after they did', '2026-10-25T23:30:00+01:00', '2026-10-25', '2026-10-31', '2026-11-01'],
  ['the Monday after they did', '2026-10-25T23:30:00Z', '2026-10-26', '2026-10-31', '2026-11-01'],
  ['New Year’s Eve', '2026-12-31T23:30:00+01:00', '2026-12-31', '2027-01-02', '2027-01-03'],
  ['New Year, still the old year by Greenwich', '2026-12-31T23:30:00Z', '2027-01-01', '2027-01-02', '2027-01-03'],
];

/** An instant, a number of days, and the resulting day. */
const daysAhead: [instant: string, days: number, day: string][] = [
  ['2026-11-22T23:30:00+01:00', 0, '2026-11-22'],
  ['2026-11-22T23:30:00+01:00', 1, '2026-11-23'],
  ['2026-11-22T23:30:00Z', 1, '2026-11-24'],
  ['2026-03-28T23:59:00+01:00', 1, '2026-03-29'],
  ['2026-03-28T23:59:00+01:00', 2, '2026-03-30'],
  ['2026-10-24T23:59:00+02:00', 1, '2026-10-25'],
  ['2026-10-25T00:00:00+02:00', 1, '2026-10-26'],
  ['2026-12-31T12:00:00+01:00', 1, '2027-01-01'],
  ['2028-02-28T12:00:00+01:00', 1, '2028-02-29'],
];

const words: [iso: string, long: [hu: string, en: string], weekday: [hu: string, en: string], time: string | [hu: string, en: string]][] = [
  ['2026-11-22T18:05:00+01:00', ['2026. november 22.', '22 November 2026'], ['november 22., vasárnap', 'Sunday 22 November'], '18:05'],
  ['2026-11-22T23:30:00Z', ['2026. november 23.', '23 November 2026'], ['november 23., hétfő', 'Monday 23 November'], '00:30'],
  ['2026-03-29T00:59:00Z', ['2026. március 29.', '29 March 2026'], ['március 29., vasárnap', 'Sunday 29 March'], '01:59'],
  ['2026-03-29T01:00:00Z', ['2026. március 29.', '29 March 2026'], ['március 29., vasárnap', 'Sunday 29 March'], '03:00'],
  [
    '2026-10-25T00:30:00Z',
    ['2026. október 25.', '25 October 2026'],
    ['október 25., vasárnap', 'Sunday 25 October'],
    ['nyári idő szerint 02:30', '02:30 CEST'],
  ],
  [
    '2026-10-25T01:30:00Z',
    ['2026. október 25.', '25 October 2026'],
    ['október 25., vasárnap', 'Sunday 25 October'],
    ['téli idő szerint 02:30', '02:30 CET'],
  ],
  ['2026-12-31T23:00:00Z', ['2027. január 1.', '1 January 2027'], ['január 1., péntek', 'Friday 1 January'], '00:00'],
];

describe.each(ZONES)('on a server in %s', (zone) => {
  let lib: typeof dates & typeof daysFromNow & typeof time;
  beforeAll(async () => {
    process.env['TZ'] = zone;
    vi.resetModules();
    lib = { ...(await import('@liget/park/time')), ...(await import('./dates.ts')), ...(await import('./days-from-now.ts')) };
  });
  afterAll(() => {
    if (HOME_ZONE === undefined) delete process.env['TZ'];
    else process.env['TZ'] = HOME_ZONE;
  });

  test('the process runs in the given time zone', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test('the day and the weekend of an instant are those of Budapest', () =>
    everyRow(
      weekends,
      ([what, instant]) => `${what} (${instant})`,
      ([, instant, day, from, to]) => {
        const now = Temporal.Instant.from(instant);
        expect(lib.toBudapestDay(now)).toBe(day);
        expect(lib.getWeekend(now)).toEqual({ from, to });
      },
    ));

  test('getDayFromNow counts from the day in Budapest', () =>
    everyRow(
      daysAhead,
      ([instant, days]) => `${days} days from ${instant}`,
      ([instant, days, day]) => {
        expect(lib.getDayFromNow(Temporal.Instant.from(instant), days)).toEqual({ from: day, to: day });
      },
    ));

  test('dates are formatted in both languages', () =>
    everyRow(
      words,
      ([iso]) => iso,
      ([iso, [longHu, longEn], [weekdayHu, weekdayEn], time]) => {
        expect([lib.formatLongDate(iso, 'hu'), lib.formatLongDate(iso, 'en')]).toEqual([longHu, longEn]);
        expect([lib.formatDayAndWeekday(iso, 'hu'), lib.formatDayAndWeekday(iso, 'en')]).toEqual([weekdayHu, weekdayEn]);
        expect([lib.formatClockTime(iso, 'hu'), lib.formatClockTime(iso, 'en')]).toEqual(typeof time === 'string' ? [time, time] : time);
      },
    ));
});
