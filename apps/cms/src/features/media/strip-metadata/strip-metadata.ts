import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const STRIPPERS = { jpeg: stripJpeg, png: stripPng, webp: stripWebp } as const;

/**
 * The same picture, byte for byte, with only what is needed to show it: all other content of the file, known or unknown (camera, place,
 * texts, thumbnails, further pictures, a film after it), is removed. The colour profile stays. `null` for an invalid structure: then the
 * picture must be encoded again.
 */
export const stripMetadata = (bytes: Buffer, format: keyof typeof STRIPPERS): Buffer | null => STRIPPERS[format](bytes);
