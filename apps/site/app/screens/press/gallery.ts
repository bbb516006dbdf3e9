import type { Gallery, GalleryCategory, GalleryDetail, GalleryItem, ImageValue, Locale, Slugs } from '@liget/content-api';
import { formatLongDate } from '../../lib/dates.ts';
import { formatFileFacts } from '../../lib/file-size.ts';
import { getImage, getImageSizes } from '../../lib/images/image.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { href } from '../../lib/urls/href.ts';
import { getWallAspect } from './wall.ts';

/** A gallery as a card shows it. */
export interface GalleryTeaser {
  id: number;
  url: string;
  title: string;
  lead: string;
  date: string;
  /** Number of pictures. */
  count: number;
  image: ImageValue | null;
}

export function toGalleryTeaser(gallery: Gallery, category: { slug: string }, locale: Locale): GalleryTeaser {
  return {
    id: gallery.id,
    url: href('gallery', locale, { gallerycategory: category.slug, gallery: gallery.slug }),
    title: gallery.title,
    lead: gallery.lead,
    date: formatLongDate(gallery.published_at, locale),
    count: gallery.count,
    image: cropImage(getImage(gallery.media, 'lead'), 'landscape'),
  };
}

export interface CategoryTeaser {
  id: number;
  url: string;
  title: string;
  lead: string;
  galleries: GalleryTeaser[];
}

export function toCategoryTeaser(category: GalleryCategory, locale: Locale): CategoryTeaser {
  return {
    id: category.id,
    url: href('mediaCategory', locale, { gallerycategory: category.slug }),
    title: category.title,
    lead: category.lead,
    galleries: category.galleries.map((gallery) => toGalleryTeaser(gallery, category, locale)),
  };
}

/** One picture of a gallery with all that must be said of it when it is printed. */
export interface GalleryPicture {
  /** As it hangs on the wall. */
  image: ImageValue;
  /** Whole, as large as the page has it. */
  whole: { src: string; width: number; height: number };
  title: string;
  description: string;
  credit: string | null;
  licence: string | null;
  /** The uploaded file: what a newspaper needs. */
  download: { url: string; fileName: string; facts: string };
}

export function toGalleryPicture({ image, title, description }: GalleryItem, index: number, locale: Locale): GalleryPicture {
  const { original, credit, licence } = image;
  return {
    image: cropImage(image, getWallAspect(index, original)) ?? image,
    whole: getImageSizes(image, 'default').lg,
    title: title || image.caption || image.alt,
    description,
    credit,
    licence,
    download: {
      url: original.src,
      fileName: original.file_name,
      facts: `${formatFileFacts(original, locale)}, ${original.width} × ${original.height}`,
    },
  };
}

/** One file with all pictures, and how large it is; `null` for a gallery without pictures. */
export function getGalleryArchive(
  { slug, items }: Pick<GalleryDetail, 'slug' | 'items'>,
  locale: Locale,
): { url: string; fileName: string; facts: string; bytes: number } | null {
  const file_size = items.reduce((sum, { image }) => sum + image.original.file_size, 0);
  if (items.length === 0) return null;
  const file_name = `${slug}.zip`;
  return {
    url: `/api/${locale}/galleries/${encodeURIComponent(slug)}/download`,
    fileName: file_name,
    facts: formatFileFacts({ file_name, file_size }, locale),
    bytes: file_size,
  };
}

/** A category's slug in each language, for the addresses of its galleries; while a translation is missing, the slug that it has. */
export function getCategoryParams(slugs: Slugs): Record<Locale, Record<string, string>> {
  const of = (slug: string | null): Record<string, string> => (slug ? { gallerycategory: slug } : {});
  return { hu: of(slugs.hu ?? slugs.en), en: of(slugs.en ?? slugs.hu) };
}
