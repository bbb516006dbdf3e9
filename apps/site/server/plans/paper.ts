import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@cantoo/fontkit';
import { type Color, PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';

const require = createRequire(import.meta.url);

export interface Fonts {
  regular: PDFFont;
  bold: PDFFont;
}

/** A page of paper, in points; y grows downwards, as in the drawings. */
export interface Paper {
  pdf: PDFDocument;
  page: PDFPage;
  fonts: Fonts;
  height: number;
}

export interface Written {
  x: number;
  /** Of the line that the letters stand on. */
  y: number;
  size: number;
  font: PDFFont;
  colour?: string;
}

/** '#rrggbb' as a colour of the page. */
export function colourOf(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return rgb(red, green, blue);
}

/** An empty page. The fonts are the site's; only the letters that are used come along, for pdf-lib's own have no ő and ű. */
export async function newPaper(width: number, height: number): Promise<Paper> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const [regular, bold] = await Promise.all(
    ['400Regular/Figtree_400Regular.ttf', '700Bold/Figtree_700Bold.ttf'].map(async (file) =>
      pdf.embedFont(await readFile(require.resolve(`@expo-google-fonts/figtree/${file}`)), { subset: true }),
    ),
  );
  if (!regular || !bold) throw new Error('The fonts of the printed plan are not installed');
  return { pdf, page: pdf.addPage([width, height]), fonts: { regular, bold }, height };
}

export function write({ page, height }: Paper, text: string, { x, y, size, font, colour = '#16231d' }: Written): void {
  page.drawText(text, { x, y: height - y, size, font, color: colourOf(colour) });
}

/** Breaks a text into lines of a width. A word that is wider stands alone. */
export function wrapped(text: string, width: number, { size, font }: Pick<Written, 'size' | 'font'>): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && font.widthOfTextAtSize(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
