import type { Locale, NewsDetail } from '@liget/content-api';
import { href } from '../../lib/href.ts';
import { cropped } from '../../lib/image-crop.ts';
import { articleJsonLd } from '../../shell/articles/article-json-ld.ts';
import { toNewsTeaser } from './news.ts';

export type MagazineArticlePage = ReturnType<typeof toMagazineArticlePage>;

/** A magazine article as its page shows it. `path` is its one true address. */
export function toMagazineArticlePage(article: NewsDetail, locale: Locale, path: string, origin: string) {
  return {
    article: toNewsTeaser(article, locale),
    category: article.category
      ? { name: article.category.name, url: href('magazine', locale, {}, { category: article.category.slug }) }
      : null,
    author: article.author,
    html: article.html,
    pictures: article.gallery.map((picture) => cropped(picture, 'landscape')).filter((picture) => picture !== null),
    related: article.related.map((item) => toNewsTeaser(item, locale)),
    jsonLd: articleJsonLd({ article, path, origin }),
  };
}
