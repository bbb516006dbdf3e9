import { expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { type DayRange, type DayRangeFormat, formatDayRange, formatWeekdayAndDay } from './day-ranges.ts';

const [LONG, TODAY] = [{ month: 'long' }, { today: '2026-11-22' }] as const;
const APART = { joinsMonth: false, today: '2026-11-20' } as const;

type Row = [range: Partial<DayRange>, format: DayRangeFormat, hungarian: string, english: string];
const ROWS: Row[] = [
  [{ from: '2026-11-21', to: '2026-11-22' }, {}, 'nov. 21–22.', '21–22 Nov'],
  [{ from: '2026-10-31', to: '2026-11-01' }, { dash: '–' }, 'okt. 31.–nov. 1.', '31 Oct–1 Nov'],
  [{ from: '2026-11-21', to: '2026-11-22' }, LONG, 'november 21–22.', '21–22 November'],
  [{ from: '2026-10-31', to: '2026-11-01' }, LONG, 'október 31. – november 1.', '31 October – 1 November'],
  [{ from: '2026-11-22', to: '2026-11-22' }, LONG, 'november 22.', '22 November'],
  [{ from: '2026-11-28', to: '2026-11-29' }, TODAY, 'nov. 28–29.', '28–29 Nov'],
  [{ from: '2026-11-01', to: '2026-11-30' }, TODAY, 'nov. 1–30.', '1–30 Nov'],
  [{ from: '2026-11-30', to: '2026-12-01' }, TODAY, 'nov. 30. – dec. 1.', '30 Nov – 1 Dec'],
  [{ from: '2027-01-02', to: '2027-01-03' }, TODAY, '2027. jan. 2–3.', '2–3 Jan 2027'],
  [{ from: '2026-12-31', to: '2027-01-01' }, TODAY, 'dec. 31. – 2027. jan. 1.', '31 Dec – 1 Jan 2027'],
  [{ from: '2026-11-28' }, TODAY, 'nov. 28. –', '28 Nov –'],
  [{ to: '2026-11-29' }, TODAY, '– nov. 29.', '– 29 Nov'],
  [{ from: '2026-11-21', to: '2026-11-21' }, APART, 'nov. 21.', '21 Nov'],
  [{ from: '2026-11-21', to: '2026-11-22' }, APART, 'nov. 21. – nov. 22.', '21 Nov – 22 Nov'],
  [{ from: '2026-11-21' }, APART, 'nov. 21. –', '21 Nov –'],
  [{ to: '2026-11-22' }, APART, '– nov. 22.', '– 22 Nov'],
  [{ from: '2026-12-31', to: '2027-01-01' }, APART, 'dec. 31. – 2027. jan. 1.', '31 Dec – 1 Jan 2027'],
  [{}, APART, '', ''],
];

test('formatDayRange writes days in both languages, and a month and a year only where they are needed', () =>
  everyRow(
    ROWS,
    ([range, format]) => JSON.stringify([range, format]),
    ([range, format, hungarian, english]) =>
      expect([formatDayRange(range, 'hu', format), formatDayRange(range, 'en', format)]).toEqual([hungarian, english]),
  ));

test('formatWeekdayAndDay writes the weekday in front of the day', () => {
  expect([formatWeekdayAndDay('2026-11-21', 'hu'), formatWeekdayAndDay('2026-11-21', 'en')]).toEqual([
    'szombat, nov. 21.',
    'Saturday 21 Nov',
  ]);
  expect(formatWeekdayAndDay('2026-11-23', 'hu', LONG)).toBe('hétfő, november 23.');
  expect(formatWeekdayAndDay('2026-11-23', 'en', LONG)).toBe('Monday 23 November');
});
