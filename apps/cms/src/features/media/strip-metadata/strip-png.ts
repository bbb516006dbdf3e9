const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Pixels, colours, transparency, resolution and animation frames. No texts, times, EXIF or private chunks. */
const KNOWN_CHUNKS: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT pHYs acTL fcTL fdAT'.split(' '),
);

/** A PNG file up to its end chunk, with known chunks only. `null` for an invalid structure. */
export function stripPng(bytes: Buffer): Buffer | null {
  if (!bytes.subarray(0, 8).equals(SIGNATURE) || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const parts: Buffer[] = [SIGNATURE];
  for (let at = 8; at + 12 <= bytes.length; ) {
    // Length, name and checksum are four bytes each.
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (KNOWN_CHUNKS.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}
