import { hasHoursOn, isOpenAllDay, type PlaceHours, spansOn } from '@liget/park';
import type { Payload } from 'payload';
import { placeHours } from '../../../platform/read-model/place-hours.ts';
import { findAll, mapSkippingInvalid } from '../../../platform/read-model/published.ts';
import type { Doors } from '../agenda/indexed.ts';
import { dayText } from './days.ts';

/** Worked out once a day of the calendar, for a list asks each exhibition of a house. */
export function doorsOf(place: PlaceHours): Doors {
  const known = new Map<number, number | undefined>();
  const closing = (day: number): number | undefined => {
    const date = Temporal.PlainDate.from(dayText(day));
    if (!hasHoursOn(place, date) || isOpenAllDay(place, date)) return Number.POSITIVE_INFINITY;
    return spansOn(place, date).at(-1)?.to.epochMilliseconds;
  };
  return (day) => {
    if (!known.has(day)) known.set(day, closing(day));
    return known.get(day);
  };
}

/** When the place is open in which an event location lies, by the location's id; without those that lie in none, or whose hours nobody knows. */
export async function doorsByLocation(payload: Payload): Promise<ReadonlyMap<number, Doors>> {
  const context = { payload, locale: 'hu' } as const;
  const [places, locations] = await Promise.all([
    findAll(context, 'top-locations', { depth: 0, select: ['hours', 'exceptions'] }),
    findAll(context, 'event-locations', { depth: 1, select: ['topLocation'] }),
  ]);
  const doors = new Map(mapSkippingInvalid(places, (read): [number, Doors] => [read.id, doorsOf(placeHours(read))]));
  return new Map(
    locations.flatMap((read): [number, Doors][] => {
      const found = doors.get(read.relation('topLocation')?.id ?? Number.NaN);
      return found ? [[read.id, found]] : [];
    }),
  );
}
