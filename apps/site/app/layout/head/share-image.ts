import type { ImageValue } from '@liget/content-api';

/** What a social network shows of a shared page. */
export interface ShareImage {
  src: string;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

/** All of them are; networks do not all read WebP. */
export const SHARE_IMAGE_TYPE = 'image/jpeg';

/** In `public/`: for pages without a picture, and while the content service cannot say which one they have. */
const PARK = { src: '/share.jpg', width: 1200, height: 630 };

/** The first of the pictures that there is, as social networks want it; the park's own, described by `parkAlt`, when there is none. */
export function toShareImage(pictures: readonly (ImageValue | null | undefined)[], parkAlt: string): ShareImage {
  for (const picture of pictures) if (picture?.share) return { ...picture.share, alt: picture.alt };
  return { ...PARK, alt: parkAlt };
}
