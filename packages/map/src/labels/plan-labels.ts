import type { GroundFeature, GroundKind } from '@liget/content-api';
import type { Frame, Point } from '../frame.ts';
import { innerPoint } from '../geometry/inner-point.ts';
import { signedArea } from '../geometry/rings.ts';
import { lineLabels } from './line-labels.ts';

/** A name of the plan, where it has room. */
export interface PlanLabel {
  kind: GroundKind;
  /** One below the other. */
  lines: string[];
  /** The middle of the lines, in the frame's units. */
  x: number;
  y: number;
  /** Degrees clockwise. */
  angle: number;
}

/** How much is named: what a stranger asks for, what a walker asks for, all of it. */
export type Detail = 'sights' | 'walks' | 'everything';

interface Options {
  detail: Detail;
  /** Of the letters, in the frame's units. */
  size: number;
  /** Units that a text is wide; without it an average letter is taken. */
  widthOf?: (text: string) => number;
  /** Where nothing may be written, as circles: signs, for example. */
  taken?: readonly Circle[];
}

interface Circle {
  x: number;
  y: number;
  radius: number;
}

const LETTER = 0.55;
const LINE = 1.15;
/** Letters after which a name goes on below. */
const LONG = 14;
/** Square metres of a building that one sees from afar. */
const LARGE = 1200;
/** Square metres of other areas, below which they are named one step later. */
const SMALL = 2000;
const DETAILS: readonly Detail[] = ['sights', 'walks', 'everything'];
const LEVELS: Partial<Record<GroundKind, Detail>> = {
  water: 'sights',
  grounds: 'sights',
  station: 'sights',
  square: 'sights',
  playground: 'sights',
  garden: 'walks',
  dog: 'walks',
  pitch: 'walks',
  island: 'everything',
  building: 'everything',
  monument: 'everything',
};
const STREETS: Record<Detail, number> = { sights: 8, walks: 20, everything: 60 };

interface Candidate {
  kind: GroundKind;
  name: string;
  level: number;
  area: number;
  at: Point;
}

function candidateOf({ geometry, properties: { kind, name } }: GroundFeature, { project, scale }: Frame): Candidate[] {
  const level = LEVELS[kind];
  if (!name || !level) return [];
  if (geometry.type === 'Point') return [{ kind, name, level: DETAILS.indexOf(level), area: 0, at: project(geometry.coordinates) }];
  if (geometry.type !== 'Polygon') return [];
  const rings = geometry.coordinates.map((ring) => ring.map((position) => project(position)).map(({ x, y }): [number, number] => [x, y]));
  const area = Math.abs(signedArea(rings[0] ?? [])) / scale ** 2;
  const at = innerPoint(rings)?.point;
  if (!at) return [];
  const later = area < SMALL ? 1 : 0;
  const shown = kind === 'building' && area > LARGE ? 0 : DETAILS.indexOf(level) + (kind === 'building' ? 0 : later);
  return [{ kind, name, level: Math.min(shown, DETAILS.length - 1), area, at: { x: at[0], y: at[1] } }];
}

/** A long name in two lines, parted at the space that is nearest to its middle. */
function linesOf(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [best] = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return name.length <= LONG || best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)];
}

/** Circles along each line of a name, for what it covers. */
function covered({ lines, x, y }: PlanLabel, size: number, widthOf: (text: string) => number): Circle[] {
  return lines.flatMap((line, row) => {
    const width = widthOf(line);
    const count = Math.max(1, Math.ceil(width / size));
    return Array.from({ length: count }, (_, index) => ({
      x: x + ((index + 0.5) / count - 0.5) * width,
      y: y + (row - (lines.length - 1) / 2) * size * LINE,
      radius: size * 0.6,
    }));
  });
}

const touches = (one: Circle, other: Circle) => Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius;

/**
 * Names of what lies in the frame, none over another: the metro, the most sought and the largest first, then the streets along their lines. A name stands
 * once, and not where it would leave the frame. Give it what lies in the frame (`clippedTo`).
 */
export function planLabels(features: readonly GroundFeature[], frame: Frame, options: Options): PlanLabel[] {
  const { size, detail, widthOf = (text) => text.length * size * LETTER } = options;
  const candidates = features
    .flatMap((feature) => candidateOf(feature, frame))
    .filter(({ level }) => level <= DETAILS.indexOf(detail))
    .toSorted((a, b) => a.level - b.level || Number(b.kind === 'station') - Number(a.kind === 'station') || b.area - a.area);
  const labels: PlanLabel[] = [];
  const taken = [...(options.taken ?? [])];
  for (const { kind, name, at } of candidates) {
    const label = { kind, lines: linesOf(name), ...at, angle: 0 };
    const circles = covered(label, size, widthOf);
    const fits = circles.every(
      (circle) =>
        circle.x - circle.radius > 0 &&
        circle.x + circle.radius < frame.width &&
        circle.y - circle.radius > 0 &&
        circle.y + circle.radius < frame.height &&
        !taken.some((other) => touches(circle, other)),
    );
    if (!fits || labels.some(({ lines }) => lines.join(' ') === name)) continue;
    taken.push(...circles);
    labels.push(label);
  }
  const streets = lineLabels(features, frame, { size, widthOf, count: STREETS[detail], taken });
  return [...labels, ...streets.map(({ text, x, y, angle }): PlanLabel => ({ kind: 'path', lines: [text], x, y, angle }))];
}
