import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from '@cantoo/fontkit';

/** A line as outlines. `path` is in the font's units with y upwards; `scale` converts them to the drawing's. */
interface Line {
  path: string;
  scale: number;
  /** The width of the text in the drawing's units. */
  width: number;
}

const MAX_LINES = 3;

// Resolved from the service's folder, because the bundle is elsewhere.
const require = createRequire(path.resolve('package.json'));
let font: Promise<Font> | undefined;

async function readFont(): Promise<Font> {
  const font = create(await readFile(require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf')));
  if (!font || !('layout' in font)) throw new Error('The font of printed codes cannot be read');
  return font;
}

const loadFigtree = () => {
  font ??= readFont();
  return font;
};

/** A text in the site's font, broken into at most three lines of this width; the rest is replaced by an ellipsis. */
export async function setLettering(text: string, { size, width }: { size: number; width: number }): Promise<Line[]> {
  const font = await loadFigtree();
  const scale = size / font.unitsPerEm;
  const measureWidth = (words: string) => font.layout(words).advanceWidth * scale;
  const shortenToWidth = (words: string): string =>
    measureWidth(words) <= width ? words : shortenToWidth(`${[...words.replace(/…$/, '')].slice(0, -1).join('')}…`);
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measureWidth(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shownLines = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 1), lines.slice(MAX_LINES - 1).join(' ')] : lines;
  return shownLines.map((words) => {
    const { glyphs, positions, advanceWidth } = font.layout(shortenToWidth(words));
    let x = 0;
    const outlines = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions?.[index] ?? {};
      const outline = glyph.path.translate(x + xOffset, 0).toSVG();
      x += xAdvance;
      return outline;
    });
    return { path: outlines.join(''), scale, width: advanceWidth * scale };
  });
}
