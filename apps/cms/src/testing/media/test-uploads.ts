import type { Payload } from 'payload';
import sharp from 'sharp';
import { CROP_SIZES, SHARE_IMAGE_SIZE } from '../../features/media/image-sizes/image-sizes.ts';
import { type PreparedSize, withPreparedSizes } from '../../features/media/image-sizes/prepared-sizes.ts';
import { createUniqueName } from '../../features/media/upload-name.ts';

const WIDTH = 1200;
const HEIGHT = 800;

const createImage = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#77aa55' } });

/** All sizes by name, with the measures that Payload would give them; each one's file is a single pixel. */
async function getSizes(fileName: string): Promise<Record<string, PreparedSize>> {
  const name = fileName.replace(/\.png$/, '');
  const data = await createImage(1, 1).webp().toBuffer();
  const sizes = CROP_SIZES.map(({ name: size, width = WIDTH, height = Math.round((width * HEIGHT) / WIDTH) }): [string, PreparedSize] => [
    size,
    { fileName: `${name}-${size}.webp`, width, height, mimeType: 'image/webp', data },
  ]);
  const { name: share, width, height } = SHARE_IMAGE_SIZE;
  const shared = await createImage(1, 1).jpeg().toBuffer();
  return {
    ...Object.fromEntries(sizes),
    [share]: { fileName: `${name}-${share}.jpg`, width, height, mimeType: 'image/jpeg', data: shared },
  };
}

/** A picture of 1200 × 800 px that brings its sizes along, as the seed's do: cutting all of them takes a second of a core. */
export async function createPicture(payload: Payload): Promise<number> {
  const data = await createImage(WIDTH, HEIGHT).png().toBuffer();
  const name = createUniqueName('to.png');
  const { id } = await payload.create({
    collection: 'media',
    locale: 'hu',
    data: { altHu: 'A tó', altEn: 'The lake', credit: 'Kiss Anna', licenceKind: 'own' },
    file: { data, mimetype: 'image/png', name, size: data.byteLength },
    context: withPreparedSizes(await getSizes(name)),
  });
  return Number(id);
}

export async function createFile(payload: Payload): Promise<number> {
  const data = Buffer.from('a,b\n1,2\n');
  const { id } = await payload.create({
    collection: 'files',
    locale: 'hu',
    data: { title: 'Adatok' },
    file: { data, mimetype: 'text/csv', name: 'adatok.csv', size: data.byteLength },
  });
  return Number(id);
}
