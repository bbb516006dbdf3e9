import {
  AccessibilityFeature,
  EVENT_CATEGORIES,
  type Event,
  type EventCalendarItem,
  type EventCategory,
  EventCategorySlug,
  type EventDetail,
  type EventSeries,
  EventStatus,
  type EventType,
  pickCalendarFields,
} from '@liget/content-api';
import { getItemPath, getShownSlugs } from '@liget/content-api/screens';
import type * as Stored from '../../../../payload-types.ts';
import type { DocumentReader } from '../../../../platform/read-model/document-reader.ts';
import { getProperSlug, readPageItem } from '../../../../platform/read-model/page-item.ts';
import { getSeasonalImage, toImages, toMedia } from '../../../../platform/read-model/pictures/pictures.ts';
import { toHtml } from '../../../../platform/read-model/rich-text/rich-text.ts';
import { findCurrentOccurrence, readOccurrences, readRainDate } from '../../dates/occurrence.ts';
import { toEventLocation } from '../event-location.ts';
import { readEventNeeds } from './event-needs.ts';

const EVENT_TEXTS = {
  lead: 'lead',
  date: 'dateText',
  organizer: 'organizer',
  price: 'price',
  status_note: 'statusNote',
  html: 'body',
} as const;

/** Depth of population for an event: location → its top location. */
export const EVENT_DEPTH = 2;

const CATEGORY_IDS = new Map(Object.entries(EVENT_CATEGORIES).map(([id, slug]) => [slug, Number(id)]));

export function toEventCategory(read: DocumentReader<Stored.EventCategory>): EventCategory {
  const slug = read.choice('slug', EventCategorySlug);
  return { id: CATEGORY_IDS.get(slug) ?? read.id, slug, name: read.text('name') };
}

export function toEventType(read: DocumentReader<Stored.EventType>): EventType {
  return { id: read.id, name: read.text('name'), slug: getProperSlug(read) };
}

/** The contract's event; its `start_date` is that of the current or next occurrence at `now`. */
export function toEvent(read: DocumentReader<Stored.Event>, now: Temporal.Instant, ...keys: ('hero' | 'image')[]): Event {
  const item = readPageItem(read, read.language('title'), EVENT_TEXTS);
  const occurrences = readOccurrences(read);
  const status = read.choiceOrNull('status', EventStatus) ?? 'scheduled';
  const shown = findCurrentOccurrence({ status }, occurrences, now) ?? read.fail('occurrences', 'has no date');
  const exhibition = read.textOrNull('exhibition');
  const [type, location, series] = [read.relation('type'), read.relation('location'), read.relation('series')];
  return {
    ...item,
    name: read.text('title'),
    url: getItemPath('program', read.locale, getShownSlugs(item.slugs)) ?? read.fail('slug', 'makes no address'),
    lead: read.textOrEmpty('lead'),
    media: toMedia(getSeasonalImage(read), 'lead', ...keys),
    // An event without an end counts as lasting, even if the editor did not say so.
    interval: read.flag('interval') || read.flag('openEnded'),
    text_date_only: read.flag('textDateOnly'),
    date: read.textOrNull('dateText'),
    exhibition: exhibition !== null,
    constant: read.flag('constant') || exhibition === 'permanent',
    periodic: exhibition === 'periodic',
    start_date: shown.start_date,
    end_date: shown.end_date,
    occurrences,
    category: toEventCategory(read.relation('category') ?? read.fail('category', 'is missing')),
    type: type && toEventType(type),
    location: location && toEventLocation(location),
    organizer: read.textOrNull('organizer'),
    free: read.flag('free'),
    price: read.textOrNull('price'),
    register_url: read.textOrNull('registerUrl'),
    ticket_url: read.textOrNull('ticketUrl'),
    rain_date: readRainDate(read, occurrences),
    status,
    status_note: read.textOrNull('statusNote'),
    series: series && { id: series.id, title: series.text('title'), slugs: series.slugs() },
    accessibility: read.choices('accessibility', AccessibilityFeature),
    needs: readEventNeeds(read),
    age_from: read.numberOrNull('ageFrom'),
    age_to: read.numberOrNull('ageTo'),
    highlighted: read.flag('highlighted'),
  };
}

export function toEventDetail(
  read: DocumentReader<Stored.Event>,
  now: Temporal.Instant,
  others: Pick<EventDetail, 'siblings' | 'related'>,
): EventDetail {
  const base = toEvent(read, now, 'hero', 'image');
  return {
    ...base,
    html: toHtml(read, 'body'),
    gallery: toImages(read.relations('gallery')),
    previous_start: base.status === 'rescheduled' ? read.dateOrNull('previousStart') : null,
    ...others,
  };
}

/** The number of events of a series that are not over, and the start of the next one. */
export type SeriesTimes = Pick<EventSeries, 'coming' | 'next_start'>;

export function toEventSeries(read: DocumentReader<Stored.EventSery>, times: SeriesTimes, ...keys: ('hero' | 'image')[]): EventSeries {
  const picture = toMedia(getSeasonalImage(read), 'lead', ...keys);
  return {
    ...readPageItem(read, read.language('title'), { lead: 'lead' }),
    title: read.text('title'),
    lead: read.textOrEmpty('lead'),
    media: picture,
    ...times,
  };
}

/** The calendar item of an event; `occurrenceIds` are the requested occurrences. */
export function toCalendarItem(
  read: DocumentReader<Stored.Event>,
  now: Temporal.Instant,
  { occurrenceIds, lasting }: { occurrenceIds: readonly string[]; lasting: boolean },
): EventCalendarItem {
  const contractEvent = toEvent(read, now);
  const order = new Map(occurrenceIds.map((occurrenceId, place) => [occurrenceId, place]));
  const chosen = contractEvent.occurrences
    .filter(({ id }) => order.has(id))
    .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  return { ...pickCalendarFields(contractEvent), created_at: read.date('createdAt'), occasions: chosen, lasting };
}
