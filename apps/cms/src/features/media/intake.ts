import sharp, { type Metadata, type Sharp } from 'sharp';
import { IMAGE_ERRORS, ImageError, MAX_BYTES, MAX_PIXELS, MAX_SIDE_PIXELS, MIN_LONG_SIDE_PIXELS } from './errors.ts';
import type { CropWindow, PixelSize } from './image-sizes/crop-window.ts';
import { stripMetadata } from './strip-metadata/strip-metadata.ts';

export type Format = 'jpeg' | 'png' | 'webp';

const MIME_TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const satisfies Record<Format, string>;
const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const satisfies Record<Format, string>;
/** Quality of re-encoded images. */
const QUALITY = { jpeg: 92, webp: 90 } as const;

/** An image as stored: upright, in a size that the site can process, without metadata about place and camera. */
export interface ProcessedPicture extends PixelSize {
  data: Buffer;
  mimeType: (typeof MIME_TYPES)[Format];
  ending: (typeof ENDINGS)[Format];
  /** The uploaded size, if the image was scaled down. */
  shrunkFrom: PixelSize | null;
}

const HEIC = /^(?:hei[cmsx]|hev[cmsx])$/;
const isHeic = (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp' && HEIC.test(bytes.toString('latin1', 8, 12));

/** The format by the file's content; AVIF, which many programs do not open, is stored as JPEG, or as PNG when it is transparent. */
function getFormat({ format, compression, hasAlpha }: Metadata): Format | null {
  if (format === 'jpeg' || format === 'png' || format === 'webp') return format;
  return format === 'heif' && compression === 'av1' ? (hasAlpha ? 'png' : 'jpeg') : null;
}

function turnUpright({ width, height, orientation = 1 }: Metadata): PixelSize {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

const openPicture = (data: Buffer) => sharp(data, { limitInputPixels: MAX_PIXELS });
const encode = (picture: Sharp, format: Format) =>
  format === 'jpeg' ? picture.jpeg({ quality: QUALITY.jpeg }) : format === 'webp' ? picture.webp({ quality: QUALITY.webp }) : picture.png();

async function getMetadata(data: Buffer, name: string): Promise<Metadata> {
  try {
    return await sharp(data, { limitInputPixels: false }).metadata();
  } catch {
    throw new ImageError(isHeic(data) ? IMAGE_ERRORS.heic : IMAGE_ERRORS.kind(name));
  }
}

/** The cropped part, in whole pixels. */
function getPart(picture: PixelSize, { left, top, width, height }: CropWindow): CropWindow {
  const [x, y] = [Math.round((left / 100) * picture.width), Math.round((top / 100) * picture.height)];
  const [wide, high] = [Math.round((width / 100) * picture.width), Math.round((height / 100) * picture.height)];
  return {
    left: Math.min(x, picture.width - 1),
    top: Math.min(y, picture.height - 1),
    width: Math.max(1, Math.min(wide, picture.width - x)),
    height: Math.max(1, Math.min(high, picture.height - y)),
  };
}

/**
 * Reads an image by its content, whatever the file's name, and crops it if requested (`crop` in percent of the upright image). Throws an
 * ImageError for a file that cannot be an image of the site. An image that needs no change keeps its pixels byte for byte; of other files only
 * pixels and colour profile are kept.
 */
export async function processPicture(data: Buffer, name: string, crop?: CropWindow): Promise<ProcessedPicture> {
  if (data.byteLength === 0) throw new ImageError(IMAGE_ERRORS.empty);
  if (data.byteLength > MAX_BYTES) throw new ImageError(IMAGE_ERRORS.tooLarge(data.byteLength));
  const metadata = await getMetadata(data, name);
  const format = getFormat(metadata);
  if (!format) throw new ImageError(isHeic(data) ? IMAGE_ERRORS.heic : IMAGE_ERRORS.kind(name));
  const uprightSize = turnUpright(metadata);
  if (uprightSize.width * uprightSize.height > MAX_PIXELS)
    throw new ImageError(IMAGE_ERRORS.tooManyPixels(uprightSize.width, uprightSize.height));
  const part = crop ? getPart(uprightSize, crop) : { left: 0, top: 0, ...uprightSize };
  if (Math.max(part.width, part.height) < MIN_LONG_SIDE_PIXELS) throw new ImageError(IMAGE_ERRORS.tooSmall(part.width, part.height));
  const isTooLong = Math.max(part.width, part.height) > MAX_SIDE_PIXELS;
  const kind = { mimeType: MIME_TYPES[format], ending: ENDINGS[format] };
  const isFit = !crop && !isTooLong && metadata.format === format && (metadata.orientation ?? 1) === 1;
  const stripped = isFit ? stripMetadata(data, format) : null;
  if (stripped) return { data: stripped, ...uprightSize, ...kind, shrunkFrom: null };
  try {
    const picture = openPicture(data).autoOrient().extract(part).keepIccProfile();
    const fitting = picture.resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true });
    const encoded = await encode(fitting, format).toBuffer({ resolveWithObject: true });
    const { width, height } = encoded.info;
    return { data: encoded.data, width, height, ...kind, shrunkFrom: isTooLong ? { width: part.width, height: part.height } : null };
  } catch {
    throw new ImageError(IMAGE_ERRORS.broken(name));
  }
}
