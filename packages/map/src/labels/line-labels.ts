import type { BaseMapFeature, PathRank } from '@liget/content-api';
import type { Frame, Point } from '../frame.ts';
import { isSamePosition, type LonLat } from '../geometry/metres.ts';
import { listSegments } from '../geometry/segments.ts';
import { getTakenRoom, isFree, type TakenRoom } from './room.ts';

/** A name along a street or path. */
export interface LineLabel {
  text: string;
  /** The centre, in the frame's units. */
  x: number;
  y: number;
  /** Degrees clockwise, from -90 to 90: names are never upside down. */
  angle: number;
}

interface Options {
  /** Font size in the frame's units. */
  size: number;
  /** The width of a text in units; by default an average letter width is used. */
  measureWidth?: (text: string) => number;
  /** Maximum number of labels. */
  count: number;
  /** Occupied circles. */
  taken?: readonly TakenRoom[];
}

interface Run {
  from: Point;
  to: Point;
}

const RANKS: readonly (PathRank | undefined)[] = ['primary', 'secondary', 'street', 'promenade', 'footway', 'trail', undefined];
/** Average width of a letter, as a fraction of the font size. */
const LETTER_WIDTH = 0.55;
/** Maximum bend of a street below its label, in degrees. */
const MAX_BEND_DEGREES = 12;

const getLength = ({ from, to }: Run) => Math.hypot(to.x - from.x, to.y - from.y);
const getAngle = ({ from, to }: Run) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const getTurn = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** The stretches of a line that are about straight. */
function splitStraightRuns(points: readonly Point[]): Run[] {
  const runs: Run[] = [];
  for (const [from, to] of listSegments(points)) {
    const piece = { from, to };
    const last = runs.at(-1);
    if (last && getTurn(getAngle(last), getAngle(piece)) <= MAX_BEND_DEGREES) runs[runs.length - 1] = { from: last.from, to };
    else runs.push(piece);
  }
  return runs;
}

/** Positions of a name's middle on a straight run, as fractions of the free room: the middle first. */
const SHIFTS = [0.5, 0.3, 0.7, 0.1, 0.9];

/** Candidate positions of a label along a stretch, the best first; none if it is too short. */
function listPositions({ from, to }: Run, width: number): Point[] {
  const length = getLength({ from, to });
  return SHIFTS.map((shift) => {
    const share = (width / 2 + shift * (length - width)) / length;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

const turnUpright = (angle: number) => (angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle);

interface NamedLine {
  name: string;
  rank: PathRank | undefined;
  line: readonly LonLat[];
}

/** Joins two lines at a common end; `null` if they have none. */
function joinLines(a: readonly LonLat[], b: readonly LonLat[]): readonly LonLat[] | null {
  for (const first of [a, a.toReversed()])
    for (const second of [b, b.toReversed()]) if (isSamePosition(first.at(-1), second[0])) return [...first, ...second.slice(1)];
  return null;
}

/** Named streets and paths; surveyed ones consist of short pieces, which are joined. */
function listNamedLines(features: readonly BaseMapFeature[]): NamedLine[] {
  const lines: NamedLine[] = [];
  for (const { geometry, properties } of features) {
    const { name, rank, kind } = properties;
    if (!name || geometry.type !== 'LineString' || !['road', 'path'].includes(kind)) continue;
    let line: readonly LonLat[] = geometry.coordinates;
    // Each piece may connect two lines found before.
    for (let index = lines.length - 1; index >= 0; index -= 1) {
      const other = lines[index];
      const joinedLine = other?.name === name && other.rank === rank ? joinLines(other.line, line) : null;
      if (!joinedLine) continue;
      line = joinedLine;
      lines.splice(index, 1);
    }
    lines.push({ name, rank, line });
  }
  return lines;
}

/**
 * Labels of streets and paths where there is room along them: the widest first, each name once, without overlap. Pass features clipped to the frame
 * (`clipToBox`); otherwise labels may be outside the drawing.
 */
export function placeLineLabels(features: readonly BaseMapFeature[], frame: Pick<Frame, 'project'>, options: Options): LineLabel[] {
  const { size, count, measureWidth = (text) => text.length * size * LETTER_WIDTH } = options;
  const runs = listNamedLines(features).flatMap(({ name, rank, line }) => {
    const straight = splitStraightRuns(line.map((position) => frame.project(position)));
    return straight.map((run) => ({ name, run, rank: RANKS.indexOf(rank) }));
  });
  const runsByRank = runs.toSorted((a, b) => a.rank - b.rank || getLength(b.run) - getLength(a.run));
  const labels: LineLabel[] = [];
  const taken = [...(options.taken ?? [])];
  for (const { name, run } of runsByRank) {
    const width = measureWidth(name);
    if (labels.length >= count) break;
    if (labels.some(({ text }) => text === name) || getLength(run) < width + size) continue;
    const label = listPositions(run, width)
      .map((middle) => ({ text: name, ...middle, angle: turnUpright(getAngle(run)) }))
      .find((placed) => isFree(getTakenRoom(placed, width, size), taken));
    if (!label) continue;
    taken.push(...getTakenRoom(label, width, size));
    labels.push(label);
  }
  return labels;
}
