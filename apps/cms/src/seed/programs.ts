import type { SeedEvent, Text } from './content/types.ts';
import { eventTimes, occurrenceAt } from './dates.ts';
import type { Desk, Voice } from './desk.ts';
import type { SeedContent } from './seed-content.ts';

/** Ids and slugs are the contract's (specification, section 3). */
const CATEGORIES: { id: SeedEvent['category']; slug: string; name: Text }[] = [
  { id: 1, slug: 'cultural', name: { hu: 'Kultúra', en: 'Culture' } },
  { id: 2, slug: 'outdoor', name: { hu: 'Szabadtéri', en: 'Outdoor' } },
  { id: 3, slug: 'family', name: { hu: 'Család és gyerek', en: 'Family and children' } },
  { id: 4, slug: 'sport', name: { hu: 'Sport', en: 'Sport' } },
];

export type ProgramContent = Pick<SeedContent, 'eventTypes' | 'eventLocations' | 'eventSeries' | 'events'>;

/** Needs the pictures and the top locations. */
export async function writePrograms(desk: Desk, { eventTypes, eventLocations, eventSeries, events }: ProgramContent): Promise<void> {
  for (const { id, slug, name } of CATEGORIES) {
    await desk.create('event-categories', { key: String(id), fields: (say) => ({ id, slug, name: say.text(name) }) });
  }
  for (const { key, category, name, slug } of eventTypes) {
    await desk.create('event-types', { key, fields: (say) => ({ name: say.text(name), slug: say.text(slug), category }) });
  }
  for (const { key, title, slug, topLocation, position } of eventLocations) {
    await desk.create('event-locations', {
      key,
      fields: (say) => ({
        title: say.text(title),
        slug: say.text(slug),
        ...(topLocation ? { topLocation: desk.id('top-locations', topLocation) } : {}),
        ...(position ? { latitude: position[0], longitude: position[1] } : {}),
      }),
    });
  }
  for (const { key, title, slug, lead, body, picture } of eventSeries) {
    await desk.create('event-series', {
      key,
      fields: (say) => ({
        title: say.text(title),
        slug: say.text(slug),
        lead: say.text(lead),
        body: say.prose(body),
        picture: desk.picture(picture),
      }),
    });
  }
  for (const event of events) await desk.create('events', { key: event.key, fields: (say) => eventFields(desk, say, event) });
}

function eventFields(desk: Desk, say: Voice, event: SeedEvent): Record<string, unknown> {
  const { occurrences, ...kind } = eventTimes(event.when, desk.now);
  return {
    title: say.text(event.title),
    slug: say.text(event.slug),
    lead: say.text(event.lead),
    body: say.prose(event.body),
    picture: desk.picture(event.picture),
    gallery: desk.pictures(event.gallery),
    category: event.category,
    type: desk.id('event-types', event.type),
    location: desk.id('event-locations', event.location),
    ...(event.series ? { series: desk.id('event-series', event.series) } : {}),
    dates: say.rows(occurrences, (occurrence) => ({ ...occurrence })),
    ...kind,
    dateText: say.text(event.dateText),
    ...(event.rainDate ? { rainDate: occurrenceAt(event.rainDate, desk.now) } : {}),
    organizer: say.text(event.organizer),
    free: event.free ?? false,
    price: say.text(event.price),
    registerUrl: event.registerUrl,
    ticketUrl: event.ticketUrl,
    accessibility: event.accessibility ?? [],
    status: event.status ?? 'scheduled',
    statusNote: say.text(event.statusNote),
    exhibition: event.exhibition,
    constant: event.constant ?? false,
    highlighted: event.highlighted ?? false,
  };
}
