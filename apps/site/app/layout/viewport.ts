import { useSyncExternalStore } from 'react';

/** Specification, section 9. */
export const DESKTOP = 1024;
const AUTOFOCUS = 768;
const RESIZE_DEBOUNCE = 200;

export const isDesktop = (width: number) => width >= DESKTOP;

/** On a phone the keyboard would jump up and cover what was just opened. */
export const mayAutofocus = (width: number) => width >= AUTOFOCUS;

/** To `useSyncExternalStore`: what has been still for `wait` milliseconds. */
export function onWindow(type: 'resize' | 'scroll', wait: number) {
  return (listener: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(listener, wait);
    };
    window.addEventListener(type, onChange, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener(type, onChange);
    };
  };
}

const onResize = onWindow('resize', RESIZE_DEBOUNCE);

/** Does the window have the full menu? `undefined` on the server, which cannot know. */
export function useIsDesktop(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    onResize,
    () => isDesktop(window.innerWidth),
    () => undefined,
  );
}

/** The way a page moves to a place on it: smoothly, unless the visitor asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
