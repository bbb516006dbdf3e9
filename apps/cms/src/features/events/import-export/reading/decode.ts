import { type Label, label } from '../../../../platform/fields/labels.ts';

/** The character encoding of a file. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1250' | 'ISO 8859-2';

export type DecodedFile = { text: string; encoding: Encoding } | { error: Label };

export const MAX_BYTES = 5 * 1024 * 1024;

const ERROR_TEXTS = {
  empty: label('A fájl üres.', 'The file is empty.'),
  large: label(
    'A fájl 5 MB-nál nagyobb. Ossza több fájlra, és olvassa be őket egymás után.',
    'The file is larger than 5 MB. Split it and import the parts one after another.',
  ),
  workbook: label(
    'Ezt a munkafüzetet nem tudjuk olvasni. Nyissa meg, és a „Mentés másként” paranccsal mentse Excel-munkafüzetként (.xlsx) vagy CSV-fájlként.',
    'This kind of workbook cannot be read. Open it and save it as an Excel workbook (.xlsx) or a CSV file with ‘Save as’.',
  ),
  binary: label(
    'Ez nem szöveges fájl. Táblázatot (.xlsx, .csv) vagy naptárfájlt (.ics) válasszon.',
    'This is not a text file. Choose a table (.xlsx, .csv) or a calendar file (.ics).',
  ),
  mojibake: label(
    'A fájlban elromlottak az ékezetes betűk (például „Ã¡” áll „á” helyett). Mentse újra az eredeti táblázatból, UTF-8 kódolással.',
    'The accented letters of this file are broken (‘Ã¡’ instead of ‘á’, for example). Save it again from the original, as UTF-8.',
  ),
} as const;

const startsWith = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, index) => bytes[index] === sign);
const decodeBytes = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** Detects UTF-16 without a byte order mark: every second byte is nearly always zero. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const sample = bytes.subarray(0, 400);
  const zeros = [0, 1].map((first) => sample.filter((byte, index) => index % 2 === first && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even === 0) return 'utf-16le';
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : null;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const isContinuation = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte <= 0xbf;
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09;

/**
 * Moves split letters before the fold. Old programs fold lines of a calendar after a number of bytes, even within a letter, while RFC 5545 (3.1)
 * unfolds before decoding; here lines must keep their numbers.
 */
function joinFoldedLetters(bytes: Uint8Array): Uint8Array {
  const whole = Uint8Array.from(bytes);
  for (let end = whole.indexOf(0x0a); end !== -1; end = whole.indexOf(0x0a, end + 1)) {
    if (!isBlank(whole[end + 1]) || !isContinuation(whole[end + 2])) continue;
    const from = whole[end - 1] === 0x0d ? end - 1 : end;
    let to = end + 3;
    while (isContinuation(whole[to])) to += 1;
    const rest = whole.slice(end + 2, to);
    whole.copyWithin(from + rest.length, from, end + 2);
    whole.set(rest, from);
    end = to - 1;
  }
  return whole;
}

/** Bytes of Š, Ť, Ž, š, ť, ž and similar in ISO 8859-2, which are ©, ®, «, », µ and similar in Windows-1250. */
const LETTERS_OF_ISO = new Set([0xa5, 0xa6, 0xa9, 0xab, 0xac, 0xae, 0xb5, 0xb6, 0xb9, 0xbb, 0xbe]);
const isLetter = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte >= 0xc0);

/**
 * Both encodings have the Hungarian letters at the same codes. Only Windows has characters from 0x80 to 0x9F (quotes, dashes); for other differing
 * codes, a character between two letters must be a letter.
 */
function detectSingleByteEncoding(bytes: Uint8Array): 'Windows-1250' | 'ISO 8859-2' {
  if (bytes.some((byte) => byte >= 0x80 && byte <= 0x9f)) return 'Windows-1250';
  const isWithinWord = (byte: number, index: number) =>
    LETTERS_OF_ISO.has(byte) && isLetter(bytes[index - 1]) && isLetter(bytes[index + 1]);
  return bytes.some(isWithinWord) ? 'ISO 8859-2' : 'Windows-1250';
}

// oxlint-disable-next-line no-control-regex -- this detects control characters.
const NOT_TEXT = /[\u0000-\u0008\u000e-\u001f\ufffd]/;
/** UTF-8 that was read as Windows-1252 or Windows-1250 and saved again: á, é, í, ó, ö, ő, ú, ü, ű. */
const MOJIBAKE = /Ã[¡©\u00ad³¶ºµ¼]|Å[‘±]|Ă[ˇ©\u00adłş¶Ľ]|Ĺ[‘±]/;

function check(text: string, encoding: Encoding): DecodedFile {
  const bare = text.replace(/^\ufeff/, '');
  if (bare.trim() === '') return { error: ERROR_TEXTS.empty };
  if (NOT_TEXT.test(bare)) return { error: ERROR_TEXTS.binary };
  return MOJIBAKE.test(bare) ? { error: ERROR_TEXTS.mojibake } : { text: bare, encoding };
}

/** The error of a file that is empty or too large. */
export function findSizeError(sizeBytes: number): Label | null {
  if (sizeBytes === 0) return ERROR_TEXTS.empty;
  return sizeBytes > MAX_BYTES ? ERROR_TEXTS.large : null;
}

/** Decodes a text file: UTF-8 with or without a byte order mark, UTF-16, Windows-1250 or ISO 8859-2. */
export function decode(bytes: Uint8Array): DecodedFile {
  const wrongSize = findSizeError(bytes.length);
  if (wrongSize) return { error: wrongSize };
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { error: ERROR_TEXTS.workbook };
  const wide = detectUtf16(bytes);
  if (wide) return check(decodeBytes(bytes, wide), 'UTF-16');
  const text = decodeUtf8(bytes) ?? decodeUtf8(joinFoldedLetters(bytes));
  if (text !== null) return check(text, 'UTF-8');
  const encoding = detectSingleByteEncoding(bytes);
  return check(decodeBytes(bytes, encoding === 'Windows-1250' ? 'windows-1250' : 'iso-8859-2'), encoding);
}
