import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** Time stepping repeats after 500 ms, then every 100 ms (specification, section 9). */
export const HOLD_DELAY_MS = 500;
export const HOLD_INTERVAL_MS = 100;

/** Handlers of a button that acts when pressed and repeatedly while it is held. */
export function useHold(action: () => void) {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = action;
  });
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);

  function repeat() {
    latest.current();
    timer.current = setTimeout(repeat, HOLD_INTERVAL_MS);
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      stop();
      latest.current();
      timer.current = setTimeout(repeat, HOLD_DELAY_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** A press without a pointer: keyboard or assistive technology. */
    onClick(event: MouseEvent) {
      if (event.detail === 0) latest.current();
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
