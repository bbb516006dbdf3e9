import type { Box, Frame, LonLat, Point } from '@liget/map';
import type { Camera } from './camera.ts';

/** The untransformed plan's position in the window, in pixels. */
export interface BoxPosition {
  width: number;
  height: number;
  /** The middle of the plan, from the middle of the window. */
  offset: Point;
}

/** The camera of a Mercator map that shows the same area. */
export interface View {
  center: LonLat;
  /** Zoom level of a world of 512 px at zoom 0. */
  zoom: number;
  /** Rotation in degrees. */
  bearing: number;
}

const WORLD = 512;
/** Width of the plan in pixels that is assumed before the window is measured. */
const USUAL_WIDTH = 700;

const getPixelsPerDegree = (width: number, { west, east }: Box) => width / (east - west);

/** Converts the camera to a Mercator view. The plan is flat: within the park the difference is below a metre. */
export function toView({ zoom, angle, x, y }: Camera, { width, height, offset }: BoxPosition, frame: Frame, box: Box): View {
  const [sine, cosine] = [Math.sin((-angle * Math.PI) / 180), Math.cos((-angle * Math.PI) / 180)];
  const away = { x: -offset.x - x * width, y: -offset.y - y * height };
  const units = frame.width / (width * zoom);
  const point = {
    x: frame.width / 2 + (away.x * cosine - away.y * sine) * units,
    y: frame.height / 2 + (away.x * sine + away.y * cosine) * units,
  };
  return {
    center: frame.unproject(point),
    zoom: Math.log2((getPixelsPerDegree(width * zoom, box) * 360) / WORLD),
    bearing: -angle,
  };
}

/** The camera zoom that matches a Mercator zoom level on a plan of usual size. */
export const toPlanZoom = (zoom: number, box: Box): number => (2 ** zoom * WORLD) / 360 / getPixelsPerDegree(USUAL_WIDTH, box);
