import sharp from 'sharp';
import { encode } from 'uqr';
import { escapeHtml } from '../../platform/escape-html.ts';
import { setLettering } from './lettering.ts';

/** Modules of white around a code, without which cameras do not recognise it (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Error correction level Q: outdoors a quarter of a code may be scratched, dirty or in glare. */
const CORRECTION = 'Q';
/** Font size, line height and space above the name, in modules. */
const NAME = { size: 2.6, line: 3.4, above: 0.6 };
/** The least width of a printed picture in pixels. */
const MIN_WIDTH_PIXELS = 1600;

interface PrintedCode {
  /** The code's URL. */
  address: string;
  /** Printed below the code. */
  name: string;
}

const formatNumber = (number: number) => String(Math.round(number * 1000) / 1000);

/** The dark modules; neighbours in a row are one stroke. */
function getPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const strokes: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const from = x;
        while (row[x + 1]) x += 1;
        strokes.push(`M${from + QUIET_ZONE} ${y + QUIET_ZONE}h${x - from + 1}v1h-${x - from + 1}z`);
      }
      return strokes;
    })
    .join('');
}

interface QrDrawing {
  svg: string;
  /** In modules. */
  width: number;
}

async function draw({ address, name }: PrintedCode, pixelsOfModule: number | null): Promise<QrDrawing> {
  const { data, size } = encode(address, { ecc: CORRECTION, border: 0 });
  const width = size + 2 * QUIET_ZONE;
  const lines = await setLettering(name, { size: NAME.size, width: width - QUIET_ZONE });
  const top = width - QUIET_ZONE + QUIET_ZONE / 2 + NAME.above;
  const height = lines.length > 0 ? top + lines.length * NAME.line + QUIET_ZONE / 2 : width;
  const letters = lines
    .map((line, index) => {
      const [x, y] = [(width - line.width) / 2, top + NAME.size + index * NAME.line];
      return `<path transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${line.scale} -${line.scale})" d="${line.path}"/>`;
    })
    .join('');
  const measures =
    pixelsOfModule === null ? '' : ` width="${Math.round(width * pixelsOfModule)}" height="${Math.round(height * pixelsOfModule)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${formatNumber(height)}"${measures} role="img"><title>${escapeHtml(name)}</title><desc>${escapeHtml(address)}</desc><path fill="#fff" d="M0 0h${width}v${formatNumber(height)}h-${width}z"/><path shape-rendering="crispEdges" d="${getPath(data)}"/>${letters}</svg>`;
  return { svg, width };
}

/** A printable SVG with the name below the code as outlines, so that printers need no font. */
export async function drawQrSvg(code: PrintedCode): Promise<string> {
  return (await draw(code, null)).svg;
}

/** The same as PNG, at least 1600 pixels wide, with a whole number of pixels per module. */
export async function drawQrPng(code: PrintedCode): Promise<Buffer> {
  const { width } = await draw(code, null);
  const { svg } = await draw(code, Math.ceil(MIN_WIDTH_PIXELS / width));
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png({ palette: true, colours: 16 }).toBuffer();
}
