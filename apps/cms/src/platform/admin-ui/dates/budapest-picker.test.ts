import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatWallTime, toPickerDate, toStoredInstant } from './budapest-picker.ts';

const SRC = path.resolve(import.meta.dirname, '../../..');

test('the date of a form is shown as wall time in Budapest, in summer and in winter', () => {
  expect(formatWallTime('2026-12-03T08:00:00Z')).toBe('2026-12-03T09:00');
  expect(formatWallTime('2026-07-03T22:30:00Z')).toBe('2026-07-04T00:30');
});

test('the picker shows wall time in Budapest and returns the same instant, in every time zone of the browser', () => {
  const shown = toPickerDate('2026-07-03T22:30:00.000Z');
  expect([shown.getFullYear(), shown.getMonth(), shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([2026, 6, 4, 0, 30]);
  for (const instant of ['2026-07-03T22:30:00.000Z', '2026-12-03T08:00:00.000Z', '2026-10-25T12:00:00.000Z'])
    expect(toStoredInstant(toPickerDate(instant), false)).toBe(instant);
});

test('a picked whole day stays the same day', () => {
  expect(toStoredInstant(new Date(2026, 11, 3), true)).toBe('2026-12-03T11:00:00.000Z');
});

test('no screen of the admin has a native date field, whose format follows the browser’s language', () => {
  const screens = globSync('**/*.tsx', { cwd: SRC });
  expect(screens).toContain('platform/admin-ui/dates/ParkDatePicker.tsx');
  const native = /type="(?:date|datetime-local|time|month|week)"/;
  expect(screens.filter((file) => native.test(readFileSync(path.join(SRC, file), 'utf8')))).toEqual([]);
});
