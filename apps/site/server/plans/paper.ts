import { type Color, PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { PRINTED_BASE_MAP } from '@liget/design-tokens';
import { embedFonts, type Fonts } from '@liget/pdf';

/** A page of paper, in points; y grows downwards, as in the drawings. */
export interface Paper {
  pdf: PDFDocument;
  page: PDFPage;
  fonts: Fonts;
  height: number;
}

export interface TextPlacement {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  font: PDFFont;
  colour?: string;
}

/** '#rrggbb' as a colour of the page. */
export function parseColour(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return rgb(red, green, blue);
}

/** An empty page with the site's fonts. */
export async function createPaper(width: number, height: number): Promise<Paper> {
  const pdf = await PDFDocument.create();
  return { pdf, fonts: await embedFonts(pdf), page: pdf.addPage([width, height]), height };
}

export function write({ page, height }: Paper, text: string, { x, y, size, font, colour = PRINTED_BASE_MAP.words }: TextPlacement): void {
  page.drawText(text, { x, y: height - y, size, font, color: parseColour(colour) });
}
