import type { ImageValue, Media } from '@liget/content-api';
import { getMediaImage as pictureOf } from '@liget/ui/media';

export { getImageSizes, getSrcSet, type ImageAspect, type ImageSize, type MediaType, toImageSource } from '@liget/ui/media';

/** The picture of a media value by type, or `undefined` when it has none. Throws on a wrong type. */
export function getImage(media: Media | null | undefined, type: string): ImageValue | undefined {
  return pictureOf<ImageValue>(media, type);
}
