import { crc32 } from 'node:zlib';
import type { PixelSize } from '../image-sizes/crop-window.ts';
import { type Credit, writeIptc, writeXmp } from './credit.ts';

/* Writes a picture's credit into its file without changing pixels: XMP, and in JPEG the older IPTC records, too. */

const [APP0, APP1, APP13] = [0xe0, 0xe1, 0xed];
const XMP_OF_JPEG = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
const XMP_OF_PNG = Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1');
/** A JPEG segment's length is written in two bytes. */
const MAX_SEGMENT_BYTES = 0xffff - 2;
/** PNG's signature and its first chunk, which has a fixed length. */
const PNG_HEAD = 33;
/** 'RIFF', a length, 'WEBP'; and the chunk of an extended file. */
const [RIFF_HEAD, EXTENDED_HEAD] = [12, 18];
const XMP_FLAG = 0x04;
const ALPHA_FLAG = 0x10;

/** Bytes of a file's beginning that determine where its credit goes. */
export const HEAD_BYTES = 64;

/** The changes of a file: `start` replaces its first `replaced` bytes, `end` is appended. */
export interface CreditedEnds {
  replaced: number;
  start: Buffer;
  end: Buffer;
}

const UNCHANGED: CreditedEnds = { replaced: 0, start: Buffer.alloc(0), end: Buffer.alloc(0) };

function createSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** IPTC is in a Photoshop resource block. */
function createIptcSegment(iptc: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(iptc.length);
  const head = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1');
  return createSegment(APP13, Buffer.concat([head, size, iptc, Buffer.alloc(iptc.length % 2)]));
}

function composeJpegEnds(head: Buffer, credit: Credit): CreditedEnds {
  const xmp = Buffer.concat([XMP_OF_JPEG, Buffer.from(writeXmp(credit))]);
  const afterJfif = head[3] === APP0 ? 4 + head.readUInt16BE(4) : 2;
  const at = afterJfif <= head.length ? afterJfif : 2;
  if (head[0] !== 0xff || head[1] !== 0xd8 || xmp.length > MAX_SEGMENT_BYTES) return UNCHANGED;
  return {
    replaced: at,
    start: Buffer.concat([head.subarray(0, at), createSegment(APP1, xmp), createIptcSegment(writeIptc(credit))]),
    end: Buffer.alloc(0),
  };
}

function composePngEnds(head: Buffer, credit: Credit): CreditedEnds {
  if (head.toString('latin1', 12, 16) !== 'IHDR') return UNCHANGED;
  const named = Buffer.concat([Buffer.from('iTXt', 'latin1'), XMP_OF_PNG, Buffer.from(writeXmp(credit))]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return { replaced: PNG_HEAD, start: Buffer.concat([head.subarray(0, PNG_HEAD), size, named, sum]), end: Buffer.alloc(0) };
}

function createChunk(kind: string, content: Buffer): Buffer {
  const head = Buffer.from(`${kind}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The extended chunk that a simple file lacks: flags, and width and height minus one in three bytes each. */
function createExtendedChunk(head: Buffer, { width, height }: PixelSize): Buffer {
  const content = Buffer.alloc(10);
  // The 29th bit of a lossless picture's header.
  const hasAlpha = head.toString('latin1', 12, 16) === 'VP8L' && ((head[24] ?? 0) & 0x10) !== 0;
  content.writeUInt8(hasAlpha ? ALPHA_FLAG : 0, 0);
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(height - 1, 7, 3);
  return createChunk('VP8X', content);
}

function composeWebpEnds(head: Buffer, total: number, picture: PixelSize, credit: Credit): CreditedEnds {
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WEBP') return UNCHANGED;
  const isExtended = head.toString('latin1', 12, 16) === 'VP8X';
  const replaced = RIFF_HEAD + (isExtended ? EXTENDED_HEAD : 0);
  const extended = isExtended ? Buffer.from(head.subarray(RIFF_HEAD, replaced)) : createExtendedChunk(head, picture);
  extended.writeUInt8((extended[8] ?? 0) | XMP_FLAG, 8);
  const end = Buffer.concat([Buffer.alloc(total % 2), createChunk('XMP ', Buffer.from(writeXmp(credit)))]);
  const riff = Buffer.from(head.subarray(0, RIFF_HEAD));
  riff.writeUInt32LE(total - replaced + extended.length + end.length + 4, 4);
  return { replaced, start: Buffer.concat([riff, extended]), end };
}

interface StoredFile extends PixelSize {
  mimeType: string;
  /** Bytes. */
  size: number;
}

/** The changes that add the credit to a file, of which `head` is the beginning. Files of other formats stay unchanged. */
export function composeCreditedEnds(head: Buffer, file: StoredFile, credit: Credit): CreditedEnds {
  if (head.length < Math.min(HEAD_BYTES, file.size)) return UNCHANGED;
  if (file.mimeType === 'image/jpeg') return composeJpegEnds(head, credit);
  if (file.mimeType === 'image/png') return composePngEnds(head, credit);
  return file.mimeType === 'image/webp' ? composeWebpEnds(head, file.size, file, credit) : UNCHANGED;
}

/** Bytes of the changed file. */
export const getCreditedSize = (size: number, { replaced, start, end }: CreditedEnds): number =>
  size - replaced + start.length + end.length;

/** The changed file. */
export async function* withEnds(content: AsyncIterable<Uint8Array>, { replaced, start, end }: CreditedEnds): AsyncGenerator<Uint8Array> {
  yield start;
  let left = replaced;
  for await (const piece of content) {
    if (left < piece.length) yield piece.subarray(left);
    left = Math.max(0, left - piece.length);
  }
  yield end;
}
