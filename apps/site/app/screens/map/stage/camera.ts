import type { Point } from './projection.ts';

/** How the plan is looked at. `x` and `y` move it, as shares of its own width and height; degrees run clockwise. */
export interface Camera {
  zoom: number;
  angle: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const START: Camera = { zoom: 1, angle: 0, x: 0, y: 0 };
export const MAX_ZOOM = 6;
const STEP = 1.5;
const TURN = 45;
/** What a chosen place is shown at, at least. */
const NEAR = 2;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0;

/** The middle of the window never leaves the plan; a plan that is wholly in view stays where it is. */
function within({ zoom, angle, x, y }: Camera): Camera {
  const limit = zoom > 1 ? zoom / 2 : 0;
  return { zoom, angle, x: clamp(x, limit), y: clamp(y, limit) };
}

function turnedBy({ x, y }: Point, degrees: number): Point {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

/** Nearer or farther by one step, about the middle of the window. */
export function zoomed(camera: Camera, direction: 1 | -1): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, camera.zoom * STEP ** direction));
  const ratio = zoom / camera.zoom;
  return within({ ...camera, zoom, x: camera.x * ratio, y: camera.y * ratio });
}

/** An eighth of a turn clockwise, about the middle of the window. */
export function rotated(camera: Camera, { width, height }: Size): Camera {
  const { x, y } = turnedBy({ x: camera.x * width, y: camera.y * height }, TURN);
  return within({ ...camera, angle: camera.angle + TURN, x: x / width, y: y / height });
}

/** Moves the plan under the window; `by` is in shares of its width and height. */
export function moved(camera: Camera, by: Point): Camera {
  return within({ ...camera, x: camera.x + by.x, y: camera.y + by.y });
}

/** Brings a place of the plan into the middle, near enough to tell it from its neighbours. */
export function centredOn(camera: Camera, place: Point, { width, height }: Size): Camera {
  const zoom = Math.max(camera.zoom, NEAR);
  const { x, y } = turnedBy({ x: (place.x - width / 2) * zoom, y: (place.y - height / 2) * zoom }, camera.angle);
  return within({ ...camera, zoom, x: -x / width, y: -y / height });
}
