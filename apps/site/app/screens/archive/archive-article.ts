import type { ArchiveArticle, Locale } from '@liget/content-api';
import { href } from '../../lib/href.ts';
import { type ArticleTeaser, toArticleTeaser } from '../../parts/articles/article.ts';

export function toArchiveTeaser(article: ArchiveArticle, locale: Locale): ArticleTeaser {
  return toArticleTeaser(article, locale, href('archiveArticle', locale, { article: article.slug }));
}
