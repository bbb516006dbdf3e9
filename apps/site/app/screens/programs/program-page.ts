import type { EventDetail, Locale } from '@liget/content-api';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';
import { eventJsonLd } from './event-json-ld.ts';
import { occasionText } from './interval.ts';
import { toProgramTeaser } from './program.ts';

export type ProgramPage = ReturnType<typeof toProgramPage>;

/** A program as its page shows it, already worded. `origin` has no slash at its end. */
export function toProgramPage(event: EventDetail, locale: Locale, now: Temporal.Instant, origin: string) {
  const place = event.location?.top_location;
  return {
    program: toProgramTeaser(event, locale, now),
    image: imageOf(event.media, 'lead') ?? null,
    html: event.html,
    occasions: event.occurrences.map((occasion) => occasionText(occasion, locale, now)).filter((text) => text !== undefined),
    statusNote: event.status_note,
    organizer: event.organizer,
    price: event.price,
    rainDate: event.rain_date ? (occasionText(event.rain_date, locale, now) ?? null) : null,
    registerUrl: event.register_url,
    ticketUrl: event.ticket_url,
    placeUrl: place?.slugs[locale] ? href('topLocation', locale, { topLocation: place.slugs[locale] }) : null,
    series: event.series?.slugs[locale]
      ? { title: event.series.title, url: href('programSeries', locale, { programSeries: event.series.slugs[locale] }) }
      : null,
    exhibition: event.exhibition ? (event.periodic ? ('periodicExhibition' as const) : ('permanentExhibition' as const)) : null,
    accessibility: event.accessibility,
    gallery: event.gallery,
    related: event.related.map((related) => toProgramTeaser(related, locale, now)),
    jsonLd: eventJsonLd(event, origin),
  };
}
