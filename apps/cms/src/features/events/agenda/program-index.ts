import { AccessibilityFeature, Need } from '@liget/content-api';
import { needsMet } from '@liget/park';
import type { Payload } from 'payload';
import { createContentCache } from '../../../platform/content-revision/content-cache.ts';
import { noteSources } from '../../../platform/content-revision/sources.ts';
import { querySql } from '../../../platform/database/sql.ts';
import { DAY_PARTS } from '../dates/day-parts.ts';
import { loadDoorsByLocation } from '../dates/opening-hours.ts';
import { buildEventSets, type EventSets } from './filters/filter-sets.ts';
import { FAMILY } from './handlers/event-needs.ts';
import { type DayOccurrence, getDays, type IndexedEvent, type IndexedOccurrence, isLongRunning, type OpeningTimes } from './indexed.ts';
import { readStoredState } from './stored-state.ts';

const PARTS = Object.entries(DAY_PARTS);

export interface Day {
  entries: readonly DayOccurrence[];
  /** Those of the entries, for quick counting. */
  positions: Uint32Array;
}

export interface EventIndex {
  events: readonly IndexedEvent[];
  /** What takes place on a day, in the order of time; without what lasts. */
  byDay: ReadonlyMap<number, Day>;
  /** The days that have something, in order. */
  days: readonly number[];
  sets: EventSets;
}

/** Puts the events in the order in which lists ask for them. */
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
  const sorted = [...byDay].map(([day, found]): [number, Day] => {
    const entries = [...found.values()].toSorted((a, b) => getStart(a) - getStart(b) || a.event.id - b.event.id);
    return [day, { entries, positions: Uint32Array.from(entries, ({ position }) => position) }];
  });
  return { events, byDay: new Map(sorted), days: sorted.map(([day]) => day).toSorted((a, b) => a - b), sets: buildEventSets(events) };
}

type Row = Record<string, unknown>;

