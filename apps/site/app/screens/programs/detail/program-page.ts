import type { Event, EventAgenda, EventDetail, Locale, Occurrence, SiteSettings, TopLocation } from '@liget/content-api';
import { NO_DATE } from '@liget/content-api/no-date';
import { getItemPath, getShownSlugs } from '@liget/content-api/screens';
import { findShownDate, getOccurrenceState, getShownDateStatus, getShownStatus, type ParkAtInstant, takesPlace } from '@liget/park';
import type { Drawing } from '../../../components/islands/client-only.ts';
import type { Messages } from '../../../i18n/index.ts';
import { getImage, getImageSizes } from '../../../lib/images/image.ts';
import { formatCredit } from '../../../lib/images/picture-credit.ts';
import { getFieldLang, getFieldLangs } from '../../../lib/language/field-lang.ts';
import { getLangBySlugs } from '../../../lib/language/item-lang.ts';
import { canBeJoined } from '../../../lib/shown-status.ts';
import { href } from '../../../lib/urls/href.ts';
import { type AgendaContext, type EventCardData, getKind, toEventCardData } from '../list/agenda.ts';
import { getCalendarLinks } from '../list/subscriptions/subscriptions.ts';
import { getCardPrice } from '../price.ts';
import { buildCalendarLinks } from './actions/calendar-links.ts';
import { type Alternatives, toAlternatives } from './alternatives.ts';
import { buildEventJsonLd } from './event-json-ld.ts';
import { toProgramDates } from './facts/program-dates.ts';
import { toProgramMap } from './facts/program-map.ts';

export type ProgramPage = ReturnType<typeof toProgramPage>;

/** The state of an event without valid dates. */
const AS_PLANNED = {
  id: '',
  status: 'scheduled',
  status_note: null,
  previous_start: null,
  new_start: null,
  location: null,
  ticket_url: null,
} as const;

/** An event of another page as a card: with the day of its current or next date, unless it is a lasting one. */
export function toEventCard(event: Event, context: AgendaContext): EventCardData {
  const { park } = context;
  const entry = {
    event_id: event.id,
    occurrences: [chooseShownOccurrence(event)],
    is_on_now: park.onNow(event) !== undefined,
    is_over: park.isOver(event),
  };
  const lasts = event.exhibition || event.constant || event.interval;
  return toEventCardData(entry, event, lasts ? null : getStartDay(event.start_date), context);
}

/** The occurrence that a card shows. */
function chooseShownOccurrence(event: Event): Occurrence {
  const { start_date, end_date } = event;
  return findShownDate(event) ?? { start_date, end_date, all_day: false, until: end_date, ...AS_PLANNED };
}

/** The card's properties that depend on the time. */
export const getCardState = (event: Event, park: ParkAtInstant): Pick<EventCardData, 'isOnNow' | 'isOver'> => ({
  isOnNow: park.onNow({ ...event, occurrences: [chooseShownOccurrence(event)] }) !== undefined,
  isOver: park.isOver(event),
});

/** Instants have Budapest's offset, so their first ten characters are the day. */
const getStartDay = (instant: string) => instant.slice(0, 10);

/** Directions are on one page, which the settings name. */
function getDirections(settings: SiteSettings | null, locale: Locale): string | null {
  return settings?.directions ? getItemPath('visitorInformationItem', locale, getShownSlugs(settings.directions.slugs)) : null;
}

function getLocation(event: Event, { settings, places, messages }: Site, locale: Locale) {
  const { location } = event;
  if (!location) return null;
  const place = location.top_location?.slugs[locale];
  const { latitude, longitude } = location.position ?? {};
  return {
    title: location.title,
    placeUrl: place ? href('topLocation', locale, { topLocation: place }) : null,
    ...toProgramMap(event, { places, locale, messages }),
    /** Opens the visitor's map app. */
    geo: latitude === undefined || longitude === undefined ? null : `geo:${latitude},${longitude}?q=${latitude},${longitude}`,
    directionsUrl: getDirections(settings, locale),
  };
}

/**
 * The site's data for an event's page: `origin` has no trailing slash; `settings` and `places` are `null` in an outage, `others` also when
 * no alternatives are needed.
 */
interface Site {
  origin: string;
  messages: Pick<Messages, 'smallMap' | 'map'>;
  settings: SiteSettings | null;
  places: readonly TopLocation[] | null;
  others?: EventAgenda | null;
}

function getAddress({ location }: Event, places: Site['places']): string | null {
  const slug = location?.top_location?.slugs.hu;
  return (slug && places?.find(({ slugs }) => slugs.hu === slug)?.address) || null;
}

