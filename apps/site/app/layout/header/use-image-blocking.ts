import { type RefObject, useEffect } from 'react';
import { isFrugal } from '../navigation/connection.ts';
import { isDesktop } from '../viewport.ts';

/** Specification, section 9: loading pictures in closed panels is blocked for so many milliseconds after the layout mounts. */
const BLOCKED_FOR = 2000;

/**
 * Lets the panels' pictures load, open or not, once the page itself is done. Those who save data, and those whose panels are in a drawer,
 * as on phones, only get what they open.
 */
export function useImageBlocking(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isFrugal(navigator) || !isDesktop(window.innerWidth)) return;
    const timer = setTimeout(() => {
      for (const image of header.current?.querySelectorAll('img') ?? []) image.loading = 'eager';
    }, BLOCKED_FOR);
    return () => clearTimeout(timer);
  }, [header]);
}
