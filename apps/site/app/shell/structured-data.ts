import type { Locale } from '@liget/content-api';
import type { BreadcrumbList, FAQPage, SearchAction, WebSite, WithContext } from 'schema-dts';
import { href } from '../lib/href.ts';
import { jsonForHtml } from '../lib/json-ld.ts';
import type { Breadcrumb, PageInfo } from './page.ts';
import type { SectionView } from './sections/section-view.ts';

/** What search engines fill in; schema.org's types do not know the annotation. */
type Search = SearchAction & { 'query-input': string };

function breadcrumbList(breadcrumbs: readonly Breadcrumb[], origin: string): WithContext<BreadcrumbList> {
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

function webSite(name: string, locale: Locale, origin: string): WithContext<WebSite> {
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

/** Where a page stands, as search engines read it; of the home page, that the site can be searched. `origin` has no slash at its end. */
export function pageJsonLd({ screen, locale, breadcrumbs }: PageInfo, name: string, origin: string): string {
  return jsonForHtml(screen === 'home' ? webSite(name, locale, origin) : breadcrumbList(breadcrumbs, origin));
}

/** schema.org's FAQPage of all questions and answers on a page; '' when it has none. */
export function faqJsonLd(sections: readonly SectionView[]): string {
  const questions = sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));
  if (questions.length === 0) return '';
  const schema: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
  return jsonForHtml(schema);
}
