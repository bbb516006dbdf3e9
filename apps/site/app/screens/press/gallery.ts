import type { Gallery, GalleryCategory, GalleryDetail, GalleryItem, ImageValue, Locale, Slugs } from '@liget/content-api';
import { GALLERY_ARCHIVE_PATH } from '@liget/content-api/api-paths';
import { formatLongDate } from '../../lib/dates.ts';
import { formatFileFacts } from '../../lib/file-size.ts';
import { getImage, getImageSizes } from '../../lib/images/image.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { getFieldLang } from '../../lib/language/field-lang.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { getWallAspect } from './wall.ts';

/** A gallery for cards. */
export interface GalleryTeaser {
  id: number;
  url: string;
  title: string;
  /** The language of title and lead, if it is not the page's. */
  lang?: Locale | undefined;
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
    lang: getItemLang(gallery, locale),
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
  /** The language of title and lead, if it is not the page's. */
  lang?: Locale | undefined;
  lead: string;
  galleries: GalleryTeaser[];
}

export function toCategoryTeaser(category: GalleryCategory, locale: Locale): CategoryTeaser {
  return {
    id: category.id,
    url: href('mediaCategory', locale, { gallerycategory: category.slug }),
    title: category.title,
    lang: getItemLang(category, locale),
    lead: category.lead,
    galleries: category.galleries.map((gallery) => toGalleryTeaser(gallery, category, locale)),
  };
}

/** A picture of a gallery with everything that must be printed with it. */
export interface GalleryPicture {
  /** The cropped image on the wall. */
  image: ImageValue;
  /** The uncropped image in the largest size of the page. */
  full: { src: string; width: number; height: number };
  title: string;
  description: string;
  /** Where they are not the page's. */
  langs: Record<'title' | 'description', Locale | undefined>;
  credit: string | null;
  licence: string | null;
  /** The uploaded file, for newspapers. */
  download: { url: string; fileName: string; facts: string };
}

export function toGalleryPicture(item: GalleryItem, index: number, locale: Locale): GalleryPicture {
  const { image, title, description } = item;
  const { original, credit, licence } = image;
  return {
    image: cropImage(image, getWallAspect(index, original)) ?? image,
    full: getImageSizes(image, 'default').lg,
    title: title || image.caption || image.alt,
    description,
    langs: {
      // Alternative texts exist in both languages.
      title: title ? getFieldLang(item, 'title', locale) : getFieldLang(image, 'caption', locale),
      description: getFieldLang(item, 'description', locale),
    },
    credit,
    licence,
    download: {
      url: original.src,
      fileName: original.file_name,
      facts: `${formatFileFacts(original, locale)}, ${original.width} × ${original.height}`,
    },
  };
}

/** The archive of all pictures with its size; `null` for a gallery without pictures. */
export function getGalleryArchive(
  { slug, items }: Pick<GalleryDetail, 'slug' | 'items'>,
  locale: Locale,
): { url: string; fileName: string; facts: string; bytes: number } | null {
  const file_size = items.reduce((sum, { image }) => sum + image.original.file_size, 0);
  if (items.length === 0) return null;
  const file_name = `${slug}.zip`;
  return {
    url: `/api/${locale}${GALLERY_ARCHIVE_PATH.replace(':slug', encodeURIComponent(slug))}`,
    fileName: file_name,
    facts: formatFileFacts({ file_name, file_size }, locale),
    bytes: file_size,
  };
}

/** A category's slug in each language for the URLs of its galleries; while a translation is missing, the existing slug. */
export function getCategoryParams(slugs: Slugs): Record<Locale, Record<string, string>> {
  const createFilter = (slug: string | null): Record<string, string> => (slug ? { gallerycategory: slug } : {});
  return { hu: createFilter(slugs.hu ?? slugs.en), en: createFilter(slugs.en ?? slugs.hu) };
}
