import type { BaseMap, BaseMapFeature, BaseMapGeometry } from '@liget/content-api';
import type { Box } from '../frame.ts';
import type { LonLat } from './metres.ts';
import { interpolate, listSegments } from './segments.ts';

type Position = [longitude: number, latitude: number];

const isSame = (a: Position | undefined, b: Position) => a !== undefined && a[0] === b[0] && a[1] === b[1];

/** The fractions of a segment between which it is inside the box (Liang and Barsky); `null` when it is outside. */
function clipSegment([ax, ay]: Position, [bx, by]: Position, { west, south, east, north }: Box): [enter: number, leave: number] | null {
  const [dx, dy] = [bx - ax, by - ay];
  let [enter, leave] = [0, 1];
  for (const [step, room] of [
    [-dx, ax - west],
    [dx, east - ax],
    [-dy, ay - south],
    [dy, north - ay],
  ] as const) {
    if (step === 0 && room < 0) return null;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return enter < leave ? [enter, leave] : null;
}

const getPointBetween = (a: Position, b: Position, share: number): Position => {
  const [longitude, latitude] = interpolate(a, b, share);
  return [longitude, latitude];
};

/** The parts of a line that lie in a box. */
export function clipLine(line: readonly Position[], box: Box): Position[][] {
  const parts: Position[][] = [];
  for (const [a, b] of listSegments(line)) {
    const inside = clipSegment(a, b, box);
    if (!inside) continue;
    const [from, to] = [inside[0] === 0 ? a : getPointBetween(a, b, inside[0]), inside[1] === 1 ? b : getPointBetween(a, b, inside[1])];
    const part = parts.at(-1);
    if (part && isSame(part.at(-1), from)) part.push(to);
    else parts.push([from, to]);
  }
  return parts;
}

/** The part of a closed ring that lies in a box (Sutherland and Hodgman), closed; empty when nothing does. Its edges may run along the box's. */
export function clipRing(ring: readonly Position[], { west, south, east, north }: Box): Position[] {
  const sides: { axis: 0 | 1; limit: number; isInside: (value: number) => boolean }[] = [
    { axis: 0, limit: west, isInside: (value) => value >= west },
    { axis: 0, limit: east, isInside: (value) => value <= east },
    { axis: 1, limit: south, isInside: (value) => value >= south },
    { axis: 1, limit: north, isInside: (value) => value <= north },
  ];
  let clipped: Position[] = ring.slice(0, -1).map(([longitude, latitude]) => [longitude, latitude]);
  for (const { axis, limit, isInside } of sides) {
    const before = clipped;
    clipped = before.flatMap((point, index) => {
      const last = before[index === 0 ? before.length - 1 : index - 1] ?? point;
      const getCrossing = () => getPointBetween(last, point, (limit - last[axis]) / (point[axis] - last[axis]));
      if (isInside(point[axis])) return isInside(last[axis]) ? [point] : [getCrossing(), point];
      return isInside(last[axis]) ? [getCrossing()] : [];
    });
  }
  const [first] = clipped;
  return first && clipped.length > 2 ? [...clipped, first] : [];
}

export const isInBox = ([longitude, latitude]: LonLat, { west, south, east, north }: Box): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

function clip(geometry: BaseMapGeometry, box: Box): BaseMapGeometry[] {
  if (geometry.type === 'Point') return isInBox(geometry.coordinates, box) ? [geometry] : [];
  if (geometry.type === 'LineString')
    return clipLine(geometry.coordinates, box).map((coordinates) => ({ type: 'LineString', coordinates }));
  const [outer, ...holes] = geometry.coordinates.map((ring) => clipRing(ring, box));
  return outer && outer.length > 0 ? [{ type: 'Polygon', coordinates: [outer, ...holes.filter((hole) => hole.length > 0)] }] : [];
}

/**
 * Clips the features of a base map to a box, to keep small drawings small. A line that leaves the box and returns becomes two features with the
 * same id.
 */
export function clipToBox({ features }: Pick<BaseMap, 'features'>, box: Box): { features: BaseMapFeature[] } {
  return { features: features.flatMap((feature) => clip(feature.geometry, box).map((geometry) => ({ ...feature, geometry }))) };
}
