import type { Point } from '@liget/map';

/** The view of the plan. `x` and `y` move it, as fractions of its width and height; angles are degrees clockwise. */
export interface Camera {
  zoom: number;
  angle: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const START: Camera = { zoom: 1, angle: 0, x: 0, y: 0 };
export const MAX_ZOOM = 16;
const STEP = 1.6;
const TURN = 45;
/** How far above the middle a chosen place is shown, as a fraction of the plan's height, so that its card does not cover it. */
export const LIFT = 0.18;
/** Minimum zoom for a chosen place. */
const NEAR = 4;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0;
export const clampZoom = (zoom: number) => Math.min(MAX_ZOOM, Math.max(1, zoom));

/** Keeps the middle of the window on the plan; a plan that fits the window stays centred. */
function clampCamera({ zoom, angle, x, y }: Camera): Camera {
  const limit = zoom > 1 ? zoom / 2 : 0;
  return { zoom, angle, x: clamp(x, limit), y: clamp(y, limit) };
}

function rotatePoint({ x, y }: Point, degrees: number): Point {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

/** Zooms by a factor; the point (fractions of the plan, from the middle of the window) stays under the pointer. */
export function zoomCamera(camera: Camera, factor: number, point: Point = { x: 0, y: 0 }): Camera {
  const zoom = clampZoom(camera.zoom * factor);
  const ratio = zoom / camera.zoom;
  return clampCamera({ ...camera, zoom, x: point.x - (point.x - camera.x) * ratio, y: point.y - (point.y - camera.y) * ratio });
}

/** Zooms in or out by one step around the middle of the window. */
export const zoomByStep = (camera: Camera, direction: 1 | -1): Camera => zoomCamera(camera, STEP ** direction);

/** Turns clockwise by degrees around a point of the window (fractions of the plan, from its middle). */
export function turnCamera(camera: Camera, degrees: number, { width, height }: Size, point: Point = { x: 0, y: 0 }): Camera {
  const { x, y } = rotatePoint({ x: (camera.x - point.x) * width, y: (camera.y - point.y) * height }, degrees);
  return clampCamera({ ...camera, angle: camera.angle + degrees, x: point.x + x / width, y: point.y + y / height });
}

/** Turns 45 degrees clockwise around the middle of the window. */
export const turnByEighth = (camera: Camera, size: Size): Camera => turnCamera(camera, TURN, size);

/** Pans the plan; `by` is in fractions of its width and height. */
export function moveCamera(camera: Camera, by: Point): Camera {
  return clampCamera({ ...camera, x: camera.x + by.x, y: camera.y + by.y });
}

/** Centres a point of the plan at the given zoom, by default near enough to tell it from its neighbours. */
export function centreCamera(camera: Camera, place: Point, { width, height }: Size, zoom = Math.max(camera.zoom, NEAR)): Camera {
  const { x, y } = rotatePoint({ x: (place.x - width / 2) * zoom, y: (place.y - height / 2) * zoom }, camera.angle);
  return clampCamera({ ...camera, zoom, x: -x / width, y: -y / height });
}

/** Margin on each side of the points that are fitted, as a fraction of the plan. */
const MARGIN = 0.15;

/** Fits points of the plan into the window, at the largest possible zoom. */
export function fitCamera(camera: Camera, points: readonly Point[], size: Size): Camera {
  if (points.length === 0) return camera;
  // Their size is measured in the rotated plan.
  const turnedPoints = points.map((point) => rotatePoint(point, camera.angle));
  const [left, right] = [Math.min(...turnedPoints.map(({ x }) => x)), Math.max(...turnedPoints.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...turnedPoints.map(({ y }) => y)), Math.max(...turnedPoints.map(({ y }) => y))];
  const room = 1 - 2 * MARGIN;
  const zoom = clampZoom(Math.min((size.width * room) / Math.max(right - left, 1), (size.height * room) / Math.max(bottom - top, 1)));
  return centreCamera(camera, rotatePoint({ x: (left + right) / 2, y: (top + bottom) / 2 }, -camera.angle), size, zoom);
}

/** Interpolates between two cameras; `share` is 0 to 1. The zoom changes exponentially, which looks even. */
export function mixCameras(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  // The middle of the window moves in a straight line.
  const ground = to.zoom === from.zoom ? share : (zoom - from.zoom) / (to.zoom - from.zoom);
  const unscale = ({ x, y, zoom: cameraZoom }: Camera) => ({ x: x / cameraZoom, y: y / cameraZoom });
  const [a, b] = [unscale(from), unscale(to)];
  const along = to.zoom === from.zoom ? share : (ground * to.zoom) / zoom;
  return {
    zoom,
    angle: mix(from.angle, to.angle),
    x: (a.x + (b.x - a.x) * along) * zoom,
    y: (a.y + (b.y - a.y) * along) * zoom,
  };
}
