import type { Locale, NewsDetail } from '@liget/content-api';
import { toArticlePage } from '../../components/articles/article-page.ts';
import { href } from '../../lib/urls/href.ts';
import { toNewsTeaser } from './news.ts';

export type MagazineArticlePage = ReturnType<typeof toMagazineArticlePage>;

/** The data of a magazine article's page. `path` is its canonical path. */
export function toMagazineArticlePage(article: NewsDetail, locale: Locale, path: string, origin: string) {
  return {
    article: toArticlePage(article, locale, path, origin),
    category: article.category
      ? { name: article.category.name, url: href('magazine', locale, {}, { category: article.category.slug }) }
      : null,
    related: article.related.map((item) => toNewsTeaser(item, locale)),
  };
}
