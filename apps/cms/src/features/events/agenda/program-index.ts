import { AccessibilityFeature, Need } from '@liget/content-api';
import { listMetNeeds } from '@liget/park';
import type { Payload } from 'payload';
import * as z from 'zod';
import { createContentCache } from '../../../platform/content-revision/content-cache.ts';
import { noteSources } from '../../../platform/content-revision/sources.ts';
import { BooleanColumn, MillisecondsColumn, NumberColumn, NumberOrNullColumn, TextColumn } from '../../../platform/database/sql/columns.ts';
import { querySql } from '../../../platform/database/sql/sql.ts';
import { DAY_PARTS } from '../dates/day-parts.ts';
import { loadDoorsByLocation } from '../dates/venue-opening-hours.ts';
import { EVENT_COLLECTIONS } from '../event-collections.ts';
import { buildEventSets, type EventSets } from './filters/filter-sets.ts';
import { FAMILY } from './handlers/event-needs.ts';
import { type DayOccurrence, getDays, type IndexedEvent, type IndexedOccurrence, isLongRunning, type OpeningTimes } from './indexed.ts';
import { EventStatusColumn, getStoredState, OccurrenceStatusColumn } from './stored-state.ts';

export interface Day {
  entries: readonly DayOccurrence[];
  /** The positions of the entries, for fast counting. */
  positions: Uint32Array;
}

export interface EventIndex {
  events: readonly IndexedEvent[];
  /** Occurrences of a day by time, without lasting ones. */
  byDay: ReadonlyMap<number, Day>;
  /** The days with occurrences, sorted. */
  days: readonly number[];
  sets: EventSets;
}

/** Builds the index in the order in which lists need the events. */
export function buildEventIndex(events: readonly IndexedEvent[]): EventIndex {
  const byDay = new Map<number, Map<number, DayOccurrence>>();
  for (const [position, event] of events.entries()) {
    for (const occurrence of event.occurrences) {
      if (event.lasting.includes(occurrence)) continue;
      for (let day = occurrence.first; day <= occurrence.last; day += 1) {
        const entries = byDay.get(day) ?? new Map<number, DayOccurrence>();
        byDay.set(day, entries);
        const entry = entries.get(event.id);
        if (entry) entry.occurrences.push(occurrence);
        else entries.set(event.id, { event, position, occurrences: [occurrence] });
      }
    }
  }
  const getStart = ({ occurrences }: DayOccurrence) => occurrences[0]?.start ?? 0;
  const sorted = [...byDay].map(([day, occurrences]): [number, Day] => {
    const entries = [...occurrences.values()].toSorted((a, b) => getStart(a) - getStart(b) || a.event.id - b.event.id);
    return [day, { entries, positions: Uint32Array.from(entries, ({ position }) => position) }];
  });
  return { events, byDay: new Map(sorted), days: sorted.map(([day]) => day).toSorted((a, b) => a - b), sets: buildEventSets(events) };
}

const EventRow = z.object({
  id: NumberColumn,
  category_id: NumberOrNullColumn,
  type_id: NumberOrNullColumn,
  location_id: NumberOrNullColumn,
  series_id: NumberOrNullColumn,
  exhibition: TextColumn,
  constant: BooleanColumn,
  open_ended: BooleanColumn,
  free: BooleanColumn,
  highlighted: BooleanColumn,
  created_at: MillisecondsColumn,
  age_from: NumberOrNullColumn,
});
const OccurrenceRow = z.object({
  id: z.coerce.string(),
  owner: NumberColumn,
  start: MillisecondsColumn,
  end: MillisecondsColumn,
  until: MillisecondsColumn,
  all_day: BooleanColumn,
  forenoon: BooleanColumn,
  afternoon: BooleanColumn,
  evening: BooleanColumn,
  status: OccurrenceStatusColumn,
  event_status: EventStatusColumn,
  own_location_id: NumberOrNullColumn,
});
const SlugRow = z.object({ owner: NumberColumn, value: z.string().nullable() });
const FeatureRow = z.object({ owner: NumberColumn, value: AccessibilityFeature.nullable().catch(null) });
const NeedRow = z.object({ owner: NumberColumn, value: Need.nullable().catch(null) });

/** The values of each owner, without those that are missing or empty. A slug may be the same in both languages and is listed once. */
function groupValues<Value>(rows: readonly { owner: number; value: Value | null }[]): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const { owner, value } of rows) {
    if (value === null || value === '') continue;
    const values = groups.get(owner);
    if (!values) groups.set(owner, [value]);
    else if (!values.includes(value)) values.push(value);
  }
  return groups;
}

const find = <Value>(values: ReadonlyMap<number, Value>, id: number | null) => (id === null ? undefined : values.get(id));

