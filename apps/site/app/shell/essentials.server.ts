import type {
  Balloon,
  Event,
  EventCategory,
  HomeCarouselItem,
  Locale,
  MenuZone,
  NewsItem,
  PublicAnnouncement,
  SiteSettings,
  StaticImage,
  TopLocation,
} from '@liget/content-api';
import type { RequestContext } from '../content/context.ts';
import { budapestDay } from '../lib/clock.ts';

/** What every page's shell needs. A part that could not be read is unset, and the page goes on without it. */
export interface Essentials {
  announcements: PublicAnnouncement[];
  categories: EventCategory[];
  highlightedEvents: Event[];
  highlightedNews: NewsItem[];
  menus: MenuZone[];
  staticImages: StaticImage[];
  balloon: Balloon | null;
  carousels: HomeCarouselItem[];
  topLocations: TopLocation[];
  settings: SiteSettings | null;
}

/** Specification, section 9. */
const HIGHLIGHTED_EVENTS = 7;
const HIGHLIGHTED_NEWS = 3;

/** Makes the calls of the specification's section 7 in parallel; each failure is logged and tolerated. */
export async function loadEssentials({ content, now }: RequestContext, locale: Locale): Promise<Essentials> {
  async function part<Value>(reading: Promise<{ kind: string; value?: Value }>): Promise<Value | undefined> {
    const answer = await reading;
    return answer.kind === 'ok' ? answer.value : undefined;
  }
  const [announcements, categories, , , highlighted, , images, menus, balloon, carousels, news, settings, places] = await Promise.all([
    part(content.read('publicAnnouncements', locale)),
    part(content.read('eventCategories', locale)),
    part(content.read('eventTypes', locale)),
    part(content.read('eventLocations', locale)),
    part(content.read('events', locale, { query: { highlighted: '1', start_date: budapestDay(now), limit: HIGHLIGHTED_EVENTS } })),
    part(content.read('newsCategories', locale)),
    part(content.read('staticImages', locale)),
    part(content.read('menus', locale)),
    part(content.read('balloon', locale)),
    part(content.read('homeCarousels', locale)),
    part(content.read('news', locale, { query: { is_highlighted: '1', limit: HIGHLIGHTED_NEWS } })),
    part(content.read('siteSettings', locale)),
    part(content.read('topLocations', locale, { query: { limit: 20 } })),
    part(content.read('pageMetadata', locale)),
    part(content.read('redirects', locale)),
    part(content.read('qrCodes', locale)),
  ]);
  return {
    announcements: announcements?.data ?? [],
    categories: categories?.categories ?? [],
    highlightedEvents: highlighted?.data ?? [],
    highlightedNews: news?.data ?? [],
    menus: menus?.menus ?? [],
    staticImages: images?.images ?? [],
    balloon: balloon ?? null,
    carousels: carousels?.carousels ?? [],
    topLocations: places?.data ?? [],
    settings: settings?.data ?? null,
  };
}
