/** Specification, section 9: one pixel every 16 milliseconds. */
const STEP = 16;

/** How a text moves that is `overflow` pixels wider than its bar; `undefined` when it fits (widths are rounded). */
export function marqueeOf(overflow: number): { distance: string; duration: string } | undefined {
  return overflow > 1 ? { distance: `${-overflow}px`, duration: `${overflow * STEP}ms` } : undefined;
}
