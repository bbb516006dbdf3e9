import type { Point } from '../frame.ts';

/** Tenths of a unit: finer than a screen shows, and half of the bytes of an exact number. */
const TENTHS = 10;

const formatNumber = (tenths: number) => String(tenths / TENTHS).replace(/^(-?)0\./, '$1.');
const pair = (x: number, y: number) => `${formatNumber(x)}${y < 0 ? '' : ' '}${formatNumber(y)}`;

/**
 * A line as SVG path data, each corner told from the one before it: half as long as with places of their own. Sums of tenths stay exact, so the last
 * corner is as right as the first. A closed line is given without its last corner. Corners that fall onto one another are left out.
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