/** Milliseconds of what a database answers for an instant: ISO text, or PostgreSQL's '2026-11-20 17:00:00+00'. `null` without one. */
export function parseMilliseconds(value: unknown): number | null {
  if (value instanceof Date) return value.getTime();
  if (typeof value !== 'string' || value === '') return null;
  const found = Date.parse(value.endsWith('Z') ? value : value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(found) ? null : found;
}

const toBoolean = (value: unknown) => value === true || value === 1 || value === '1';
const toNumberOrNull = (value: unknown) => (value === null || value === undefined ? null : Number(value));
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The values of a column by the id in another. */
function grouped<Value>(rows: Row[], key: string, make: (row: Row) => Value | null): Map<number, Value[]> {
  const found = new Map<number, Value[]>();
  for (const row of rows) {
    const value = make(row);
    if (value === null) continue;
    const id = Number(row[key]);
    const values = found.get(id);
    if (!values) found.set(id, [value]);
    // A slug may be the same in both languages.
    else if (!values.includes(value)) values.push(value);
  }
  return found;
}

function getOccurrence(row: Row): IndexedOccurrence | null {
  const [start, until] = [parseMilliseconds(row['start']), parseMilliseconds(row['until'])];
  if (start === null || until === null) return null;
  const allDay = toBoolean(row['all_day']);
  return {
    id: String(row['id']),
    start,
    end: parseMilliseconds(row['end']),
    until,
    allDay,
    parts: PARTS.reduce((bits, [name, bit]) => (toBoolean(row[name]) ? bits | bit : bits), 0),
    state: readStoredState(row['event_status'], row['status']),
    ...getDays({ start, until, allDay }),
  };
}

/** What is on for weeks can be seen while its house is open; a program of a day has hours of its own. */
const withOpeningTimes = (doors: OpeningTimes | undefined, occurrence: IndexedOccurrence, always: boolean): IndexedOccurrence =>
  doors && isLongRunning(occurrence, always) ? { ...occurrence, doors } : occurrence;

const PUBLISHED = "_status = 'published'";
/** Not in the trash. */
const KEPT = 'deleted_at IS NULL';
const EVENT = 'id, category_id, type_id, location_id, series_id, exhibition, constant, open_ended, free, highlighted, created_at, age_from';
const OCCURRENCE =
  'o.id, o._parent_id, o.start, o."end", o.until, o.all_day, o.forenoon, o.afternoon, o.evening, o.status, e.status AS event_status';

/** What the statements below read. */
const READ_BY_SQL = ['events', 'event-categories', 'event-types', 'event-locations', 'event-series'] as const;

/** Nine statements and the places, however many events there are; Payload would read whole documents. */
async function load(payload: Payload): Promise<EventIndex> {
  noteSources(READ_BY_SQL);
  const rows = (statement: string) => querySql(payload, statement);
  const [events, addresses, times, accessibility, needs, categories, types, locations, series, doors] = await Promise.all([
    rows(`SELECT ${EVENT} FROM events WHERE ${PUBLISHED} AND ${KEPT} ORDER BY id`),
    rows('SELECT _parent_id, slug FROM events_locales'),
    rows(
      `SELECT ${OCCURRENCE} FROM events_occurrences o JOIN events e ON e.id = o._parent_id AND e.${PUBLISHED} AND e.${KEPT} ORDER BY o.start, o.id`,
    ),
    rows('SELECT parent_id, value FROM events_accessibility'),
    rows('SELECT parent_id, value FROM events_needs'),
    rows(`SELECT id, slug FROM event_categories WHERE ${KEPT}`),
    rows(`SELECT l._parent_id, l.slug FROM event_types_locales l JOIN event_types t ON t.id = l._parent_id AND t.${KEPT}`),
    rows(`SELECT l._parent_id, l.slug FROM event_locations_locales l JOIN event_locations p ON p.id = l._parent_id AND p.${KEPT}`),
    rows(
      `SELECT l._parent_id, l.slug FROM event_series_locales l JOIN event_series s ON s.id = l._parent_id AND s.${PUBLISHED} AND s.${KEPT}`,
    ),
    loadDoorsByLocation(payload),
  ]);
  const slugs = (found: Row[], key = '_parent_id') => grouped(found, key, (row) => text(row['slug']));
  const named = {
    event: slugs(addresses),
    category: slugs(categories, 'id'),
    type: slugs(types),
    location: slugs(locations),
    series: slugs(series),
  };
  const occurrences = grouped(times, '_parent_id', getOccurrence);
  const features = grouped(accessibility, 'parent_id', (row) => AccessibilityFeature.safeParse(row['value']).data ?? null);
  const told = grouped(needs, 'parent_id', (row) => Need.safeParse(row['value']).data ?? null);
  const none: never[] = [];
  return buildEventIndex(
    events.map((row): IndexedEvent => {
      const id = Number(row['id']);
      const always = row['exhibition'] === 'permanent' || toBoolean(row['constant']) || toBoolean(row['open_ended']);
      const dates = (occurrences.get(id) ?? none).map((occurrence) =>
        withOpeningTimes(doors.get(Number(row['location_id'])), occurrence, always),
      );
      return {
        id,
        slugs: named.event.get(id) ?? none,
        category: named.category.get(Number(row['category_id']))?.[0] ?? null,
        type: named.type.get(Number(row['type_id'])) ?? none,
        location: named.location.get(Number(row['location_id'])) ?? none,
        series: named.series.get(Number(row['series_id'])) ?? none,
        accessibility: features.get(id) ?? none,
        need: needsMet({
          told: told.get(id) ?? none,
          accessibility: features.get(id) ?? none,
          free: toBoolean(row['free']),
          isFamily: Number(row['category_id']) === FAMILY,
          ageFrom: toNumberOrNull(row['age_from']),
        }),
        free: toBoolean(row['free']),
        highlighted: toBoolean(row['highlighted']),
        always,
        created: parseMilliseconds(row['created_at']) ?? 0,
        occurrences: dates,
        lasting: dates.filter((occurrence) => isLongRunning(occurrence, always)),
      };
    }),
  );
}

const held = createContentCache<'events', EventIndex>(load);

/** What the filters, the order and the counts of programs are computed from: read from the database once a content revision. */
export function loadEventIndex(payload: Payload): Promise<EventIndex> {
  return held(payload, 'events');
}
