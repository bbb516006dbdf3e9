import { type Camera, mixCameras } from './camera.ts';

/** Milliseconds of a glide. */
const GLIDE = 320;
const ease = (share: number) => 1 - (1 - share) ** 3;

/** The one camera that everything on the stage follows. */
export interface CameraStore {
  /** Where it is, or where its glide leads: a second press goes on from there. */
  get(): Camera;
  /** What is seen at this moment. */
  seen(): Camera;
  /** At once, as under a finger. */
  set(camera: Camera): void;
  /** In a short glide, or at once where less motion is wanted. */
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
        const share = Math.min(1, (time - begun) / GLIDE);
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
