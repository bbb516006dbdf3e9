/** The marks of HTML's names of letters: `&aacute;` is a letter and its accent. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  dblac: '\u030B',
};
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  rdquo: '”',
  ldquo: '“',
  rsquo: '’',
};
const LARGEST_CODE = 0x10_ff_ff;

function readCode(text: string, radix: number): string {
  const code = Number.parseInt(text, radix);
  return code > 0 && code <= LARGEST_CODE ? String.fromCodePoint(code) : '';
}

/** Text with the characters that HTML's entities stand for; what is none stays. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    if (hex) return readCode(hex, 16);
    if (decimal) return readCode(decimal, 10);
    const accent = ACCENTS[String(name).slice(1)];
    return accent ? `${String(name).charAt(0)}${accent}`.normalize('NFC') : (NAMED[name] ?? whole);
  });

const TAG = /<\/?(?:a|b|br|div|em|h[1-6]|html|body|i|li|ol|p|span|strong|u|ul)\b[^<>]*>/i;
const LINK = /<a\b[^<>]*?href="([^"<>]*)"[^<>]*>([^<>]*)<\/a>/gi;

/** A description in plain text with its paragraphs; some calendars write it in HTML. */
export function toPlainText(description: string): string {
  if (!TAG.test(description)) return description;
  const text = description
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(LINK, (_, url: string, words: string) => (words.trim() === url.trim() ? url : `${words} (${url})`))
    .replaceAll(/<br\b[^<>]*>/gi, '\n')
    .replaceAll(/<li\b[^<>]*>/gi, '\n– ')
    .replaceAll(/<\/(?:p|div|h[1-6]|ul|ol)>/gi, '\n\n')
    .replaceAll(/<[a-z/!][^<>]*>/gi, '');
  const lines = decodeEntities(text)
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim());
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
