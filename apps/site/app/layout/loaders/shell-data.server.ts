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
import { getPark, getShownLocation, hasComingDate, isBalloonOpen, type ParkAtInstant } from '@liget/park';
import { toBudapestDay, ZONE } from '@liget/park/time';
import type { LoaderFunctionArgs } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { getBalloonMark, getBalloonMessageKey } from '../../components/balloon-words.ts';
import { formatProgramTime } from '../../components/program-time.ts';
import { type RequestContext, requestContext } from '../../content/context.ts';
import type { ErrorPageKind } from '../../content/error-page-kinds.ts';
import { isOutdated } from '../../content/park.server.ts';
import { getMessages, type Messages } from '../../i18n/index.ts';
import { formatClockTime, formatDayAndWeekday } from '../../lib/dates.ts';
import { formatDayRange, formatWeekdayAndDay } from '../../lib/day-ranges.ts';
import { getImage, getImageSizes, getSrcSet } from '../../lib/images/image.ts';
import { getFieldLang } from '../../lib/language/field-lang.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { getQuickDates } from '../../lib/quick-dates.ts';
import { getShownStatusAt, isUnusualStatus } from '../../lib/shown-status.ts';
import { getPathLocale, href } from '../../lib/urls/href.ts';
import { getScheduleHref } from '../../lib/urls/schedule-href.ts';
import { type Essentials, loadEssentials } from './essentials.server.ts';
import { type FrameData, type NotePart, type PanelPicture, withFrame } from './frame-data.ts';
import { isPrivateUrl } from './private-path.ts';
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
function getNote(event: Event, context: { locale: Locale; now: Temporal.Instant; messages: Messages }): NotePart[] {
  const status = getShownStatusAt(event, event.start_date);
  const time = formatProgramTime(event, context);
  return [
    { text: isUnusualStatus(status) ? context.messages.programs.status[status] : '', lang: undefined },
    { text: time, lang: time === event.date ? getFieldLang(event, 'date', context.locale) : undefined },
    { text: getShownLocation(event)?.title ?? '', lang: undefined },
  ].filter(({ text }) => text);
}

function createPreviewAt(
  { previewAt, hasDraftMenu }: Pick<RequestContext, 'previewAt' | 'hasDraftMenu'>,
  locale: Locale,
  messages: Messages,
): Pick<ShellData, 'previewAt'> {
  if (!previewAt) return {};
  const t = createTranslator({ locale, messages, namespace: 'shell' });
  if (hasDraftMenu) return { previewAt: { words: t('previewMenu'), leave: t('previewPublished') } };
  const iso = previewAt.toString();
  const words = t('previewAt', { day: formatDayAndWeekday(iso, locale), time: formatClockTime(iso, locale) });
  return { previewAt: { words, leave: t('previewNow') } };
}

interface FrameContext {
  locale: Locale;
  now: Temporal.Instant;
  messages: Messages;
  essentials: Essentials;
}

function toFeaturedEvents({ locale, now, messages, essentials }: FrameContext): FrameData['featured'] {
  // As on the home page: nobody is recommended a cancelled event.
  const recommended = essentials.highlightedEvents.filter((event) => hasComingDate(event, now));
  return recommended.slice(0, FEATURED_PROGRAMS).map((event) => ({
    title: event.name,
    lang: getItemLang(event, locale),
    url: event.url,
    picture: getPanelPicture(getImage(event.media, 'lead') ?? getImage(event.media, 'image')),
    note: getNote(event, { locale, now, messages }),
  }));
}

const toPlaceCards = ({ locale, essentials }: FrameContext): FrameData['topLocations'] =>
  essentials.topLocations.slice(0, LOCATION_CARDS).map((place) => ({
    title: place.title,
    lang: getItemLang(place, locale),
    url: href('topLocation', locale, { topLocation: place.slug }),
    picture: getPanelPicture(getImage(place.media, 'lead') ?? getImage(place.media, 'image')),
  }));

function toBalloonPanel({ locale, essentials }: FrameContext, { balloon: state }: ParkAtInstant): FrameData['balloon'] {
  return (
    essentials.balloon &&
    state && {
      mark: getBalloonMark(state),
      words: getBalloonMessageKey(state),
      scheduleUrl: getScheduleHref(essentials.balloon, locale),
      picture: toStaticCard(essentials.staticImages, isBalloonOpen(state) ? 'balloon_open' : 'balloon_closed'),
    }
  );
}

/** The data of the parts that only the server draws: header, panels, footer. */
function toFrame(context: FrameContext, park: ParkAtInstant, texts: FrameData['texts']): FrameData {
  const { locale, now, essentials } = context;
  const today = toBudapestDay(now);
  const { weekend } = getQuickDates(now);
  return {
    locale,
    announcements: essentials.announcements,
    programLinks: EVENT_CATEGORY_SLUGS.map((slug) => ({
      slug,
      title: essentials.categories.find((category) => category.slug === slug)?.name ?? null,
      url: href('programs', locale, {}, { category: slug }),
    })),
    today: {
      url: href('programs', locale, {}, { from: today, to: today }),
      words: formatWeekdayAndDay(today, locale, { month: 'long' }),
    },
    weekend: {
      name: weekend.name,
      url: href('programs', locale, {}, weekend.range),
      words: formatDayRange(weekend.range, locale, { month: 'long' }),
    },
    featured: toFeaturedEvents(context),
    topLocations: toPlaceCards(context),
    zones: Object.fromEntries(essentials.menus.map((zone) => [zone.name, zone.menus])),
    balloon: toBalloonPanel(context, park),
    mapPicture: toStaticCard(essentials.staticImages, 'header_map'),
    settings: essentials.settings,
    notFound: essentials.notFound,
    texts,
  };
}

/** The page of any other error is that of a missing page, with its own words. */
function getFrameTexts({ shell, errorPages }: Messages, errorPage: ErrorPageKind | undefined): FrameData['texts'] {
  const own = errorPage && errorPages[errorPage];
  return { shell: own ? { ...shell, error: { ...shell.error, ...own } } : shell };
}

export async function loadShellData({ context, url }: LoaderFunctionArgs): Promise<ShellData> {
  const request = context.get(requestContext);
  const locale = getPathLocale(url.pathname);
  const other = getOtherLocale(locale);
  const essentials = await loadEssentials(request, locale);
  const messages = getMessages(locale, request.translations[locale]);
  const park = getPark(
    { places: essentials.topLocations, balloon: essentials.balloon, isOutdated: isOutdated(request.content) },
    request.now,
  );
  const frame = toFrame({ locale, now: request.now, messages, essentials }, park, getFrameTexts(messages, request.errorPage));
  const data: ShellData = {
    locale,
    announcements: essentials.announcements.map(({ id, revision }) => ({ id, revision })),
    todayUrl: frame.today.url,
    weekendName: frame.weekend.name,
    weekendUrl: frame.weekend.url,
    otherHomeUrl: (request.ownOrigins?.[other] ?? '') + href('home', other, {}, { language: other }),
    company: essentials.settings?.company.name ?? null,
    // No analytics on URLs with a token, which would leak it.
    tagManagerId: isPrivateUrl(url) ? null : (essentials.settings?.analytics.tag_manager_id ?? null),
    year: request.now.toZonedDateTimeISO(ZONE).year,
    texts: { shell: pickHydratedShellTexts(messages.shell, locale) },
    publicOrigin: request.publicOrigin,
    indexable: request.indexable,
    ...createPreviewAt(request, locale, messages),
  };
  return withFrame(data, frame);
}
