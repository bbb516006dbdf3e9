import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/** Specification, section 9: one pixel every 16 milliseconds. */
const STEP = 16;

/** How a text moves that is `overflow` pixels wider than its bar; nothing when it fits. */
export function marqueeStyle(overflow: number): CSSProperties | undefined {
  if (overflow <= 0) return undefined;
  return { '--marquee': `${-overflow}px`, animationDuration: `${overflow * STEP}ms` } as CSSProperties;
}

/** Measures a line of text against its bar, again whenever either changes. */
export function useOverflow(bar: RefObject<HTMLElement | null>): number {
  const [overflow, setOverflow] = useState(0);
  useEffect(() => {
    const element = bar.current;
    const line = element?.firstElementChild;
    if (!element || !line) return;
    const observer = new ResizeObserver(() => setOverflow(Math.max(0, Math.ceil(line.scrollWidth - element.clientWidth))));
    observer.observe(element);
    observer.observe(line);
    return () => observer.disconnect();
  }, [bar]);
  return overflow;
}
