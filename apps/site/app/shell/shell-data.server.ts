import type { Event, ImageValue, Locale, PublicAnnouncement, StaticImage } from '@liget/content-api';
import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../content/context.ts';
import { budapestDay, ZONE } from '../lib/clock.ts';
import { clockTime, dayAndWeekday, weekendOf } from '../lib/dates.ts';
import { href, localeOfPath } from '../lib/href.ts';
import { imageOf, sizesOf } from '../lib/image.ts';
import { scheduleHref } from '../lib/schedule-href.ts';
import { type Messages, messagesOf } from '../messages/index.ts';
import { loadEssentials } from './essentials.server.ts';
import { type FrameData, type PanelPicture, withFrame } from './frame-data.ts';
import { dayInWords, rangeInWords } from './header/day-words.ts';
import { hydratedShellTexts } from './screen-texts.ts';

/** What the shell's living parts need in the browser: small, because it travels with each page. */
export interface ShellData {
  locale: Locale;
  announcements: Pick<PublicAnnouncement, 'id' | 'revision'>[];
  todayUrl: string;
  weekendUrl: string;
  company: string | null;
  tagManagerId: string | null;
  year: number;
  /** What the shell's own components say in a browser. */
  texts: { shell: Partial<Messages['shell']> };
  publicOrigin: string;
  indexable: boolean;
}

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
  const texts = { shell: messagesOf(locale, request.translations[locale]).shell };
  const today = budapestDay(request.now);
  const weekend = weekendOf(request.now);
  const todayUrl = href('programs', locale, {}, { from: today, to: today });
  const weekendUrl = href('programs', locale, {}, weekend);
  const frame: FrameData = {
    locale,
    announcements: essentials.announcements,
    programLinks: CATEGORIES.map((slug) => ({
      slug,
      title: essentials.categories.find((category) => category.slug === slug)?.name ?? null,
      url: href('programs', locale, {}, { category: slug }),
    })),
    today: { url: todayUrl, words: dayInWords(request.now, locale) },
    weekend: { url: weekendUrl, words: rangeInWords(weekend, locale) },
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
      scheduleUrl: scheduleHref(essentials.balloon, locale),
      picture: staticPicture(essentials.staticImages, essentials.balloon.balloon_is_up === 1 ? 'balloon_open' : 'balloon_closed'),
    },
    mapPicture: staticPicture(essentials.staticImages, 'header_map'),
    settings: essentials.settings,
    texts,
  };
  const data: ShellData = {
    locale,
    announcements: essentials.announcements.map(({ id, revision }) => ({ id, revision })),
    todayUrl,
    weekendUrl,
    company: essentials.settings?.company.name ?? null,
    tagManagerId: essentials.settings?.analytics.tag_manager_id ?? null,
    year: request.now.toZonedDateTimeISO(ZONE).year,
    texts: { shell: hydratedShellTexts(texts.shell) },
    publicOrigin: request.publicOrigin,
    indexable: request.indexable,
  };
  return withFrame(data, frame);
}
