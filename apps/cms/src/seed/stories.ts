import {
  publishedAt,
  type SeedArticle,
  type SeedContent,
  type SeedGalleryCategory,
  type SeedNewsItem,
  type SeedPressRelease,
} from '@liget/seed';
import { writeDocuments } from './media.ts';
import type { Translator, Writer } from './writer.ts';

export type StoryContent = Pick<SeedContent, 'newsCategories' | 'news' | 'archive' | 'pressReleases' | 'galleries'>;

/** Needs the pictures and the top locations. */
export async function writeStories(
  writer: Writer,
  { newsCategories, news, archive, pressReleases, galleries }: StoryContent,
): Promise<void> {
  for (const { key, name, slug } of newsCategories) {
    await writer.create('news-categories', { key, fields: (translator) => ({ name: translator.text(name), slug: translator.text(slug) }) });
  }
  for (const item of news) {
    await writer.create('news', {
      key: item.key,
      fields: (translator) => ({
        ...createArticleFields(writer, translator, item),
        category: writer.id('news-categories', item.category),
        ...(item.relatedTopLocation ? { topLocation: writer.id('top-locations', item.relatedTopLocation) } : {}),
        highlighted: item.highlighted ?? false,
      }),
    });
  }
  for (const article of archive)
    await writer.create('archive-articles', { key: article.key, fields: (translator) => createArticleFields(writer, translator, article) });
  for (const release of pressReleases) {
    const attachments = await writeDocuments(writer, release.attachments);
    await writer.create('press-releases', {
      key: release.key,
      fields: (translator) => ({
        ...createArticleFields(writer, translator, release),
        contact: translator.text(release.contact),
        attachments,
      }),
    });
  }
  for (const category of galleries) await writeGalleries(writer, category);
}

function createArticleFields(
  writer: Writer,
  translator: Translator,
  article: SeedArticle | SeedPressRelease | SeedNewsItem,
): Record<string, unknown> {
  return {
    title: translator.text(article.title),
    slug: translator.text(article.slug),
    lead: translator.text(article.lead),
    body: translator.prose(article.body),
    picture: writer.picture(article.picture),
    gallery: writer.pictures(article.gallery),
    publishedOn: publishedAt(article.publishedOn, writer.now),
    ...(article.author ? { author: translator.text(article.author) } : {}),
  };
}

async function writeGalleries(writer: Writer, category: SeedGalleryCategory): Promise<void> {
  const categoryId = await writer.create('gallery-categories', {
    key: category.key,
    fields: (translator) => ({
      title: translator.text(category.title),
      slug: translator.text(category.slug),
      lead: translator.text(category.lead),
      picture: writer.picture(category.picture),
    }),
  });
  for (const gallery of category.galleries) {
    await writer.create('galleries', {
      key: `${category.key}/${gallery.key}`,
      fields: (translator) => ({
        title: translator.text(gallery.title),
        slug: translator.text(gallery.slug),
        lead: translator.text(gallery.lead),
        category: categoryId,
        publishedOn: publishedAt({ daysAgo: gallery.daysAgo }, writer.now),
        items: translator.rows(gallery.items, ({ picture, title, description }) => ({
          picture: writer.picture(picture),
          title: translator.text(title),
          description: translator.text(description),
        })),
      }),
    });
  }
}
