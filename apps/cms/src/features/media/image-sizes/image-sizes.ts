import type { ImageSize } from 'payload';

/** Widths in pixels; heights follow from the aspect. */
const SHAPES = {
  default: { widths: [480, 960, 1600], ratio: undefined },
  landscape: { widths: [480, 960, 1440], ratio: 3 / 2 },
  portrait: { widths: [360, 720, 1080], ratio: 3 / 4 },
  square: { widths: [320, 640, 960], ratio: 1 },
} as const;
const STEPS = ['sm', 'md', 'lg'] as const;

/** By the size's name, not by its dimensions: a crop of the same dimensions would overwrite it. */
const generateImageName: NonNullable<ImageSize['generateImageName']> = ({ originalName, sizeName, extension }) =>
  `${originalName}-${sizeName}.${extension}`;

/** Every crop in three sizes, WebP; `default` keeps the picture's own aspect. */
export const CROP_SIZES: ImageSize[] = Object.entries(SHAPES).flatMap(([aspect, { widths, ratio }]) =>
  STEPS.map((step, index): ImageSize => {
    const width = widths[index] ?? widths[0];
    return {
      name: `${aspect}_${step}`,
      width,
      ...(ratio ? { height: Math.round(width / ratio), position: 'centre' } : {}),
      withoutEnlargement: false,
      formatOptions: { format: 'webp', options: { quality: 76, effort: 2 } },
      generateImageName,
    };
  }),
);

/** The image for shares on social networks; JPEG, because not all of them read WebP. */
export const SHARE_IMAGE_SIZE = {
  name: 'share',
  width: 1200,
  height: 630,
  position: 'centre',
  withoutEnlargement: false,
  formatOptions: { format: 'jpeg', options: { quality: 82 } },
  generateImageName,
} as const satisfies ImageSize;

export const ALL_SIZES: readonly ImageSize[] = [...CROP_SIZES, SHARE_IMAGE_SIZE];
