import type { Locale } from '@liget/content-api';
import type { ClientOnly } from '../../components/islands/client-only.ts';
import type { Texts } from '../loaders/screen-texts.ts';
import type { ShareImage } from './share-image.ts';

export interface Breadcrumb {
  title: string;
  /** The last crumb is the page itself. */
  url: string;
}

/** What the shell must know of the screen that it frames: every screen's loader returns it as `page`. */
export interface PageInfo {
  screen: string;
  locale: Locale;
  title: string;
  /** The title by which a tab or a search result tells it from every other page: with its kind, what it is narrowed to and its number. */
  headTitle: string;
  description: string;
  /** The page in each language, as site paths, or whole where the other language has its own host; while a translation is missing, it shows the other language's content there. */
  alternates: Record<Locale, string>;
  /** Where the language switch leads: this page there, asked for the same; `null` when it has no address in the other language. */
  switchTo: string | null;
  /** Whether its content is there in both. */
  isTranslated: boolean;
  /** The page's one true address, in the same way. */
  canonical: string;
  breadcrumbs: Breadcrumb[];
  shareImage: ShareImage;
  /** A name from the content; unknown names mean the default layout. */
  layout: string;
  indexable: boolean;
  /** The last saved draft, for visitors with the token. */
  isPreview: boolean;
  /** The language that the content really is in, when its translation is missing. */
  contentLocale: Locale;
  hideFooterOnSmallScreens: boolean;
  /** Of a page that a script has asked for: how old its contents are, in words, in an outage. Into a document the server writes it afterwards. */
  asOf?: string | null;
  /** What the screen's components say in a browser. */
  texts: Texts;
  /** The same with what the parts say that the server has drawn already. */
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
