import {
  clip,
  closePath,
  degrees,
  endPath,
  FillRule,
  LineCapStyle,
  LineJoinStyle,
  lineTo,
  moveTo,
  popGraphicsState,
  pushGraphicsState,
  setLineJoin,
  setLineWidth,
  setStrokingColor,
  setTextRenderingMode,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import type { BaseMap } from '@liget/content-api';
import { PALETTE, PRINTED_BASE_MAP, PRINTED_MARKERS, THEMES } from '@liget/design-tokens';
import {
  type Box,
  clipToBox,
  type DrawnLayer,
  drawBaseMap,
  type Frame,
  getTakenRoom,
  placeAreaLabels,
  placeLineLabels,
  type TakenRoom,
} from '@liget/map';
import type { NumberedPlace } from './numbered-places.ts';
import { getPaint } from './paint.ts';
import { type Paper, parseColour, write } from './paper.ts';

/** Where the map is on the page, in points from its upper left corner. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Metres that both edges of a path or road add to its width. */
const EDGES_METRES = 3;
const STREETS = { size: 6.5, count: 40 };
const AREAS = {
  size: 6.5,
  kinds: ['water', 'grounds', 'garden', 'lawn', 'square', 'building', 'playground', 'pitch', 'dog'],
  // A lake's name may be wider than the water.
  overhang: { water: 3 },
} as const;
const { words: INK, 'water-words': WATER, halo: HALO } = PRINTED_BASE_MAP;
export const MARKER_RADIUS = 6.2;
const SCALE_BAR_METRES = 200;

/** As on the screen, where light colours have no names beside them. */
export const MARKER_COLOURS: Record<NumberedPlace['kind'], string> = PRINTED_MARKERS;

interface PlanDrawing {
  baseMap: Pick<BaseMap, 'features'>;
  box: Box;
  frame: Frame;
  places: readonly NumberedPlace[];
  place: Place;
}

function drawLayer({ page, height }: Paper, layer: DrawnLayer, { frame, place }: PlanDrawing): void {
  const paint = getPaint(layer);
  if (!paint || !layer.d) return;
  const { fill, stroke, width = 1, edge, dashes } = paint;
  const at = { x: place.x, y: height - place.y, borderLineCap: LineCapStyle.Round };
  const toPoints = (metres: number) => metres * frame.scale;
  if (edge) page.drawSvgPath(layer.d, { ...at, borderColor: parseColour(edge), borderWidth: toPoints(width + EDGES_METRES) });
  page.drawSvgPath(layer.d, {
    ...at,
    ...(fill ? { color: parseColour(fill), fillRule: FillRule.EvenOdd } : {}),
    ...(stroke ? { borderColor: parseColour(stroke), borderWidth: toPoints(width) } : {}),
    ...(dashes ? { borderDashArray: dashes.map(toPoints), borderLineCap: LineCapStyle.Butt } : {}),
  });
}

interface Label {
  text: string;
  x: number;
  y: number;
  angle: number;
  size: number;
  colour: string;
}

/** A name with a light outline, so that it is readable on any background. */
function drawLabel(paper: Paper, { text, x, y, angle, size, colour }: Label, { place }: PlanDrawing): void {
  const { page, fonts, height } = paper;
  const radians = (angle * Math.PI) / 180;
  const half = fonts.bold.widthOfTextAtSize(text, size) / 2;
  const down = size * 0.35;
  const left = {
    x: place.x + x - half * Math.cos(radians) - down * Math.sin(radians),
    y: place.y + y - half * Math.sin(radians) + down * Math.cos(radians),
  };
  const options = { x: left.x, y: height - left.y, size, font: fonts.bold, rotate: degrees(-angle) };
  page.pushOperators(
    pushGraphicsState(),
    setLineJoin(LineJoinStyle.Round),
    setLineWidth(size / 4),
    setStrokingColor(parseColour(HALO)),
    setTextRenderingMode(TextRenderingMode.FillAndOutline),
  );
  page.drawText(text, { ...options, color: parseColour(HALO) });
  page.pushOperators(popGraphicsState());
  page.drawText(text, { ...options, color: parseColour(colour) });
}

function drawNames(paper: Paper, drawing: PlanDrawing, features: BaseMap['features']): void {
  const { frame, places } = drawing;
  const measureWidth = (size: number) => (text: string) => paper.fonts.bold.widthOfTextAtSize(text, size);
  const markers: TakenRoom[] = places.map(({ point }) => ({ ...point, radius: MARKER_RADIUS }));
  const areas = placeAreaLabels(features, frame, { ...AREAS, measureWidth: measureWidth(AREAS.size), taken: markers });
  const covered = areas.flatMap((label) => getTakenRoom({ ...label, angle: 0 }, measureWidth(AREAS.size)(label.text), AREAS.size));
  const streets = placeLineLabels(features, frame, {
    ...STREETS,
    measureWidth: measureWidth(STREETS.size),
    taken: [...markers, ...covered],
  });
  for (const label of areas)
    drawLabel(paper, { ...label, angle: 0, size: AREAS.size, colour: label.kind === 'water' ? WATER : INK }, drawing);
  for (const label of streets) drawLabel(paper, { ...label, size: STREETS.size, colour: INK }, drawing);
}

function drawMarkers(paper: Paper, { places, place }: PlanDrawing): void {
  const { page, fonts, height } = paper;
  for (const { number, kind, point } of places) {
    const [x, y] = [place.x + point.x, place.y + point.y];
    page.drawCircle({
      x,
      y: height - y,
      size: MARKER_RADIUS,
      color: parseColour(MARKER_COLOURS[kind]),
      borderColor: parseColour(PALETTE.white),
      borderWidth: 1,
    });
    const text = String(number);
    write(paper, text, {
      x: x - fonts.bold.widthOfTextAtSize(text, 6.8) / 2,
      y: y + 2.4,
      size: 6.8,
      font: fonts.bold,
      colour: PALETTE.white,
    });
  }
}

function drawScale(paper: Paper, { frame, place }: PlanDrawing, { metres, north }: { metres: string; north: string }): void {
  const { page, fonts, height } = paper;
  const [left, foot] = [place.x + 10, place.y + place.height - 10];
  const length = SCALE_BAR_METRES * frame.scale;
  const ink = { borderColor: parseColour(INK), borderWidth: 1.4 };
  page.drawRectangle({
    x: left - 5,
    y: height - foot - 5,
    width: length + 62,
    height: 26,
    color: parseColour(PALETTE.white),
    opacity: 0.85,
  });
  page.drawSvgPath(`M0 -5V0H${length}V-5`, { x: left, y: height - foot, ...ink });
  write(paper, metres, { x: left + length + 5, y: foot, size: 7.5, font: fonts.bold });
  page.drawSvgPath('M0 0L4 -14L8 0L4 -3.5Z', { x: left + length + 40, y: height - foot, color: parseColour(INK) });
  write(paper, north, { x: left + length + 49, y: foot - 4, size: 8, font: fonts.bold });
}

/** Draws the map with labels, markers and scale, clipped to its rectangle. */
export function drawPlan(paper: Paper, drawing: PlanDrawing, scaleTexts: { metres: string; north: string }): void {
  const { page, height } = paper;
  const { x, y, width, height: tall } = drawing.place;
  const { features } = clipToBox(drawing.baseMap, drawing.box);
  const corners = [
    [x, height - y],
    [x + width, height - y],
    [x + width, height - y - tall],
    [x, height - y - tall],
  ] as const;
  page.pushOperators(
    pushGraphicsState(),
    ...corners.map(([left, up], index) => (index === 0 ? moveTo(left, up) : lineTo(left, up))),
    closePath(),
    clip(),
    endPath(),
  );
  page.drawRectangle({ x, y: height - y - tall, width, height: tall, color: parseColour(PRINTED_BASE_MAP.land) });
  for (const layer of drawBaseMap({ features }, drawing.frame)) drawLayer(paper, layer, drawing);
  drawNames(paper, drawing, features);
  drawMarkers(paper, drawing);
  drawScale(paper, drawing, scaleTexts);
  page.pushOperators(popGraphicsState());
  page.drawRectangle({
    x,
    y: height - y - tall,
    width,
    height: tall,
    borderColor: parseColour(THEMES.light['line-strong']),
    borderWidth: 0.8,
  });
}
