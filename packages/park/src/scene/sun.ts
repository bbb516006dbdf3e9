import { getTimes, type SunTimeName } from 'suncalc';
import { MINUTE_MS } from '../dates/durations.ts';

/** The middle of the park: degrees, WGS 84. */
const PARK = { latitude: 47.5147, longitude: 19.0839 };

export interface SunOfDay {
  sunrise: Temporal.Instant;
  sunset: Temporal.Instant;
  /** The end of civil twilight, after which it is dark without lamps. */
  dusk: Temporal.Instant;
}

/** Number of cached days, more than two years. */
const MAX_CACHED_DAYS = 1000;
const cache = new Map<string, SunOfDay>();

/** Sunrise, sunset and dusk in the park on a calendar day, accurate to about a minute. */
export function computeSun(day: Temporal.PlainDate): SunOfDay {
  const key = day.toString();
  const cached = cache.get(key);
  if (cached) return cached;
  const times = getTimes(new Date(Date.UTC(day.year, day.month - 1, day.day, 12)), PARK.latitude, PARK.longitude);
  const getSunTime = (name: SunTimeName) => {
    const moment = times[name];
    if (!moment) throw new RangeError(`No ${name} on ${key}: the park lies between the polar circles`);
    return Temporal.Instant.fromEpochMilliseconds(Math.round(moment.getTime() / MINUTE_MS) * MINUTE_MS);
  };
  const sun = { sunrise: getSunTime('sunrise'), sunset: getSunTime('sunset'), dusk: getSunTime('dusk') };
  if (cache.size >= MAX_CACHED_DAYS) cache.clear();
  cache.set(key, sun);
  return sun;
}
