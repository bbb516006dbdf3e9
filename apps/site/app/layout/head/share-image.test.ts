import { readFileSync } from 'node:fs';
import path from 'node:path';
import { picture } from '@liget/content-api/fixtures';
import { expect, test } from 'vitest';
import { readJpegSize } from '../../../e2e/support/served/jpeg-size.ts';
import { toShareImage } from './share-image.ts';

const own = picture('castle', 'Vár a tónál');
const ofTheScreen = picture('map', 'Térkép');

test('a page is shared with its own image, or with that of its screen', () => {
  expect(toShareImage([own, ofTheScreen], 'Park')).toEqual({
    src: '/media/castle-share.jpg',
    width: 1200,
    height: 630,
    alt: 'Vár a tónál',
  });
  expect(toShareImage([undefined, ofTheScreen], 'Park').src).toBe('/media/map-share.jpg');
});

test('a page without an image for sharing is shared with the park’s image', () => {
  const { share: _, ...uncut } = own;
  const park = { src: '/share.jpg', width: 1200, height: 630, alt: 'Park' };
  expect(toShareImage([null, undefined], 'Park')).toEqual(park);
  expect(toShareImage([uncut], 'Park')).toEqual(park);
});

test('the park’s image is a JPEG of the declared size', () => {
  const { src, width, height } = toShareImage([], '');
  expect(readJpegSize(readFileSync(path.join(import.meta.dirname, '../../../public', src)))).toEqual({ width, height });
});
