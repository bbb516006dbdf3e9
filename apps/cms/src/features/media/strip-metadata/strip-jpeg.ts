/* ISO/IEC 10918-1 (T.81), annex B: markers, segments, and entropy-coded data in which 0xFF is followed by 0x00 or a restart marker. */

const [SOI, EOI, SOS, TEM, DNL] = [0xd8, 0xd9, 0xda, 0x01, 0xdc];
const [DHT, JPG, DAC, DQT, DRI] = [0xc4, 0xc8, 0xcc, 0xdb, 0xdd];
const [APP0, APP2, APP14, APP15, COM] = [0xe0, 0xe2, 0xee, 0xef, 0xfe];

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** The header of a frame: size, components, coding. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== DHT && marker !== JPG && marker !== DAC;
const TABLES: ReadonlySet<number> = new Set([DHT, DAC, DQT, DRI, DNL]);
const isApplication = (marker: number) => (marker >= APP0 && marker <= APP15) || marker === COM;

/** Bytes of JFIF's segment without a thumbnail. */
const JFIF_SIZE = 18;

/** Keeps JFIF's density without its thumbnail, the colour profile, and Adobe's colour transform; removes other segments. */
function stripApplication(segment: Buffer, marker: number): Buffer | null {
  const name = segment.toString('latin1', 4, 16);
  if (marker === APP2) return name === 'ICC_PROFILE\0' ? segment : null;
  if (marker === APP14) return name.startsWith('Adobe') ? segment : null;
  if (marker !== APP0 || !name.startsWith('JFIF\0') || segment.length < JFIF_SIZE) return null;
  const bare = Buffer.from(segment.subarray(0, JFIF_SIZE));
  bare.writeUInt16BE(JFIF_SIZE - 2, 2);
  bare.writeUInt16BE(0, JFIF_SIZE - 2);
  return bare;
}

/** The end of entropy-coded data: the next marker outside of it. `null` when the file ends before. */
function endOfScan(bytes: Buffer, from: number): number | null {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return null;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return null;
}

/**
 * The first image of a JPEG file from its start to its end marker, with only the segments needed to show it: no camera, place or thumbnail,
 * no further pictures (MPF, gain maps), no film after it. `null` for an invalid structure.
 */
export function stripJpeg(bytes: Buffer): Buffer | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let frames = 0;
  let scans = 0;
  for (let at = 2; bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) return frames === 1 && scans > 0 ? Buffer.concat([...parts, bytes.subarray(at, at + 2)]) : null;
    // A marker may follow any number of 0xFF.
    if (marker === 0xff || marker === TEM || isRestart(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return null;
    const segment = bytes.subarray(at, end);
    at = end;
    if (marker === SOS) {
      const scanEnd = endOfScan(bytes, end);
      if (frames === 0 || scanEnd === null) return null;
      parts.push(segment, bytes.subarray(end, scanEnd));
      scans += 1;
      at = scanEnd;
    } else if (isFrame(marker) || TABLES.has(marker)) {
      frames += isFrame(marker) ? 1 : 0;
      parts.push(segment);
    } else if (isApplication(marker)) parts.push(stripApplication(segment, marker) ?? Buffer.alloc(0));
    else return null;
  }
  return null;
}
