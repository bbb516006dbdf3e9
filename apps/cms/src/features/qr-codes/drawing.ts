import sharp from 'sharp';
import { encode } from 'uqr';
import { escapeHtml } from '../../platform/escape-html.ts';
import { setLettering } from './lettering.ts';

/** Modules of white around a code, without which cameras miss it (ISO/IEC 18004). */
const QUIET = 4;
/** Outdoors a quarter of a code may be scratched, dirty or in glare: level Q. */
const CORRECTION = 'Q';
/** All in modules. */
const NAME = { size: 2.6, line: 3.4, above: 0.6 };
/** Pixels that a printed picture has at least. */
const LEAST_PIXELS = 1600;

interface Sign {
  /** What the code leads to. */
  address: string;
  /** Printed below it. */
  name: string;
}

const formatNumber = (number: number) => String(Math.round(number * 1000) / 1000);

/** The dark modules, those side by side in one stroke. */
function getPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const strokes: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const from = x;
        while (row[x + 1]) x += 1;
        strokes.push(`M${from + QUIET} ${y + QUIET}h${x - from + 1}v1h-${x - from + 1}z`);
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

async function draw({ address, name }: Sign, pixelsOfModule: number | null): Promise<QrDrawing> {
  const { data, size } = encode(address, { ecc: CORRECTION, border: 0 });
  const width = size + 2 * QUIET;
  const lines = await setLettering(name, { size: NAME.size, width: width - QUIET });
  const top = width - QUIET + QUIET / 2 + NAME.above;
  const height = lines.length > 0 ? top + lines.length * NAME.line + QUIET / 2 : width;
  const words = lines
    .map((line, index) => {
      const [x, y] = [(width - line.width) / 2, top + NAME.size + index * NAME.line];
      return `<path transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${line.scale} -${line.scale})" d="${line.path}"/>`;
    })
    .join('');
  const measures =
    pixelsOfModule === null ? '' : ` width="${Math.round(width * pixelsOfModule)}" height="${Math.round(height * pixelsOfModule)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${formatNumber(height)}"${measures} role="img"><title>${escapeHtml(name)}</title><desc>${escapeHtml(address)}</desc><path fill="#fff" d="M0 0h${width}v${formatNumber(height)}h-${width}z"/><path shape-rendering="crispEdges" d="${getPath(data)}"/>${words}</svg>`;
  return { svg, width };
}

/** A printable drawing in lines, of any size, with the sign's name below it in outlines: no printer needs the font. */
export async function drawQrSvg(sign: Sign): Promise<string> {
  return (await draw(sign, null)).svg;
}

/** The same in pixels, at least 1600 wide, each module a whole number of them. */
export async function drawQrPng(sign: Sign): Promise<Buffer> {
  const { width } = await draw(sign, null);
  const { svg } = await draw(sign, Math.ceil(LEAST_PIXELS / width));
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png({ palette: true, colours: 16 }).toBuffer();
}
