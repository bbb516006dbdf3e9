import type {
  Event,
  EventCategorySlug,
  ImageValue,
  Locale,
  MenuItem,
  PublicAnnouncement,
  SiteSettings,
  StaticImage,
} from '@liget/content-api';
import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../content/context.ts';
import { budapestDay, ZONE } from '../lib/clock.ts';
import { clockTime, dayAndWeekday, weekendOf } from '../lib/dates.ts';
import { href, localeOfPath } from '../lib/href.ts';
import { imageOf, sizesOf } from '../lib/image.ts';
import { type Messages, messagesOf } from '../messages/index.ts';
import { loadEssentials } from './essentials.server.ts';
import { dayInWords, rangeInWords } from './header/day-words.ts';

/** One rendition, enough for a panel's card on a sharp screen. */
export interface PanelPicture {
  src: string;
  width: number;
  height: number;
  colour?: string;
}

export interface PanelCard {
  title: string;
  url: string;
  picture: PanelPicture | null;
  /** When and where, in words. */
  note?: string;
}

/** What the shell shows on every page, already worded and addressed: small, because it travels with each page. */
export interface ShellData {
  locale: Locale;
  announcements: PublicAnnouncement[];
  programLinks: { slug: EventCategorySlug; title: string | null; url: string }[];
  today: { url: string; words: string };
  weekend: { url: string; words: string };
  featured: PanelCard[];
  topLocations: PanelCard[];
  zones: Record<string, MenuItem[]>;
  balloon: { isUp: boolean; note: string | null; scheduleUrl: string; picture: PanelPicture | null } | null;
  mapPicture: PanelPicture | null;
  settings: Omit<SiteSettings, 'privacy_policy'> | null;
  year: number;
  /** What the shell's own components say. */
  texts: Pick<Messages, 'shell'>;
  publicOrigin: string;
  indexable: boolean;
}

const BALLOON_SLUG = { hu: 'ballon-kilato', en: 'balloon-fly' } as const;
/** Specification, section 2: the header's panels. */
const FEATURED_PROGRAMS = 3;
const LOCATION_CARDS = 10;
const CATEGORIES = ['cultural', 'outdoor', 'family', 'sport'] as const;

function panelPicture(image: ImageValue | undefined): PanelPicture | null {
  if (!image) return null;
  const { src, width, height } = sizesOf(image, 'landscape').sm;
  return { src, width, height, colour: image.colour };
}

function staticPicture(images: StaticImage[], key: string): PanelPicture | null {
  return images.find((image) => image.key === key)?.media.static_image.sm ?? null;
}

function whenAndWhere(event: Event, locale: Locale): string {
  const time = clockTime(event.start_date);
  const day = dayAndWeekday(event.start_date, locale);
  const when = event.text_date_only || event.constant || event.interval ? event.date : time === '00:00' ? day : `${day}, ${time}`;
  return [when, event.location?.title].filter(Boolean).join(' · ');
}

export async function shellLoader({ context, url }: LoaderFunctionArgs): Promise<ShellData> {
  const request = context.get(requestContext);
  const locale = localeOfPath(url.pathname);
  const essentials = await loadEssentials(request, locale);
  const today = budapestDay(request.now);
  const weekend = weekendOf(request.now);
  const { privacy_policy: _, ...settings } = essentials.settings ?? { privacy_policy: null };
  return {
    locale,
    announcements: essentials.announcements,
    programLinks: CATEGORIES.map((slug) => ({
      slug,
      title: essentials.categories.find((category) => category.slug === slug)?.name ?? null,
      url: href('programs', locale, {}, { category: slug }),
    })),
    today: { url: href('programs', locale, {}, { from: today, to: today }), words: dayInWords(request.now, locale) },
    weekend: { url: href('programs', locale, {}, weekend), words: rangeInWords(weekend, locale) },
    featured: essentials.highlightedEvents.slice(0, FEATURED_PROGRAMS).map((event) => ({
      title: event.name,
      url: event.url,
      picture: panelPicture(imageOf(event.media, 'lead') ?? imageOf(event.media, 'image')),
      note: whenAndWhere(event, locale),
    })),
    topLocations: essentials.topLocations.slice(0, LOCATION_CARDS).map((place) => ({
      title: place.title,
      url: href('topLocation', locale, { topLocation: place.slug }),
      picture: panelPicture(imageOf(place.media, 'lead') ?? imageOf(place.media, 'image')),
    })),
    zones: Object.fromEntries(essentials.menus.map((zone) => [zone.name, zone.menus])),
    balloon: essentials.balloon && {
      isUp: essentials.balloon.balloon_is_up === 1,
      note: essentials.balloon.note,
      scheduleUrl: `${href('topLocation', locale, { topLocation: BALLOON_SLUG[locale] })}#schedule`,
      picture: staticPicture(essentials.staticImages, essentials.balloon.balloon_is_up === 1 ? 'balloon_open' : 'balloon_closed'),
    },
    mapPicture: staticPicture(essentials.staticImages, 'header_map'),
    settings: essentials.settings ? (settings as Omit<SiteSettings, 'privacy_policy'>) : null,
    year: request.now.toZonedDateTimeISO(ZONE).year,
    texts: { shell: messagesOf(locale, request.translations[locale]).shell },
    publicOrigin: request.publicOrigin,
    indexable: request.indexable,
  };
}
