import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const STRIPPERS = { jpeg: stripJpeg, png: stripPng, webp: stripWebp } as const;

/**
 * The same picture, byte for byte, made of nothing but what is needed to show it: whatever else its file holds (the camera, the place, texts, thumbnails,
 * further pictures, a film behind it) is left out, known or not. The colour profile stays. `null` when the file is not built as it should be: then only its
 * pixels can be taken.
 */
export const stripMetadata = (bytes: Buffer, format: keyof typeof STRIPPERS): Buffer | null => STRIPPERS[format](bytes);