function toOccurrence(row: z.output<typeof OccurrenceRow>, locations: ReadonlyMap<number, string[]>): IndexedOccurrence | null {
  const { id, start, end, until, all_day: allDay } = row;
  if (start === null || until === null) return null;
  // The original time of a moved date has no venue.
  const location = row.status === 'moved' ? undefined : find(locations, row.own_location_id);
  return {
    ...(location && { location }),
    id,
    start,
    end,
    until,
    allDay,
    parts: (row.forenoon ? DAY_PARTS.forenoon : 0) | (row.afternoon ? DAY_PARTS.afternoon : 0) | (row.evening ? DAY_PARTS.evening : 0),
    state: getStoredState(row.event_status, row.status),
    ...getDays({ start, until, allDay }),
  };
}

/** Lasting occurrences can be visited during the hours of their place; others have their own times. */
const withOpeningTimes = (doors: OpeningTimes | undefined, occurrence: IndexedOccurrence, always: boolean): IndexedOccurrence =>
  doors && isLongRunning(occurrence, always) ? { ...occurrence, doors } : occurrence;

const PUBLISHED = "_status = 'published'";
/** Excludes the trash. */
const NOT_IN_TRASH = 'deleted_at IS NULL';
const EVENT = 'id, category_id, type_id, location_id, series_id, exhibition, constant, open_ended, free, highlighted, created_at, age_from';
const OCCURRENCE = `o.id, o._parent_id AS owner, o.start, o."end", o.until, o.all_day, o.forenoon, o.afternoon, o.evening, o.status, e.status AS event_status,
  (SELECT c.location_id FROM events_changed_dates c WHERE c._parent_id = o._parent_id AND c.original = o.original_start ORDER BY c._order LIMIT 1) AS own_location_id`;

/** Nine statements and the places, however many events there are; Payload would load whole documents. */
async function load(payload: Payload): Promise<EventIndex> {
  noteSources(EVENT_COLLECTIONS);
  const readSlugs = async (statement: string) => groupValues(await querySql(payload, SlugRow, statement));
  const [events, slugs, occurrenceRows, features, needs, categories, types, locations, series, doors] = await Promise.all([
    querySql(payload, EventRow, `SELECT ${EVENT} FROM events WHERE ${PUBLISHED} AND ${NOT_IN_TRASH} ORDER BY id`),
    readSlugs('SELECT _parent_id AS owner, slug AS value FROM events_locales'),
    querySql(
      payload,
      OccurrenceRow,
      `SELECT ${OCCURRENCE} FROM events_occurrences o JOIN events e ON e.id = o._parent_id AND e.${PUBLISHED} AND e.${NOT_IN_TRASH} ORDER BY o.start, o.id`,
    ),
    querySql(payload, FeatureRow, 'SELECT parent_id AS owner, value FROM events_accessibility').then(groupValues),
    querySql(payload, NeedRow, 'SELECT parent_id AS owner, value FROM events_needs').then(groupValues),
    readSlugs(`SELECT id AS owner, slug AS value FROM event_categories WHERE ${NOT_IN_TRASH}`),
    readSlugs(
      `SELECT l._parent_id AS owner, l.slug AS value FROM event_types_locales l JOIN event_types t ON t.id = l._parent_id AND t.${NOT_IN_TRASH}`,
    ),
    readSlugs(
      `SELECT l._parent_id AS owner, l.slug AS value FROM event_locations_locales l JOIN event_locations p ON p.id = l._parent_id AND p.${NOT_IN_TRASH}`,
    ),
    readSlugs(
      `SELECT l._parent_id AS owner, l.slug AS value FROM event_series_locales l JOIN event_series s ON s.id = l._parent_id AND s.${PUBLISHED} AND s.${NOT_IN_TRASH}`,
    ),
    loadDoorsByLocation(payload),
  ]);
  const occurrences = groupValues(occurrenceRows.map((row) => ({ owner: row.owner, value: toOccurrence(row, locations) })));
  const none: never[] = [];
  return buildEventIndex(
    events.map((row): IndexedEvent => {
      const { id, free, highlighted } = row;
      const always = row.exhibition === 'permanent' || row.constant || row.open_ended;
      const dates = (occurrences.get(id) ?? none).map((occurrence) => withOpeningTimes(find(doors, row.location_id), occurrence, always));
      return {
        id,
        slugs: slugs.get(id) ?? none,
        category: find(categories, row.category_id)?.[0] ?? null,
        type: find(types, row.type_id) ?? none,
        location: find(locations, row.location_id) ?? none,
        series: find(series, row.series_id) ?? none,
        accessibility: features.get(id) ?? none,
        need: listMetNeeds({
          ticked: needs.get(id) ?? none,
          accessibility: features.get(id) ?? none,
          free,
          isFamily: row.category_id === FAMILY,
          ageFrom: row.age_from,
        }),
        free,
        highlighted,
        always,
        created: row.created_at ?? 0,
        occurrences: dates,
        lasting: dates.filter((occurrence) => isLongRunning(occurrence, always)),
      };
    }),
  );
}

const indexCache = createContentCache<'events', EventIndex>(load);

/** The index for filters, order and counts of events: read from the database once per content revision. */
export function loadEventIndex(payload: Payload): Promise<EventIndex> {
  return indexCache(payload, 'events');
}
