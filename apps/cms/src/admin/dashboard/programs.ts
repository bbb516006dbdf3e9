import type { DayCount } from '@liget/content-api';
import { isOpenThrough, type OccurrenceState, type PlaceHours, takesPlace } from '@liget/park';
import { toBudapestDay } from '@liget/park/time';
import * as z from 'zod';
import { buildAgenda } from '../../features/events/agenda/agenda.ts';
import { loadEventIndex } from '../../features/events/agenda/program-index.ts';
import { EventStatusColumn, getStoredState, OccurrenceStatusColumn } from '../../features/events/agenda/stored-state.ts';
import { BooleanColumn, InstantColumn, NumberColumn, TextColumn } from '../../platform/database/columns.ts';
import { querySql } from '../../platform/database/sql.ts';
import { startOfDay, toStoredText } from '../../platform/read-model/dates.ts';
import { loadPlaceHours } from '../../platform/read-model/hours-of-places.ts';
import type { DashboardReader } from './blocks.ts';
import { buildIdsQuery } from './list-query.ts';
import { buildProgramsStatement } from './statements.ts';

export interface ProgramDate {
  id: number;
  title: string;
  /** Its status, or that of its program. */
  status: OccurrenceState;
  /** 'YYYY-MM-DD' in Budapest; today for an occurrence that began earlier. */
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
const MOST = 200;

/** A date of a published event, as `buildProgramsStatement` reads it. */
const ProgramRow = z.object({
  id: NumberColumn,
  title: TextColumn,
  status: EventStatusColumn,
  date_status: OccurrenceStatusColumn,
  original_start: InstantColumn,
  start: InstantColumn,
  end: InstantColumn,
  all_day: BooleanColumn,
  place: NumberColumn,
});

function isOutside(start: string, end: string | null, place: PlaceHours | undefined): boolean {
  if (!place || !end || Date.parse(end) <= Date.parse(start) || Date.parse(end) - Date.parse(start) >= 86_400_000) return false;
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
const MOST_AHEAD = 5000;

/** Ids of published events with a date outside their place's hours in the next thirty days, the soonest first. Two queries. */
export async function findProgramsOutsideHours({ req, now }: Pick<DashboardReader, 'req' | 'now'>): Promise<number[]> {
  const until = toStoredText(startOfDay(toBudapestDay(now), DAYS_AHEAD + 1));
  const [programs, places] = await Promise.all([
    querySql(req.payload, ProgramRow, buildProgramsStatement(toStoredText(now), until, MOST_AHEAD)),
    loadPlaceHours(req),
  ]);
  const outside = programs.filter(({ start, end, all_day: allDay, status, date_status: ofDate, place }) => {
    const isAtPlace = takesPlaceAtPlace(getStoredState(status, ofDate));
    return start !== null && isAtPlace && !allDay && isOutside(start, end, places.get(place));
  });
  return [...new Set(outside.map(({ id }) => id))];
}

/** The dates of published events today and in the next seven days, sorted. Two queries: the dates, and the hours of the places. */
export async function listProgramsAhead({ req, now }: DashboardReader): Promise<ProgramDate[]> {
  const today = toBudapestDay(now);
  const until = toStoredText(startOfDay(today, DAYS + 1));
  const [programs, places] = await Promise.all([
    querySql(req.payload, ProgramRow, buildProgramsStatement(toStoredText(now), until, MOST)),
    loadPlaceHours(req),
  ]);
  return programs.flatMap((row) => {
    const { id, title, start, end, all_day: allDay } = row;
    if (!start) return [];
    const day = toBudapestDay(Temporal.Instant.from(start));
    const status = getStoredState(row.status, row.date_status);
    return [
      {
        id,
        title,
        status,
        day: day < today ? today : day,
        start,
        originalStart: row.original_start ?? start,
        end,
        allDay,
        isOutsideHours: !allDay && takesPlaceAtPlace(status) && isOutside(start, end, places.get(row.place)),
      },
    ];
  });
}

/** By day ('YYYY-MM-DD'), the numbers of events that visitors read on the site. */
export async function countProgramsByDay({ req, now }: Pick<DashboardReader, 'req' | 'now'>): Promise<Map<string, DayCount>> {
  const agenda = buildAgenda(await loadEventIndex(req.payload), { sort: 'time' }, now);
  return new Map(agenda.ribbon().map((count) => [count.day, count]));
}
