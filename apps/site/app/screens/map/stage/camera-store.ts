import { type Camera, mixCameras } from './camera.ts';

/** Duration of an animated move, in milliseconds. */
const GLIDE_MS = 320;
const ease = (share: number) => 1 - (1 - share) ** 3;

/** The camera that all layers of the map subscribe to. */
export interface CameraStore {
  /** The camera, or the target of a running animation: a second press adds to the first. */
  get(): Camera;
  /** The camera as drawn at this moment. */
  seen(): Camera;
  /** Moves at once, as while dragging. */
  set(camera: Camera): void;
  /** Animates the move, or moves at once with reduced motion. */
  glide(camera: Camera): void;
  subscribe(listener: () => void): () => void;
}

export function createCameraStore(start: Camera): CameraStore {
  let camera = start;
  let frame = 0;
  let target = start;
  const listeners = new Set<() => void>();
  const put = (next: Camera) => {
    camera = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => target,
    seen: () => camera,
    set(next) {
      cancelAnimationFrame(frame);
      target = next;
      put(next);
    },
    glide(next) {
      cancelAnimationFrame(frame);
      target = next;
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
        put(next);
        return;
      }
      const from = camera;
      let begun: number | undefined;
      const step = (time: number) => {
        begun ??= time;
        const share = Math.min(1, (time - begun) / GLIDE_MS);
        put(share === 1 ? next : mixCameras(from, next, ease(share)));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
