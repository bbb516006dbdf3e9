import type { Box, Frame, LonLat, Point } from '@liget/map';
import type { Camera } from './camera.ts';

/** Where the plan's own box stands in the window before the camera moves it; pixels. */
export interface BoxPosition {
  width: number;
  height: number;
  /** The middle of the plan, from the middle of the window. */
  offset: Point;
}

/** How a map of the whole earth looks at the same piece of ground. */
export interface View {
  center: LonLat;
  /** Of a world of 512 px at zoom 0. */
  zoom: number;
  /** Degrees. */
  bearing: number;
}

const WORLD = 512;
/** What a place of the plan is shown at when nobody has measured the window. Pixels. */
const USUAL_WIDTH = 700;

const getPixelsPerDegree = (width: number, { west, east }: Box) => width / (east - west);

/** What stands in the middle of the window, and how near. The plan is flat: over the park the difference to Mercator's is below a metre. */
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

/** The camera's zoom at a zoom of the whole earth, on a plan of usual size. */
export const toPlanZoom = (zoom: number, box: Box): number => (2 ** zoom * WORLD) / 360 / getPixelsPerDegree(USUAL_WIDTH, box);
