import type { Label } from '../../platform/fields/labels.ts';
import { DOCUMENT_ERRORS, IMAGE_ERRORS, MAX_BYTES } from './errors.ts';

/** A file chosen in a browser. */
interface FileSelection {
  name: string;
  size: number;
}

const HEIC = /\.(?:heic|heif)$/i;
const NO_PICTURE = /\.(?:tiff?|svg|bmp|gif|psd|pdf)$/i;

/** The error that the service would return for a picture, by its name and size; `null` when it depends on the content. */
export function checkPicture({ name, size }: FileSelection): Label | null {
  if (size === 0) return IMAGE_ERRORS.empty;
  if (size > MAX_BYTES) return IMAGE_ERRORS.tooLarge(size);
  if (HEIC.test(name)) return IMAGE_ERRORS.heic;
  return NO_PICTURE.test(name) ? IMAGE_ERRORS.kind(name) : null;
}

/** The error that the service would return for a document, by its size; `null` when it depends on the content. */
export function checkDocument({ size }: FileSelection): Label | null {
  if (size === 0) return DOCUMENT_ERRORS.empty;
  return size > MAX_BYTES ? DOCUMENT_ERRORS.tooLarge(size) : null;
}
