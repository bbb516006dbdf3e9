import type { ImageValue } from '@liget/content-api';

/** The image that social networks show for a shared page. */
export interface ShareImage {
  src: string;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

/** All share images are JPEGs: not all networks read WebP. */
export const SHARE_IMAGE_TYPE = 'image/jpeg';

/** In `public/`: for pages without an image, and while the content service is unavailable. */
const PARK = { src: '/share.jpg', width: 1200, height: 630 };

/** The first existing image in the format for sharing; otherwise the park's own with the alternative text `parkAlt`. */
export function toShareImage(pictures: readonly (ImageValue | null | undefined)[], parkAlt: string): ShareImage {
  for (const picture of pictures) if (picture?.share) return { ...picture.share, alt: picture.alt };
  return { ...PARK, alt: parkAlt };
}
