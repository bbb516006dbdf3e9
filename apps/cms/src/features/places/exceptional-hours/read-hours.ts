import { formatClockTime, isDusk, readClockTime } from '../../../platform/fields/dates/typed-time.ts';

/** A time as it is stored, '09:00', of what an editor types; '' of none, `null` of what is no time. */
export function readHours(typed: string, orDusk: boolean): string | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return text;
  if (orDusk && isDusk(text)) return 'dusk';
  const found = readClockTime(text);
  return typeof found === 'object' ? formatClockTime(found) : null;
}
