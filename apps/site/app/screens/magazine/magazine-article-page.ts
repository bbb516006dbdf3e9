import type { NewsDetail } from '@liget/content-api';
import { splitArticlePage, toArticlePage } from '../../components/articles/article-page.ts';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import { toNewsTeaser } from './news.ts';

type PageContext = Pick<ScreenArguments, 'locale' | 'publicOrigin' | 'drawing'>;

export type MagazineArticlePage = ReturnType<typeof toMagazineArticlePage>;

/** The data of a magazine article's page. `path` is its canonical path. */
export function toMagazineArticlePage(article: NewsDetail, { locale, publicOrigin, drawing }: PageContext, path: string) {
  return {
    ...splitArticlePage(toArticlePage(article, locale, path, publicOrigin), drawing),
    category: article.category
      ? { name: article.category.name, url: href('magazine', locale, {}, { category: article.category.slug }) }
      : null,
    related: drawing(article.related.map((item) => toNewsTeaser(item, locale))),
  };
}
