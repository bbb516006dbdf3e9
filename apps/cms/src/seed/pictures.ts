import { pictureName } from '@liget/seed';
import { type PictureSpec, renderScene, renderShareFrame, SHARE_PICTURE, SHARE_SIZE } from '@liget/seed/illustrations';
import type { ImageSize } from 'payload';
import sharp, { type Sharp } from 'sharp';
import { CROP_SIZES, SHARE_IMAGE_SIZE } from '../features/media/image-sizes/image-sizes.ts';
import type { PreparedSize } from '../features/media/image-sizes/prepared-sizes.ts';

/** The size of the original, in px. */
const WIDTH = 1600;
const HEIGHT = 1067;
const JPEG_QUALITY = 82;

export interface RenderedPicture {
  original: Buffer;
  /** Mean colour, #rrggbb. */
  colour: string;
  /** By the name of the size; sizes of equal measures share one file, as in Payload's own resizing. */
  sizes: Record<string, PreparedSize>;
}

export type RenderPicture = (spec: PictureSpec) => Promise<RenderedPicture>;

async function getMeanColour(image: Sharp): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await image.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The mean colour of a picture, which is drawn small for it. */
export function estimateColour(spec: PictureSpec): Promise<string> {
  return getMeanColour(sharp(Buffer.from(renderScene(spec, { width: 48, height: 32 }))).removeAlpha());
}

/**
 * Draws a picture, and cuts its sizes from one decoded copy: Payload's own resizing decodes the original again for each size and
 * needs three times as long, which only matters when some two hundred pictures are made at once.
 */
export async function renderPicture(spec: PictureSpec): Promise<RenderedPicture> {
  const drawn = sharp(Buffer.from(renderScene(spec, { width: WIDTH, height: HEIGHT })));
  const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const createDecoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const original = await createDecoded().jpeg({ quality: JPEG_QUALITY }).toBuffer();
  const sizes = {
    ...(await cutSizes(createDecoded, pictureName(spec))),
    [SHARE_IMAGE_SIZE.name]: await composeShareImage(createDecoded, spec),
  };
  return { original, colour: await getMeanColour(createDecoded()), sizes };
}

const CHANNELS = 3;
const toRawOptions = ({ width, height }: { width: number; height: number }) => ({ raw: { width, height, channels: CHANNELS } as const });

let shareFrame: Promise<Buffer> | undefined;

/**
 * Not a crop: the park's mark is beside the picture. The mark is the same for all and drawn once; the picture is made smaller, because
 * drawing it at that size takes four times as long.
 */
async function composeShareImage(decoded: () => Sharp, spec: PictureSpec): Promise<PreparedSize> {
  const { name, width, height, formatOptions } = SHARE_IMAGE_SIZE;
  shareFrame ??= sharp(Buffer.from(renderShareFrame())).removeAlpha().raw().toBuffer();
  const image = Buffer.from(await shareFrame);
  const picture = await decoded().resize(SHARE_PICTURE.width, SHARE_PICTURE.height, { fit: 'cover' }).raw().toBuffer();
  const rowBytes = SHARE_PICTURE.width * CHANNELS;
  for (let row = 0; row < SHARE_PICTURE.height; row += 1)
    picture.copy(image, (row + 1) * SHARE_SIZE.width * CHANNELS - rowBytes, row * rowBytes, (row + 1) * rowBytes);
  const encoded = sharp(image, toRawOptions(SHARE_SIZE)).jpeg({ ...formatOptions.options, chromaSubsampling: '4:4:4' });
  const data = await encoded.toBuffer();
  return { fileName: `${pictureName(spec)}-${name}.jpg`, width, height, mimeType: 'image/jpeg', data };
}

async function cutSizes(decoded: () => Sharp, name: string): Promise<Record<string, PreparedSize>> {
  const files = new Map<string, PreparedSize>();
  const sizes: Record<string, PreparedSize> = {};
  for (const size of CROP_SIZES) {
    const width = size.width ?? WIDTH;
    const height = size.height ?? Math.round((width * HEIGHT) / WIDTH);
    const fileName = `${name}-${width}x${height}.webp`;
    const file = files.get(fileName) ?? {
      fileName,
      width,
      height,
      mimeType: 'image/webp',
      data: await cut(decoded(), size, { width, height }),
    };
    files.set(fileName, file);
    sizes[size.name] = file;
  }
  return sizes;
}

function cut(picture: Sharp, { formatOptions }: ImageSize, { width, height }: { width: number; height: number }): Promise<Buffer> {
  // Drawn areas look the same enlarged by the plain kernel, in half the time.
  const kernel = height > HEIGHT ? 'linear' : 'lanczos3';
  const resized = picture.resize(width, height, { fit: 'cover', position: 'centre', kernel });
  return (formatOptions ? resized.toFormat(formatOptions.format, formatOptions.options) : resized.webp()).toBuffer();
}
