import type { Locale, NewsItem } from '@liget/content-api';
import { type ArticleTeaser, toArticleTeaser } from '../../components/articles/article.ts';
import { href } from '../../lib/urls/href.ts';

/** A magazine article for lists. */
export interface NewsTeaser extends ArticleTeaser {
  category: string | null;
}

export function toNewsTeaser(item: NewsItem, locale: Locale): NewsTeaser {
  return {
    ...toArticleTeaser(item, locale, href('magazineArticle', locale, { article: item.slug })),
    category: item.category?.name ?? null,
  };
}
