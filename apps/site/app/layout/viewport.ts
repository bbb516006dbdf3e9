import { useSyncExternalStore } from 'react';

/** Breakpoints in pixels (specification, section 9). */
export const DESKTOP = 1024;
const AUTOFOCUS = 768;
const RESIZE_DEBOUNCE_MS = 200;

export const isDesktop = (width: number) => width >= DESKTOP;

/** Autofocus on a phone would open the keyboard over the content. */
export const mayAutofocus = (width: number) => width >= AUTOFOCUS;

/** A debounced subscription for `useSyncExternalStore`; `waitMs` is in milliseconds. */
export function onWindow(type: 'resize' | 'scroll', waitMs: number) {
  return (listener: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(listener, waitMs);
    };
    window.addEventListener(type, onChange, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener(type, onChange);
    };
  };
}

const onResize = onWindow('resize', RESIZE_DEBOUNCE_MS);

/** Whether the window shows the full menu; `undefined` on the server. */
export function useIsDesktop(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    onResize,
    () => isDesktop(window.innerWidth),
    () => undefined,
  );
}

/** Smooth scrolling, unless the visitor prefers reduced motion. */
export function getScrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
