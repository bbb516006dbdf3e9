import { INK } from './palette.ts';

/** Open Graph size in px. */
const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;

/** The picture stands on the right, nearly square, so that its subject is whole; the title has the left. */
export const SHARE_PICTURE = { width: 620, height: SHARE_HEIGHT } as const;

const FONT = 'Bricolage Grotesque, Figtree, DejaVu Sans, sans-serif';
const MARGIN = 60;
const TEXT_WIDTH = SHARE_WIDTH - SHARE_PICTURE.width - MARGIN - 44;
/** Mean width of a bold letter of the widest fallback face, in ems. */
const LETTER = 0.63;
const SIZES = [66, 58, 50, 44, 38] as const;

const escapeXml = (text: string): string =>
  [...text]
    .filter((character) => character >= ' ')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const shorten = (text: string, length: number): string => {
  const letters = [...text];
  return letters.length > length
    ? `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** Breaks a title at spaces into at most `most` lines of about `length` characters; what is left over becomes an ellipsis. */
function wrapTitle(title: string, length: number, most = 3): string[] {
  const lines: string[] = [];
  for (const word of title.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, most).map((line) => shorten(line, length));
  const end = kept.at(-1);
  if (lines.length > most && end !== undefined && !end.endsWith('…'))
    kept[kept.length - 1] = shorten(`${end} …`, length).replace(/ ?…$/, '…');
  return kept;
}

/** The largest type in which the whole title fits on three lines, or the smallest, cut short. */
function fitTitle(title: string): { size: number; lines: string[] } {
  let fitted = { size: 0, lines: [''] };
  for (const size of SIZES) {
    fitted = { size, lines: wrapTitle(title, Math.floor(TEXT_WIDTH / (size * LETTER))) };
    if (!fitted.lines.some((line) => line.endsWith('…'))) break;
  }
  return fitted;
}

/** The balloon's stripes as the seam between title and picture. */
function seam(x: number): string {
  const stripe = 30;
  return Array.from(
    { length: SHARE_HEIGHT / stripe },
    (_, i) => `<rect x="${x}" y="${i * stripe}" width="16" height="${stripe}" fill="${i % 2 ? INK.cream : INK.red}"/>`,
  ).join('');
}

/** `picture` is a complete SVG of the size of SHARE_PICTURE. */
export function shareMarkup(picture: string, title: string, kicker?: string): string {
  const { size, lines } = fitTitle(title);
  const leading = size * 1.14;
  const left = SHARE_WIDTH - SHARE_PICTURE.width;
  const top = (SHARE_HEIGHT - lines.length * leading) / 2 + size * 0.82;
  const text = lines
    .map(
      (line, i) =>
        `<text x="${MARGIN}" y="${Math.round(top + i * leading)}" font-family="${FONT}" font-size="${size}" font-weight="700" fill="${INK.forest}">${escapeXml(line)}</text>`,
    )
    .join('');
  const small =
    kicker === undefined
      ? ''
      : `<text x="${MARGIN + 2}" y="98" font-family="${FONT}" font-size="28" font-weight="600" fill="${INK.red}">${escapeXml(shorten(kicker, 26))}</text>`;
  const mark = `<path d="M78 520C112 520 112 560 84 582H72C44 560 44 520 78 520z" fill="${INK.red}"/><path d="M72 521C60 540 64 564 75 582H81C92 564 96 540 84 521z" fill="${INK.cream}"/><rect x="71" y="587" width="14" height="11" rx="2" fill="${INK.wood}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">` +
    `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${INK.cream}"/><g transform="translate(${left} 0)">${picture}</g>${seam(left - 8)}${small}${text}${mark}</svg>`
  );
}
