import type { BaseMap, MapFeature } from '@liget/content-api';
import { findRoute, type LonLat } from '@liget/map';

/** The walking time in minutes to a position; `null` without a known route. */
export type WalkTo = (position: LonLat | null) => number | null;

/** Cached walking times for each base map, by both positions. */
const minutesByBaseMap = new WeakMap<object, Map<string, number | null>>();

function countMinutesBetween(plan: BaseMap, from: LonLat, to: LonLat): number | null {
  const minutesByPositions = minutesByBaseMap.get(plan) ?? new Map<string, number | null>();
  minutesByBaseMap.set(plan, minutesByPositions);
  const key = `${from.join()} ${to.join()}`;
  const cached = minutesByPositions.get(key);
  if (cached !== undefined) return cached;
  const answer = findRoute(plan, from, to);
  const minutes = answer.kind === 'found' ? answer.route.minutes : null;
  minutesByPositions.set(key, minutes);
  return minutes;
}

/** The walking time from the nearest of several starting points. */
export function walkFrom(plan: BaseMap | null, starts: readonly Pick<MapFeature, 'geometry'>[]): WalkTo {
  return (position) => {
    if (!plan || !position) return null;
    const minutes = starts.flatMap(({ geometry }) => countMinutesBetween(plan, geometry.coordinates, position) ?? []);
    return minutes.length > 0 ? Math.min(...minutes) : null;
  };
}
