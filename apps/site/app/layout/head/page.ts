import type { Locale } from '@liget/content-api';
import type { ClientOnly } from '../../components/islands/client-only.ts';
import type { Texts } from '../loaders/screen-texts.ts';
import type { ShareImage } from './share-image.ts';

export interface Breadcrumb {
  title: string;
  /** The last breadcrumb is the page itself. */
  url: string;
  /** The language of the title, if it is not the page's. */
  lang?: Locale | undefined;
}

/** What the shell needs from a screen: every screen's loader returns it as `page`. */
export interface PageInfo {
  screen: string;
  locale: Locale;
  title: string;
  /** A title that is unique on the site: with the kind, the filters and the page number. */
  headTitle: string;
  description: string;
  /** The URL in each language: a path, or a full URL if the other language has its own host. While a translation is missing it shows the original. */
  alternates: Record<Locale, string>;
  /** The URL of the language switch, with the same query; `null` if the page does not exist in the other language. */
  switchTo: string | null;
  /** Whether the content exists in both languages. */
  isTranslated: boolean;
  /** The canonical URL, in the same form. */
  canonical: string;
  breadcrumbs: Breadcrumb[];
  shareImage: ShareImage;
  /** The layout's name in the content; unknown names mean the default layout. */
  layout: string;
  indexable: boolean;
  /** The page shows the last saved draft, for visitors with a preview token. */
  isPreview: boolean;
  /** The language of the content, which differs from the page's while a translation is missing. */
  contentLocale: Locale;
  hideFooterOnSmallScreens: boolean;
  /** The notice of outdated or missing data, for client-side navigations. Into a document the server inserts it. */
  notice?: string | null;
  /** The messages that the screen's components need in the browser. */
  texts: Texts;
  /** The same plus the messages of parts that only the server renders. */
  allTexts: ClientOnly<Texts>;
}

export function hasPage(data: unknown): data is { page: PageInfo } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'page' in data &&
    typeof data.page === 'object' &&
    data.page !== null &&
    'screen' in data.page
  );
}
