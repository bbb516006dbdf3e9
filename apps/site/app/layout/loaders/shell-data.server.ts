import {
  type Event,
  getOtherLocale,
  type ImageValue,
  type Locale,
  type PublicAnnouncement,
  type StaticImage,
  type StaticImageKey,
} from '@liget/content-api';
import { EVENT_CATEGORY_SLUGS } from '@liget/content-api/vocabulary/events';
import { getPark, getShownLocation, hasComingDate, isBalloonOpen } from '@liget/park';
import { toBudapestDay, ZONE } from '@liget/park/time';
import type { LoaderFunctionArgs } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { getBalloonMark, getBalloonMessageKey } from '../../components/balloon-words.ts';
import { formatProgramTime } from '../../components/program-time.ts';
import { requestContext } from '../../content/context.ts';
import { isOutdated } from '../../content/park.server.ts';
import { getMessages, type Messages } from '../../i18n/index.ts';
import { formatClockTime, formatDayAndWeekday } from '../../lib/dates.ts';
import { formatDayRange, formatWeekdayAndDay } from '../../lib/day-ranges.ts';
import { getImage, getImageSizes, getSrcSet } from '../../lib/images/image.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { getQuickDates } from '../../lib/quick-dates.ts';
import { getShownStatusAt, isUnusualStatus } from '../../lib/shown-status.ts';
import { getPathLocale, href } from '../../lib/urls/href.ts';
import { getScheduleHref } from '../../lib/urls/schedule-href.ts';
import { loadEssentials } from './essentials.server.ts';
import { type FrameData, type PanelPicture, withFrame } from './frame-data.ts';
import { isPrivateAddress } from './private-path.ts';
import { pickHydratedShellTexts } from './screen-texts.ts';

/** The data of the shell's hydrated parts: small, because every page contains them. */
export interface ShellData {
  locale: Locale;
  announcements: Pick<PublicAnnouncement, 'id' | 'revision'>[];
  todayUrl: string;
  weekendName: FrameData['weekend']['name'];
  weekendUrl: string;
  /** The URL of the language switch on pages that do not exist. */
  otherHomeUrl: string;
  company: string | null;
  tagManagerId: string | null;
  year: number;
  /** The messages of the shell's components in the browser. */
  texts: { shell: Partial<Messages['shell']> };
  publicOrigin: string;
  indexable: boolean;
  /** Set while an editor previews the site at another instant. */
  previewAt?: { words: string; leave: string };
}

/** Number of events in the header's panel (specification, section 2). */
const FEATURED_PROGRAMS = 3;
const LOCATION_CARDS = 10;

function getPanelPicture(image: ImageValue | undefined): PanelPicture | null {
  if (!image) return null;
  const { src, width, height } = getImageSizes(image, 'landscape').sm;
  return { src, width, height, colour: image.colour };
}

function toStaticCard(images: readonly StaticImage[], key: StaticImageKey): PanelPicture | null {
  const sizes = images.find((image) => image.key === key)?.media.static_image;
  return sizes ? { ...sizes.sm, srcSet: getSrcSet(sizes, 'md') } : null;
}

/** The note on an event's card: status, date and place. */
function getNote(event: Event, context: { locale: Locale; now: Temporal.Instant; messages: Messages }): string {
  const status = getShownStatusAt(event, event.start_date);
  const statusText = isUnusualStatus(status) ? context.messages.programs.status[status] : null;
  return [statusText, formatProgramTime(event, context), getShownLocation(event)?.title].filter(Boolean).join(' · ');
}

function createPreviewAt(instant: Temporal.Instant, locale: Locale, messages: Messages): NonNullable<ShellData['previewAt']> {
  const t = createTranslator({ locale, messages, namespace: 'shell' });
  const iso = instant.toString();
  const words = t('previewAt', { day: formatDayAndWeekday(iso, locale), time: formatClockTime(iso) });
  return { words, leave: t('previewNow') };
}

