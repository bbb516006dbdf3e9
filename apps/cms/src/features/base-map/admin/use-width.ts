import { useCallback, useState } from 'react';

/** The current width of an element in CSS pixels: a drawing in this unit has the same font size on every screen. */
export function useWidth(fallback: number): { width: number; measured: (element: HTMLElement | null) => (() => void) | undefined } {
  const [width, setWidth] = useState(fallback);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, measured };
}
