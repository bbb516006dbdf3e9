import { wordMark } from './motifs/word-mark.ts';
import { INK } from './palette.ts';

/** Open Graph size in px. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The whole picture in its own proportions; the park's mark has the remaining space. */
export const SHARE_PICTURE = { width: 945, height: SHARE_SIZE.height } as const;

const STRIPE = 30;
const SEAM = 16;

/** The balloon's stripes between the mark and the picture. */
function seam(x: number): string {
  const reds = Array.from(
    { length: Math.ceil(SHARE_SIZE.height / STRIPE / 2) },
    (_, i) => `M${x} ${i * 2 * STRIPE}h${SEAM}v${STRIPE}h${-SEAM}z`,
  );
  return `<rect x="${x}" y="0" width="${SEAM}" height="${SHARE_SIZE.height}" fill="${INK.cream}"/><path d="${reds.join('')}" fill="${INK.red}"/>`;
}

/**
 * `picture` is a complete SVG of the size of SHARE_PICTURE. Without a title: networks show the page's own title beside the picture, and one
 * picture serves both languages and every page.
 */
export function shareMarkup(picture: string): string {
  const { width, height } = SHARE_SIZE;
  const left = width - SHARE_PICTURE.width;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${INK.forest}"/><g transform="translate(${left} 0)">${picture}</g>` +
    `${seam(left - SEAM)}${wordMark((left - SEAM) / 2, 178, 156)}</svg>`
  );
}
