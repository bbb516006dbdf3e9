import { EVENT_CATEGORIES, type Event, type EventDetail, MAX_LIMIT } from '@liget/content-api';
import type { DocumentReader } from './document-reader.ts';
import { event, eventCategory, eventDetail, eventLocation, eventSeries, eventType } from './event.ts';
import { type EventFilter, eventIds } from './event-order.ts';
import { type Asker, eachUsable, findAll, findByIds, findBySlug, findPage } from './published.ts';
import type { Handlers } from './question.ts';
import { html } from './rich-text.ts';

const RELATED = 3;
type Timed = Asker & { now: Temporal.Instant };

async function listed(
  asker: Timed,
  filter: EventFilter,
  paging: { page: number; limit: number },
): Promise<{ data: Event[]; total: number }> {
  const { ids, total } = await eventIds(asker.payload, filter, paging, asker.now);
  const found = await findByIds(asker, 'events', ids, EVENT_DEPTH);
  return { data: eachUsable(found, (read) => event(read, asker.now)), total };
}

/** What someone who likes this may like too: of the same series, else of the same category; what is not over. */
async function related(asker: Timed, read: DocumentReader): Promise<Event[]> {
  const slugOf = (field: string) => {
    const slugs = read.relation(field)?.slugs();
    return slugs?.hu ?? slugs?.en ?? undefined;
  };
  const series = slugOf('series');
  const category = read.relation('category');
  const paging = { page: 1, limit: RELATED };
  const ofSeries = series ? (await listed(asker, { series, withoutId: read.id }, paging)).data : [];
  if (ofSeries.length === RELATED || !category) return ofSeries;
  const more = await listed(asker, { category: [eventCategory(category).slug], withoutId: read.id }, { page: 1, limit: RELATED * 2 });
  const known = new Set(ofSeries.map(({ id }) => id));
  return [...ofSeries, ...more.data.filter(({ id }) => !known.has(id))].slice(0, RELATED);
}

/** What `event` answers, of a document that has been found. */
export const eventDetailOf = async (asker: Timed, read: DocumentReader): Promise<EventDetail> =>
  eventDetail(read, asker.now, await related(asker, read));

/** Location → its top location. */
export const EVENT_DEPTH = 2;

export const events: Handlers<
  'eventCategories' | 'eventTypes' | 'eventLocations' | 'events' | 'event' | 'eventSeriesList' | 'eventSeries'
> = {
  eventCategories: async (question) => ({
    categories: eachUsable(await findAll(question, 'event-categories', { depth: 0 }), eventCategory).toSorted((a, b) => a.id - b.id),
  }),

  /** Every category of the specification, also one that has no types. */
  eventTypes: async (question) => {
    const found = await findAll(question, 'event-types');
    const types = eachUsable(found, (read) => ({
      category: eventCategory(read.relation('category') ?? read.fail('category', 'is missing')).id,
      type: eventType(read),
    }));
    return {
      types: Object.keys(EVENT_CATEGORIES)
        .map(Number)
        .map((id) => ({
          id,
          event_types: types
            .filter(({ category }) => category === id)
            .map(({ type }) => type)
            .toSorted((a, b) => a.name.localeCompare(b.name, question.locale)),
        })),
    };
  },

  eventLocations: async (question) => ({
    locations: eachUsable(await findAll(question, 'event-locations'), eventLocation).toSorted((a, b) =>
      a.title.localeCompare(b.title, question.locale),
    ),
  }),

  events: async (question) => {
    const { page, limit } = question.query;
    const { data, total } = await listed(question, question.query, { page, limit });
    return { data, meta: { total, page, limit } };
  },

  event: async (question) => {
    const read = await findBySlug(question, 'events', question.slug, EVENT_DEPTH);
    return read && { data: await eventDetailOf(question, read) };
  },

  eventSeriesList: async (question) => {
    const { items, meta } = await findPage(question, 'event-series', question.query);
    return { data: eachUsable(items, (read) => eventSeries(read)), meta };
  },

  /** With its programs to come; those that are over only when there is nothing else to show. */
  eventSeries: async (question) => {
    const read = await findBySlug(question, 'event-series', question.slug);
    if (!read) return null;
    const series = read.slugs().hu ?? read.slugs().en ?? '';
    const paging = { page: 1, limit: MAX_LIMIT };
    const coming = await listed(question, { series }, paging);
    const shown = coming.total > 0 ? coming : await listed(question, { series, withPast: true }, paging);
    return { data: { ...eventSeries(read, 'hero', 'image'), html: html(read), events: shown.data } };
  },
};
