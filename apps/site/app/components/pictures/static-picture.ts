import type { Locale, StaticImage, StaticImageKey } from '@liget/content-api';
import type { ImageSize } from '../../lib/images/image.ts';
import { getFieldLangs } from '../../lib/language/field-lang.ts';

/** An image of the site's own pages that editors set. */
export interface StaticPicture {
  srcSet: Record<ImageSize, string>;
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  alt: string;
  title: string;
  caption: string;
  /** The languages of title and caption where they are not the page's. */
  langs?: Record<'title' | 'caption', Locale | undefined>;
}

/** The image with a key; `null` if editors have not set it. */
export function findStaticPicture(images: readonly StaticImage[], key: StaticImageKey, locale: Locale): StaticPicture | null {
  const image = images.find((one) => one.key === key);
  if (!image) return null;
  const { width, height } = image.media.static_image.lg;
  const { srcSet, alt_label: alt, title, caption, untranslated } = image;
  const langs = untranslated && getFieldLangs(image, ['title', 'caption'], locale);
  return { srcSet, width, height, alt, title, caption, ...(langs && { langs }) };
}
