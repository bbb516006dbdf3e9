import { listProgramTimes, type ProgramTimes, type SeedContent, type SeedEvent } from '@liget/seed';
import type { Translator, Writer } from './writer.ts';

export type ProgramContent = Pick<
  SeedContent,
  'eventCategories' | 'eventTypes' | 'eventLocations' | 'topLocations' | 'eventSeries' | 'events'
>;

/** Needs the pictures and the top locations. */
export async function writePrograms(
  writer: Writer,
  { eventCategories, eventTypes, eventLocations, topLocations, eventSeries, events }: ProgramContent,
): Promise<void> {
  for (const { id, slug, name } of eventCategories) {
    await writer.create('event-categories', { key: String(id), fields: (translator) => ({ id, slug, name: translator.text(name) }) });
  }
  for (const { key, category, name, slug } of eventTypes) {
    await writer.create('event-types', {
      key,
      fields: (translator) => ({ name: translator.text(name), slug: translator.text(slug), category }),
    });
  }
  for (const { key, title, slug, topLocation, position } of eventLocations) {
    await writer.create('event-locations', {
      key,
      fields: (translator) => ({
        title: translator.text(title),
        slug: translator.text(slug),
        ...(topLocation ? { topLocation: writer.id('top-locations', topLocation) } : {}),
        ...(position ? { latitude: position[0], longitude: position[1] } : {}),
      }),
    });
  }
  for (const { key, title, slug, lead, body, picture } of eventSeries) {
    await writer.create('event-series', {
      key,
      fields: (translator) => ({
        title: translator.text(title),
        slug: translator.text(slug),
        lead: translator.text(lead),
        body: translator.prose(body),
        picture: writer.picture(picture),
      }),
    });
  }
  const getTimes = listProgramTimes({ eventLocations, topLocations }, writer.now);
  for (const event of events)
    await writer.create('events', {
      key: event.key,
      fields: (translator) => createEventFields(writer, translator, event, getTimes(event)),
    });
}

function createEventFields(writer: Writer, translator: Translator, event: SeedEvent, times: ProgramTimes): Record<string, unknown> {
  const { occurrences, rainDate, changedDate, ...kind } = times;
  return {
    title: translator.text(event.title),
    slug: translator.text(event.slug),
    lead: translator.text(event.lead),
    body: translator.prose(event.body),
    picture: writer.picture(event.picture),
    gallery: writer.pictures(event.gallery),
    category: event.category,
    type: writer.id('event-types', event.type),
    location: writer.id('event-locations', event.location),
    ...(event.series ? { series: writer.id('event-series', event.series) } : {}),
    dates: translator.rows(occurrences, (occurrence) => ({ ...occurrence })),
    changedDates: translator.rows(changedDate ? [changedDate] : [], (change) => ({ ...change, note: translator.text(event.dateNote) })),
    ...kind,
    dateText: translator.text(event.dateText),
    ...(rainDate ? { rainDate } : {}),
    organizer: translator.text(event.organizer),
    free: event.free ?? false,
    price: translator.text(event.price),
    registerUrl: event.registerUrl,
    ticketUrl: event.ticketUrl,
    accessibility: event.accessibility ?? [],
    needs: event.needs ?? [],
    ageFrom: event.age?.from,
    ageTo: event.age?.to,
    status: event.status ?? 'scheduled',
    statusNote: translator.text(event.statusNote),
    exhibition: event.exhibition,
    constant: event.constant ?? false,
    highlighted: event.highlighted ?? false,
  };
}
