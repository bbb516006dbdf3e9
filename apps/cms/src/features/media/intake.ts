import sharp, { type Metadata, type Sharp } from 'sharp';
import { ImageError, LONGEST_SIDE, MOST_BYTES, MOST_PIXELS, PICTURE_FAULTS, SHORTEST_LONG_SIDE } from './errors.ts';
import type { CropWindow, Measures } from './sizes/crop-window.ts';
import { stripMetadata } from './strip-metadata/strip-metadata.ts';

export type Format = 'jpeg' | 'png' | 'webp';

const MIME_TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const satisfies Record<Format, string>;
const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const satisfies Record<Format, string>;
/** Quality of re-encoded images. */
const QUALITY = { jpeg: 92, webp: 90 } as const;

/** An image as stored: upright, in a size that the site can process, without metadata about place and camera. */
export interface TakenPicture extends Measures {
  data: Buffer;
  mimeType: (typeof MIME_TYPES)[Format];
  ending: (typeof ENDINGS)[Format];
  /** The uploaded size, if the image was scaled down. */
  shrunkFrom: Measures | null;
}

const HEIC = /^(?:hei[cmsx]|hev[cmsx])$/;
const isHeic = (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp' && HEIC.test(bytes.toString('latin1', 8, 12));

/** What the file is by its content; AVIF, which many programs do not open, is kept as JPEG, or as PNG when it is transparent. */
function getFormat({ format, compression, hasAlpha }: Metadata): Format | null {
  if (format === 'jpeg' || format === 'png' || format === 'webp') return format;
  return format === 'heif' && compression === 'av1' ? (hasAlpha ? 'png' : 'jpeg') : null;
}

function turnUpright({ width, height, orientation = 1 }: Metadata): Measures {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

const openPicture = (data: Buffer) => sharp(data, { limitInputPixels: MOST_PIXELS });
const encode = (picture: Sharp, format: Format) =>
  format === 'jpeg' ? picture.jpeg({ quality: QUALITY.jpeg }) : format === 'webp' ? picture.webp({ quality: QUALITY.webp }) : picture.png();

async function getMetadata(data: Buffer, name: string): Promise<Metadata> {
  try {
    return await sharp(data, { limitInputPixels: false }).metadata();
  } catch {
    throw new ImageError(isHeic(data) ? PICTURE_FAULTS.heic : PICTURE_FAULTS.kind(name));
  }
}

/** What is cut out, in whole pixels. */
function getPart(picture: Measures, { left, top, width, height }: CropWindow): CropWindow {
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
export async function takePicture(data: Buffer, name: string, crop?: CropWindow): Promise<TakenPicture> {
  if (data.byteLength === 0) throw new ImageError(PICTURE_FAULTS.empty);
  if (data.byteLength > MOST_BYTES) throw new ImageError(PICTURE_FAULTS.tooLarge(data.byteLength));
  const metadata = await getMetadata(data, name);
  const format = getFormat(metadata);
  if (!format) throw new ImageError(isHeic(data) ? PICTURE_FAULTS.heic : PICTURE_FAULTS.kind(name));
  const whole = turnUpright(metadata);
  if (whole.width * whole.height > MOST_PIXELS) throw new ImageError(PICTURE_FAULTS.tooManyPixels(whole.width, whole.height));
  const part = crop ? getPart(whole, crop) : { left: 0, top: 0, ...whole };
  if (Math.max(part.width, part.height) < SHORTEST_LONG_SIDE) throw new ImageError(PICTURE_FAULTS.tooSmall(part.width, part.height));
  const isTooLong = Math.max(part.width, part.height) > LONGEST_SIDE;
  const kind = { mimeType: MIME_TYPES[format], ending: ENDINGS[format] };
  const isFit = !crop && !isTooLong && metadata.format === format && (metadata.orientation ?? 1) === 1;
  const stripped = isFit ? stripMetadata(data, format) : null;
  if (stripped) return { data: stripped, ...whole, ...kind, shrunkFrom: null };
  try {
    const picture = openPicture(data).autoOrient().extract(part).keepIccProfile();
    const fitting = picture.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    const made = await encode(fitting, format).toBuffer({ resolveWithObject: true });
    const { width, height } = made.info;
    return { data: made.data, width, height, ...kind, shrunkFrom: isTooLong ? { width: part.width, height: part.height } : null };
  } catch {
    throw new ImageError(PICTURE_FAULTS.broken(name));
  }
}
