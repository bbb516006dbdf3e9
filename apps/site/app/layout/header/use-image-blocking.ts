import { type RefObject, useEffect } from 'react';
import { isFrugal } from '../navigation/connection.ts';
import { isDesktop } from '../viewport.ts';

/** Milliseconds after mounting during which closed panels load no images (specification, section 9). */
const BLOCKED_MS = 2000;

/**
 * Loads the images of all panels once the page itself is loaded. With data saving, and on phones, where the panels are in a drawer, only opened
 * panels load their images.
 */
export function useImageBlocking(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isFrugal(navigator) || !isDesktop(window.innerWidth)) return;
    const timer = setTimeout(() => {
      for (const image of header.current?.querySelectorAll('img') ?? []) image.loading = 'eager';
    }, BLOCKED_MS);
    return () => clearTimeout(timer);
  }, [header]);
}
