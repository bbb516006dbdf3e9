import type { EventDetail } from '@liget/content-api';
import type { Event as SchemaEvent, WithContext } from 'schema-dts';
import { imageOf } from '../../lib/image.ts';
import { jsonForHtml } from '../../lib/json-ld.ts';

const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  sold_out: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  rescheduled: 'https://schema.org/EventRescheduled',
} as const;

/** schema.org's Event, as search engines read it. `origin` has no slash at its end. */
export function eventJsonLd(event: EventDetail, origin: string): string {
  const image = imageOf(event.media, 'lead');
  const schema: WithContext<SchemaEvent> = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    description: event.lead,
    url: origin + event.url,
    inLanguage: event.language,
    startDate: event.start_date,
    ...(event.end_date ? { endDate: event.end_date } : {}),
    eventStatus: STATUS[event.status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: event.free,
    location: {
      '@type': 'Place',
      name: event.location?.title ?? 'Városliget',
      address: { '@type': 'PostalAddress', addressLocality: 'Budapest', addressCountry: 'HU' },
      ...(event.location?.position ? { geo: { '@type': 'GeoCoordinates', ...event.location.position } } : {}),
    },
    ...(event.organizer ? { organizer: { '@type': 'Organization', name: event.organizer } } : {}),
    ...(image ? { image: [origin + image.lg.src] } : {}),
    ...(event.ticket_url
      ? {
          offers: {
            '@type': 'Offer',
            url: event.ticket_url,
            availability: event.status === 'sold_out' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
          },
        }
      : {}),
  };
  return jsonForHtml(schema);
}
