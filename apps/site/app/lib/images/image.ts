import type { ImageValue, Media } from '@liget/content-api';
import { getMediaImage as getStoredImage } from '@liget/ui/media';

export { getImageSizes, getSrcSet, type ImageAspect, type ImageSize, type MediaType, toImageSource } from '@liget/ui/media';

/** The image of a media value by type, if it has one. Throws for an unknown type. */
export function getImage(media: Media | null | undefined, type: string): ImageValue | undefined {
  return getStoredImage<ImageValue>(media, type);
}
