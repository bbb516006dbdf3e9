import type { LonLat } from './geometry/metres.ts';

/** The area of a drawing, in degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A point of a drawing, in its own units; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** A drawing's size in its own units, and its projection. */
export interface Frame {
  width: number;
  height: number;
  /** Units per metre. */
  scale: number;
  project(position: LonLat): Point;
  /** The position of a point, also of one outside the drawing. */
  unproject(point: Point): LonLat;
}

const DEGREE_METRES = 111_195;
const round = (value: number) => Math.round(value * 10) / 10;

/** The smallest box around `positions`, with `margin` metres around them. `null` without positions. */
export function getBoxAround(positions: readonly LonLat[], margin: number): Box | null {
  if (positions.length === 0) return null;
  const longitudes = positions.map(([longitude]) => longitude);
  const latitudes = positions.map(([, latitude]) => latitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const shortened = DEGREE_METRES * Math.cos((((south + north) / 2) * Math.PI) / 180);
  return {
    west: Math.min(...longitudes) - margin / shortened,
    east: Math.max(...longitudes) + margin / shortened,
    south: south - margin / DEGREE_METRES,
    north: north + margin / DEGREE_METRES,
  };
}

/**
 * A flat projection of a box of a few kilometres, `width` units wide: north is up, and a degree of longitude is shortened by the cosine of the
 * middle latitude, so that lengths are the same in every direction (the error is below a metre over the park).
 */
export function createFrame({ west, south, east, north }: Box, width: number): Frame {
  const shortening = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = width / ((east - west) * shortening);
  return {
    width,
    height: Math.ceil((north - south) * scale),
    scale: scale / DEGREE_METRES,
    project: ([longitude, latitude]) => ({
      x: round((longitude - west) * shortening * scale),
      y: round((north - latitude) * scale),
    }),
    unproject: ({ x, y }) => [west + x / (shortening * scale), north - y / scale],
  };
}
