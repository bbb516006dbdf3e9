import { useSyncExternalStore } from 'react';
import { onWindow } from '../viewport.ts';

/** Specification, section 9: milliseconds, and pixels. */
const SCROLL_DEBOUNCE_MS = 100;
const SCROLL_TO_TOP = 700;

export const isFarDown = (scrollY: number) => scrollY > SCROLL_TO_TOP;

const onScroll = onWindow('scroll', SCROLL_DEBOUNCE_MS);

export function useIsFarDown(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => isFarDown(window.scrollY),
    () => false,
  );
}
