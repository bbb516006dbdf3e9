const SOI = Buffer.from([0xff, 0xd8]);
const [APP1, APP13, SOS, FILL] = [0xe1, 0xed, 0xda, 0xff];
const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

interface Part {
  start: number;
  end: number;
  /** The marker of a segment, or the four letters of a chunk. */
  kind: number | string;
}

/** The segments before the picture itself; `null` when the file is not built as it should be. */
function segmentsOf(bytes: Buffer): Part[] | null {
  if (!bytes.subarray(0, 2).equals(SOI)) return null;
  const parts: Part[] = [];
  let start = 2;
  while (start + 4 <= bytes.length && bytes[start] === 0xff) {
    const kind = bytes[start + 1] ?? 0;
    if (kind === SOS) return parts;
    if (kind === FILL) {
      start += 1;
      continue;
    }
    const end = start + 2 + bytes.readUInt16BE(start + 2);
    if (end > bytes.length) return null;
    parts.push({ start, end, kind });
    start = end;
  }
  return null;
}

function chunksOfPng(bytes: Buffer): Part[] | null {
  if (!bytes.subarray(0, 8).equals(PNG_START)) return null;
  const parts: Part[] = [];
  for (let start = 8; start + 12 <= bytes.length; ) {
    const end = start + 12 + bytes.readUInt32BE(start);
    if (end > bytes.length) return null;
    parts.push({ start, end, kind: bytes.toString('latin1', start + 4, start + 8) });
    start = end;
  }
  return parts;
}

function chunksOfWebp(bytes: Buffer): Part[] | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const parts: Part[] = [];
  for (let start = 12; start + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(start + 4);
    const end = Math.min(start + 8 + size + (size % 2), bytes.length);
    if (start + 8 + size > bytes.length) return null;
    parts.push({ start, end, kind: bytes.toString('latin1', start, start + 4) });
    start = end;
  }
  return parts;
}

const PNG_TEXTS = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf']);
const WEBP_TEXTS = new Set(['EXIF', 'XMP ']);
/** In the first byte of VP8X: EXIF and XMP follow. */
const TEXT_FLAGS = 0x08 | 0x04;

function kept(bytes: Buffer, parts: readonly Part[], goes: (part: Part) => boolean): Buffer {
  const gone = parts.filter(goes);
  if (gone.length === 0) return bytes;
  const pieces: Buffer[] = [];
  let from = 0;
  for (const { start, end } of gone) {
    pieces.push(bytes.subarray(from, start));
    from = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(from)]);
}

function riff(chunks: Buffer): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(chunks.length + 4, 4);
  return Buffer.concat([head, chunks]);
}

/**
 * The same picture without what its file tells of the camera, the place and the author: editors say that beside it. The colour profile
 * stays. What is not built as it should be is given back as it is.
 */
export function withoutMetadata(bytes: Buffer, mimeType: string): Buffer {
  if (mimeType === 'image/jpeg') {
    const parts = segmentsOf(bytes);
    return parts ? kept(bytes, parts, ({ kind }) => kind === APP1 || kind === APP13) : bytes;
  }
  if (mimeType === 'image/png') {
    const parts = chunksOfPng(bytes);
    return parts ? kept(bytes, parts, ({ kind }) => PNG_TEXTS.has(String(kind))) : bytes;
  }
  const parts = mimeType === 'image/webp' ? chunksOfWebp(bytes) : null;
  if (!parts?.some(({ kind }) => WEBP_TEXTS.has(String(kind)))) return bytes;
  const lean = riff(kept(bytes, parts, ({ kind }) => WEBP_TEXTS.has(String(kind))).subarray(12));
  if (lean.toString('latin1', 12, 16) === 'VP8X') lean.writeUInt8((lean[20] ?? 0) & ~TEXT_FLAGS, 20);
  return lean;
}
