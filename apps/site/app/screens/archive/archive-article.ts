import type { ArchiveArticle, Locale } from '@liget/content-api';
import { type ArticleTeaser, toArticleTeaser } from '../../components/articles/article.ts';
import { href } from '../../lib/urls/href.ts';

export function toArchiveTeaser(article: ArchiveArticle, locale: Locale): ArticleTeaser {
  return toArticleTeaser(article, locale, href('archiveArticle', locale, { article: article.slug }));
}
