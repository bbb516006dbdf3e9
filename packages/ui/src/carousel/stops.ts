/** The start of each slide and the maximum scroll position, both in pixels from the start of the track. */
export interface TrackGeometry {
  offsets: readonly number[];
  furthest: number;
}

/** The number of slides that can be scrolled to the start of the track, at least one. */
export function stopCount({ offsets, furthest }: TrackGeometry): number {
  const last = offsets.findIndex((offset) => offset >= furthest - 1);
  return last < 0 ? Math.max(offsets.length, 1) : last + 1;
}

/** The stop after a number of steps; wraps around. */
export function stopAfter(stop: number, steps: number, stops: number): number {
  return (((stop + steps) % stops) + stops) % stops;
}

/** The stop nearest to a scroll position; the maximum position is the last stop. */
export function stopAt(position: number, geometry: TrackGeometry): number {
  const stops = stopCount(geometry);
  if (position >= geometry.furthest - 1) return stops - 1;
  const getDistance = (stop: number) => Math.abs((geometry.offsets[stop] ?? 0) - position);
  return Array.from({ length: stops }, (_, stop) => stop).reduce((best, stop) => (getDistance(stop) < getDistance(best) ? stop : best), 0);
}
