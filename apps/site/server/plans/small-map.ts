import type { BaseMap } from '@liget/content-api';
import { PALETTE, PRINTED_BASE_MAP, PRINTED_MARKERS } from '@liget/design-tokens';
import {
  clipToBox,
  createFrame,
  type DrawnLayer,
  drawBaseMap,
  type Frame,
  getBoxAround,
  getTakenRoom,
  type LineLabel,
  type LonLat,
  placeAreaLabels,
  placeLineLabels,
} from '@liget/map';
import { escapeMarkup } from '../../app/lib/escape-markup.ts';
import { getPaint } from './paint.ts';

/** Metres from east to west and from south to north. */
export const SIZE_METRES = { width: 400, height: 260 };
const WIDTH = 640;
const FONT_SIZE = 17;
const MAX_NAMES = 4;
const SCALE_BAR_METRES = 100;
const [MARKER_RADIUS, EDGE] = [15, 16];
/** Metres that both edges of a path or road add to its width. */
const EDGES_METRES = 2.5;
const { words: INK, 'water-words': WATER, halo: HALO, land: LAND } = PRINTED_BASE_MAP;
/** The highest ratio of the width of a lake's name to that of the lake. */
const OVERHANG = 2;
/** The average width of a letter, relative to the font size. */
const LETTER_WIDTH = 0.56;
const FONT = 'font-family="system-ui,sans-serif"';

interface SmallMap {
  baseMap: Pick<BaseMap, 'features'>;
  at: LonLat;
  /** The title of the SVG document. */
  title: string;
}

const formatNumber = (value: number) => Number(value.toFixed(1));

/** The box of 400 × 260 m around a place. */
function getBox(at: LonLat) {
  const around = getBoxAround([at], SIZE_METRES.width / 2);
  if (!around) throw new Error('a place without a position');
  const height = ((around.north - around.south) * SIZE_METRES.height) / SIZE_METRES.width;
  return { ...around, south: at[1] - height / 2, north: at[1] + height / 2 };
}

function drawLayer(layer: DrawnLayer, index: number, frame: Frame): string {
  const paint = getPaint(layer);
  if (!paint || !layer.d) return '';
  const { fill = 'none', stroke, width = 1, edge, dashes } = paint;
  const formatUnits = (metres: number) => formatNumber(metres * frame.scale);
  const line = stroke ? ` stroke="${stroke}" stroke-width="${formatUnits(width)}"` : '';
  const dashed = dashes ? ` stroke-dasharray="${dashes.map(formatUnits).join(' ')}"` : '';
  if (!edge) return `<path d="${layer.d}" fill="${fill}" fill-rule="evenodd"${line}${dashed}/>`;
  // The edge is the same line, wider and below.
  const drawUse = (colour: string | undefined, metres: number) =>
    `<use href="#l${index}" stroke="${colour}" stroke-width="${formatUnits(metres)}"/>`;
  return `<defs><path id="l${index}" d="${layer.d}" fill="none"/></defs>${drawUse(edge, width + EDGES_METRES)}${drawUse(stroke, width)}`;
}

function formatLabel({ text, x, y, angle }: LineLabel, colour?: string): string {
  const place = `x="${formatNumber(x)}" y="${formatNumber(y)}" transform="rotate(${formatNumber(angle)} ${formatNumber(x)} ${formatNumber(y)})"`;
  const fill = colour ? ` fill="${colour}"` : '';
  return `<text ${place}${fill} text-anchor="middle" dy=".35em">${escapeMarkup(text)}</text>`;
}

/**
 * The surroundings of one place as an SVG file, which browsers load lazily and without scripts. It uses a system font, because an image has no
 * access to the fonts of the page.
 */
export function drawSmallMap({ baseMap, at, title }: SmallMap): string {
  const box = getBox(at);
  const frame = createFrame(box, WIDTH);
  const { features } = clipToBox(baseMap, box);
  const marker = frame.project(at);
  const foot = frame.height - EDGE;
  const bar = formatNumber(SCALE_BAR_METRES * frame.scale);
  const layers = drawBaseMap({ features }, frame).map((layer, index) => drawLayer(layer, index, frame));
  const taken = [
    { ...marker, radius: MARKER_RADIUS * 1.4 },
    ...[0.1, 0.3, 0.5, 0.7, 0.9].map((share) => ({ x: WIDTH * share, y: foot, radius: EDGE * 1.4 })),
  ];
  const measureWidth = (text: string) => text.length * FONT_SIZE * LETTER_WIDTH;
  const waters = placeAreaLabels(features, frame, { kinds: ['water'], size: FONT_SIZE, measureWidth, overhang: { water: OVERHANG }, taken })
    .map((label): LineLabel => ({ ...label, angle: 0 }))
    // The clipped water may have its middle near the edge, where a name would be cut.
    .filter(
      ({ text, x, y }) => x > measureWidth(text) / 2 && x < WIDTH - measureWidth(text) / 2 && y > FONT_SIZE && y < frame.height - FONT_SIZE,
    );
  const covered = waters.flatMap((label) => getTakenRoom(label, measureWidth(label.text), FONT_SIZE));
  const labels = placeLineLabels(features, frame, { size: FONT_SIZE, count: MAX_NAMES, taken: [...taken, ...covered] });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${frame.height}" width="${WIDTH}" height="${frame.height}" role="img">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<rect width="${WIDTH}" height="${frame.height}" fill="${LAND}"/>`,
    `<g stroke-linejoin="round" stroke-linecap="round">${layers.join('')}</g>`,
    `<g ${FONT} font-size="${FONT_SIZE}" font-weight="600" fill="${INK}" stroke="${HALO}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">`,
    ...waters.map((label) => formatLabel(label, WATER)),
    ...labels.map((label) => formatLabel(label)),
    `<text x="${WIDTH - EDGE}" y="${foot}" font-size="14" font-weight="400" text-anchor="end">© OpenStreetMap contributors</text>`,
    `<text x="${EDGE + bar + 10}" y="${foot}" font-size="14">${SCALE_BAR_METRES} m</text></g>`,
    `<path d="M${EDGE} ${foot - 8}v8h${bar}v-8" fill="none" stroke="${INK}" stroke-width="2.5"/>`,
    `<circle cx="${marker.x}" cy="${marker.y}" r="${MARKER_RADIUS}" fill="${PRINTED_MARKERS.top_location}" stroke="${PALETTE.white}" stroke-width="4"/>`,
    `<circle cx="${marker.x}" cy="${marker.y}" r="4.5" fill="${PALETTE.white}"/>`,
    '</svg>',
  ].join('');
}