export async function loadShellData({ context, url }: LoaderFunctionArgs): Promise<ShellData> {
  const request = context.get(requestContext);
  const locale = getPathLocale(url.pathname);
  const other = getOtherLocale(locale);
  const essentials = await loadEssentials(request, locale);
  const messages = getMessages(locale, request.translations[locale]);
  const { shell, errorPages } = messages;
  // The page of any other error is this one, with its own words.
  const own = request.errorPage && errorPages[request.errorPage];
  const texts = { shell: own ? { ...shell, error: { ...shell.error, ...own } } : shell };
  const park = getPark(
    { places: essentials.topLocations, balloon: essentials.balloon, isOutdated: isOutdated(request.content) },
    request.now,
  );
  const today = toBudapestDay(request.now);
  const { weekend } = getQuickDates(request.now);
  // As on the home page: nobody is recommended a cancelled event.
  const recommended = essentials.highlightedEvents.filter((event) => hasComingDate(event, request.now));
  const todayUrl = href('programs', locale, {}, { from: today, to: today });
  const weekendUrl = href('programs', locale, {}, weekend.range);
  const frame: FrameData = {
    locale,
    announcements: essentials.announcements,
    programLinks: EVENT_CATEGORY_SLUGS.map((slug) => ({
      slug,
      title: essentials.categories.find((category) => category.slug === slug)?.name ?? null,
      url: href('programs', locale, {}, { category: slug }),
    })),
    today: { url: todayUrl, words: formatWeekdayAndDay(today, locale, { month: 'long' }) },
    weekend: { name: weekend.name, url: weekendUrl, words: formatDayRange(weekend.range, locale, { month: 'long' }) },
    featured: recommended.slice(0, FEATURED_PROGRAMS).map((event) => ({
      title: event.name,
      lang: getItemLang(event, locale),
      url: event.url,
      picture: getPanelPicture(getImage(event.media, 'lead') ?? getImage(event.media, 'image')),
      note: getNote(event, { locale, now: request.now, messages }),
    })),
    topLocations: essentials.topLocations.slice(0, LOCATION_CARDS).map((place) => ({
      title: place.title,
      lang: getItemLang(place, locale),
      url: href('topLocation', locale, { topLocation: place.slug }),
      picture: getPanelPicture(getImage(place.media, 'lead') ?? getImage(place.media, 'image')),
    })),
    zones: Object.fromEntries(essentials.menus.map((zone) => [zone.name, zone.menus])),
    balloon: essentials.balloon &&
      park.balloon && {
        mark: getBalloonMark(park.balloon),
        words: getBalloonMessageKey(park.balloon),
        scheduleUrl: getScheduleHref(essentials.balloon, locale),
        picture: toStaticCard(essentials.staticImages, isBalloonOpen(park.balloon) ? 'balloon_open' : 'balloon_closed'),
      },
    mapPicture: toStaticCard(essentials.staticImages, 'header_map'),
    settings: essentials.settings,
    notFound: essentials.notFound,
    texts,
  };
  const data: ShellData = {
    locale,
    announcements: essentials.announcements.map(({ id, revision }) => ({ id, revision })),
    todayUrl,
    weekendName: frame.weekend.name,
    weekendUrl,
    otherHomeUrl: (request.ownOrigins?.[other] ?? '') + href('home', other, {}, { language: other }),
    company: essentials.settings?.company.name ?? null,
    // No analytics on URLs with a token, which would leak it.
    tagManagerId: isPrivateAddress(url) ? null : (essentials.settings?.analytics.tag_manager_id ?? null),
    year: request.now.toZonedDateTimeISO(ZONE).year,
    texts: { shell: pickHydratedShellTexts(shell, locale) },
    publicOrigin: request.publicOrigin,
    indexable: request.indexable,
    ...(request.previewAt ? { previewAt: createPreviewAt(request.previewAt, locale, messages) } : {}),
  };
  return withFrame(data, frame);
}
