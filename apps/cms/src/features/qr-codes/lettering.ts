import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from '@cantoo/fontkit';

/** One line in outlines. `path` is in the font's units, upwards; `scale` makes them those of the drawing. */
interface Line {
  path: string;
  scale: number;
  /** In the drawing's units. */
  width: number;
}

const MOST_LINES = 3;

// Found from the service's own folder, not from where its bundle lies.
const require = createRequire(path.resolve('package.json'));
let font: Promise<Font> | undefined;

async function readFont(): Promise<Font> {
  const found = create(await readFile(require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf')));
  if (!found || !('layout' in found)) throw new Error('The font of printed codes cannot be read');
  return found;
}

const loadFigtree = () => {
  font ??= readFont();
  return font;
};

/** A text in the site's own letters, broken into at most three lines of a width; what does not fit ends in an ellipsis. */
export async function setLettering(text: string, { size, width }: { size: number; width: number }): Promise<Line[]> {
  const letters = await loadFigtree();
  const scale = size / letters.unitsPerEm;
  const measureWidth = (words: string) => letters.layout(words).advanceWidth * scale;
  const fitting = (words: string): string =>
    measureWidth(words) <= width ? words : fitting(`${[...words.replace(/…$/, '')].slice(0, -1).join('')}…`);
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measureWidth(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shownLines = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1).join(' ')] : lines;
  return shownLines.map((words) => {
    const { glyphs, positions, advanceWidth } = letters.layout(fitting(words));
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
