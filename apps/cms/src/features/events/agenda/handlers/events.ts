import { EVENT_CATEGORIES, type Event, type EventDetail } from '@liget/content-api';
import type * as Stored from '../../../../payload-types.ts';
import { formatBudapestInstant } from '../../../../platform/read-model/dates.ts';
import type { DocumentReader } from '../../../../platform/read-model/document-reader.ts';
import type { Handlers } from '../../../../platform/read-model/handler.ts';
import {
  findAll,
  findByIds,
  findBySlug,
  findPage,
  mapSkippingInvalid,
  type TimedReadContext,
} from '../../../../platform/read-model/published.ts';
import { toHtml } from '../../../../platform/read-model/rich-text/rich-text.ts';
import { findFoldedMatches } from '../../../search/title-match.ts';
import { toEventLocation } from '../event-location.ts';
import { createFormerSlugsReader } from '../former-slugs.ts';
import { type IndexedEvent, isCounted } from '../indexed.ts';
import { inListOrder, type ListFilter } from '../list-order.ts';
import { loadEventIndex } from '../program-index.ts';
import { agenda, calendar } from './answers.ts';
import { EVENT_DEPTH, type SeriesTimes, toEvent, toEventCategory, toEventDetail, toEventSeries, toEventType } from './event.ts';

const RELATED = 3;
const SIBLINGS = 6;
/** Limit of a series' future events, and of its past ones. */
const OF_SERIES = 100;

async function readAll(context: TimedReadContext, ids: readonly number[]): Promise<Event[]> {
  return mapSkippingInvalid(await findByIds(context, 'events', ids, EVENT_DEPTH), (read) => toEvent(read, context.now));
}

async function findFitting(
  { payload, now }: TimedReadContext,
  { q, ...filter }: ListFilter & { q?: string | undefined },
): Promise<number[]> {
  const index = await loadEventIndex(payload);
  const named = q ? new Set(await findFoldedMatches(payload, 'events', q)) : undefined;
  return inListOrder(index, filter, now).filter((id) => named?.has(id) ?? true);
}

const getSlug = (read: DocumentReader<object> | null) => read?.slugs().hu ?? read?.slugs().en ?? undefined;

/** Events of a series: future ones by time, then past ones, the latest first. */
async function listSeriesEvents(context: TimedReadContext, series: string, withoutId?: number): Promise<number[]> {
  const filter = { series, ...(withoutId === undefined ? {} : { withoutId }) };
  const coming = await findFitting(context, filter);
  const comingIds = new Set(coming);
  const past = (await findFitting(context, { ...filter, withPast: true })).filter((id) => !comingIds.has(id)).toReversed();
  return [...coming.slice(0, OF_SERIES), ...past.slice(0, OF_SERIES)];
}

/** Other events of its series, and related ones: of the same type, or else of the same category; not over and not cancelled. */
async function findOthers(
  context: TimedReadContext,
  read: DocumentReader<Stored.Event>,
): Promise<Pick<EventDetail, 'siblings' | 'related'>> {
  const series = getSlug(read.relation('series'));
  const siblings = series ? (await listSeriesEvents(context, series, read.id)).slice(0, SIBLINGS) : [];
  const [type, category] = [getSlug(read.relation('type')), read.relation('category')];
  const recommended = { withoutId: read.id, onlyTakingPlace: true };
  const alike = [
    ...(type ? await findFitting(context, { ...recommended, type: [type] }) : []),
    ...(category ? await findFitting(context, { ...recommended, category: [toEventCategory(category).slug] }) : []),
  ];
  const related = [...new Set(alike)].filter((id) => !siblings.includes(id)).slice(0, RELATED);
  return { siblings: await readAll(context, siblings), related: await readAll(context, related) };
}

function getTimes(events: readonly IndexedEvent[], slug: string | undefined, now: number): SeriesTimes {
  const coming = events
    .filter(({ series }) => slug !== undefined && series.includes(slug))
    .map(({ occurrences }) => occurrences.filter((occurrence) => isCounted(occurrence, now)));
  const starts = coming.flat().map(({ start }) => start);
  return {
    coming: coming.filter((occurrences) => occurrences.length > 0).length,
    next_start: starts.length > 0 ? formatBudapestInstant(new Date(Math.min(...starts))) : null,
  };
}

export const events = {
  eventCategories: async (request) => ({
    categories: mapSkippingInvalid(await findAll(request, 'event-categories', { depth: 0 }), toEventCategory).toSorted(
      (a, b) => a.id - b.id,
    ),
  }),

  /** All categories of the specification, also those without types. */
  eventTypes: async (request) => {
    const eventTypes = await findAll(request, 'event-types');
    const readFormerSlugs = createFormerSlugsReader(eventTypes);
    const types = mapSkippingInvalid(eventTypes, (read) => ({
      category: toEventCategory(read.relation('category') ?? read.fail('category', 'is missing')).id,
      type: { ...toEventType(read), former_slugs: readFormerSlugs(read) },
    }));
    return {
      types: Object.keys(EVENT_CATEGORIES)
        .map(Number)
        .map((id) => ({
          id,
          event_types: types
            .filter(({ category }) => category === id)
            .map(({ type }) => type)
            .toSorted((a, b) => a.name.localeCompare(b.name, request.locale)),
        })),
    };
  },

  eventLocations: async (request) => {
    const eventLocations = await findAll(request, 'event-locations');
    const readFormerSlugs = createFormerSlugsReader(eventLocations);
    return {
      locations: mapSkippingInvalid(eventLocations, (read) => ({ ...toEventLocation(read), former_slugs: readFormerSlugs(read) })).toSorted(
        (a, b) => a.title.localeCompare(b.title, request.locale),
      ),
    };
  },

  events: async (request) => {
    const { page, limit } = request.query;
    const ids = await findFitting(request, request.query);
    return { data: await readAll(request, ids.slice((page - 1) * limit, page * limit)), meta: { total: ids.length, page, limit } };
  },

  event: async (request) => {
    const read = await findBySlug(request, 'events', request.slug, EVENT_DEPTH);
    return read && { data: toEventDetail(read, request.now, await findOthers(request, read)) };
  },

  eventAgenda: agenda,
  eventCalendar: calendar,

  eventSeriesList: async (request) => {
    const { items, meta } = await findPage(request, 'event-series', request.query);
    const { events: all } = await loadEventIndex(request.payload);
    return {
      data: mapSkippingInvalid(items, (read) => toEventSeries(read, getTimes(all, getSlug(read), request.now.epochMilliseconds))),
      meta,
    };
  },

  eventSeries: async (request) => {
    const read = await findBySlug(request, 'event-series', request.slug);
    if (!read) return null;
    const slug = getSlug(read);
    const times = getTimes((await loadEventIndex(request.payload)).events, slug, request.now.epochMilliseconds);
    const programs = slug === undefined ? [] : await readAll(request, await listSeriesEvents(request, slug));
    return { data: { ...toEventSeries(read, times, 'hero', 'image'), html: toHtml(read, 'body'), events: programs } };
  },
} satisfies Partial<Handlers>;
