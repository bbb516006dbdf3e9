import type { ImageValue } from '@liget/content-api';
import { getImageSizes, type ImageAspect } from './image.ts';

/** An image with only one of its crops, a quarter of the data. Throws for an unknown crop. */
export function cropImage(image: ImageValue | null | undefined, aspect: ImageAspect): ImageValue | null {
  if (!image) return null;
  const { xs, sm, md, lg } = getImageSizes(image, aspect);
  const { alt, caption, untranslated, credit, licence, original, colour } = image;
  const alternates = image.alternates?.flatMap((other) => cropImage(other, aspect) ?? []);
  const cropped = { xs, sm, md, lg, alt, caption, credit, licence, original, colour };
  return { ...cropped, ...(untranslated ? { untranslated } : {}), ...(alternates ? { alternates } : {}) };
}
