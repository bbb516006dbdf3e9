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
  expect(Object.keys(sizes)).toHaveLength(12);
  expect(sizes['square_md']).toMatchObject({ fileName: 'balloon-autumn-gold-3-640x640.webp', width: 640, height: 640 });
  expect(sizes['default_sm']).toBe(sizes['landscape_sm']);
});
