import { type RefObject, useEffect, useState } from 'react';

/** How wide the text is when it is wider than its bar, in whole pixels; 0 while it fits. Follows every change of either. */
export function useOverflow(bar: RefObject<HTMLElement | null>, text: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const [outer, inner] = [bar.current, text.current];
    if (!outer || !inner) return;
    const measure = () => setWidth(inner.offsetWidth > outer.clientWidth ? Math.ceil(inner.offsetWidth) : 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [bar, text]);
  return width;
}
