import { instantOf, wallTimeAt } from '../fields/budapest-clock.ts';

const NOON = 12;

/** The picker knows only the browser's zone: it is given a date that shows there what Budapest's clocks show. */
export function asShown(value: string): Date {
  const { year, month, day, hour, minute } = wallTimeAt(Date.parse(value));
  return new Date(year, month - 1, day, hour, minute);
}

/** The instant, as it is stored, at which Budapest's clocks show what the picker shows; of whole days the noon. */
export function asStored(picked: Date, dayOnly: boolean): string {
  const [hour, minute] = dayOnly ? [NOON, 0] : [picked.getHours(), picked.getMinutes()];
  const instant = instantOf({ year: picked.getFullYear(), month: picked.getMonth() + 1, day: picked.getDate(), hour, minute });
  return new Date(instant).toISOString();
}
