import type { AgendaEntry, EventAgenda } from '@liget/content-api';
import type { Handler } from '../../../../platform/read-model/handler.ts';
import { findByIds, mapSkippingInvalid } from '../../../../platform/read-model/published.ts';
import { toIsoDay } from '../../dates/days.ts';
import { type AgendaDay, type AgendaItem, buildAgenda } from '../agenda.ts';
import { buildCalendar } from '../calendar.ts';
import { loadEventIndex } from '../program-index.ts';
import { EVENT_DEPTH, toCalendarItem, toEvent } from './event.ts';

/** The page size of lasting events, as a fraction of the limit. */
const LASTING_SHARE = 0.5;

/** The days of a page with the entries that belong to the page. */
function listPageDays(days: readonly AgendaDay[], page: number, limit: number): { day: number; dated: number; places: AgendaItem[] }[] {
  const [begin, end] = [(page - 1) * limit, page * limit];
  let before = 0;
  return days.flatMap(({ day, count, dated, entries }) => {
    const [from, to] = [Math.max(0, begin - before), Math.min(count, end - before)];
    before += count;
    return from < to ? [{ day, dated, places: entries(from, to) }] : [];
  });
}

export const agenda: Handler<'eventAgenda'> = async (request): Promise<EventAgenda> => {
  const { page, limit, ...filter } = request.query;
  const matches = buildAgenda(await loadEventIndex(request.payload), filter, request.now);
  const getPage = <Item>(items: readonly Item[], size: number) => items.slice((page - 1) * size, page * size);
  const isByTime = filter.sort === 'time';
  const lastingLimit = Math.ceil(limit * LASTING_SHARE);
  const listedDays = isByTime ? listPageDays(matches.days, page, limit) : [];
  const shown = listedDays.flatMap(({ places }) => places);
  const lasting = isByTime ? getPage(matches.lasting, lastingLimit) : [];
  const listed = isByTime ? [] : matches.newest((page - 1) * limit, page * limit);
  const ids = [...new Set([...shown, ...lasting, ...listed].map((place) => place.event.id))];
  const events = mapSkippingInvalid(await findByIds(request, 'events', ids, EVENT_DEPTH), (read) => toEvent(read, request.now));
  const occurrencesByKey = new Map(
    events.flatMap(({ id, occurrences }) => occurrences.map((occurrence) => [`${id} ${occurrence.id}`, occurrence])),
  );
  const toEntries = (places: readonly AgendaItem[], day?: number): AgendaEntry[] =>
    places.flatMap((place) => {
      const occurrences = place.occurrences.flatMap(({ id }) => occurrencesByKey.get(`${place.event.id} ${id}`) ?? []);
      if (occurrences.length === 0) return [];
      return [{ event_id: place.event.id, occurrences, is_on_now: matches.isOnNow(place, day), is_over: matches.isOver(place) }];
    });
  const pages = isByTime
    ? Math.max(Math.ceil(matches.days.reduce((sum, { count }) => sum + count, 0) / limit), Math.ceil(matches.lasting.length / lastingLimit))
    : Math.ceil(matches.listed / limit);
  return {
    events,
    days: listedDays
      .map(({ day, dated, places }) => ({
        day: toIsoDay(day),
        dated,
        lasting: matches.lastingOn(day),
        entries: toEntries(places, day),
      }))
      .filter((day) => day.entries.length > 0),
    lasting: toEntries(lasting),
    newest: toEntries(listed),
    meta: { page, limit, pages, ...matches.counts },
    ribbon: matches.ribbon(),
    facets: matches.facets(),
    relaxed: matches.relaxed(),
    nearest: matches.nearest(),
  };
};

export const calendar: Handler<'eventCalendar'> = async (request) => {
  const index = await loadEventIndex(request.payload);
  const chosen = buildCalendar(index, request.query, request.now);
  const documents = await findByIds(
    request,
    'events',
    chosen.map(({ event: { id } }) => id),
    EVENT_DEPTH,
  );
  const placesByEvent = new Map(chosen.map((place) => [place.event.id, place]));
  return {
    data: mapSkippingInvalid(documents, (read) => {
      const place = placesByEvent.get(read.id);
      const occurrences = place?.occurrences ?? [];
      const lasting = place !== undefined && occurrences.every((occurrence) => place.event.lasting.includes(occurrence));
      return toCalendarItem(read, request.now, { occurrenceIds: occurrences.map(({ id }) => id), lasting });
    }),
  };
};
