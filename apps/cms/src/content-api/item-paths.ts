import type { Locale } from '@liget/content-api';

/** Where the site shows the items of a collection (specification, section 2); for links inside editors' texts. */
const PATHS: Record<string, Record<Locale, string>> = {
  events: { hu: '/varosligeti-programok/', en: '/en/programs-in-varosliget/' },
  'event-series': { hu: '/programsorozatok/', en: '/en/program-series/' },
  news: { hu: '/magazin/', en: '/en/magazine/' },
  'archive-articles': { hu: '/archivum/', en: '/en/archive/' },
  'press-releases': { hu: '/sajto/', en: '/en/press/' },
  'career-positions': { hu: '/karrier/', en: '/en/career/' },
  'public-information': { hu: '/kozerdeku-adatok/', en: '/en/kozerdeku-adatok/' },
  'visitor-information': { hu: '/latogatas/', en: '/en/visitor-information/' },
  'business-partner-items': { hu: '/uzleti-partnereinknek/', en: '/en/business-partners/' },
  'top-locations': { hu: '/top-helyek/', en: '/en/top-locations/' },
  projects: { hu: '/projekt/', en: '/en/the-project/' },
  'gallery-categories': { hu: '/sajto/mediatar/', en: '/en/press/media/' },
  pages: { hu: '/', en: '/en/' },
};

/** The site's path of an item, or `null` when items of that collection have no page of their own. */
export function itemPath(collection: string, locale: Locale, slug: string): string | null {
  const base = PATHS[collection]?.[locale];
  return base ? base + encodeURIComponent(slug) : null;
}
