import type { EventDetail, Occurrence } from '@liget/content-api';
import type { Graph, Event as SchemaEvent } from 'schema-dts';
import { imageOf } from '../../lib/image.ts';
import { jsonForHtml } from '../../lib/json-ld.ts';
import { isOverAt } from './program.ts';

const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  sold_out: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  rescheduled: 'https://schema.org/EventRescheduled',
} as const;

/** Machines are told of so many coming occasions, each an event of its own. */
const MOST = 10;

function offersOf(event: EventDetail): Pick<SchemaEvent, 'offers'> {
  const url = event.ticket_url ?? event.register_url;
  if (!url && !event.free) return {};
  return {
    offers: {
      '@type': 'Offer',
      ...(url ? { url } : {}),
      ...(event.free ? { price: 0, priceCurrency: 'HUF' } : {}),
      availability: event.status === 'sold_out' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    },
  };
}

function toSchema(event: EventDetail, { start_date, end_date }: Pick<Occurrence, 'start_date' | 'end_date'>, origin: string): SchemaEvent {
  const image = imageOf(event.media, 'lead');
  const { location } = event;
  return {
    '@type': event.exhibition ? 'ExhibitionEvent' : 'Event',
    '@id': `${origin}${event.url}#${start_date}`,
    name: event.name,
    description: event.lead,
    url: origin + event.url,
    inLanguage: event.language,
    startDate: start_date,
    ...(end_date ? { endDate: end_date } : {}),
    eventStatus: STATUS[event.status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: event.free,
    location: {
      '@type': 'Place',
      name: location?.title ?? 'Városliget',
      address: {
        '@type': 'PostalAddress',
        ...(location ? { streetAddress: location.title } : {}),
        addressLocality: 'Budapest',
        postalCode: '1146',
        addressCountry: 'HU',
      },
      ...(location?.position ? { geo: { '@type': 'GeoCoordinates', ...location.position } } : {}),
    },
    organizer: { '@type': 'Organization', name: event.organizer ?? 'Liget', url: origin },
    ...(image ? { image: [origin + image.lg.src] } : {}),
    ...offersOf(event),
    ...(event.series ? { superEvent: { '@type': 'EventSeries', name: event.series.title } } : {}),
  };
}

/** schema.org's events, as search engines read them: one an occasion that is not over, at least one. `origin` has no slash at its end. */
export function eventJsonLd(event: EventDetail, origin: string, now: Temporal.Instant): string {
  const coming = event.occurrences
    .filter((occasion) => !isOverAt({ ...occasion, interval: event.interval }, now))
    .toSorted((a, b) => Temporal.Instant.compare(a.start_date, b.start_date));
  const told = coming.length > 0 ? coming.slice(0, MOST) : [event];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': told.map((occasion) => toSchema(event, occasion, origin)) };
  return jsonForHtml(graph);
}
