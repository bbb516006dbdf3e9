import { toBudapestInstant, toWallTime } from '../../fields/dates/budapest-clock.ts';

const NOON = 12;

/** The wall time in Budapest at an instant: '2026-12-03T09:00'. */
export function formatWallTime(instant: string): string {
  const { year, month, day, hour, minute } = toWallTime(Date.parse(instant));
  return new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/** The picker knows only the browser's zone: it gets a date whose local time there equals the wall time in Budapest. */
export function toPickerDate(value: string): Date {
  const { year, month, day, hour, minute } = toWallTime(Date.parse(value));
  return new Date(year, month - 1, day, hour, minute);
}

/**
 * The instant, in stored form, whose wall time in Budapest equals the picker's local time; noon for whole days. In the hour that exists twice it
 * is the first instant, or, if `now` (milliseconds since 1970) is given, the one that is still ahead.
 */
export function toStoredInstant(picked: Date, dayOnly: boolean, now?: number): string {
  const [hour, minute] = dayOnly ? [NOON, 0] : [picked.getHours(), picked.getMinutes()];
  const instant = toBudapestInstant({ year: picked.getFullYear(), month: picked.getMonth() + 1, day: picked.getDate(), hour, minute }, now);
  return new Date(instant).toISOString();
}
