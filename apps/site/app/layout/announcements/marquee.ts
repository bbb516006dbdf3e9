/** Milliseconds per pixel (specification, section 9). */
const MS_PER_PIXEL = 16;
/** Milliseconds for which the text rests at each end. */
const REST_MS = 2000;

interface Marquee {
  distance: string;
  duration: string;
  easing: string;
}

/** The animation of a text that is `overflow` pixels wider than its bar; `undefined` if it fits, allowing for rounding. */
export function computeMarquee(overflow: number): Marquee | undefined {
  if (overflow <= 1) return undefined;
  const duration = Math.round(overflow * MS_PER_PIXEL) + 2 * REST_MS;
  const rest = (100 * REST_MS) / duration;
  return { distance: `${-overflow}px`, duration: `${duration}ms`, easing: `linear(0, 0 ${rest}%, 1 ${100 - rest}%, 1)` };
}
