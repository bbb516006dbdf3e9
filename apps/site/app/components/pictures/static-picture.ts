import type { StaticImage, StaticImageKey } from '@liget/content-api';
import type { ImageSize } from '../../lib/images/image.ts';

/** An image of the site's own pages that editors set. */
export interface StaticPicture {
  srcSet: Record<ImageSize, string>;
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  alt: string;
  title: string;
  caption: string;
}

/** The image with a key; `null` if editors have not set it. */
export function findStaticPicture(images: readonly StaticImage[], key: StaticImageKey): StaticPicture | null {
  const image = images.find((one) => one.key === key);
  if (!image) return null;
  const { width, height } = image.media.static_image.lg;
  return { srcSet: image.srcSet, width, height, alt: image.alt_label, title: image.title, caption: image.caption };
}
