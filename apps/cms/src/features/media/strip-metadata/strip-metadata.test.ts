import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

/** A position as phones write it into the films behind their photographs; it must be in no stripped file. */
const SECRET = '+47.5146+019.0869';
const film = Buffer.from(`\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x40moov©xyz${SECRET}/`, 'latin1');
const drawing = (background = '#77aa55') => sharp({ create: { width: 40, height: 30, channels: 3, background } });
const smallJpeg = await drawing().jpeg().toBuffer();

const segment = (marker: number, content: string | Buffer) => {
  const bytes = Buffer.from(content as string, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]), bytes]);
};
const pngChunk = (name: string, content: string) => {
  const named = Buffer.from(name + content, 'latin1');
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
};
const webpChunk = (name: string, content: string | Buffer) => {
  const bytes = Buffer.from(content as string, 'latin1');
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
};
const webp = (...chunks: Buffer[]) => {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + Buffer.concat(chunks).length, 4);
  return Buffer.concat([head, ...chunks]);
};
/** Inserts `added` after `at` bytes. */
const inserted = (bytes: Buffer, at: number, ...added: Buffer[]) => Buffer.concat([bytes.subarray(0, at), ...added, bytes.subarray(at)]);

describe('a JPEG file', () => {
  const START = 2;

  test.each([
    ['of one scan', () => drawing().jpeg()],
    ['with several scans', () => drawing().jpeg({ progressive: true })],
    ['with a colour profile', () => drawing().withIccProfile('p3').jpeg()],
  ])('%s is reduced to its first image, byte for byte', async (_, draw) => {
    const bare = await draw().toBuffer();
    const metadataSegments = [
      // The thumbnail is a complete JPEG file with its own end marker.
      segment(0xe1, Buffer.concat([Buffer.from(`Exif\0\0${SECRET}`), smallJpeg])),
      segment(0xe2, `MPF\0MM\0*${SECRET}`),
      segment(0xe0, `JFXX\0\x10${SECRET}`),
      segment(0xed, `Photoshop 3.0\0${SECRET}`),
      segment(0xe7, SECRET),
      segment(0xfe, SECRET),
      Buffer.from([0xff]),
    ];
    const original = Buffer.concat([inserted(bare, START, ...metadataSegments), film, smallJpeg]);
    expect(stripMetadata(original, 'jpeg')).toEqual(bare);
  });

  test('keeps restart markers, escaped bytes and tables between its scans, and loses comments there', () => {
    const frame = [segment(0xc2, 'frame'), segment(0xdd, '\0\x04')];
    const first = Buffer.from([...segment(0xda, 'scan'), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd7, 0x78]);
    const second = Buffer.from([...segment(0xc4, 'table'), ...segment(0xda, 'scan'), 0x9a, 0xff, 0xff, 0xd9]);
    const start = Buffer.from([0xff, 0xd8]);
    const bare = Buffer.concat([start, ...frame, first, second]);
    expect(stripMetadata(Buffer.concat([start, ...frame, first, segment(0xfe, SECRET), second, film]), 'jpeg')).toEqual(bare);
  });

  test('keeps its density without the thumbnail', () => {
    const head = (thumbnail: string) => segment(0xe0, `JFIF\0\x01\x02\x01\0\x48\0\x48${thumbnail}`);
    const original = inserted(smallJpeg, START, head('\x01\x01rgb'));
    expect(stripMetadata(original, 'jpeg')).toEqual(inserted(smallJpeg, START, head('\0\0')));
  });

  test.each([
    ['without its end', smallJpeg.subarray(0, -2)],
    ['that begins again before its end', Buffer.concat([smallJpeg.subarray(0, -2), smallJpeg])],
    ['with bytes between its segments', inserted(smallJpeg, START, film)],
    ['without an image', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ])('%s is refused', (_, original) => expect(stripMetadata(original, 'jpeg')).toBeNull());
});

describe('a PNG file', () => {
  test.each([
    ['plain', () => drawing().png()],
    ['with a palette and a colour profile', () => drawing().withIccProfile('p3').png({ palette: true })],
  ])('that is %s keeps known chunks only, up to its end', async (_, draw) => {
    const image = await draw().toBuffer();
    const bare = stripMetadata(image, 'png') ?? Buffer.alloc(0);
    expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(image).raw().toBuffer());
    const metadataChunks = ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME', 'prVt', 'caBX'].map((name) => pngChunk(name, SECRET));
    expect(stripMetadata(Buffer.concat([inserted(bare, 33, ...metadataChunks), film]), 'png')).toEqual(bare);
    expect(stripMetadata(bare.subarray(0, -12), 'png')).toBeNull();
  });
});

describe('a WebP file', () => {
  const webpMetadata = ['EXIF', 'XMP ', 'prvt'].map((name) => webpChunk(name, SECRET));

  test.each([
    ['plain', () => drawing().webp()],
    ['extended', () => drawing().withIccProfile('p3').webp()],
  ])('that is %s keeps known chunks only, up to its end', async (_, draw) => {
    const bare = await draw().toBuffer();
    const other = (await drawing('#ff0000').webp().toBuffer()).subarray(12);
    const original = webp(bare.subarray(12), ...webpMetadata, other);
    if (original.toString('latin1', 12, 16) === 'VP8X') original.writeUInt8((original[20] ?? 0) | 0x0c, 20);
    expect(stripMetadata(Buffer.concat([original, film]), 'webp')).toEqual(bare);
    expect(stripMetadata(bare.subarray(0, -1), 'webp')).toBeNull();
  });

  test('with animation keeps its frames, each with its picture only', async () => {
    const picture = (await drawing().webp().toBuffer()).subarray(12);
    const head = [webpChunk('VP8X', Buffer.from([2, 0, 0, 0, 39, 0, 0, 29, 0, 0])), webpChunk('ANIM', Buffer.alloc(6))];
    const frame = (...inside: Buffer[]) => webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), ...inside]));
    const original = webp(...head, frame(picture, ...webpMetadata), frame(picture), ...webpMetadata);
    expect(stripMetadata(original, 'webp')).toEqual(webp(...head, frame(picture), frame(picture)));
  });
});

test.each([
  ['jpeg', () => drawing().withIccProfile('p3').jpeg({ progressive: true })],
  ['png', () => drawing().png()],
  ['webp', () => drawing().withIccProfile('p3').webp()],
] as const)('a %s file truncated at any byte is refused without an exception', async (format, draw) => {
  const image = await draw().toBuffer();
  const stripped = Array.from({ length: image.length }, (_, size) => stripMetadata(image.subarray(0, size), format));
  expect(stripped.filter(Boolean)).toEqual([]);
});
