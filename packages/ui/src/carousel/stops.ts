/** Where the slides of a track begin, in pixels from its start, and how far the track can be scrolled. */
export interface TrackGeometry {
  offsets: readonly number[];
  furthest: number;
}

/** How many slides can stand at the start of the track: the last ones cannot where several are in view. At least one. */
export function stopCount({ offsets, furthest }: TrackGeometry): number {
  const last = offsets.findIndex((offset) => offset >= furthest - 1);
  return last < 0 ? Math.max(offsets.length, 1) : last + 1;
}

/** The stop that so many steps lead to, round and round. */
export function stopAfter(stop: number, steps: number, stops: number): number {
  return (((stop + steps) % stops) + stops) % stops;
}

/** The stop nearest to a scroll position; the furthest position is always the last one. */
export function stopAt(position: number, geometry: TrackGeometry): number {
  const stops = stopCount(geometry);
  if (position >= geometry.furthest - 1) return stops - 1;
  const distance = (stop: number) => Math.abs((geometry.offsets[stop] ?? 0) - position);
  return Array.from({ length: stops }, (_, stop) => stop).reduce((best, stop) => (distance(stop) < distance(best) ? stop : best), 0);
}
