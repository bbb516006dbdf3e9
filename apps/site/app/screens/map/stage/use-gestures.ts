import type { Point } from '@liget/map';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { moveCamera, type Size, turnCamera, zoomByStep, zoomCamera } from './camera.ts';
import type { CameraStore } from './camera-store.ts';

/** Fraction of the plan that an arrow key pans by. */
const KEY_STEP = 0.15;
/** Pixels that a pointer may move between down and up and still be a click. */
const CLICK_TOLERANCE_PX = 4;
/** Pixels of wheel movement that double the zoom. */
const WHEEL = 320;
/** Pixels of a line, for wheels that report lines. */
const LINE = 20;
/** Degrees by which two fingers must turn before the map turns. */
const MIN_TURN_DEGREES = 12;

const KEYS: Record<string, Point> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

interface Fingers {
  middle: Point;
  distance: number;
  angle: number;
}

function toFingers([a, b]: readonly Point[]): Fingers | null {
  if (!a || !b) return null;
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.hypot(b.x - a.x, b.y - a.y),
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}

/** Pointer, wheel and key handlers for the camera. `plane` is the plan's element, whose size converts pixels to fractions of the plan. */
export function useGestures(store: CameraStore, plane: RefObject<HTMLElement | null>, size: Size) {
  const [isDragging, setIsDragging] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const slip = useRef(0);
  const turn = useRef(0);
  const measureBox = () => ({ width: plane.current?.offsetWidth || 1, height: plane.current?.offsetHeight || 1 });
  const toShare = ({ x, y }: Point) => ({ x: x / measureBox().width, y: y / measureBox().height });

  /** A point of the window as fractions of the untransformed plan, from its middle. */
  function toPlanPoint({ x, y }: Point): Point {
    const window = plane.current?.parentElement?.getBoundingClientRect();
    const { width, height } = measureBox();
    const left = (plane.current?.offsetLeft ?? 0) + width / 2;
    const top = (plane.current?.offsetTop ?? 0) + height / 2;
    return toShare({ x: x - (window?.left ?? 0) - left, y: y - (window?.top ?? 0) - top });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = KEYS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (by) store.glide(moveCamera(store.get(), by));
    else if (event.key === '+' || event.key === '-') store.glide(zoomByStep(store.get(), event.key === '+' ? 1 : -1));
    else return;
    event.preventDefault();
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    if (pointers.current.size === 0) slip.current = 0;
    turn.current = 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const before = toFingers([...pointers.current.values()]);
    pointers.current.set(event.pointerId, to);
    slip.current += Math.hypot(to.x - from.x, to.y - from.y);
    if (slip.current < CLICK_TOLERANCE_PX) return;
    // Captured only after the first move: an earlier capture would take the click from the marker.
    event.currentTarget.setPointerCapture(event.pointerId);
    setIsDragging(true);
    const after = toFingers([...pointers.current.values()]);
    if (before && after) pinch(before, after);
    else store.set(moveCamera(store.seen(), toShare({ x: to.x - from.x, y: to.y - from.y })));
  }
  function pinch(before: Fingers, after: Fingers) {
    const at = toPlanPoint(after.middle);
    const slid = moveCamera(store.seen(), toShare({ x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y }));
    const zoomedIn = zoomCamera(slid, after.distance / (before.distance || 1), at);
    const degrees = ((after.angle - before.angle + 540) % 360) - 180;
    turn.current += degrees;
    store.set(Math.abs(turn.current) > MIN_TURN_DEGREES ? turnCamera(zoomedIn, degrees, size, at) : zoomedIn);
  }
  function onPointerUp(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) setIsDragging(false);
  }
  function onDoubleClick(event: { clientX: number; clientY: number; target: EventTarget }) {
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    store.glide(zoomCamera(store.get(), 2, toPlanPoint({ x: event.clientX, y: event.clientY })));
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const pixels = event.deltaY * (event.deltaMode === 1 ? LINE : 1);
    const next = zoomCamera(
      store.seen(),
      2 ** (-pixels / (event.ctrlKey ? WHEEL / 4 : WHEEL)),
      toPlanPoint({ x: event.clientX, y: event.clientY }),
    );
    // Zoomed out completely, the wheel scrolls the page.
    if (next.zoom === store.seen().zoom) return;
    event.preventDefault();
    store.set(next);
  });
  useEffect(() => {
    const window = plane.current?.parentElement;
    // React registers wheel listeners as passive.
    window?.addEventListener('wheel', onWheel, { passive: false });
    return () => window?.removeEventListener('wheel', onWheel);
  }, [plane]);

  return {
    isDragging,
    keys: { onKeyDown },
    pointers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onDoubleClick },
  };
}
