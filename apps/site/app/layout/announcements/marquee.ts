/** Specification, section 9: one pixel every 16 milliseconds. */
const STEP = 16;
/** At each end the text rests so long, to be read where it begins. */
const REST = 2000;

interface Marquee {
  distance: string;
  duration: string;
  easing: string;
}

/** How a text moves, there and back, that is `overflow` pixels wider than its bar; `undefined` when it fits (widths are rounded). */
export function computeMarquee(overflow: number): Marquee | undefined {
  if (overflow <= 1) return undefined;
  const duration = Math.round(overflow * STEP) + 2 * REST;
  const rest = (100 * REST) / duration;
  return { distance: `${-overflow}px`, duration: `${duration}ms`, easing: `linear(0, 0 ${rest}%, 1 ${100 - rest}%, 1)` };
}
