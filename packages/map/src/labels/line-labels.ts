import type { GroundFeature, WayRank } from '@liget/content-api';
import type { Frame, Point } from '../frame.ts';
import type { LonLat } from '../geometry/metres.ts';
import { pieces } from '../geometry/segments.ts';
import { coveredBy, isFree, type Taken } from './room.ts';

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
  taken?: readonly Taken[];
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

interface NamedLine {
  name: string;
  rank: WayRank | undefined;
  line: readonly LonLat[];
}

const isSame = (a: LonLat | undefined, b: LonLat | undefined) => a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Two lines as one where they meet end to end; `null` where they do not. */
function joined(a: readonly LonLat[], b: readonly LonLat[]): readonly LonLat[] | null {
  for (const first of [a, a.toReversed()])
    for (const second of [b, b.toReversed()]) if (isSame(first.at(-1), second[0])) return [...first, ...second.slice(1)];
  return null;
}

/** Streets and paths with names; surveyed ones come in short pieces, which are put together. */
function namedLines(features: readonly GroundFeature[]): NamedLine[] {
  const lines: NamedLine[] = [];
  for (const { geometry, properties } of features) {
    const { name, rank, kind } = properties;
    if (!name || geometry.type !== 'LineString' || !['road', 'path'].includes(kind)) continue;
    let line: readonly LonLat[] = geometry.coordinates;
    // Each piece may close a gap between two that stood apart.
    for (let index = lines.length - 1; index >= 0; index -= 1) {
      const other = lines[index];
      const whole = other?.name === name && other.rank === rank ? joined(other.line, line) : null;
      if (!whole) continue;
      line = whole;
      lines.splice(index, 1);
    }
    lines.push({ name, rank, line });
  }
  return lines;
}

/**
 * Names of streets and paths where there is room along them: the widest ways first, each name once, none over another. Give it what lies in the
 * frame (`clippedTo`), or names would stand beside the picture.
 */
export function lineLabels(features: readonly GroundFeature[], frame: Pick<Frame, 'project'>, options: Options): LineLabel[] {
  const { size, count, widthOf = (text) => text.length * size * LETTER } = options;
  const runs = namedLines(features).flatMap(({ name, rank, line }) => {
    const run = straightest(line.map((position) => frame.project(position)));
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
    const circles = coveredBy(label, width, size);
    if (!isFree(circles, taken)) continue;
    taken.push(...circles);
    labels.push(label);
  }
  return labels;
}
