import { COLOUR_PATTERN } from '@liget/content-api';
import type { PictureSpec } from '@liget/seed/illustrations';
import { expect, test, vi } from 'vitest';
import { type RenderPicture, renderPicture } from './pictures.ts';
import { shareImagesOfScene } from './shared-images.ts';

const spring: PictureSpec = { scene: 'balloon', season: 'spring', time: 'gold', seed: 3 };
const autumn: PictureSpec = { ...spring, season: 'autumn' };

test('pictures of one scene share the image that is drawn first, under file names and with a colour of their own', async () => {
  const render = vi.fn<RenderPicture>(renderPicture);
  const shared = shareImagesOfScene(render);
  const [first, second] = await Promise.all([shared(spring), shared(autumn)]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(second.original).toBe(first.original);
  expect(second.colour).toMatch(COLOUR_PATTERN);
  expect(second.colour).not.toBe(first.colour);
  expect(second.sizes['square_md']).toEqual({ ...first.sizes['square_md'], fileName: 'balloon-autumn-gold-3-640x640.webp' });
  expect(second.sizes['default_sm']).toBe(second.sizes['landscape_sm']);
  await shared({ ...spring, scene: 'playground' });
  expect(render).toHaveBeenCalledTimes(2);
});
