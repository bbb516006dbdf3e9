import { describe, expect, test } from 'vitest';
import type { PlannedDate } from '../planned-date.ts';
import { addDays, countDaysBetween, groupByDay, isLasting, listShownDays, stepDay, toDay } from './days.ts';

const date = (start: string, until: string, more: Partial<PlannedDate> = {}): PlannedDate => ({
  id: 1,
  title: 'Séta',
  language: 'hu',
  status: 'scheduled',
  own: 'scheduled',
  originalStart: '2026-11-20T17:00:00.000Z',
  isDraft: false,
  isPublic: true,
  start,
  end: until,
  allDay: false,
  until,
  count: 1,
  place: '',
  updatedAt: start,
  ...more,
});

describe('the days of the calendar', () => {
  test.each([
    ['2027-06-16', 'week', '2027-06-14', '2027-06-20', 7],
    ['2027-06-20', 'week', '2027-06-14', '2027-06-20', 7],
    ['2027-06-16', 'month', '2027-05-31', '2027-07-04', 35],
    ['2027-02-10', 'month', '2027-02-01', '2027-02-28', 28],
    ['2027-08-31', 'month', '2027-07-26', '2027-09-05', 42],
    ['2026-12-31', 'month', '2026-11-30', '2027-01-03', 35],
  ] as const)('%s, a %s', (day, view, first, last, count) => {
    const days = listShownDays(day, view);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
  });

  test('step by weeks and months, across clock changes and years', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(countDaysBetween('2027-03-29', '2027-03-27')).toBe(-2);
    expect([stepDay('2027-01-31', 'month', 1), stepDay('2027-01-15', 'month', -1)]).toEqual(['2027-02-01', '2026-12-01']);
    expect(stepDay('2026-12-30', 'week', 1)).toBe('2027-01-06');
  });

  test('are days in Budapest, in any time zone of the editor', () => {
    expect(toDay('2027-06-15T22:30:00.000Z')).toBe('2027-06-16');
    expect(toDay('2027-01-15T23:30:00.000Z')).toBe('2027-01-16');
  });

  test('contain the dates of each day; lasting ones are separate', () => {
    const days = listShownDays('2027-06-16', 'week');
    const night = date('2027-06-15T20:00:00.000Z', '2027-06-15T23:00:00.000Z', { id: 2 });
    const camp = date('2027-06-11T22:00:00.000Z', '2027-06-15T22:00:00.000Z', { id: 3, allDay: true });
    const show = date('2027-06-01T08:00:00.000Z', '2027-09-01T08:00:00.000Z', { id: 4 });
    const found = groupByDay([night, camp, show], days);
    expect(days.map((day) => found.get(day)?.map(({ id }) => id))).toEqual([[3], [2, 3], [2], [], [], [], []]);
    expect([night, camp, show].map(isLasting)).toEqual([false, false, true]);
  });

  test('a date whose end equals its start belongs to its day', () => {
    const moment = date('2027-06-15T22:00:00.000Z', '2027-06-15T22:00:00.000Z');
    expect(groupByDay([moment], ['2027-06-15', '2027-06-16']).get('2027-06-16')).toHaveLength(1);
  });
});
