/** Specification, section 9: one pixel every 16 milliseconds. */
const STEP = 16;
/** A screen's width takes at least so many milliseconds to pass, or a phone's text is gone before it is read (WCAG 2.2.2; decision 0018). */
const PASSAGE = 8000;
/** At each end the text rests so long, to be read where it begins. */
const REST = 2000;

interface Marquee {
  distance: string;
  duration: string;
  easing: string;
}

/** How a text moves, there and back, that is `overflow` pixels wider than its bar; `undefined` when it fits (widths are rounded). */
export function computeMarquee(overflow: number, screenWidth: number): Marquee | undefined {
  if (overflow <= 1) return undefined;
  const duration = Math.round(overflow * Math.max(STEP, PASSAGE / screenWidth)) + 2 * REST;
  const rest = (100 * REST) / duration;
  return { distance: `${-overflow}px`, duration: `${duration}ms`, easing: `linear(0, 0 ${rest}%, 1 ${100 - rest}%, 1)` };
}
