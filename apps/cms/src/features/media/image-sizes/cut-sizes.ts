import type { ImageSize } from 'payload';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_ERRORS, ImageError, MAX_PIXELS } from '../errors.ts';
import { CENTRE, type FocalPoint, getShapeWindow, type PixelSize } from './crop-window.ts';
import { ALL_SIZES } from './image-sizes.ts';
import type { PreparedSize } from './prepared-sizes.ts';

const WHITE = '#ffffff';

export interface CutSizes {
  sizes: Record<string, PreparedSize>;
  /** Mean colour, #rrggbb. */
  colour: string;
}

const getRatio = ({ width, height }: ImageSize) => (width && height ? width / height : undefined);

/** The scale to which the picture may be reduced so that every wanted size can still be cut without enlarging; at most 1. */
function getLeastScale(picture: PixelSize, focal: FocalPoint, wanted: readonly ImageSize[]): number {
  const scales = wanted.map((size) => (size.width ?? picture.width) / getShapeWindow(picture, getRatio(size), focal).width);
  return Math.min(1, Math.max(...scales));
}

async function cut(decoded: Sharp, base: PixelSize, size: ImageSize, focal: FocalPoint): Promise<Omit<PreparedSize, 'fileName'>> {
  const window = getShapeWindow(base, getRatio(size), focal);
  const [left, top] = [Math.round(window.left), Math.round(window.top)];
  const part = {
    left,
    top,
    width: Math.min(Math.round(window.width), base.width - left),
    height: Math.min(Math.round(window.height), base.height - top),
  };
  const width = size.width ?? base.width;
  const height = size.height ?? Math.max(1, Math.round((width * base.height) / base.width));
  const resized = decoded.extract(part).resize(width, height, { fit: 'fill' });
  const { format = 'webp', options } = size.formatOptions ?? {};
  const isJpeg = format === 'jpeg';
  const data = await (isJpeg ? resized.flatten({ background: WHITE }) : resized).toFormat(format, options).toBuffer();
  return { width, height, mimeType: isJpeg ? 'image/jpeg' : 'image/webp', data };
}

const toHex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

/**
 * Cuts the wanted sizes of an image, by default all, around its focal point, one after the other, from one decoded copy: Payload's own resizing decodes the original
 * twice for each size and keeps all of them in memory at once. `name` is the file name without its extension. Throws an ImageError when the image
 * cannot be decoded completely.
 */
export async function cutSizes(
  picture: PixelSize & { data: Buffer },
  name: string,
  focal: FocalPoint = CENTRE,
  wanted: readonly ImageSize[] = ALL_SIZES,
): Promise<CutSizes> {
  const scale = getLeastScale(picture, focal, wanted);
  const { data, info } = await sharp(picture.data, { limitInputPixels: MAX_PIXELS })
    .resize(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)), { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ImageError(IMAGE_ERRORS.broken(name));
    });
  const { width, height, channels } = info;
  const createDecoded = () => sharp(data, { raw: { width, height, channels } });
  const sizes: Record<string, PreparedSize> = {};
  for (const size of wanted) {
    const file = await cut(createDecoded(), { width, height }, size, focal);
    sizes[size.name] = { ...file, fileName: `${name}-${size.name}.${file.mimeType === 'image/jpeg' ? 'jpg' : 'webp'}` };
  }
  const [red = 0, green = 0, blue = 0] = await createDecoded()
    .flatten({ background: WHITE })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { sizes, colour: `#${toHex(red)}${toHex(green)}${toHex(blue)}` };
}
