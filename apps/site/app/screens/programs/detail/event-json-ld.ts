import type { EventDetail, Occurrence } from '@liget/content-api';
import { NO_DATE } from '@liget/content-api/no-date';
import { getOccurrenceState, isOver, type OccurrenceState, takesPlace } from '@liget/park';
import { compareIso } from '@liget/park/time';
import type { Graph, Event as SchemaEvent } from 'schema-dts';
import { getImage } from '../../../lib/images/image.ts';
import { toHtmlJson } from '../../../lib/json-ld.ts';
import { type Price, readPrice } from '../../../lib/price.ts';

const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  sold_out: 'https://schema.org/EventScheduled',
  relocated: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  rescheduled: 'https://schema.org/EventRescheduled',
  // The same date at its new time has this as its previous start.
  moved: null,
} as const satisfies Record<OccurrenceState, string | null>;

type EventOccurrence = Pick<Occurrence, 'start_date' | 'end_date' | 'all_day' | 'status' | 'previous_start' | 'location' | 'ticket_url'>;
const UNCHANGED = { status: 'scheduled', previous_start: null, location: null, ticket_url: null } as const;

const FREE: Price = { amounts: [{ size: 0, text: '0 Ft', currency: 'HUF' }], isFrom: false };

/** Maximum number of future occurrences in the JSON-LD, each as an event of its own. */
const MAX_EVENTS = 10;

function getOffers(event: EventDetail, date: EventOccurrence, origin: string): Pick<SchemaEvent, 'offers'> {
  const state = getOccurrenceState(event, date);
  if (!takesPlace(state)) return {};
  const link = date.ticket_url ?? event.ticket_url ?? event.register_url;
  const price = event.free ? FREE : readPrice(event.price ?? '');
  const amounts = price?.amounts ?? [];
  const [first] = amounts;
  if (!link && !first && state !== 'sold_out') return {};
  const offer = {
    url: link ?? origin + event.url,
    availability: state === 'sold_out' ? ('https://schema.org/SoldOut' as const) : ('https://schema.org/InStock' as const),
  };
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return { offers: { '@type': 'Offer', ...offer } };
  const priceCurrency = first.currency;
  const prices = amounts.map(({ size }) => size);
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)];
  if (price?.isFrom) return { offers: { '@type': 'AggregateOffer', ...offer, lowPrice, priceCurrency } };
  return lowPrice < highPrice
    ? { offers: { '@type': 'AggregateOffer', ...offer, lowPrice, highPrice, offerCount: prices.length, priceCurrency } }
    : { offers: { '@type': 'Offer', ...offer, price: lowPrice, priceCurrency } };
}

/** Instants have Budapest's offset, so their first ten characters are the day. */
const toDay = (instant: string) => instant.slice(0, 10);

interface Surroundings {
  /** Without a trailing slash. */
  origin: string;
  /** The street of the place that contains the event's venue, if known. */
  address: string | null;
}

function toSchema(event: EventDetail, date: EventOccurrence, { origin, address }: Surroundings): SchemaEvent | null {
  const { start_date, end_date, all_day } = date;
  const eventStatus = STATUS[getOccurrenceState(event, date)];
  if (!eventStatus) return null;
  const image = getImage(event.media, 'lead');
  const location = date.location ?? event.location;
  // The street is that of the event's place.
  const street = date.location ? null : address;
  // With several dates it is unknown to which one the event's previous start belongs.
  const previous = date.previous_start ?? (event.occurrences.length === 1 ? event.previous_start : null);
  const toInstant = all_day || event.text_date_only ? toDay : (instant: string) => instant;
  return {
    '@type': event.exhibition ? 'ExhibitionEvent' : 'Event',
    '@id': `${origin}${event.url}#${start_date}`,
    name: event.name,
    description: event.lead,
    url: origin + event.url,
    startDate: toInstant(start_date),
    ...(end_date ? { endDate: toInstant(end_date) } : {}),
    eventStatus,
    ...(previous ? { previousStartDate: toInstant(previous) } : {}),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    // Nothing is known of an event without a price.
    ...(event.free || event.price ? { isAccessibleForFree: event.free } : {}),
    location: {
      '@type': 'Place',
      name: location?.title ?? 'Városliget',
      address: {
        '@type': 'PostalAddress',
        ...(street ? { streetAddress: street } : {}),
        addressLocality: 'Budapest',
        postalCode: '1146',
        addressCountry: 'HU',
      },
      ...(location?.position ? { geo: { '@type': 'GeoCoordinates', ...location.position } } : {}),
    },
    // Other organisers' websites are not known.
    organizer: { '@type': 'Organization', ...(event.organizer ? { name: event.organizer } : { name: 'Liget', url: origin }) },
    ...(image ? { image: [origin + image.lg.src] } : {}),
    ...getOffers(event, date, origin),
    ...(event.series ? { superEvent: { '@type': 'EventSeries', name: event.series.title } } : {}),
  };
}

/**
 * schema.org's events for search engines: one for each date that is not over, with its own state, at least one; a moved date is one event
 * at its new time. Empty for an event without valid dates.
 */
export function buildEventJsonLd(event: EventDetail, surroundings: Surroundings, now: Temporal.Instant): string | null {
  if (event.start_date === NO_DATE) return null;
  const dates = event.occurrences.filter(({ status }) => status !== 'moved').toSorted((a, b) => compareIso(a.start_date, b.start_date));
  const coming = dates.filter((occurrence) => !isOver(occurrence, now));
  const last = dates.at(-1) ?? {
    ...UNCHANGED,
    start_date: event.start_date,
    end_date: event.end_date,
    all_day: event.interval,
  };
  const shownOccurrences = coming.length > 0 ? coming.slice(0, MAX_EVENTS) : [last];
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': shownOccurrences.flatMap((occurrence) => toSchema(event, occurrence, surroundings) ?? []),
  };
  return toHtmlJson(graph);
}
