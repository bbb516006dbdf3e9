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
  /** The language of the caption, if it is not the page's. */
  lang?: Locale | undefined;
  /** The language of the title, if it is not the caption's. */
  titleLang?: Locale | undefined;
}

/** The image with a key; `null` if editors have not set it. */
export function findStaticPicture(images: readonly StaticImage[], key: StaticImageKey, locale: Locale): StaticPicture | null {
  const image = images.find((one) => one.key === key);
  if (!image) return null;
  const { width, height } = image.media.static_image.lg;
  const { srcSet, alt_label: alt, title, caption, untranslated } = image;
  const shown = { srcSet, width, height, alt, title, caption };
  if (!untranslated) return shown;
  const langs = getFieldLangs(image, ['title', 'caption'], locale);
  return { ...shown, lang: langs.caption, titleLang: langs.title ?? (langs.caption && locale) };
}
