import type { ImageSizes, ImageValue } from '@liget/content-api';
import { describe, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { getImage, getImageSizes, getSrcSet, toImageSource } from './image.ts';
import { cropImage } from './image-crop.ts';

const MEDIA_TYPES = ['hero', 'lead', 'image'] as const;
const IMAGE_SIZES = ['sm', 'md', 'lg'] as const;
const IMAGE_ASPECTS = ['landscape', 'portrait', 'square', 'default'] as const;

function sizes(name: string): ImageSizes {
  const rendition = (size: string, width: number) => ({ src: `/media/${name}-${size}.webp`, width, height: 10 });
  return { sm: rendition('sm', 480), md: rendition('md', 992), lg: rendition('lg', 1440) };
}

function picture(name: string): ImageValue {
  return {
    ...sizes(name),
    alt: 'A balloon',
    caption: 'Above the trees',
    credit: 'Park',
    licence: 'CC BY 4.0',
    original: { src: `/media/${name}.png`, width: 2400, height: 1600, mime_type: 'image/png', file_size: 12, file_name: `${name}.png` },
    colour: '#2b62d9',
  };
}
const withCrops = (name: string): ImageValue => ({
  ...picture(name),
  default: sizes(`${name}-default`),
  '3_2': sizes(`${name}-3x2`),
  '3_4': sizes(`${name}-3x4`),
  '1_1': sizes(`${name}-1x1`),
});

describe('getImage', () => {
  test.each([
    ['hero', { hero: picture('a'), hero_image: picture('b'), header_image: picture('c') }, 'a'],
    ['hero', { hero_image: picture('b'), header_image: picture('c') }, 'b'],
    ['hero', { header_image: picture('c') }, 'c'],
    ['lead', { lead: picture('d'), lead_image: picture('e') }, 'd'],
    ['lead', { lead_image: picture('e') }, 'e'],
    ['image', { image: picture('f') }, 'f'],
  ])('of type %s returns the first existing image', (type, media, name) => {
    expect(getImage(media, type)?.sm.src).toBe(`/media/${name}-sm.webp`);
  });

  test('returns nothing without media, or if there is only an image of another type', () => {
    expect(getImage({ lead: picture('a') }, 'hero')).toBeUndefined();
    expect([getImage(null, 'hero'), getImage(undefined, 'lead'), getImage({}, 'image')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('invalid values throw (specification, section 5)', () => {
  const media = { hero: withCrops('a') };
  test.each(['', 'Hero', 'hero_image', 'thumbnail', 'constructor'])('media type %j', (type) => {
    expect(() => getImage(media, type)).toThrow(`Invalid media type '${type}'. Valid values are 'hero', 'lead', 'image'`);
    expect(() => toImageSource(media, type, 'sm')).toThrow('Invalid media type');
  });
  test.each(['', 'xl', 'SM', '0'])('size %j', (size) => {
    expect(() => toImageSource(media, 'hero', size)).toThrow(`Invalid size '${size}'. Valid values are 'sm', 'md', 'lg'`);
  });
  test.each(['', '3_2', 'Square', 'wide'])('aspect %j', (aspect) => {
    const message = `Invalid aspect '${aspect}'. Valid values are 'landscape', 'portrait', 'square', 'default'`;
    expect(() => getImageSizes(withCrops('a'), aspect)).toThrow(message);
    expect(() => toImageSource(media, 'hero', 'sm', aspect)).toThrow(message);
    expect(() => cropImage(withCrops('a'), aspect as 'square')).toThrow(message);
  });
  test('even if there is no image', () => {
    expect(() => toImageSource(null, 'poster', 'sm')).toThrow('Invalid media type');
    expect(() => toImageSource(null, 'hero', 'huge')).toThrow('Invalid size');
  });
});

describe('the source of an image', () => {
  const crops = { landscape: 'a-3x2', portrait: 'a-3x4', square: 'a-1x1', default: 'a-default' };
  const media = { hero: withCrops('a'), lead: withCrops('a'), image: withCrops('a') };
  const all = MEDIA_TYPES.flatMap((type) => IMAGE_SIZES.flatMap((size) => IMAGE_ASPECTS.map((aspect) => [type, size, aspect] as const)));
  test('depends on its type, size and aspect', () =>
    everyRow(all, String, ([type, size, aspect]) => {
      expect(toImageSource(media, type, size, aspect)).toBe(`/media/${crops[aspect]}-${size}.webp`);
    }));

  test.each(IMAGE_ASPECTS)('without a %s crop is the uncropped image', (aspect) => {
    expect(toImageSource({ lead: picture('b') }, 'lead', 'md', aspect)).toBe('/media/b-md.webp');
  });

  test('of a missing image is empty, which is logged', () => {
    const log = vi.fn<(message: string) => void>();
    expect(toImageSource({ lead: picture('b') }, 'hero', 'sm', 'square', log)).toBe('');
    expect(log).toHaveBeenCalledExactlyOnceWith('Invalid media value: no hero picture');
  });

  test('srcSet contains all three widths', () => {
    expect(getSrcSet(sizes('a'))).toBe('/media/a-sm.webp 480w, /media/a-md.webp 992w, /media/a-lg.webp 1440w');
  });
});

describe('cropImage', () => {
  test('keeps one crop, the texts and the credit', () => {
    const { alt, caption, credit, licence, original, colour } = picture('a');
    expect(cropImage(withCrops('a'), 'portrait')).toEqual({ ...sizes('a-3x4'), alt, caption, credit, licence, original, colour });
  });

  test('falls back to the uncropped image', () => {
    expect(cropImage(picture('a'), 'square')).toEqual(picture('a'));
  });

  test('accepts a missing image', () => {
    expect([cropImage(null, 'square'), cropImage(undefined, 'square')]).toEqual([null, null]);
  });
});
