import type { PDFFont } from '@cantoo/pdf-lib';

/** Breaks a text into lines of at most `width` points. A word that is wider has its own line. */
export function wrapText(
  text: string,
  width: number,
  { size, font }: { size: number; font: Pick<PDFFont, 'widthOfTextAtSize'> },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && font.widthOfTextAtSize(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
