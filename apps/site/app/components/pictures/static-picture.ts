import type { StaticImage, StaticImageKey } from '@liget/content-api';
import type { ImageSize } from '../../lib/images/image.ts';

/** One of the site's own pictures, as editors set it. */
export interface StaticPicture {
  srcSet: Record<ImageSize, string>;
  /** Of the largest one, in pixels. */
  width: number;
  height: number;
  alt: string;
  title: string;
  caption: string;
}

/** The picture of a place in the site's own interface; `null` while it has none. */
export function findStaticPicture(images: readonly StaticImage[], key: StaticImageKey): StaticPicture | null {
  const image = images.find((one) => one.key === key);
  if (!image) return null;
  const { width, height } = image.media.static_image.lg;
  return { srcSet: image.srcSet, width, height, alt: image.alt_label, title: image.title, caption: image.caption };
}
