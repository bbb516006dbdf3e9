import { type RefObject, useEffect, useState } from 'react';
import type { BoxPosition } from './view.ts';

/** The position of the plan in the window; `null` until it is measured. */
export function useElementBounds(plane: RefObject<HTMLElement | null>): BoxPosition | null {
  const [bounds, setBounds] = useState<BoxPosition | null>(null);
  useEffect(() => {
    const [box, window] = [plane.current, plane.current?.parentElement];
    if (!box || !window) return undefined;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height, offsetLeft, offsetTop } = box;
      if (width === 0) return;
      const offset = { x: offsetLeft + width / 2 - window.clientWidth / 2, y: offsetTop + height / 2 - window.clientHeight / 2 };
      setBounds({ width, height, offset });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(window);
    return () => observer.disconnect();
  }, [plane]);
  return bounds;
}
