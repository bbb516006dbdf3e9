import type { DayCount, Locale } from '@liget/content-api';
import { isOpenThrough, type OccurrenceState, type PlaceHours, takesPlace } from '@liget/park';
import { DAY_MS } from '@liget/park/durations';
import { toBudapestDay } from '@liget/park/time';
import * as z from 'zod';
import { buildAgenda } from '../../../features/events/agenda/agenda.ts';
import { getDays } from '../../../features/events/agenda/indexed.ts';
import { type LastingState, listLastingStates } from '../../../features/events/agenda/lasting-on-day.ts';
import { loadEventIndex } from '../../../features/events/agenda/program-index.ts';
import { EventStatusColumn, getStoredState, OccurrenceStatusColumn } from '../../../features/events/agenda/stored-state.ts';
import { parseDayNumber, toIsoDay } from '../../../features/events/dates/days.ts';
import { BooleanColumn, InstantColumn, LocaleColumn, NumberColumn, TextColumn } from '../../../platform/database/sql/columns.ts';
import { querySql } from '../../../platform/database/sql/sql.ts';
import { startOfDay, toStoredText } from '../../../platform/read-model/dates.ts';
import { loadPlaceHours } from '../../../platform/read-model/places/load-opening-hours.ts';
import type { DashboardReader } from '../blocks.ts';
import { buildProgramsStatement } from '../statements.ts';
import { buildIdsQuery } from '../work/list-query.ts';

/** A date of an event on one of its days. */
export interface ProgramDate {
  id: number;
  title: string;
  /** The language of the title. */
  language: Locale | null;
  /** Its status, or that of its program. */
  status: OccurrenceState;
  /** 'YYYY-MM-DD' in Budapest: one of its days, from today on. */
  day: string;
  start: string;
  /** The planned start, before all changes. */
  originalStart: string;
  end: string | null;
  allDay: boolean;
  /** Whether its place is closed then. */
  isOutsideHours: boolean;
}

/** Days after today that are listed. */
const DAYS = 7;
/** Limit of listed dates; more are cut off. */
const MAX_DATES = 200;

/** A date of a published event, as `buildProgramsStatement` reads it. */
const ProgramRow = z.object({
  id: NumberColumn,
  title: TextColumn,
  language: LocaleColumn,
  status: EventStatusColumn,
  date_status: OccurrenceStatusColumn,
  original_start: InstantColumn,
  start: InstantColumn,
  end: InstantColumn,
  until: InstantColumn,
  all_day: BooleanColumn,
  place: NumberColumn,
});

function isOutside(start: string, end: string | null, place: PlaceHours | undefined): boolean {
  if (!place || !end || Date.parse(end) <= Date.parse(start) || Date.parse(end) - Date.parse(start) >= DAY_MS) return false;
  return isOpenThrough(place, Temporal.Instant.from(start), Temporal.Instant.from(end)) === false;
}

/** Whether the opening hours of the event's place matter for a date: not if it is cancelled or relocated. */
const takesPlaceAtPlace = (state: OccurrenceState) => takesPlace(state) && state !== 'relocated';

/** The events with dates outside the opening hours of their places: their number, and the query of the list that shows them. */
export function countClosedPrograms(dates: readonly ProgramDate[]): { count: number; query: string } {
  const ids = [...new Set(dates.filter(({ isOutsideHours }) => isOutsideHours).map(({ id }) => id))];
  return { count: ids.length, query: new URLSearchParams(buildIdsQuery(ids)).toString() };
}

/** Days ahead in which events outside opening hours are searched. */
const DAYS_AHEAD = 30;
const MAX_AHEAD = 5000;

/** Ids of published events with a date outside their place's hours in the next thirty days, the soonest first. Two queries. */
export async function findProgramsOutsideHours({ req, now }: Pick<DashboardReader, 'req' | 'now'>): Promise<number[]> {
  const until = toStoredText(startOfDay(toBudapestDay(now), DAYS_AHEAD + 1));
  const [programs, places] = await Promise.all([
    querySql(req.payload, ProgramRow, buildProgramsStatement('hu', toStoredText(now), until, MAX_AHEAD)),
    loadPlaceHours(req),
  ]);
  const outside = programs.filter(({ start, end, all_day: allDay, status, date_status: ofDate, place }) => {
    const isAtPlace = takesPlaceAtPlace(getStoredState(status, ofDate));
    return start !== null && isAtPlace && !allDay && isOutside(start, end, places.get(place));
  });
  return [...new Set(outside.map(({ id }) => id))];
}

/** The days of a date, from today up to `last`; a night that began yesterday and is still on belongs to today. */
export function listShownDays(
  { start, until, allDay }: { start: string; until: string; allDay: boolean },
  today: number,
  last: number,
): string[] {
  const days = getDays({ start: Date.parse(start), until: Date.parse(until), allDay });
  const first = Math.max(days.first, today);
  const end = Math.max(first, Math.min(days.last, last));
  return Array.from({ length: end - first + 1 }, (_, step) => toIsoDay(first + step));
}

/**
 * The dates of published events today and in the next seven days, on each of their days, sorted by day and start. Two queries: the dates, and
 * the hours of the places.
 */
export async function listProgramsAhead({ req, now, language: locale }: DashboardReader): Promise<ProgramDate[]> {
  const today = toBudapestDay(now);
  const until = toStoredText(startOfDay(today, DAYS + 1));
  const [programs, places] = await Promise.all([
    querySql(req.payload, ProgramRow, buildProgramsStatement(locale, toStoredText(now), until, MAX_DATES)),
    loadPlaceHours(req),
  ]);
  const dates = programs.flatMap((row) => {
    const { id, title, language, start, end, all_day: allDay } = row;
    if (!start) return [];
    const status = getStoredState(row.status, row.date_status);
    const isOutsideHours = !allDay && takesPlaceAtPlace(status) && isOutside(start, end, places.get(row.place));
    const firstDay = parseDayNumber(today);
    const days = listShownDays({ start, until: row.until ?? start, allDay }, firstDay, firstDay + DAYS);
    return days.map((day) => ({
      id,
      title,
      language,
      status,
      day,
      start,
      originalStart: row.original_start ?? start,
      end,
      allDay,
      isOutsideHours,
    }));
  });
  return dates.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** What visitors read of a day on the site: the numbers of its events, and whether each lasting date can be visited, by `getDateKey`. */
export interface DayOnSite extends DayCount {
  lastingStates: ReadonlyMap<string, LastingState>;
}

/** The days ahead ('YYYY-MM-DD'), as the site counts their events. */
export async function readDaysOnSite({ req, now }: Pick<DashboardReader, 'req' | 'now'>): Promise<Map<string, DayOnSite>> {
  const index = await loadEventIndex(req.payload);
  const counts = buildAgenda(index, { sort: 'time' }, now).ribbon();
  return new Map(counts.map((count) => [count.day, { ...count, lastingStates: listLastingStates(index.events, count.day, now) }]));
}
