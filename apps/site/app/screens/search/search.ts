import type { ImageValue, Locale, SearchAnswer, SearchResult, SearchTab } from '@liget/content-api';
import { longDate } from '../../lib/dates.ts';
import { cropped } from '../../lib/image-crop.ts';
import { type Marked, marked } from './marks.ts';
import { resultHref } from './result-href.ts';

/** Specification, section 2, in its order; the contract's own list would bring its validator into the browser. */
export const TABS = [
  'business_partners',
  'events',
  'institutions',
  'news',
  'other',
  'park',
  'press',
  'sights',
] as const satisfies readonly SearchTab[];

/** The tab that an address asks for; all of them when it names none that exists. */
export function tabOf(query: URLSearchParams): SearchTab | undefined {
  const value = query.get('tab');
  return TABS.find((tab) => tab === value);
}

/** One result as the page shows it. */
export interface ResultTeaser {
  /** `null` when nothing on the site shows it. */
  url: string | null;
  tab: SearchTab;
  title: Marked;
  excerpt: Marked;
  date: string | null;
  /** ISO day. */
  day: string | null;
  image: ImageValue | null;
}

/** `question` is what the visitor typed: its words are marked. */
export function toResultTeaser(result: SearchResult, question: string, locale: Locale): ResultTeaser {
  return {
    url: resultHref(result.target, locale),
    tab: result.tab,
    title: marked(result.title, question),
    excerpt: marked(result.excerpt, question),
    date: result.date ? longDate(result.date, locale) : null,
    day: result.date?.slice(0, 10) ?? null,
    image: cropped(result.image, 'landscape'),
  };
}

/** Things that share a picture, a place and the news of it, show it once: no two results look alike. */
export function picturesOnce(results: readonly ResultTeaser[]): ResultTeaser[] {
  const shown = new Set<string>();
  return results.map((result) => {
    const source = result.image?.original.src;
    if (!source || !shown.has(source)) {
      if (source) shown.add(source);
      return result;
    }
    return { ...result, image: null };
  });
}

/** The eight tabs in their order, also those that the answer leaves out. */
export function tabCounts(answer: Pick<SearchAnswer, 'tabs'>): { tab: SearchTab; count: number }[] {
  return TABS.map((tab) => ({ tab, count: answer.tabs.find(({ key }) => key === tab)?.count ?? 0 }));
}
