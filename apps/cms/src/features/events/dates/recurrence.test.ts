import { ZONE } from '@liget/park/time';
import { describe, expect, test } from 'vitest';
import type { Recurrence } from './event-dates.ts';
import type { OccurrenceTimes } from './occurrence-filters.ts';
import { expandRecurrence, MAX_OCCURRENCES, mergeOccurrences } from './recurrence.ts';

/** A day as the admin stores it: noon in Budapest. */
const day = (text: string) => new Date(Temporal.ZonedDateTime.from(`${text}T12:00[${ZONE}]`).epochMilliseconds).toISOString();
const rule = (recurrence: Recurrence): Recurrence => ({ startTime: '10:00', endTime: '11:30', ...recurrence });

function starts(recurrence: Recurrence): string[] {
  const answer = expandRecurrence(recurrence);
  if (!answer.ok) throw new Error(answer.error);
  return answer.occurrences.map(({ start }) =>
    Temporal.Instant.from(start).toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'minute' }),
  );
}
const on = (days: string[], time = '10:00') => days.map((text) => `${text}T${time}`);

describe('expandRecurrence', () => {
  test.each<[string, Recurrence, string[]]>([
    [
      'every Tuesday and Thursday',
      { kind: 'weekly', weekdays: ['2', '4'], from: day('2026-11-01'), until: day('2026-11-12') },
      ['2026-11-03', '2026-11-05', '2026-11-10', '2026-11-12'],
    ],
    [
      'every second Saturday, counted from the week it begins in',
      { kind: 'weekly', every: 2, weekdays: ['6'], from: day('2026-11-04'), until: day('2026-12-10') },
      ['2026-11-07', '2026-11-21', '2026-12-05'],
    ],
    [
      'every second Monday and Saturday, in the same weeks though it begins on a Wednesday',
      { kind: 'weekly', every: 2, weekdays: ['1', '6'], from: day('2026-11-04'), until: day('2026-12-10') },
      ['2026-11-07', '2026-11-16', '2026-11-21', '2026-11-30', '2026-12-05'],
    ],
    [
      'every third day',
      { kind: 'daily', every: 3, from: day('2026-12-30'), until: day('2027-01-06') },
      ['2026-12-30', '2027-01-02', '2027-01-05'],
    ],
    [
      'every day, when it is said so',
      { kind: 'daily', every: 1, from: day('2026-11-20'), until: day('2026-11-21') },
      ['2026-11-20', '2026-11-21'],
    ],
    ['on one day alone', { kind: 'daily', from: day('2026-11-20'), until: day('2026-11-20') }, ['2026-11-20']],
    [
      'on the first Sunday of the month',
      { kind: 'monthly', monthWeek: '1', weekdays: ['7'], from: day('2026-11-01'), until: day('2027-02-28') },
      ['2026-11-01', '2026-12-06', '2027-01-03', '2027-02-07'],
    ],
    [
      'on the last Friday of every second month',
      { kind: 'monthly', every: 2, monthWeek: 'last', weekdays: ['5'], from: day('2026-01-01'), until: day('2026-06-30') },
      ['2026-01-30', '2026-03-27', '2026-05-29'],
    ],
    [
      'on the last Friday of a month that ends with it, and not on the one before',
      { kind: 'monthly', monthWeek: 'last', weekdays: ['5'], from: day('2026-07-01'), until: day('2026-07-31') },
      ['2026-07-31'],
    ],
    [
      'on the last Friday of a month that goes on for six days more',
      { kind: 'monthly', monthWeek: 'last', weekdays: ['5'], from: day('2026-12-01'), until: day('2026-12-31') },
      ['2026-12-25'],
    ],
    [
      'without the days left out',
      {
        kind: 'weekly',
        weekdays: ['6'],
        from: day('2026-12-01'),
        until: day('2027-01-09'),
        excluded: [{ day: day('2026-12-26') }, { day: day('2027-01-02') }, { day: null }],
      },
      ['2026-12-05', '2026-12-12', '2026-12-19', '2027-01-09'],
    ],
    [
      'at the same time of day when the clocks go forward',
      { kind: 'weekly', weekdays: ['7'], from: day('2026-03-22'), until: day('2026-04-05') },
      ['2026-03-22', '2026-03-29', '2026-04-05'],
    ],
    [
      'at the same time of day when the clocks go back',
      { kind: 'weekly', weekdays: ['7'], from: day('2026-10-18'), until: day('2026-11-01') },
      ['2026-10-18', '2026-10-25', '2026-11-01'],
    ],
    ['on a leap day', { kind: 'daily', every: 1461, from: day('2028-02-29'), until: day('2032-03-01') }, ['2028-02-29', '2032-02-29']],
  ])('yields dates %s', (_, recurrence, days) => expect(starts(rule(recurrence))).toEqual(on(days)));

  test('moves a skipped time of day on that day only', () => {
    const recurrence = { kind: 'daily', from: day('2026-03-28'), until: day('2026-03-30'), startTime: '02:30' } as const;
    expect(starts(recurrence)).toEqual(['2026-03-28T02:30', '2026-03-29T03:30', '2026-03-30T02:30']);
  });

  test.each([
    ['02:30', '03:00', 30],
    ['02:59', '03:30', 31],
    ['02:30', '04:00', 30],
  ])('from %s to %s, in the night of the spring clock change, ends after its start', (startTime, endTime, minutes) => {
    const night = day('2027-03-28');
    const answer = expandRecurrence({ kind: 'daily', from: night, until: night, startTime, endTime });
    const [occurrence] = answer.ok ? answer.occurrences : [];
    expect((Date.parse(occurrence?.end ?? '') - Date.parse(occurrence?.start ?? '')) / 60_000).toBe(minutes);
  });

  test('ends on the next day if the end is not after the start', () => {
    const answer = expandRecurrence({
      kind: 'daily',
      from: day('2026-12-31'),
      until: day('2026-12-31'),
      startTime: '22:00',
      endTime: '02:00',
    });
    expect(answer).toEqual({
      ok: true,
      occurrences: [{ start: '2026-12-31T21:00:00.000Z', end: '2027-01-01T01:00:00.000Z', allDay: false }],
    });
  });

  test('yields nothing without a kind', () => {
    for (const none of [null, undefined, {}, { kind: 'none' }] as const)
      expect(expandRecurrence(none)).toEqual({ ok: true, occurrences: [] });
  });

  const daily = { kind: 'daily', from: day('2026-01-01'), until: day('2026-01-31') } as const;
  test.each<[string, Recurrence]>([
    ['incomplete', rule({ kind: 'daily', from: day('2026-01-01') })],
    ['incomplete', { ...daily, startTime: '' }],
    ['bad_interval', rule({ ...daily, every: 0 })],
    ['no_weekday', rule({ ...daily, kind: 'weekly', weekdays: [] })],
    ['no_month_week', rule({ ...daily, kind: 'monthly', weekdays: ['1'] })],
    ['until_before_from', rule({ ...daily, until: day('2025-12-31') })],
    ['bad_time', { ...daily, startTime: '25:00' }],
    ['bad_time', { ...daily, startTime: '10:00', endTime: '9:00' }],
    ['too_many', rule({ ...daily, until: day('2027-12-31') })],
    ['too_many', rule({ ...daily, kind: 'weekly', weekdays: ['1'], until: day('2206-01-01') })],
    ['none', rule({ ...daily, kind: 'weekly', weekdays: ['1'], until: day('2026-01-02') })],
  ])('refuses a rule with the error %s', (error, recurrence) => expect(expandRecurrence(recurrence)).toEqual({ ok: false, error }));

  test(`yields at most ${MAX_OCCURRENCES} occurrences`, () => {
    const last = Temporal.PlainDate.from('2026-01-01').add({ days: MAX_OCCURRENCES - 1 });
    expect(starts(rule({ ...daily, until: day(last.toString()) }))).toHaveLength(MAX_OCCURRENCES);
    expect(expandRecurrence(rule({ ...daily, until: day(last.add({ days: 1 }).toString()) }))).toEqual({ ok: false, error: 'too_many' });
  });

  test('spans at most twenty years, however few its occurrences are', () => {
    const until = (days: number) => day(Temporal.PlainDate.from('2026-01-01').add({ days }).toString());
    expect(starts(rule({ ...daily, every: 1000, until: until(20 * 366) }))).toHaveLength(8);
    expect(expandRecurrence(rule({ ...daily, every: 1000, until: until(20 * 366 + 1) }))).toEqual({ ok: false, error: 'too_many' });
  });

  test('mergeOccurrences replaces a date of the rule by one entered for the same time, and sorts all', () => {
    const byHand: OccurrenceTimes[] = [{ start: '2026-01-02T09:00:00Z', end: '2026-01-02T15:00:00Z' }, { start: '2026-01-05T09:00:00Z' }];
    const answer = expandRecurrence(rule({ ...daily, until: day('2026-01-03') }));
    const merged = mergeOccurrences(byHand, answer.ok ? answer.occurrences : []);
    expect(merged.map(({ start, end }) => [start, end])).toEqual([
      ['2026-01-01T09:00:00.000Z', '2026-01-01T10:30:00.000Z'],
      ['2026-01-02T09:00:00Z', '2026-01-02T15:00:00Z'],
      ['2026-01-03T09:00:00.000Z', '2026-01-03T10:30:00.000Z'],
      ['2026-01-05T09:00:00Z', undefined],
    ]);
  });
});
