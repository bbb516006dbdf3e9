import type { ArchiveArticle, ImageValue, Locale } from '@liget/content-api';
import { formatLongDate } from '../../lib/dates.ts';
import { getImage } from '../../lib/images/image.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';

/** An article of the magazine, the archive or the press room as lists show it, with its texts. */
export interface ArticleTeaser {
  id: number;
  url: string;
  title: string;
  /** The language of title and lead, if it is not the page's. */
  lang?: Locale | undefined;
  lead: string;
  date: string;
  /** ISO day. */
  day: string;
  image: ImageValue | null;
}

/** `url` is the article's URL in the language of the page. */
export function toArticleTeaser(article: ArchiveArticle, locale: Locale, url: string): ArticleTeaser {
  return {
    id: article.id,
    url,
    title: article.title,
    lang: getItemLang(article, locale),
    lead: article.lead,
    date: formatLongDate(article.published_at, locale),
    day: article.published_at.slice(0, 10),
    image: cropImage(getImage(article.media, 'lead'), 'landscape'),
  };
}
