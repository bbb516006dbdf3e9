import type { PictureSpec } from '@liget/seed/illustrations';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPicture } from './pictures.ts';

const balloon: PictureSpec = { scene: 'balloon', season: 'autumn', time: 'gold', seed: 3 };

test('a rendered picture has a colour and every size, equal measures sharing a file', async () => {
  const { original, colour, sizes } = await renderPicture(balloon);
  expect(original.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(Object.keys(sizes)).toHaveLength(13);
  expect(sizes['square_md']).toMatchObject({ fileName: 'balloon-autumn-gold-3-640x640.webp', width: 640, height: 640 });
  expect(sizes['default_sm']).toBe(sizes['landscape_sm']);
});

test('a shared page shows a JPEG of 1200 × 630 pixels, with the mark beside the whole picture', async () => {
  const { share } = (await renderPicture(balloon)).sizes;
  expect(share).toMatchObject({ fileName: 'balloon-autumn-gold-3-share.jpg', width: 1200, height: 630, mimeType: 'image/jpeg' });
  const image = sharp(share?.data);
  expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const [red = 0, green = 0, blue = 0] = await image.extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
  expect(green).toBeGreaterThan(Math.max(red, blue));
});
