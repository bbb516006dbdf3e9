import type { BaseMapFeature, BaseMapKind } from '@liget/content-api';
import type { Frame, Point } from '../frame.ts';
import { listSegments } from '../geometry/segments.ts';
import { getTakenRoom, isFree, type TakenRoom } from './room.ts';

/** A label in the middle of a lake, a garden, a building. */
export interface AreaLabel {
  text: string;
  kind: BaseMapKind;
  x: number;
  y: number;
}

interface Options {
  kinds: readonly BaseMapKind[];
  /** Font size in the frame's units. */
  size: number;
  measureWidth: (text: string) => number;
  /** How many times wider than its area a name of this kind may be; it then extends beyond both edges. Others must fit inside. */
  overhang?: Partial<Record<BaseMapKind, number>>;
  /** Occupied circles. */
  taken?: readonly TakenRoom[];
}

/** Heights at which an area is tried, as fractions of its own: the middle first. */
const HEIGHTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/** Offsets of a name's middle, as fractions of the area's width. */
const SIDE_OFFSETS = [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3];

interface Span extends Point {
  width: number;
}

/** The spans across an area at some heights: the widest first, of equals the one nearest to the middle. */
function getSpans(rings: readonly (readonly Point[])[]): Span[] {
  const heights = rings.flat().map(({ y }) => y);
  const [top, foot] = [Math.min(...heights), Math.max(...heights)];
  const spans = HEIGHTS.flatMap((share) => {
    const y = top + (foot - top) * share;
    const crossings = rings
      .flatMap((ring) => listSegments(ring))
      .filter(([a, b]) => a.y > y !== b.y > y)
      .map(([a, b]) => a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y))
      .toSorted((a, b) => a - b);
    // Between odd and even crossings lies the inside (even-odd rule).
    return listSegments(crossings).flatMap(([left, right], index): Span[] =>
      index % 2 === 0 ? [{ x: (left + right) / 2, y, width: right - left }] : [],
    );
  });
  return spans.toSorted((a, b) => Math.round(b.width) - Math.round(a.width));
}

/** Candidate positions for a label that is wider than its area: the middle first, then to the sides. It may lie over a hole. */
const listSidePositions = (outline: readonly Point[]): Span[] => {
  const spans = getSpans([outline]);
  return SIDE_OFFSETS.flatMap((share) => spans.map((span) => ({ ...span, x: span.x + span.width * share })));
};

/** Places the names of areas, each once, without overlap, where the area is wide enough; some kinds may extend beyond it. */
export function placeAreaLabels(features: readonly BaseMapFeature[], frame: Pick<Frame, 'project'>, options: Options): AreaLabel[] {
  const { kinds, size, measureWidth, overhang = {} } = options;
  const taken = [...(options.taken ?? [])];
  const labels: AreaLabel[] = [];
  for (const { geometry, properties } of features) {
    const { name, kind } = properties;
    if (!name || geometry.type !== 'Polygon' || !kinds.includes(kind) || labels.some(({ text }) => text === name)) continue;
    const width = measureWidth(name);
    const rings = geometry.coordinates.map((ring) => ring.map((position) => frame.project(position)));
    const getCover = (span: Span) => getTakenRoom({ ...span, angle: 0 }, width, size);
    const maxWidthRatio = overhang[kind];
    const span =
      getSpans(rings).find((candidate) => candidate.width >= width + size && isFree(getCover(candidate), taken)) ??
      (maxWidthRatio &&
        listSidePositions(rings[0] ?? []).find(
          (candidate) => candidate.width * maxWidthRatio >= width && isFree(getCover(candidate), taken),
        ));
    if (!span) continue;
    taken.push(...getCover(span));
    labels.push({ text: name, kind, x: span.x, y: span.y });
  }
  return labels;
}
