import type { ImageValue } from '@liget/content-api';
import { getImageSizes, type ImageAspect } from './image.ts';

/** An image with one crop only, as a teaser shows it: a quarter of the bytes of all crops. Throws for an unknown crop. */
export function cropImage(image: ImageValue | null | undefined, aspect: ImageAspect): ImageValue | null {
  if (!image) return null;
  const { sm, md, lg } = getImageSizes(image, aspect);
  const { alt, caption, credit, licence, original, colour } = image;
  const alternates = image.alternates?.flatMap((other) => cropImage(other, aspect) ?? []);
  return { sm, md, lg, alt, caption, credit, licence, original, colour, ...(alternates ? { alternates } : {}) };
}
