import { COLOUR_PATTERN } from '@liget/content-api';
import { type PictureSpec, renderShareImage } from '@liget/seed/illustrations';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ALL_SIZES } from '../features/media/image-sizes/image-sizes.ts';
import { renderPicture } from './pictures.ts';

const balloon: PictureSpec = { scene: 'balloon', season: 'autumn', time: 'gold', seed: 3 };
const rendered = await renderPicture(balloon);

test('a rendered picture has a colour and every size, equal measures sharing a file', () => {
  const { original, colour, sizes } = rendered;
  expect(original.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(colour).toMatch(COLOUR_PATTERN);
  expect(Object.keys(sizes)).toEqual(ALL_SIZES.map(({ name }) => name));
  expect(sizes['square_md']).toMatchObject({ fileName: 'balloon-autumn-gold-3-640x640.webp', width: 640, height: 640 });
  expect(sizes['default_sm']).toBe(sizes['landscape_sm']);
});

test('a shared page shows a JPEG of 1200 × 630 pixels, with the mark beside the whole picture', async () => {
  const { share } = rendered.sizes;
  expect(share).toMatchObject({ fileName: 'balloon-autumn-gold-3-share.jpg', width: 1200, height: 630, mimeType: 'image/jpeg' });
  const image = sharp(share?.data);
  expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const [red = 0, green = 0, blue = 0] = await image.extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
  expect(green).toBeGreaterThan(Math.max(red, blue));
  // The picture is made smaller instead of drawn again at this size; the two differ by less than a step of the JPEG's colours.
  const [composed, drawn] = await Promise.all([share?.data, Buffer.from(renderShareImage(balloon))].map(meanByTile));
  expect(composed).toHaveLength(drawn?.length ?? 0);
  const worst = Math.max(...(composed ?? []).map((value, index) => Math.abs(value - (drawn?.[index] ?? 0))));
  expect(worst).toBeLessThan(8);
});

/** Colours of a grid of 40 × 21 tiles. */
async function meanByTile(picture: Buffer | undefined): Promise<number[]> {
  // Decoded whole first: otherwise it is drawn or decoded at the size of the grid.
  const decoded = await sharp(picture).png().toBuffer();
  return [...(await sharp(decoded).removeAlpha().resize(40, 21, { fit: 'fill' }).raw().toBuffer())];
}
