// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { drawTreePattern } from './trees.ts';

afterEach(() => vi.restoreAllMocks());

test('the tree texture has round crowns in the given colour and repeats without seams', () => {
  const crowns: { x: number; y: number; radius: number; colour: string }[] = [];
  let side = 0;
  const context = {
    fillStyle: '',
    beginPath() {},
    arc(x: number, y: number, radius: number) {
      crowns.push({ x, y, radius, colour: this.fillStyle });
    },
    fill() {},
    getImageData(_left: number, _top: number, width: number) {
      side = width;
      return { width };
    },
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  drawTreePattern('#9ecb84');
  expect(side).toBeGreaterThan(0);
  const visibleCrowns = crowns.filter(({ x, y, radius }) => x + radius > 0 && x - radius < side && y + radius > 0 && y - radius < side);
  expect(visibleCrowns.length).toBeGreaterThan(8);
  expect(new Set(visibleCrowns.map(({ colour }) => colour))).toEqual(new Set(['#9ecb84']));
  // A crown that crosses an edge continues on the opposite one.
  const across = (at: number, radius: number) => (at - radius < 0 ? side : at + radius > side ? -side : 0);
  for (const { x, y, radius } of visibleCrowns)
    expect(visibleCrowns.some((crown) => crown.x === x + across(x, radius) && crown.y === y + across(y, radius))).toBe(true);
});
