import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ImageError, LONGEST_SIDE, MOST_BYTES } from './errors.ts';
import { takePicture } from './intake.ts';
import { cutSizes } from './sizes/cut-sizes.ts';

const createImage = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#77aa55' } });

/** A file whose head alone tells of so many pixels: making them would take long. */
async function getPng(width: number, height: number): Promise<Buffer> {
  const file = await createImage(1, 1).png().toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

/** What an editor is told. */
const refusal = (taking: Promise<unknown>) =>
  taking.then(
    () => 'taken',
    (error: unknown) => (error instanceof ImageError ? error.said.hu : error),
  );

describe('a file that an editor uploads', () => {
  test('is kept byte for byte when it is a good picture', async () => {
    const data = await createImage(900, 600).jpeg().toBuffer();
    expect(await takePicture(data, 'to.jpg')).toMatchObject({ data, width: 900, height: 600, mimeType: 'image/jpeg', shrunkFrom: null });
  });

  test('of 300 pixels is refused in words that say what to do', async () => {
    const data = await createImage(300, 200).jpeg().toBuffer();
    expect(await refusal(takePicture(data, 'kicsi.jpg'))).toMatch(/csak 300 × 200 képpontos.*legalább 480.*Kérje el az eredetijét/);
    expect(await takePicture(await createImage(480, 200).png().toBuffer(), 'jel.png')).toMatchObject({ width: 480 });
  });

  test('of 40 megapixels is kept in a measure that the site can work with, and tells its own', async () => {
    const data = await createImage(7746, 5164).jpeg().toBuffer();
    const taken = await takePicture(data, 'nagy.jpg');
    expect(taken).toMatchObject({ width: LONGEST_SIDE, height: 4000, shrunkFrom: { width: 7746, height: 5164 } });
    expect(await sharp(taken.data).metadata()).toMatchObject({ format: 'jpeg', width: LONGEST_SIDE, height: 4000 });
  });

  test('of more pixels than can be read is refused before any is', async () => {
    expect(await refusal(takePicture(await getPng(12_000, 9000), 'orias.png'))).toMatch(
      /12000 × 9000 képpontos \(108 megapixel\), ez túl sok/,
    );
    expect(await refusal(takePicture(Buffer.alloc(MOST_BYTES + 1), 'nehez.jpg'))).toMatch(/A fájl 40 MB, legfeljebb 40 MB lehet/);
  });

  test.each([
    ['számla.jpg', Buffer.from('%PDF-1.7\n…')],
    ['oldal.png', Buffer.from('<html><script>alert(1)</script>')],
    ['rajz.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>')],
    ['program.webp', Buffer.from('MZ\0\0RIFF')],
  ])('that is none but is called %s is refused', async (name, data) => {
    expect(await refusal(takePicture(data, name))).toMatch(new RegExp(`„${name}” nem olyan kép`));
  });

  test('that is a moving GIF under another name is refused', async () => {
    const data = await createImage(900, 600).gif().toBuffer();
    expect(await refusal(takePicture(data, 'mozgo.jpg'))).toMatch(/nem olyan kép/);
  });

  test('is known by its content, whatever its name says', async () => {
    const data = await createImage(900, 600).png().toBuffer();
    expect(await takePicture(data, 'valojaban-png.jpg')).toMatchObject({ mimeType: 'image/png', ending: 'png' });
  });

  test('from an iPhone is named as what it is', async () => {
    const data = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)]);
    expect(await refusal(takePicture(data, 'IMG_1.HEIC'))).toMatch(/HEIC/);
  });

  test('that is empty or cut short is refused', async () => {
    expect(await refusal(takePicture(Buffer.alloc(0), 'ures.jpg'))).toMatch(/üres/);
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff', noise } })
      .jpeg()
      .toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    expect(await refusal(takePicture(half, 'csonka.jpg'))).toMatch(/„csonka.jpg” sérült vagy csonka/);
    const ended = Buffer.concat([half, Buffer.from([0xff, 0xd9])]);
    expect(await refusal(cutSizes(await takePicture(ended, 'csonka.jpg'), 'csonka'))).toMatch(/sérült vagy csonka/);
  });

  test('stands upright, and tells nobody where and with what it was taken', async () => {
    const exif = { IFD0: { Make: 'Titkos Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 30/1 0/1' } };
    const lying = await createImage(900, 600).withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    const upright = await takePicture(lying, 'allo.jpg');
    expect([upright.width, upright.height]).toEqual([600, 900]);
    const straight = await takePicture(await createImage(900, 600).withExif(exif).jpeg().toBuffer(), 'fekvo.jpg');
    for (const { data } of [upright, straight]) {
      expect((await sharp(data).metadata()).exif).toBeUndefined();
      expect(data.includes('Titkos Kamera')).toBe(false);
    }
  });

  test.each(['jpeg', 'png', 'webp'] as const)('as %s is kept without the film and the position behind it', async (format) => {
    const data = await createImage(600, 400).toFormat(format).toBuffer();
    const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x20moov©xyz+47.5146+019.0869/', 'latin1');
    const { data: taken } = await takePicture(Buffer.concat([data, film]), 'telefon');
    expect(taken.includes('ftyp')).toBe(false);
    expect((await sharp(taken).raw().toBuffer()).equals(await sharp(data).raw().toBuffer())).toBe(true);
  });

  test('that is not built as it should be is drawn anew, so that nothing hides in it', async () => {
    const data = await createImage(600, 400).png().toBuffer();
    // A length that reaches beyond the end of the file: readers stop at the end of the pixels.
    const odd = Buffer.concat([data.subarray(0, -12), Buffer.from('\0\x0f\0\0prVt+47.5146+019.0869', 'latin1')]);
    const { data: taken, mimeType } = await takePicture(odd, 'furcsa.png');
    expect([mimeType, taken.includes('+47')]).toEqual(['image/png', false]);
  });

  test('in AVIF is kept as JPEG, which newspapers can open', async () => {
    const data = await createImage(600, 400).avif({ effort: 0 }).toBuffer();
    expect(await takePicture(data, 'uj.avif')).toMatchObject({ mimeType: 'image/jpeg', ending: 'jpg', width: 600 });
  });

  test('is cut as it was asked to be', async () => {
    const red = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const data = await createImage(1200, 600)
      .composite([{ input: red, left: 600, top: 0 }])
      .png()
      .toBuffer();
    const taken = await takePicture(data, 'fele.png', { left: 50, top: 0, width: 50, height: 100 });
    expect([taken.width, taken.height]).toEqual([600, 600]);
    expect([...(await sharp(taken.data).removeAlpha().resize(1, 1).raw().toBuffer())]).toEqual([255, 0, 0]);
  });
});
