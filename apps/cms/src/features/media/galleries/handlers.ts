import type { Gallery, GalleryCategory } from '@liget/content-api';
import type * as Stored from '../../../payload-types.ts';
import type { DocumentReader } from '../../../platform/read-model/document-reader.ts';
import type { Handlers } from '../../../platform/read-model/handler.ts';
import { markUntranslated, readPageItem } from '../../../platform/read-model/page-item.ts';
import { getImage, getOwnImage, toMedia } from '../../../platform/read-model/pictures/pictures.ts';
import { findAll, findBySlug, findPage, mapSkippingInvalid, type ReadContext } from '../../../platform/read-model/published.ts';

const NEWEST = ['-publishedOn', '-id'];

/** A gallery's cover is its first picture. */
function toGallery(read: DocumentReader<Stored.Gallery>, ...keys: ('hero' | 'image')[]): Gallery {
  const items = read.rows('items');
  const [first] = items;
  return {
    ...readPageItem(read, read.language('title'), { lead: 'lead' }),
    title: read.text('title'),
    lead: read.textOrEmpty('lead'),
    media: toMedia(first ? getImage(first) : null, 'lead', ...keys),
    published_at: read.date('publishedOn'),
    count: items.length,
  };
}

const toReference = (read: DocumentReader<Stored.GalleryCategory>) => ({
  ...readPageItem(read, read.language('title'), { lead: 'lead' }),
  title: read.text('title'),
});

/** All galleries with one query, by their category's id. */
async function loadGalleriesByCategory(context: ReadContext, categories: number[]): Promise<Map<number, Gallery[]>> {
  const galleries = await findAll(context, 'galleries', { where: { category: { in: categories } }, sort: NEWEST });
  const byCategory = new Map<number, Gallery[]>();
  for (const { id, value } of mapSkippingInvalid(galleries, (read) => ({ id: read.relationId('category'), value: toGallery(read) }))) {
    if (id !== null) byCategory.set(id, [...(byCategory.get(id) ?? []), value]);
  }
  return byCategory;
}

function toCategory(read: DocumentReader<Stored.GalleryCategory>, galleries: Gallery[], ...keys: ('hero' | 'image')[]): GalleryCategory {
  return { ...toReference(read), lead: read.textOrEmpty('lead'), media: toMedia(getImage(read), 'lead', ...keys), galleries };
}

export const galleries = {
  galleryCategories: async (request) => {
    const { items, meta } = await findPage(request, 'gallery-categories', request.query);
    const byCategory = await loadGalleriesByCategory(
      request,
      items.map((read) => read.id),
    );
    return { data: mapSkippingInvalid(items, (read) => toCategory(read, byCategory.get(read.id) ?? [])), meta };
  },

  galleryCategory: async (request) => {
    const read = await findBySlug(request, 'gallery-categories', request.slug);
    if (!read) return null;
    const byCategory = await loadGalleriesByCategory(request, [read.id]);
    return { data: toCategory(read, byCategory.get(read.id) ?? [], 'hero') };
  },

  gallery: async (request) => {
    const read = await findBySlug(request, 'galleries', request.slug);
    const parent = read?.relation('category');
    // A gallery's URL is below that of its category, so it needs a published category.
    if (!read || !parent) return null;
    const items = read.rows('items').flatMap((item) => {
      const picture = getOwnImage(item);
      if (!picture) return [];
      const [title, description] = [item.textOrEmpty('title'), item.textOrEmpty('description')];
      const mark = markUntranslated(item, { title: 'title', description: 'description' });
      return [{ src: picture.lg.src, title, description, ...mark, image: picture }];
    });
    return { data: { ...toGallery(read, 'hero'), count: items.length, category: toReference(parent), items } };
  },
} satisfies Partial<Handlers>;
