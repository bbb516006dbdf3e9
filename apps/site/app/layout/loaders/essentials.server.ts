import {
  type Answer,
  type Balloon,
  buildContentPath,
  type EndpointAnswer,
  type EndpointName,
  type EndpointQuery,
  type Event,
  type EventCategory,
  type HomeCarouselItem,
  type Locale,
  type MenuZone,
  type NewsItem,
  type PageMetadata,
  type PublicAnnouncement,
  type SiteSettings,
  type StaticImage,
  type TopLocation,
} from '@liget/content-api';
import type { RequestContext } from '../../content/context.ts';
import { getHighlightedEventsQuery, HIGHLIGHTED_NEWS_QUERY } from '../../content/highlights.ts';
import { readWholeList } from '../../content/whole-list.ts';

/** The content that every page's shell needs. A part that failed to load is unset. */
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
  notFound: Pick<PageMetadata, 'title' | 'description'> | null;
}

/** The 404 page's texts, without its image: such a page is not shared. */
function getNotFound(metadata: readonly PageMetadata[]): Essentials['notFound'] {
  const entry = metadata.find(({ key }) => key === 'notFound');
  return entry ? { title: entry.title, description: entry.description } : null;
}

/** Makes the calls of section 7 of the specification in parallel; each failure is logged and tolerated. */
export async function loadEssentials({ content, now }: RequestContext, locale: Locale): Promise<Essentials> {
  async function unwrap<Name extends EndpointName>(
    name: Name,
    pending: Promise<Answer<EndpointAnswer<Name>>>,
  ): Promise<EndpointAnswer<Name> | undefined> {
    const answer = await pending;
    if (answer.kind === 'ok') return answer.value;
    // The store logs all other errors; it does not log a missing item, but these are no items.
    if (answer.kind === 'not-found') content.log(`content not found: ${buildContentPath(name, locale)}`);
    return undefined;
  }
  const readPart = <Name extends EndpointName>(name: Name, query?: EndpointQuery<Name>) =>
    unwrap(name, content.read(name, locale, query ? { query } : {}));
  // All requests start before the first is awaited. Those without a name warm the cache for the screens.
  const pendingAnswers = {
    announcements: readPart('publicAnnouncements'),
    categories: readPart('eventCategories'),
    highlighted: readPart('events', getHighlightedEventsQuery(now)),
    images: readPart('staticImages'),
    menus: readPart('menus'),
    balloon: readPart('balloon'),
    carousels: readPart('homeCarousels'),
    news: readPart('news', HIGHLIGHTED_NEWS_QUERY),
    settings: readPart('siteSettings'),
    places: unwrap('topLocations', readWholeList(content, 'topLocations', locale)),
    metadata: readPart('pageMetadata'),
  };
  await Promise.all([
    ...Object.values(pendingAnswers),
    readPart('eventTypes'),
    readPart('eventLocations'),
    readPart('newsCategories'),
    readPart('redirects'),
    readPart('qrCodes'),
  ]);
  return {
    announcements: (await pendingAnswers.announcements)?.data ?? [],
    categories: (await pendingAnswers.categories)?.categories ?? [],
    highlightedEvents: (await pendingAnswers.highlighted)?.data ?? [],
    highlightedNews: (await pendingAnswers.news)?.data ?? [],
    menus: (await pendingAnswers.menus)?.menus ?? [],
    staticImages: (await pendingAnswers.images)?.images ?? [],
    balloon: (await pendingAnswers.balloon) ?? null,
    carousels: (await pendingAnswers.carousels)?.carousels ?? [],
    topLocations: (await pendingAnswers.places)?.data ?? [],
    settings: (await pendingAnswers.settings)?.data ?? null,
    notFound: getNotFound((await pendingAnswers.metadata)?.metadata ?? []),
  };
}
