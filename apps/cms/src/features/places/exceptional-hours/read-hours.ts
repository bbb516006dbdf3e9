import { formatClockTime, isDusk, readClockTime } from '../../../platform/fields/dates/typed-time.ts';

/** The stored form, '09:00', of a typed time; '' for an empty one, `null` for an invalid one. */
export function readHours(typed: string, orDusk: boolean): string | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return text;
  if (orDusk && isDusk(text)) return 'dusk';
  const time = readClockTime(text);
  return typeof time === 'object' ? formatClockTime(time) : null;
}
