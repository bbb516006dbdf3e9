import type { Point } from './projection.ts';

export interface Crown extends Point {
  radius: number;
}

/** Is the point inside the ring? Counts the sides that a line to the right crosses. */
function isInside({ x, y }: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Spreads evenly without a grid: the digits of the index mirrored at the point (the Halton sequence). */
function halton(index: number, base: number): number {
  let [share, value, rest] = [1, 0, index];
  while (rest > 0) {
    share /= base;
    value += share * (rest % base);
    rest = Math.floor(rest / base);
  }
  return value;
}

/** Tree crowns from above, spread over the park: decoration, the same at every look. At most `count` of them, all inside the outline. */
export function canopy(outline: readonly Point[], { width, height }: { width: number; height: number }, count: number): Crown[] {
  if (outline.length < 3) return [];
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(halton(index + 1, 2) * width),
    y: Math.round(halton(index + 1, 3) * height),
    radius: 7 + Math.round(halton(index + 1, 5) * 11),
  })).filter((crown) => isInside(crown, outline));
}
