import type { BaseMap } from '@liget/content-api';
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
export const GROUND = { width: 400, height: 260 };
const WIDTH = 640;
const LETTERS = 17;
const NAMES = 4;
/** Metres of the scale's bar. */
const BAR = 100;
const [SIGN, EDGE] = [15, 16];
/** Metres that both edges of a way add to its width. */
const EDGES = 2.5;
const WATER = '#2b4f8a';
/** How many times as wide as its water a lake's name may be. */
const OVERHANG = 2;
/** Of a letter's size. */
const LETTER = 0.56;
const FONT = 'font-family="system-ui,sans-serif"';

interface SmallMap {
  baseMap: Pick<BaseMap, 'features'>;
  at: LonLat;
  /** Names the picture for who opens it alone. */
  title: string;
}

const formatNumber = (value: number) => Number(value.toFixed(1));

/** The box of 400 × 260 m around a place. */
function getBox(at: LonLat) {
  const around = getBoxAround([at], GROUND.width / 2);
  if (!around) throw new Error('a place without a position');
  const height = ((around.north - around.south) * GROUND.height) / GROUND.width;
  return { ...around, south: at[1] - height / 2, north: at[1] + height / 2 };
}

function drawLayer(layer: DrawnLayer, index: number, frame: Frame): string {
  const paint = getPaint(layer);
  if (!paint || !layer.d) return '';
  const { fill = 'none', stroke, width = 1, edge, dashes } = paint;
  const units = (metres: number) => formatNumber(metres * frame.scale);
  const line = stroke ? ` stroke="${stroke}" stroke-width="${units(width)}"` : '';
  const dashed = dashes ? ` stroke-dasharray="${dashes.map(units).join(' ')}"` : '';
  if (!edge) return `<path d="${layer.d}" fill="${fill}" fill-rule="evenodd"${line}${dashed}/>`;
  // The same line twice: its edge is a wider one below.
  const use = (colour: string | undefined, metres: number) => `<use href="#l${index}" stroke="${colour}" stroke-width="${units(metres)}"/>`;
  return `<defs><path id="l${index}" d="${layer.d}" fill="none"/></defs>${use(edge, width + EDGES)}${use(stroke, width)}`;
}

function labelSvg({ text, x, y, angle }: LineLabel, colour?: string): string {
  const place = `x="${formatNumber(x)}" y="${formatNumber(y)}" transform="rotate(${formatNumber(angle)} ${formatNumber(x)} ${formatNumber(y)})"`;
  const fill = colour ? ` fill="${colour}"` : '';
  return `<text ${place}${fill} text-anchor="middle" dy=".35em">${escapeMarkup(text)}</text>`;
}

/**
 * The surroundings of one place as a picture of its own: no script, nothing that a page would carry twice, and browsers fetch it when it comes near
 * the window. The letters are the system's, for a picture has no fonts of the page.
 */
export function drawSmallMap({ baseMap, at, title }: SmallMap): string {
  const box = getBox(at);
  const frame = createFrame(box, WIDTH);
  const { features } = clipToBox(baseMap, box);
  const sign = frame.project(at);
  const foot = frame.height - EDGE;
  const bar = formatNumber(BAR * frame.scale);
  const layers = drawBaseMap({ features }, frame).map((layer, index) => drawLayer(layer, index, frame));
  const taken = [
    { ...sign, radius: SIGN * 1.4 },
    ...[0.1, 0.3, 0.5, 0.7, 0.9].map((share) => ({ x: WIDTH * share, y: foot, radius: EDGE * 1.4 })),
  ];
  const measureWidth = (text: string) => text.length * LETTERS * LETTER;
  const waters = placeAreaLabels(features, frame, { kinds: ['water'], size: LETTERS, measureWidth, overhang: { water: OVERHANG }, taken })
    .map((label): LineLabel => ({ ...label, angle: 0 }))
    // The clipped water may have its middle near the edge, where a name would be cut.
    .filter(
      ({ text, x, y }) => x > measureWidth(text) / 2 && x < WIDTH - measureWidth(text) / 2 && y > LETTERS && y < frame.height - LETTERS,
    );
  const covered = waters.flatMap((label) => getTakenRoom(label, measureWidth(label.text), LETTERS));
  const labels = placeLineLabels(features, frame, { size: LETTERS, count: NAMES, taken: [...taken, ...covered] });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${frame.height}" width="${WIDTH}" height="${frame.height}" role="img">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<rect width="${WIDTH}" height="${frame.height}" fill="#f4f1e8"/>`,
    `<g stroke-linejoin="round" stroke-linecap="round">${layers.join('')}</g>`,
    `<g ${FONT} font-size="${LETTERS}" font-weight="600" fill="#16231d" stroke="#fffaf0" stroke-width="4" stroke-linejoin="round" paint-order="stroke">`,
    ...waters.map((label) => labelSvg(label, WATER)),
    ...labels.map((label) => labelSvg(label)),
    `<text x="${WIDTH - EDGE}" y="${foot}" font-size="14" font-weight="400" text-anchor="end">© OpenStreetMap contributors</text>`,
    `<text x="${EDGE + bar + 10}" y="${foot}" font-size="14">${BAR} m</text></g>`,
    `<path d="M${EDGE} ${foot - 8}v8h${bar}v-8" fill="none" stroke="#16231d" stroke-width="2.5"/>`,
    `<circle cx="${sign.x}" cy="${sign.y}" r="${SIGN}" fill="#c22f21" stroke="#ffffff" stroke-width="4"/>`,
    `<circle cx="${sign.x}" cy="${sign.y}" r="4.5" fill="#ffffff"/>`,
    '</svg>',
  ].join('');
}
