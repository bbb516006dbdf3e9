import type { Locale } from '@liget/content-api';
import type { BreadcrumbList, SearchAction, WebSite, WithContext } from 'schema-dts';
import { toHtmlJson } from '../../lib/json-ld.ts';
import { href } from '../../lib/urls/href.ts';
import type { Breadcrumb, PageInfo } from './page.ts';

/** Google's extension of SearchAction, which the types of schema.org lack. */
type Search = SearchAction & { 'query-input': string };

function buildBreadcrumbList(breadcrumbs: readonly Breadcrumb[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + url,
    })),
  };
}

function buildWebSite(name: string, locale: Locale, origin: string): WithContext<WebSite> {
  const search: Search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${href('search', locale)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: origin + href('home', locale),
    inLanguage: locale,
    potentialAction: search,
  };
}

/** Breadcrumbs of a page, and the site search for the home page, as JSON-LD. `origin` has no trailing slash. */
export function buildPageJsonLd({ screen, locale, breadcrumbs }: PageInfo, name: string, origin: string): string {
  return toHtmlJson(screen === 'home' ? buildWebSite(name, locale, origin) : buildBreadcrumbList(breadcrumbs, origin));
}
