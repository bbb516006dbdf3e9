import type { ImageRendition, ImageSizes, ImageValue, Media } from '@liget/content-api';

/** Specification, section 5, "Image helper". */
export const MEDIA_TYPES = ['hero', 'lead', 'image'] as const;
export const IMAGE_SIZES = ['sm', 'md', 'lg'] as const;
export const IMAGE_ASPECTS = ['landscape', 'portrait', 'square', 'default'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
export type ImageSize = (typeof IMAGE_SIZES)[number];
export type ImageAspect = (typeof IMAGE_ASPECTS)[number];

const KEYS = { hero: ['hero', 'hero_image', 'header_image'], lead: ['lead', 'lead_image'], image: ['image'] } as const;
const CROPS = { landscape: '3_2', portrait: '3_4', square: '1_1', default: 'default' } as const;

function assertOneOf<Value extends string>(value: string, allowed: readonly Value[], what: string): asserts value is Value {
  if (!allowed.some((item) => item === value))
    throw new Error(`Invalid ${what} '${value}'. Valid values are ${allowed.map((item) => `'${item}'`).join(', ')}`);
}

/** The picture of a media value by type, or `undefined` when it has none. Throws on a wrong type. */
export function imageOf(media: Media | null | undefined, type: string): ImageValue | undefined {
  assertOneOf(type, MEDIA_TYPES, 'media type');
  for (const key of KEYS[type]) if (media?.[key]) return media[key];
  return undefined;
}

/** The three sizes of a picture in one aspect; a missing crop falls back to the picture as it is. Throws on a wrong aspect. */
export function sizesOf(image: ImageValue, aspect: string): ImageSizes {
  assertOneOf(aspect, IMAGE_ASPECTS, 'aspect');
  return image[CROPS[aspect]] ?? image;
}

/** One rendition's address. Wrong type, size or aspect throws; a missing picture is logged and gives ''. */
export function imageSource(
  media: Media | null | undefined,
  type: string,
  size: string,
  aspect: string = 'default',
  log: (message: string) => void = console.error,
): string {
  assertOneOf(size, IMAGE_SIZES, 'size');
  const image = imageOf(media, type);
  if (!image) {
    log(`Invalid media value: no ${type} picture`);
    return '';
  }
  return sizesOf(image, aspect)[size].src;
}

export function srcSet(sizes: ImageSizes): string {
  return [sizes.sm, sizes.md, sizes.lg].map((rendition: ImageRendition) => `${rendition.src} ${rendition.width}w`).join(', ');
}
