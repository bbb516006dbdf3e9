import type { BaseMap, MapFeature } from '@liget/content-api';
import { findRoute, type LonLat } from '@liget/map';

/** How many minutes it takes on foot to a place of the plan; `null` where no way is known. */
export type WalkTo = (position: LonLat | null) => number | null;

/** Of each plan: ways between the few places that pages tell of, by their positions. */
const known = new WeakMap<object, Map<string, number | null>>();

function countMinutesBetween(plan: BaseMap, from: LonLat, to: LonLat): number | null {
  const ways = known.get(plan) ?? new Map<string, number | null>();
  known.set(plan, ways);
  const key = `${from.join()} ${to.join()}`;
  const found = ways.get(key);
  if (found !== undefined) return found;
  const answer = findRoute(plan, from, to);
  const minutes = answer.kind === 'found' ? answer.way.minutes : null;
  ways.set(key, minutes);
  return minutes;
}

/** Minutes on foot from the nearest of some places, such as all stations, or the one gate that a visitor has named. */
export function walkFrom(plan: BaseMap | null, starts: readonly Pick<MapFeature, 'geometry'>[]): WalkTo {
  return (position) => {
    if (!plan || !position) return null;
    const minutes = starts.flatMap(({ geometry }) => countMinutesBetween(plan, geometry.coordinates, position) ?? []);
    return minutes.length > 0 ? Math.min(...minutes) : null;
  };
}
