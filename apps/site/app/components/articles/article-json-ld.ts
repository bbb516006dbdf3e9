import type { ArchiveArticle } from '@liget/content-api';
import type { NewsArticle, WithContext } from 'schema-dts';
import { getImage } from '../../lib/images/image.ts';
import { toHtmlJson } from '../../lib/json-ld.ts';

interface PublishedArticle {
  article: ArchiveArticle & { author?: string | null };
  path: string;
  /** Without a trailing slash. */
  origin: string;
}

/** The article as a schema.org NewsArticle. */
export function buildArticleJsonLd({ article, path, origin }: PublishedArticle): string {
  const image = getImage(article.media, 'lead');
  const publisher = { '@type': 'Organization' as const, name: 'Liget', url: origin };
  const schema: WithContext<NewsArticle> = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.lead,
    url: origin + path,
    mainEntityOfPage: origin + path,
    inLanguage: article.language,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    author: article.author ? { '@type': 'Person', name: article.author } : publisher,
    publisher,
    ...(image ? { image: [origin + image.lg.src] } : {}),
  };
  return toHtmlJson(schema);
}
