import { toBudapestInstant, toWallTime } from '../fields/dates/budapest-clock.ts';

const NOON = 12;

/** What Budapest's clock shows at an instant: '2026-12-03T09:00'. */
export function formatWallTime(instant: string): string {
  const { year, month, day, hour, minute } = toWallTime(Date.parse(instant));
  return new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/** The picker knows only the browser's zone: it is given a date that shows there what Budapest's clocks show. */
export function toPickerDate(value: string): Date {
  const { year, month, day, hour, minute } = toWallTime(Date.parse(value));
  return new Date(year, month - 1, day, hour, minute);
}

/**
 * The instant, as it is stored, at which Budapest's clocks show what the picker shows; of whole days the noon. Of an hour that comes twice
 * it is the first, or the one still to come where `now` (milliseconds since 1970) is given.
 */
export function toStoredInstant(picked: Date, dayOnly: boolean, now?: number): string {
  const [hour, minute] = dayOnly ? [NOON, 0] : [picked.getHours(), picked.getMinutes()];
  const instant = toBudapestInstant({ year: picked.getFullYear(), month: picked.getMonth() + 1, day: picked.getDate(), hour, minute }, now);
  return new Date(instant).toISOString();
}
