import type { Point } from '../frame.ts';

/** Coordinates in tenths of a unit: finer than screens show, and half the bytes of exact numbers. */
const TENTHS = 10;

const formatNumber = (tenths: number) => String(tenths / TENTHS).replace(/^(-?)0\./, '$1.');
const pair = (x: number, y: number) => `${formatNumber(x)}${y < 0 ? '' : ' '}${formatNumber(y)}`;

/**
 * A line as relative SVG path data, which is half as long as absolute. Sums of tenths are exact, so the last corner has no accumulated error.
 * Pass a closed line without its last corner. Duplicate corners are left out.
 */
export function toPathData(points: readonly Point[], isClosed: boolean): string {
  const corners = points.map(({ x, y }): [number, number] => [Math.round(x * TENTHS), Math.round(y * TENTHS)]);
  const steps = corners.flatMap(([x, y], index) => {
    const [fromX, fromY] = corners[index - 1] ?? [x, y];
    return x === fromX && y === fromY ? [] : [pair(x - fromX, y - fromY)];
  });
  const [first] = corners;
  if (!first || steps.length === 0) return '';
  const rest = steps.map((step, index) => (index === 0 || step.startsWith('-') ? step : ` ${step}`)).join('');
  return `M${pair(...first)}l${rest}${isClosed ? 'z' : ''}`;
}
