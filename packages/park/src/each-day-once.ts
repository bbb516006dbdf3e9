import type { PlaceHours } from './place-hours.ts';

/** Caches what depends only on a place's hours and a day, for the lifetime of the place object: a page asks a hundred times. */
export function memoizeByDay<Found>(
  findDay: (place: PlaceHours, day: Temporal.PlainDate) => Found,
): (place: PlaceHours, day: Temporal.PlainDate) => Found {
  const cache = new WeakMap<PlaceHours['hours'], { exceptions: PlaceHours['exceptions']; found: Map<string, Found> }>();
  return (place, day) => {
    let of = cache.get(place.hours);
    if (of?.exceptions !== place.exceptions) {
      of = { exceptions: place.exceptions, found: new Map() };
      cache.set(place.hours, of);
    }
    const key = day.toString();
    if (!of.found.has(key)) of.found.set(key, findDay(place, day));
    return of.found.get(key) as Found;
  };
}
