import type { ImageValue } from '@liget/content-api';
import { getImageSizes, type ImageAspect } from './image.ts';

/** A picture with one crop only: what a teaser shows, and a quarter of what would travel to the browser. Wrong aspects throw. */
export function cropImage(image: ImageValue | null | undefined, aspect: ImageAspect): ImageValue | null {
  if (!image) return null;
  const { sm, md, lg } = getImageSizes(image, aspect);
  const { alt, caption, credit, licence, original, colour } = image;
  const alternates = image.alternates?.flatMap((other) => cropImage(other, aspect) ?? []);
  return { sm, md, lg, alt, caption, credit, licence, original, colour, ...(alternates ? { alternates } : {}) };
}
