import type { GroundFeature, WayRank } from '@liget/content-api';
import type { Frame, Point } from '../frame.ts';
import { pieces } from '../geometry/segments.ts';

/** A name along a street or path. */
export interface LineLabel {
  text: string;
  /** Its middle, in the frame's units. */
  x: number;
  y: number;
  /** Degrees clockwise, from -90 to 90: no name stands on its head. */
  angle: number;
}

interface Options {
  /** Of the letters, in the frame's units. */
  size: number;
  /** Units that a text is wide; without it an average letter is taken. */
  widthOf?: (text: string) => number;
  /** At most so many names. */
  count: number;
  /** Where nothing may be written, as circles. */
  taken?: readonly { x: number; y: number; radius: number }[];
}

interface Run {
  from: Point;
  to: Point;
}

const RANKS: readonly (WayRank | undefined)[] = ['primary', 'secondary', 'street', 'promenade', 'footway', 'trail', undefined];
/** Of a letter's size. */
const LETTER = 0.55;
/** Degrees that a street may bend under its name. */
const BEND = 12;

const lengthOf = ({ from, to }: Run) => Math.hypot(to.x - from.x, to.y - from.y);
const angleOf = ({ from, to }: Run) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const turned = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** The longest stretch of a line that is about straight. */
function straightest(points: readonly Point[]): Run | null {
  let best: Run | null = null;
  let run: Run | null = null;
  for (const [from, to] of pieces(points)) {
    const piece = { from, to };
    run = run && turned(angleOf(run), angleOf(piece)) <= BEND ? { from: run.from, to } : piece;
    if (!best || lengthOf(run) > lengthOf(best)) best = run;
  }
  return best;
}

const upright = (angle: number) => (angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle);

/** Circles along a text, for what it covers. */
function covered({ x, y, angle }: LineLabel, width: number, size: number) {
  const count = Math.max(1, Math.ceil(width / size));
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count - 0.5) * width;
    return { x: x + dx * along, y: y + dy * along, radius: size * 0.7 };
  });
}

/**
 * Names of streets and paths where there is room along them: the widest ways first, each name once, none over another. Give it what lies in the
 * frame (`clippedTo`), or names would stand beside the picture.
 */
export function lineLabels(features: readonly GroundFeature[], frame: Pick<Frame, 'project'>, options: Options): LineLabel[] {
  const { size, count, widthOf = (text) => text.length * size * LETTER } = options;
  const runs = features.flatMap(({ geometry, properties: { name, rank, kind } }) => {
    if (!name || geometry.type !== 'LineString' || !['road', 'path'].includes(kind)) return [];
    const run = straightest(geometry.coordinates.map((position) => frame.project(position)));
    return run ? [{ name, run, rank: RANKS.indexOf(rank) }] : [];
  });
  const inOrder = runs.toSorted((a, b) => a.rank - b.rank || lengthOf(b.run) - lengthOf(a.run));
  const labels: LineLabel[] = [];
  const taken = [...(options.taken ?? [])];
  for (const { name, run } of inOrder) {
    const width = widthOf(name);
    if (labels.length >= count) break;
    if (labels.some(({ text }) => text === name) || lengthOf(run) < width + size) continue;
    const label = { text: name, x: (run.from.x + run.to.x) / 2, y: (run.from.y + run.to.y) / 2, angle: upright(angleOf(run)) };
    const circles = covered(label, width, size);
    const isFree = circles.every((one) => taken.every((other) => Math.hypot(one.x - other.x, one.y - other.y) > one.radius + other.radius));
    if (!isFree) continue;
    taken.push(...circles);
    labels.push(label);
  }
  return labels;
}
