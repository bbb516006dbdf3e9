import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ImageError, MAX_BYTES, MAX_SIDE_PIXELS } from './errors.ts';
import { cutSizes } from './image-sizes/cut-sizes.ts';
import { processPicture } from './intake.ts';

const createImage = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#77aa55' } });

/** A PNG whose header claims this size; decoding it would take long. */
async function getPng(width: number, height: number): Promise<Buffer> {
  const file = await createImage(1, 1).png().toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

/** The editor's error message. */
const getRefusal = (taking: Promise<unknown>) =>
  taking.then(
    () => 'taken',
    (error: unknown) => (error instanceof ImageError ? error.label.hu : error),
  );

describe('an uploaded file', () => {
  test('is stored byte for byte when it is a valid picture', async () => {
    const data = await createImage(900, 600).jpeg().toBuffer();
    expect(await processPicture(data, 'to.jpg')).toMatchObject({ data, width: 900, height: 600, mimeType: 'image/jpeg', shrunkFrom: null });
  });

  test('of 300 pixels is refused with instructions', async () => {
    const data = await createImage(300, 200).jpeg().toBuffer();
    expect(await getRefusal(processPicture(data, 'kicsi.jpg'))).toMatch(/csak 300 × 200 képpontos.*legalább 480.*Kérje el az eredetijét/);
    expect(await processPicture(await createImage(480, 200).png().toBuffer(), 'jel.png')).toMatchObject({ width: 480 });
  });

  test('of 40 megapixels is scaled down, and its original size is stored', async () => {
    const data = await createImage(7746, 5164).jpeg().toBuffer();
    const picture = await processPicture(data, 'nagy.jpg');
    expect(picture).toMatchObject({ width: MAX_SIDE_PIXELS, height: 4000, shrunkFrom: { width: 7746, height: 5164 } });
    expect(await sharp(picture.data).metadata()).toMatchObject({ format: 'jpeg', width: MAX_SIDE_PIXELS, height: 4000 });
  });

  test('with too many pixels is refused before decoding', async () => {
    expect(await getRefusal(processPicture(await getPng(12_000, 9000), 'orias.png'))).toMatch(
      /12000 × 9000 képpontos \(108 megapixel\), ez túl sok/,
    );
    expect(await getRefusal(processPicture(Buffer.alloc(MAX_BYTES + 1), 'nehez.jpg'))).toMatch(/A fájl 41 MB, legfeljebb 40 MB lehet/);
  });

  test.each([
    ['számla.jpg', Buffer.from('%PDF-1.7\n…')],
    ['oldal.png', Buffer.from('<html><script>alert(1)</script>')],
    ['rajz.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>')],
    ['program.webp', Buffer.from('MZ\0\0RIFF')],
  ])('that is no picture but is called %s is refused', async (name, data) => {
    expect(await getRefusal(processPicture(data, name))).toMatch(new RegExp(`„${name}” nem olyan kép`));
  });

  test('that is an animated GIF with another extension is refused', async () => {
    const data = await createImage(900, 600).gif().toBuffer();
    expect(await getRefusal(processPicture(data, 'mozgo.jpg'))).toMatch(/nem olyan kép/);
  });

  test('is recognised by its content, whatever its name', async () => {
    const data = await createImage(900, 600).png().toBuffer();
    expect(await processPicture(data, 'valojaban-png.jpg')).toMatchObject({ mimeType: 'image/png', ending: 'png' });
  });

  test('from an iPhone is recognised as HEIC', async () => {
    const data = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)]);
    expect(await getRefusal(processPicture(data, 'IMG_1.HEIC'))).toMatch(/HEIC/);
  });

  test('that is empty or truncated is refused', async () => {
    expect(await getRefusal(processPicture(Buffer.alloc(0), 'ures.jpg'))).toMatch(/üres/);
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const complete = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff', noise } })
      .jpeg()
      .toBuffer();
    const half = complete.subarray(0, complete.length / 2);
    expect(await getRefusal(processPicture(half, 'csonka.jpg'))).toMatch(/„csonka.jpg” sérült vagy csonka/);
    const ended = Buffer.concat([half, Buffer.from([0xff, 0xd9])]);
    expect(await getRefusal(cutSizes(await processPicture(ended, 'csonka.jpg'), 'csonka'))).toMatch(/sérült vagy csonka/);
  });

  test('is rotated upright, without metadata about place and camera', async () => {
    const exif = { IFD0: { Make: 'Titkos Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 30/1 0/1' } };
    const lying = await createImage(900, 600).withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    const upright = await processPicture(lying, 'allo.jpg');
    expect([upright.width, upright.height]).toEqual([600, 900]);
    const straight = await processPicture(await createImage(900, 600).withExif(exif).jpeg().toBuffer(), 'fekvo.jpg');
    for (const { data } of [upright, straight]) {
      expect((await sharp(data).metadata()).exif).toBeUndefined();
      expect(data.includes('Titkos Kamera')).toBe(false);
    }
  });

  test.each(['jpeg', 'png', 'webp'] as const)('as %s is stored without an embedded film and position', async (format) => {
    const data = await createImage(600, 400).toFormat(format).toBuffer();
    const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x20moov©xyz+47.5146+019.0869/', 'latin1');
    const { data: stripped } = await processPicture(Buffer.concat([data, film]), 'telefon');
    expect(stripped.includes('ftyp')).toBe(false);
    expect((await sharp(stripped).raw().toBuffer()).equals(await sharp(data).raw().toBuffer())).toBe(true);
  });

  test('with an invalid structure is encoded again, so that it hides nothing', async () => {
    const data = await createImage(600, 400).png().toBuffer();
    // A length that reaches beyond the end of the file: readers stop at the end of the pixels.
    const odd = Buffer.concat([data.subarray(0, -12), Buffer.from('\0\x0f\0\0prVt+47.5146+019.0869', 'latin1')]);
    const { data: picture, mimeType } = await processPicture(odd, 'furcsa.png');
    expect([mimeType, picture.includes('+47')]).toEqual(['image/png', false]);
  });

  test('in AVIF is stored as JPEG, which newspapers can open', async () => {
    const data = await createImage(600, 400).avif({ effort: 0 }).toBuffer();
    expect(await processPicture(data, 'uj.avif')).toMatchObject({ mimeType: 'image/jpeg', ending: 'jpg', width: 600 });
  });

  test('is cropped as requested', async () => {
    const red = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const data = await createImage(1200, 600)
      .composite([{ input: red, left: 600, top: 0 }])
      .png()
      .toBuffer();
    const picture = await processPicture(data, 'fele.png', { left: 50, top: 0, width: 50, height: 100 });
    expect([picture.width, picture.height]).toEqual([600, 600]);
    expect([...(await sharp(picture.data).removeAlpha().resize(1, 1).raw().toBuffer())]).toEqual([255, 0, 0]);
  });
});
