import type { HomeCarouselItem, ImageValue } from '@liget/content-api';
import { getImage } from '../../../lib/images/image.ts';
import { cropImage } from '../../../lib/images/image-crop.ts';

/** A slide of the carousel. */
export interface Slide {
  id: string;
  title: string;
  lead: string;
  link: { text: string; url: string; isExternal: boolean } | null;
  image: ImageValue | null;
}

export function toSlide({ id, title, lead, url, link_text, media }: HomeCarouselItem): Slide {
  return {
    id,
    title,
    lead,
    link: url ? { text: link_text || title, url, isExternal: /^https?:/.test(url) } : null,
    image: cropImage(getImage(media, 'hero') ?? getImage(media, 'image'), 'landscape'),
  };
}
