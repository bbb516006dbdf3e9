import type { Label } from '../../platform/fields/labels.ts';
import { MOST_BYTES, PICTURE_FAULTS } from './errors.ts';

/** Of files that are chosen in a browser. */
interface FileSelection {
  name: string;
  size: number;
}

const HEIC = /\.(?:heic|heif)$/i;
const NO_PICTURE = /\.(?:tiff?|svg|bmp|gif|psd|pdf)$/i;

/** Why the service would refuse a file, by its name and size alone, in its own words; `null` when only its content can tell. */
export function checkFile({ name, size }: FileSelection): Label | null {
  if (size === 0) return PICTURE_FAULTS.empty;
  if (size > MOST_BYTES) return PICTURE_FAULTS.tooLarge(size);
  if (HEIC.test(name)) return PICTURE_FAULTS.heic;
  return NO_PICTURE.test(name) ? PICTURE_FAULTS.kind(name) : null;
}
