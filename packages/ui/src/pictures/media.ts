/** Types of media values (specification, section 5, "Image helper"). */
export const MEDIA_TYPES = ['hero', 'lead', 'image'] as const;
export const IMAGE_SIZES = ['sm', 'md', 'lg'] as const;
export const IMAGE_ASPECTS = ['landscape', 'portrait', 'square', 'default'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
export type ImageSize = (typeof IMAGE_SIZES)[number];
export type ImageAspect = (typeof IMAGE_ASPECTS)[number];

export interface PictureRendition {
  src: string;
  width: number;
  height: number;
}

export interface PictureSource {
  /** For pictures beside a line of text on phones. */
  xs?: PictureRendition | undefined;
  sm: PictureRendition;
  md: PictureRendition;
  lg: PictureRendition;
}

/** An image as uploaded, and its crops as far as they exist. */
export interface CroppedPicture extends PictureSource {
  default?: PictureSource | undefined;
  '3_2'?: PictureSource | undefined;
  '3_4'?: PictureSource | undefined;
  '1_1'?: PictureSource | undefined;
}

const KEYS = { hero: ['hero', 'hero_image', 'header_image'], lead: ['lead', 'lead_image'], image: ['image'] } as const;
const CROPS = { landscape: '3_2', portrait: '3_4', square: '1_1', default: 'default' } as const;

/** The images of an item by the names that the content API may use. */
export type MediaPictures<Image> = { [Key in (typeof KEYS)[MediaType][number]]?: Image | null | undefined };

function assertOneOf<Value extends string>(value: string, allowed: readonly Value[], label: string): asserts value is Value {
  if (!allowed.some((item) => item === value))
    throw new Error(`Invalid ${label} '${value}'. Valid values are ${allowed.map((item) => `'${item}'`).join(', ')}`);
}

/** The image of a media value by type, if it has one. Throws for an unknown type. */
export function getMediaImage<Image>(media: MediaPictures<Image> | null | undefined, type: string): Image | undefined {
  assertOneOf(type, MEDIA_TYPES, 'media type');
  for (const key of KEYS[type]) {
    const image = media?.[key];
    if (image) return image;
  }
  return undefined;
}

/** The three sizes of an image in one aspect; a missing crop falls back to the uncropped image. Throws for an unknown aspect. */
export function getImageSizes(image: CroppedPicture, aspect: string): PictureSource {
  assertOneOf(aspect, IMAGE_ASPECTS, 'aspect');
  return image[CROPS[aspect]] ?? image;
}

/** One of the three sizes of an image. Throws for an unknown size. */
export function getImageSize<Rendition>(sizes: Record<ImageSize, Rendition>, size: string): Rendition {
  assertOneOf(size, IMAGE_SIZES, 'size');
  return sizes[size];
}

/** The URL of a rendition. An unknown type, size or aspect throws; a missing image is logged and gives ''. */
export function toImageSource(
  media: MediaPictures<CroppedPicture> | null | undefined,
  type: string,
  size: string,
  aspect: string = 'default',
  log: (message: string) => void = console.error,
): string {
  assertOneOf(size, IMAGE_SIZES, 'size');
  assertOneOf(aspect, IMAGE_ASPECTS, 'aspect');
  const image = getMediaImage(media, type);
  if (!image) {
    log(`Invalid media value: no ${type} picture`);
    return '';
  }
  return getImageSize(getImageSizes(image, aspect), size).src;
}

/** The `srcset` of the sizes up to the given one, and of the extra small one, if there is one. Throws for an unknown size. */
export function getSrcSet(sizes: PictureSource, largest: string = 'lg'): string {
  assertOneOf(largest, IMAGE_SIZES, 'size');
  return [sizes.xs, ...IMAGE_SIZES.slice(0, IMAGE_SIZES.indexOf(largest) + 1).map((size) => sizes[size])]
    .flatMap((rendition) => (rendition ? `${rendition.src} ${rendition.width}w` : []))
    .join(', ');
}

/**
 * Limits the last width of a `sizes` attribute, which applies to phones, to two device pixels per CSS pixel: three are not visibly better and
 * double the data.
 */
export const limitDensity = (sizes: string): string => sizes.replace(/\S+$/, '(min-resolution: 2.5dppx) calc($& * 2 / 3), $&');
