import type { ImageSize } from 'payload';

interface Shape {
  /** In pixels; heights follow from the aspect. `xs` is for pictures beside a line of text on phones. */
  widths: { xs?: number; sm: number; md: number; lg: number };
  /** Width by height; undefined keeps the picture's own. */
  ratio?: number;
}

const SHAPES: Record<string, Shape> = {
  default: { widths: { xs: 320, sm: 480, md: 960, lg: 1600 } },
  landscape: { widths: { xs: 320, sm: 480, md: 960, lg: 1440 }, ratio: 3 / 2 },
  portrait: { widths: { sm: 360, md: 720, lg: 1080 }, ratio: 3 / 4 },
  square: { widths: { xs: 240, sm: 320, md: 640, lg: 960 }, ratio: 1 },
};

/** By the size's name, not by its dimensions: a crop of the same dimensions would overwrite it. */
const generateImageName: NonNullable<ImageSize['generateImageName']> = ({ originalName, sizeName, extension }) =>
  `${originalName}-${sizeName}.${extension}`;

/** Every crop in three or four sizes, WebP; `default` keeps the picture's own aspect. */
export const CROP_SIZES: ImageSize[] = Object.entries(SHAPES).flatMap(([aspect, { widths, ratio }]) =>
  Object.entries(widths).map(
    ([step, width]): ImageSize => ({
      name: `${aspect}_${step}`,
      width,
      ...(ratio ? { height: Math.round(width / ratio), position: 'centre' } : {}),
      withoutEnlargement: false,
      // The highest effort makes files 8 % smaller; for the large ones it would take too long.
      formatOptions: { format: 'webp', options: { quality: 76, effort: step === 'xs' ? 6 : 2 } },
      generateImageName,
    }),
  ),
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
