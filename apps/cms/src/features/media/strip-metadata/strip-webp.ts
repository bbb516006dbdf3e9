/** Chunks of a file; each except frames occurs once, and further ones are not shown. */
const KNOWN_CHUNKS: ReadonlySet<string> = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']);
const CHUNKS_OF_FRAME: ReadonlySet<string> = new Set(['ALPH', 'VP8 ', 'VP8L']);
const FRAME = 'ANMF';
/** Bytes before the chunks of a frame: position, size, duration. */
const FRAME_HEAD_BYTES = 16;
/** Bits in the first byte of VP8X that announce EXIF and XMP. */
const METADATA_FLAGS = 0x08 | 0x04;

function createChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** Keeps one of each known chunk, and all frames. `null` when a chunk is longer than its container. */
function stripChunks(bytes: Buffer, kinds: ReadonlySet<string>): Buffer | null {
  const parts: Buffer[] = [];
  const seen = new Set<string>();
  for (let at = 0; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + 8, at + 8 + size);
    if (content.length < size) return null;
    at += 8 + size + (size % 2);
    if (!kinds.has(name) || (seen.has(name) && name !== FRAME)) continue;
    seen.add(name);
    const stripped = stripContent(name, content);
    if (!stripped) return null;
    parts.push(createChunk(name, stripped));
  }
  return Buffer.concat(parts);
}

function stripContent(name: string, content: Buffer): Buffer | null {
  if (name === 'VP8X') {
    const flags = content[0];
    return flags === undefined ? null : Buffer.concat([Buffer.from([flags & ~METADATA_FLAGS]), content.subarray(1)]);
  }
  if (name !== FRAME) return content;
  if (content.length < FRAME_HEAD_BYTES) return null;
  const inside = stripChunks(content.subarray(FRAME_HEAD_BYTES), CHUNKS_OF_FRAME);
  return inside ? Buffer.concat([content.subarray(0, FRAME_HEAD_BYTES), inside]) : null;
}

/** A WebP file with known chunks only, without data after its end. `null` for an invalid structure. */
export function stripWebp(bytes: Buffer): Buffer | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length || end < 12) return null;
  const chunks = stripChunks(bytes.subarray(12, end), KNOWN_CHUNKS);
  if (!chunks || chunks.length === 0) return null;
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(chunks.length + 4, 4);
  return Buffer.concat([head, chunks]);
}
