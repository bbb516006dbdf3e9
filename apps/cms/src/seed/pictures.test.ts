import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { describeScene, type PictureSpec, renderScene } from './illustrations/index.ts';
import { collectPictures, pictureName, renderPicture } from './pictures.ts';
import { seedContent } from './seed-content.ts';

const balloon: PictureSpec = { scene: 'balloon', season: 'autumn', time: 'gold', seed: 3 };

describe('the pictures of the content', () => {
  test('are found in every depth, each once', () => {
    const found = collectPictures({
      news: [{ picture: { ...balloon } }],
      places: [{ sections: [{ items: [{ picture: { ...balloon } }, { picture: { ...balloon, seed: 4 } }] }] }],
    });
    expect([...found.keys()]).toEqual(['balloon-autumn-gold-3', 'balloon-autumn-gold-4']);
  });

  test('are few enough for a quick first start, and each can be drawn and described', () => {
    const pictures = [...collectPictures(seedContent).values()];
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.length).toBeLessThanOrEqual(220);
    const poor = pictures.filter(
      (picture) => !renderScene(picture).startsWith('<svg') || Object.values(describeScene(picture)).some((alt) => alt.length < 10),
    );
    expect(poor.map(pictureName)).toEqual([]);
  });
});

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