/** Whether a visitor can join, and the date whose tickets are offered. Any future date counts: another one may have room while the shown has none. */
function findJoinableDate(event: EventDetail, coming: readonly Occurrence[], shownDate: Occurrence | undefined) {
  const joinable = coming.filter((date) => canBeJoined(getShownDateStatus(event, date)));
  return {
    isJoinable: coming.length === 0 ? canBeJoined(getShownStatus(event)) : joinable.length > 0,
    ticketDate: joinable.find((date) => date === shownDate) ?? joinable[0] ?? shownDate,
  };
}

const toGalleryPicture = (picture: EventDetail['gallery'][number], locale: Locale) => ({
  thumbnail: { source: getImageSizes(picture, 'square'), fallback: picture.original.src, colour: picture.colour, alt: picture.alt },
  slide: {
    src: picture.lg.src,
    alt: picture.alt,
    width: picture.lg.width,
    height: picture.lg.height,
    srcSet: [picture.sm, picture.md, picture.lg],
    // The caption or the alternative text, then the credit.
    title: picture.caption ?? picture.alt,
    lang: getFieldLang(picture, 'caption', locale),
    description: formatCredit(picture),
  },
});

/** The data of an event's page, with texts. */
export function toProgramPage(event: EventDetail, context: AgendaContext, site: Site) {
  const { origin, places, others = null } = site;
  const { locale, park } = context;
  const now = park.at;
  const { coming, shownDate, shownLocation, texts } = toProgramDates(event, context);
  const image = getImage(event.media, 'lead');
  const isEventOver = park.isOver(event);
  const status = getShownStatus(event);
  const { isJoinable, ticketDate } = findJoinableDate(event, coming, shownDate);
  const seriesSlug = event.series?.slugs[locale] ?? event.series?.slugs.hu ?? event.series?.slugs.en;
  const isOff = !takesPlace(event.status);
  const hasActiveDate = !isOff && (coming.length === 0 || coming.some((date) => takesPlace(getOccurrenceState(event, date))));
  const instead: Alternatives | null = others && toAlternatives(others, event, context);
  const isNew = ({ id }: { id: number }) => !instead?.entries.some((entry) => entry.id === id);
  return {
    id: event.id,
    title: event.name,
    lead: event.lead,
    langs: getFieldLangs(event, ['lead', 'html', 'date', 'price', 'organizer', 'status_note'], locale),
    image: image ?? null,
    ...texts,
    isOnNow: park.onNow(event) !== undefined,
    isOver: isEventOver,
    status,
    isOff,
    instead,
    statusNote: event.status_note,
    html: event.html,
    location: getLocation({ ...event, location: shownLocation }, site, locale),
    organizer: event.organizer,
    free: event.free,
    /** `null` for what is free, whatever its price says. */
    price: event.free ? null : event.price,
    /** The lowest price, for narrow places. */
    least: event.free ? null : getCardPrice(event.price),
    registerUrl: isOff || !isJoinable ? null : event.register_url,
    ticketUrl: isJoinable ? (ticketDate?.ticket_url ?? event.ticket_url) : null,
    series:
      event.series && seriesSlug
        ? {
            title: event.series.title,
            lang: getLangBySlugs(event.series.slugs, locale),
            url: href('programSeries', locale, { programSeries: seriesSlug }),
          }
        : null,
    kind: getKind(event, context.messages),
    category: { name: event.category.name, url: href('programs', locale, {}, { category: event.category.slug }) },
    accessibility: event.accessibility,
    // The picture of the season may be one of the gallery.
    pictures: event.gallery
      .filter(({ original }) => original.src !== image?.original.src)
      .map((picture) => toGalleryPicture(picture, locale)),
    siblings: event.siblings.filter(isNew).map((sibling) => ({ ...toEventCard(sibling, context), series: null })),
    related: event.related.filter(isNew).map((related) => toEventCard(related, context)),
    calendar:
      isEventOver || !hasActiveDate || event.constant || event.start_date === NO_DATE
        ? null
        : { ...getCalendarLinks(event.url, origin), ...buildCalendarLinks({ ...event, location: shownLocation }, origin) },
    shareUrl: origin + event.url,
    jsonLd: buildEventJsonLd(event, { origin, address: getAddress(event, places) }, now),
  };
}

/** What the server alone renders, and what the browser needs of it. */
export const splitProgramPage = (program: ProgramPage, drawing: Drawing) => ({
  view: drawing(program),
  isOff: program.isOff,
  share: { url: program.shareUrl, title: program.title },
});
