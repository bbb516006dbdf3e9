import type { EventDetail, Occurrence } from '@liget/content-api';
import { NO_DATE } from '@liget/content-api/no-date';
import { isOver } from '@liget/park';
import type { Graph, Event as SchemaEvent } from 'schema-dts';
import { imageOf } from '../../../lib/image.ts';
import { jsonForHtml } from '../../../lib/json-ld.ts';
import { amountsIn } from '../../../lib/price.ts';

const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  sold_out: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  rescheduled: 'https://schema.org/EventRescheduled',
} as const satisfies Record<EventDetail['status'], string>;

/** Machines are told of so many coming occasions, each an event of its own. */
const MOST = 10;

function offersOf(event: EventDetail, origin: string): Pick<SchemaEvent, 'offers'> {
  const link = event.ticket_url ?? event.register_url;
  const amounts = event.free ? [{ size: 0, currency: 'HUF' }] : amountsIn(event.price ?? '');
  const [first] = amounts;
  if (!link && !first) return {};
  const offer = {
    url: link ?? origin + event.url,
    availability: event.status === 'sold_out' ? ('https://schema.org/SoldOut' as const) : ('https://schema.org/InStock' as const),
  };
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return { offers: { '@type': 'Offer', ...offer } };
  const priceCurrency = first.currency;
  const prices = amounts.map(({ size }) => size);
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)];
  return lowPrice < highPrice
    ? { offers: { '@type': 'AggregateOffer', ...offer, lowPrice, highPrice, offerCount: prices.length, priceCurrency } }
    : { offers: { '@type': 'Offer', ...offer, price: lowPrice, priceCurrency } };
}

/** Instants carry Budapest's offset, so their first ten letters are its day. */
const dayOf = (instant: string) => instant.slice(0, 10);

interface Surroundings {
  /** Without a slash at its end. */
  origin: string;
  /** Street and number of the place that the program's location lies in, when it has any. */
  address: string | null;
}

type Times = Pick<Occurrence, 'start_date' | 'end_date' | 'all_day'>;

function toSchema(event: EventDetail, { start_date, end_date, all_day }: Times, { origin, address }: Surroundings): SchemaEvent {
  const image = imageOf(event.media, 'lead');
  const { location } = event;
  const told = all_day || event.text_date_only ? dayOf : (instant: string) => instant;
  return {
    '@type': event.exhibition ? 'ExhibitionEvent' : 'Event',
    '@id': `${origin}${event.url}#${start_date}`,
    name: event.name,
    description: event.lead,
    url: origin + event.url,
    inLanguage: event.language,
    startDate: told(start_date),
    ...(end_date ? { endDate: told(end_date) } : {}),
    eventStatus: STATUS[event.status],
    // Of several occasions nobody knows which one was moved.
    ...(event.previous_start && event.occurrences.length === 1 ? { previousStartDate: told(event.previous_start) } : {}),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: event.free,
    location: {
      '@type': 'Place',
      name: location?.title ?? 'Városliget',
      address: {
        '@type': 'PostalAddress',
        ...(address ? { streetAddress: address } : {}),
        addressLocality: 'Budapest',
        postalCode: '1146',
        addressCountry: 'HU',
      },
      ...(location?.position ? { geo: { '@type': 'GeoCoordinates', ...location.position } } : {}),
    },
    organizer: { '@type': 'Organization', name: event.organizer ?? 'Liget', url: origin },
    ...(image ? { image: [origin + image.lg.src] } : {}),
    ...offersOf(event, origin),
    ...(event.series ? { superEvent: { '@type': 'EventSeries', name: event.series.title } } : {}),
  };
}

/** schema.org's events, as search engines read them: one an occasion that is not over, at least one; none of a program without readable dates. */
export function eventJsonLd(event: EventDetail, surroundings: Surroundings, now: Temporal.Instant): string | null {
  if (event.start_date === NO_DATE) return null;
  const coming = event.occurrences
    .filter((occasion) => !isOver(occasion, now))
    .toSorted((a, b) => Temporal.Instant.compare(a.start_date, b.start_date));
  const last = event.occurrences.findLast(({ start_date }) => start_date === event.start_date) ?? { ...event, all_day: event.interval };
  const told = coming.length > 0 ? coming.slice(0, MOST) : [last];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': told.map((occasion) => toSchema(event, occasion, surroundings)) };
  return jsonForHtml(graph);
}
