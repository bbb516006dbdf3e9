import type { PlaceHours } from './place-hours.ts';

/** Caches a result that depends only on a place's hours and a day, for the lifetime of the place object: a page needs it a hundred times. */
export function memoizeByDay<Found>(
  findDay: (place: PlaceHours, day: Temporal.PlainDate) => Found,
): (place: PlaceHours, day: Temporal.PlainDate) => Found {
  const cache = new WeakMap<PlaceHours['hours'], { exceptions: PlaceHours['exceptions']; values: Map<string, Found> }>();
  return (place, day) => {
    let cachedDays = cache.get(place.hours);
    if (cachedDays?.exceptions !== place.exceptions) {
      cachedDays = { exceptions: place.exceptions, values: new Map() };
      cache.set(place.hours, cachedDays);
    }
    const key = day.toString();
    if (!cachedDays.values.has(key)) cachedDays.values.set(key, findDay(place, day));
    return cachedDays.values.get(key) as Found;
  };
}
