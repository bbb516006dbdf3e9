import type { SeedArticle, SeedGalleryCategory } from './content/types.ts';
import { publishedAt } from './dates.ts';
import type { Desk, Voice } from './desk.ts';
import { writeDocuments } from './media.ts';
import type { SeedContent } from './seed-content.ts';

export type StoryContent = Pick<SeedContent, 'newsCategories' | 'news' | 'archive' | 'pressReleases' | 'galleries'>;

/** Needs the pictures and the top locations. */
export async function writeStories(desk: Desk, { newsCategories, news, archive, pressReleases, galleries }: StoryContent): Promise<void> {
  for (const { key, name, slug } of newsCategories) {
    await desk.create('news-categories', { key, fields: (say) => ({ name: say.text(name), slug: say.text(slug) }) });
  }
  for (const item of news) {
    await desk.create('news', {
      key: item.key,
      fields: (say) => ({
        ...articleFields(desk, say, item),
        category: desk.id('news-categories', item.category),
        ...(item.relatedTopLocation ? { topLocation: desk.id('top-locations', item.relatedTopLocation) } : {}),
        highlighted: item.highlighted ?? false,
      }),
    });
  }
  for (const article of archive)
    await desk.create('archive-articles', { key: article.key, fields: (say) => articleFields(desk, say, article) });
  for (const release of pressReleases) {
    const attachments = await writeDocuments(desk, release.attachments);
    await desk.create('press-releases', {
      key: release.key,
      fields: (say) => ({ ...articleFields(desk, say, release), contact: say.text(release.contact), attachments }),
    });
  }
  for (const category of galleries) await writeGalleries(desk, category);
}

function articleFields(desk: Desk, say: Voice, article: SeedArticle): Record<string, unknown> {
  return {
    title: say.text(article.title),
    slug: say.text(article.slug),
    lead: say.text(article.lead),
    body: say.prose(article.body),
    picture: desk.picture(article.picture),
    gallery: desk.pictures(article.gallery),
    publishedOn: publishedAt(article.daysAgo, desk.now),
    ...(article.author ? { author: say.text(article.author) } : {}),
  };
}

async function writeGalleries(desk: Desk, category: SeedGalleryCategory): Promise<void> {
  const categoryId = await desk.create('gallery-categories', {
    key: category.key,
    fields: (say) => ({
      title: say.text(category.title),
      slug: say.text(category.slug),
      lead: say.text(category.lead),
      picture: desk.picture(category.picture),
    }),
  });
  for (const gallery of category.galleries) {
    await desk.create('galleries', {
      key: `${category.key}/${gallery.key}`,
      fields: (say) => ({
        title: say.text(gallery.title),
        slug: say.text(gallery.slug),
        lead: say.text(gallery.lead),
        category: categoryId,
        publishedOn: publishedAt(gallery.daysAgo, desk.now),
        items: say.rows(gallery.items, ({ picture, title, description }) => ({
          picture: desk.picture(picture),
          title: say.text(title),
          description: say.text(description),
        })),
      }),
    });
  }
}
