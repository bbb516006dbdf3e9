import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Camera, centredOn, moved, rotated, START, zoomed } from './camera.ts';
import type { Point } from './projection.ts';

/** Shares of the plan that an arrow key moves it by. */
const KEY_STEP = 0.15;
/** Pixels that a press may slip and still be a press. */
const SLIP = 4;

const KEYS: Record<string, Point> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

/** The camera of the map and what the buttons, the keys and a dragging finger do to it. */
export function useCamera(plan: { width: number; height: number }) {
  const [camera, setCamera] = useState<Camera>(START);
  const [isDragging, setDragging] = useState(false);
  const last = useRef<{ x: number; y: number; slip: number } | undefined>(undefined);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = KEYS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (by) setCamera((now) => moved(now, by));
    else if (event.key === '+' || event.key === '-') setCamera((now) => zoomed(now, event.key === '+' ? 1 : -1));
    else return;
    event.preventDefault();
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button === 0 && event.isPrimary) last.current = { x: event.clientX, y: event.clientY, slip: 0 };
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const from = last.current;
    if (!from || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    last.current = { x: event.clientX, y: event.clientY, slip: from.slip + Math.hypot(dx, dy) };
    if (last.current.slip < SLIP) return;
    // Only now: a capture from the start would take the click from the sign under the pointer.
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
    const box = event.currentTarget.querySelector('[data-plane]');
    if (box instanceof HTMLElement) setCamera((now) => moved(now, { x: dx / box.offsetWidth, y: dy / box.offsetHeight }));
  }
  function onPointerUp() {
    last.current = undefined;
    setDragging(false);
  }

  return {
    camera,
    isDragging,
    zoomIn: () => setCamera((now) => zoomed(now, 1)),
    zoomOut: () => setCamera((now) => zoomed(now, -1)),
    rotate: () => setCamera((now) => rotated(now, plan)),
    reset: () => setCamera(START),
    show: (place: Point) => setCamera((now) => centredOn(now, place, plan)),
    /** For whatever of the map has the focus: a sign or a button. */
    keys: { onKeyDown },
    pointers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
