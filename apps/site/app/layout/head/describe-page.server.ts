import { getOtherLocale, type ImageValue, type Locale, type Slugs } from '@liget/content-api';
import type { LoaderFunctionArgs } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { createDrawing } from '../../components/islands/client-only.ts';
import { requestContext } from '../../content/context.ts';
import type { ScreenContent } from '../../content/screen-content.server.ts';
import { getMessages } from '../../i18n/index.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { isPreview } from '../../lib/urls/draft-url.ts';
import { buildHref, type Query, withQuery } from '../../lib/urls/href.ts';
import { redirectTo } from '../../lib/urls/redirects/redirect-to.ts';
import { getRouteRow, type ScreenId } from '../../route-table.ts';
import { pickHydratedTexts, pickNavigationTexts, pickTexts } from '../loaders/screen-texts.ts';
import type { Breadcrumb, PageInfo } from './page.ts';
import { toShareImage } from './share-image.ts';

/** What a screen's loader knows about its page. */
export interface PageDetails {
  /** Texts of the content; by default those of the page metadata. */
  title?: string;
  description?: string;
  /** Defaults for a screen without items, whose page metadata take precedence. */
  otherwise?: { title: string; description: string };
  image?: ImageValue | null | undefined;
  /** The item's slugs, if the URL has one: alternates and the canonical URL follow from them. */
  item?: {
    parameter: string;
    slugs: Slugs;
    language: Locale;
    /** The slugs of all items in the URL, if there is more than one: they decide which languages are translated. */
    named?: readonly Slugs[];
    /** Whether the page's title is a message of the interface. */
    hasMessageTitle?: boolean;
  };
  /** Whether the server renders all of it, so that the browser needs no messages of the screen. */
  isStatic?: boolean;
  /** The query of the page in the other language, if it differs. */
  otherQuery?: Query;
  /** The filters of a list as text: a search, a category, a year. Search engines index the unfiltered list. */
  narrowedTo?: readonly string[];
  /** The page number of a list; 1 by default. */
  pageNumber?: number;
  /** Further path parameters in each language. */
  params?: Record<Locale, Record<string, string>>;
  /** Breadcrumbs between home and the page. */
  trail?: Breadcrumb[];
  layout?: string;
  indexable?: boolean;
}

/** The paths in both languages: with the item's slug in that language, or its other slug while the translation is missing. */
function listAlternates(
  screen: ScreenId,
  { item, params }: PageDetails,
  parameters: Record<string, string | undefined>,
): Record<Locale, string> {
  const getPath = (locale: Locale) => {
    const slug = item ? (item.slugs[locale] ?? item.slugs[getOtherLocale(locale)]) : undefined;
    return buildHref(screen, locale, { ...parameters, ...params?.[locale], ...(item && slug ? { [item.parameter]: slug } : {}) });
  };
  return { hu: getPath('hu'), en: getPath('en') };
}

/** Kinds that the title adds to the name: a place, its project and its gallery may have the same name. */
const KINDS_IN_TITLE = ['project', 'gallery'] as const satisfies readonly ScreenId[];
type KindInTitle = (typeof KINDS_IN_TITLE)[number];
const isKindInTitle = (screen: ScreenId): screen is KindInTitle => KINDS_IN_TITLE.some((kind) => kind === screen);

/** The URL of the language switch. */
function switchTo(
  { hu, en }: Record<Locale, string>,
  locale: Locale,
  { query, otherQuery }: { query: URLSearchParams; otherQuery: Query | undefined },
): string | null {
  if (hu === en) return null;
  const same = Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
  return withQuery(locale === 'hu' ? en : hu, { ...(otherQuery ?? same), language: getOtherLocale(locale) });
}

/** The rule of the sitemap: content without a slug in a language does not exist in it. */
function isTranslated(locale: Locale, paths: Record<Locale, string>, { item }: PageDetails): boolean {
  if (!item) return paths.hu !== paths.en;
  return item.language === locale && (item.named ?? [item.slugs]).every(({ hu, en }) => hu !== null && en !== null);
}

interface DescribedScreen {
  screen: ScreenId;
  args: LoaderFunctionArgs;
  locale: Locale;
  content: ScreenContent;
}

/** The layout's data of a page: title, URLs in both languages, breadcrumbs, messages. */
export async function describePage(
  { screen, args, locale, content }: DescribedScreen,
  details: PageDetails & { draftParameters?: Query | null },
): Promise<PageInfo> {
  const row = getRouteRow(screen);
  const { url, params } = args;
  const { translations, isDocument, ownOrigins } = args.context.get(requestContext);
  const messages = getMessages(locale, translations[locale]);
  const metadata = (await content.optional('pageMetadata'))?.metadata;
  const texts = metadata?.find((entry) => entry.key === screen);
  const paths = listAlternates(screen, details, params);
  const previewed = isPreview(row, url.searchParams);
  if (details.item && !previewed && paths[locale] !== url.pathname) throw redirectTo(paths[locale], 301);
  const title = details.title ?? texts?.title ?? details.otherwise?.title ?? messages.shell.siteName;
  const contentLocale = details.item?.language ?? locale;
  const titleLang = details.item?.hasMessageTitle ? undefined : getItemLang({ language: contentLocale }, locale);
  const number = details.pageNumber ?? 1;
  const narrowedTo = details.narrowedTo ?? [];
  const ownQuery = number > 1 && narrowedTo.length === 0 ? `?page=${number}` : '';
  // The other language may have its own host.
  const toWholeUrl = (ownLocale: Locale) => (ownLocale === locale ? '' : (ownOrigins?.[ownLocale] ?? '')) + paths[ownLocale] + ownQuery;
  const t = createTranslator({ locale, messages, namespace: 'shell' });
  const kind = isKindInTitle(screen) ? [t(`titleKinds.${screen}`)] : [];
  const numbered = number > 1 ? [t('page', { page: String(number) })] : [];
  const there =
    previewed && !details.draftParameters
      ? null
      : switchTo(paths, locale, { query: url.searchParams, otherQuery: details.draftParameters ?? details.otherQuery });
  return {
    screen,
    locale,
    title,
    headTitle: [title, ...kind, ...narrowedTo, ...numbered].join(' – '),
    description: details.description || texts?.description || details.otherwise?.description || messages.shell.siteDescription,
    alternates: { hu: toWholeUrl('hu'), en: toWholeUrl('en') },
    switchTo: there && (ownOrigins?.[getOtherLocale(locale)] ?? '') + there,
    isTranslated: isTranslated(locale, paths, details),
    canonical: toWholeUrl(contentLocale),
    breadcrumbs:
      screen === 'home'
        ? []
        : [
            { title: messages.shell.home, url: buildHref('home', locale, {}) },
            ...(details.trail ?? []),
            { title, url: paths[locale], lang: titleLang },
          ],
    shareImage: toShareImage([details.image, texts?.image], messages.shell.shareImage),
    layout: details.layout ?? row.layout,
    indexable: (details.indexable ?? true) && !previewed && !row.isPrivate,
    isPreview: previewed,
    contentLocale,
    hideFooterOnSmallScreens: row.map ?? false,
    ...(isDocument
      ? { texts: pickHydratedTexts(screen, messages, details.isStatic), allTexts: createDrawing(pickTexts(screen, messages), true) }
      : { texts: pickNavigationTexts(screen, messages), allTexts: {} }),
  };
}
