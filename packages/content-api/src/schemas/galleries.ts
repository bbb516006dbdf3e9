import * as z from 'zod';
import { ImageValue, Instant, Media, PageItem, Untranslated } from './primitives.ts';

/** Specification, section 3: `src` is the picture in its largest size. */
export const GalleryItem = z.object({
  src: z.string(),
  title: z.string(),
  description: z.string(),
  untranslated: Untranslated,
  image: ImageValue,
});
export type GalleryItem = z.infer<typeof GalleryItem>;

const GalleryCategoryReference = PageItem.extend({ title: z.string() });

export const Gallery = PageItem.extend({
  title: z.string(),
  lead: z.string(),
  media: Media,
  published_at: Instant,
  count: z.number().int().nonnegative(),
});
export type Gallery = z.infer<typeof Gallery>;

export const GalleryCategory = GalleryCategoryReference.extend({
  lead: z.string(),
  media: Media,
  galleries: z.array(Gallery),
});
export type GalleryCategory = z.infer<typeof GalleryCategory>;

export const GalleryDetail = Gallery.extend({
  category: GalleryCategoryReference,
  items: z.array(GalleryItem),
});
export type GalleryDetail = z.infer<typeof GalleryDetail>;
