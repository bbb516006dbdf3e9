import type { ArchiveArticle, ImageValue, Locale } from '@liget/content-api';
import { cropImage } from '../../lib/images/image-crop.ts';
import { getFieldLangs } from '../../lib/language/field-lang.ts';
import type { Drawing } from '../islands/client-only.ts';
import { toArticleTeaser } from './article.ts';
import { buildArticleJsonLd } from './article-json-ld.ts';
import { withSpeakers } from './pull-quotes.ts';
import { estimateReadingMinutes } from './reading-time.ts';

export type ArticlePage = ReturnType<typeof toArticlePage>;

/** The data of an article's page. `path` is its canonical path; `origin` has no trailing slash. */
export function toArticlePage(
  article: ArchiveArticle & { html: string; author?: string | null; gallery?: ImageValue[] },
  locale: Locale,
  path: string,
  origin: string,
) {
  const { title, lead, date, day, image } = toArticleTeaser(article, locale, path);
  return {
    title,
    lead,
    langs: getFieldLangs(article, ['lead', 'html', 'author'], locale),
    date,
    day,
    image,
    author: article.author ?? null,
    minutes: estimateReadingMinutes(article.html, article.language),
    html: withSpeakers(article.html),
    pictures: (article.gallery ?? []).map((picture) => cropImage(picture, 'landscape')).filter((picture) => picture !== null),
    url: origin + path,
    jsonLd: buildArticleJsonLd({ article, path, origin }),
  };
}

/** What the server alone renders of an article, and what the browser needs to share it. */
export const splitArticlePage = (article: ArticlePage, drawing: Drawing) => ({
  article: drawing(article),
  share: { title: article.title, url: article.url },
});
