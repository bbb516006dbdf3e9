import type { PlaceHours } from './place-hours.ts';

/** Caches a result that depends only on a place's hours and a day, for the lifetime of the place object: a page needs it a hundred times. */
export function memoizeByDay<Found>(
  findDay: (place: PlaceHours, day: Temporal.PlainDate) => Found,
): (place: PlaceHours, day: Temporal.PlainDate) => Found {
  type Cache = WeakMap<PlaceHours['hours'], Pick<PlaceHours, 'exceptions' | 'within'> & { values: Map<string, Found> }>;
  // The hours of a place within another one are asked for with and without that one.
  const [ofOwnHours, ofLimitedHours]: [Cache, Cache] = [new WeakMap(), new WeakMap()];
  return (place, day) => {
    const cache = place.within ? ofLimitedHours : ofOwnHours;
    let cachedDays = cache.get(place.hours);
    if (cachedDays?.exceptions !== place.exceptions || cachedDays.within !== place.within) {
      cachedDays = { exceptions: place.exceptions, within: place.within, values: new Map() };
      cache.set(place.hours, cachedDays);
    }
    const key = day.toString();
    if (!cachedDays.values.has(key)) cachedDays.values.set(key, findDay(place, day));
    return cachedDays.values.get(key) as Found;
  };
}
