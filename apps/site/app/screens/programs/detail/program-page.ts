import type { Event, EventAgenda, EventDetail, Locale, Occurrence, SiteSettings, TopLocation } from '@liget/content-api';
import { NO_DATE } from '@liget/content-api/no-date';
import { getItemPath, getShownSlugs } from '@liget/content-api/screens';
import { findShownDate, getOccurrenceState, getShownDateStatus, getShownStatus, isOver, type ParkAtInstant, takesPlace } from '@liget/park';
import { formatInterval, formatOccurrence } from '@liget/park/interval';
import type { Drawing } from '../../../components/islands/client-only.ts';
import type { Messages } from '../../../i18n/index.ts';
import { getImage, getImageSizes } from '../../../lib/images/image.ts';
import { formatCredit } from '../../../lib/images/picture-credit.ts';
import { getLangBySlugs } from '../../../lib/language/item-lang.ts';
import { canBeJoined } from '../../../lib/shown-status.ts';
import { href } from '../../../lib/urls/href.ts';
import { toDateLine } from '../date-words.ts';
import { type AgendaContext, type EventCardData, getKind, toEventCardData } from '../list/agenda.ts';
import { getCalendarLinks } from '../list/subscriptions.ts';
import { getCardPrice } from '../price.ts';
import { type Alternatives, toAlternatives } from './alternatives.ts';
import { buildCalendarLinks } from './calendar-links.ts';
import { buildEventJsonLd } from './event-json-ld.ts';
import { toProgramMap } from './program-map.ts';

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

/** For a date of which only the beginning is known. */
const AT_ONE_MOMENT = { end_date: null, all_day: false };

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

/** Whether `other` is the original time of a moved date. */
const isFormerTimeOf = (date: Occurrence | undefined, other: Occurrence) =>
  date !== undefined && other.status === 'moved' && other.new_start === date.start_date;

/** Whether a date has a state or a place of its own. */
const isChanged = ({ status, location }: Occurrence) => status !== 'scheduled' || location !== null;

/** The name of a place that is not the one shown. */
const nameOtherPlace = (place: Event['location'], shown: Event['location']): string | null =>
  place?.id === shown?.id ? null : (place?.title ?? null);

/**
 * The dates of an event's page: those to come, or all when there are none, and the one that is shown first. The dates of a lasting event are in its
 * interval or text, so that only those that differ are lines.
 */
function selectDates(event: EventDetail, context: AgendaContext, interval: string | undefined) {
  const inOrder = event.occurrences.toSorted((a, b) => Temporal.Instant.compare(a.start_date, b.start_date));
  const coming = inOrder.filter((occurrence) => !isOver(occurrence, context.park.at));
  const lasts = event.constant || event.interval || event.text_date_only;
  const dates = coming.length > 0 ? coming : inOrder;
  const isInInterval = lasts && dates.length > 1;
  const listed = isInInterval ? dates.filter(isChanged) : dates;
  const lines = listed.flatMap((date) => {
    const line = toDateLine(event, date, context);
    return line ? [{ date, line }] : [];
  });
  // The date that the service chose may be invalid.
  const atStart = isInInterval ? [] : lines.filter(({ date }) => date.start_date === event.start_date);
  const chosen = atStart.find(({ date }) => takesPlace(getOccurrenceState(event, date))) ?? atStart[0];
  return { coming, lines, isInInterval, shown: chosen ?? (interval === undefined ? lines[0] : undefined) };
}

/** Whether a visitor can join, and the date whose tickets are offered. Any future date counts: another one may have room while the shown has none. */
function findJoinableDate(event: EventDetail, coming: readonly Occurrence[], shownDate: Occurrence | undefined) {
  const joinable = coming.filter((date) => canBeJoined(getShownDateStatus(event, date)));
  return {
    isJoinable: coming.length === 0 ? canBeJoined(getShownStatus(event)) : joinable.length > 0,
    ticketDate: joinable.find((date) => date === shownDate) ?? joinable[0] ?? shownDate,
  };
}

const toGalleryPicture = (picture: EventDetail['gallery'][number]) => ({
  thumbnail: { source: getImageSizes(picture, 'square'), fallback: picture.original.src, colour: picture.colour, alt: picture.alt },
  slide: {
    src: picture.lg.src,
    alt: picture.alt,
    width: picture.lg.width,
    height: picture.lg.height,
    srcSet: [picture.sm, picture.md, picture.lg],
    // The caption or the alternative text, then the credit.
    title: picture.caption ?? picture.alt,
    description: formatCredit(picture),
  },
});

/** The data of an event's page, with texts. */
export function toProgramPage(event: EventDetail, context: AgendaContext, site: Site) {
  const { origin, places, others = null } = site;
  const { locale, park } = context;
  const now = park.at;
  const interval = formatInterval(event, locale, now);
  const { coming, lines, isInInterval, shown } = selectDates(event, context, interval);
  const when = interval ?? shown?.line.text ?? null;
  const shownDate = shown?.date;
  const shownLocation = shownDate?.location ?? event.location;
  const isEventOver = park.isOver(event);
  const status = getShownStatus(event);
  const { isJoinable, ticketDate } = findJoinableDate(event, coming, shownDate);
  const seriesSlug = event.series?.slugs[locale] ?? event.series?.slugs.hu ?? event.series?.slugs.en;
  const isOff = !takesPlace(event.status);
  const hasActiveDate = !isOff && (coming.length === 0 || coming.some((date) => takesPlace(getOccurrenceState(event, date))));
  const instead: Alternatives | null = others && toAlternatives(others, event, context);
  return {
    id: event.id,
    title: event.name,
    lead: event.lead,
    image: getImage(event.media, 'lead') ?? null,
    /** `null` when none of its dates is valid. */
    when,
    /** Whether it is the editor's text. */
    isWhenText: when !== null && when === event.date,
    /** The state of the date in `when`, unless it is that of the whole event. */
    change: shown && isChanged(shown.date) ? { ...shown.line, text: '' } : null,
    isOnNow: park.onNow(event) !== undefined,
    isOver: isEventOver,
    status,
    isOff,
    /** Future dates that do not take place at their original time, of an event that takes place. */
    offDates: isOff ? [] : lines.filter(({ line }) => line.isOff && coming.length > 0).map(({ line }) => line),
    instead,
    statusNote: event.status_note,
    previously: event.previous_start && (formatOccurrence({ ...AT_ONE_MOMENT, start_date: event.previous_start }, locale, now) ?? null),
    html: event.html,
    /** All except the one in `when`, which shows its own original time. */
    otherOccasions: lines
      .filter((other) => other !== shown && !isFormerTimeOf(shownDate, other.date))
      .map(({ date, line }) => ({
        ...line,
        place: line.isOff ? line.place : nameOtherPlace(date.location ?? event.location, shownLocation),
      })),
    /** Whether the other dates are those that differ from the interval or the text. */
    isInInterval,
    location: getLocation({ ...event, location: shownLocation }, site, locale),
    organizer: event.organizer,
    free: event.free,
    /** `null` for what is free, whatever its price says. */
    price: event.free ? null : event.price,
    /** The lowest price, for narrow places. */
    least: event.free ? null : getCardPrice(event.price),
    rainDate: event.rain_date ? (formatOccurrence(event.rain_date, locale, now) ?? null) : null,
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
    pictures: event.gallery.map(toGalleryPicture),
    siblings: event.siblings.map((sibling) => ({ ...toEventCard(sibling, context), series: null })),
    related: event.related.map((related) => toEventCard(related, context)),
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
