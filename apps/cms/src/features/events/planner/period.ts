import { getOtherLocale, type Locale } from '@liget/content-api';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { BooleanColumn, InstantColumn, LocaleColumn, NumberColumn, TextColumn } from '../../../platform/database/sql/columns.ts';
import { querySql } from '../../../platform/database/sql/sql.ts';
import { pickTitle } from '../../../platform/database/sql/title-in-language.ts';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { startOfDay, toStoredText } from '../../../platform/read-model/dates.ts';
import { EventStatusColumn, getStoredState, OccurrenceStatusColumn } from '../agenda/stored-state.ts';
import type { Period, PlannedDate } from './planned-date.ts';

/** Maximum number of dates in a period. */
const MAX_EVENTS = 1500;
/** Days of the longest period: six weeks of a month. */
export const MAX_DAYS = 42;

/** A moved date appears only at its new time. */
const takesPlaceSql = (table: string) => `(${table}.status IS NULL OR ${table}.status <> 'moved')`;

/** SQL for the newest versions of events that are not in the trash, for both databases; the texts in it are instants from our own code. */
function buildStatement(locale: Locale, condition: string): string {
  const { title, language } = pickTitle(locale, 'l.version_title', 'f.version_title');
  return `SELECT d.id AS id, ${title} AS title, ${language} AS language, CAST(v.version_status AS TEXT) AS status, CAST(o.status AS TEXT) AS date_status, o.original_start AS original_start,
    CAST(v.version__status AS TEXT) AS newest, CAST(d._status AS TEXT) AS shown, v.version_updated_at AS updated_at,
    o."start" AS start, o."end" AS "end", o.until AS until, o.all_day AS all_day, ${pickTitle(locale, 'p.title', 'q.title').title} AS place,
    (SELECT count(*) FROM _events_v_version_occurrences c WHERE c._parent_id = v.id AND ${takesPlaceSql('c')}) AS dates
  FROM _events_v_version_occurrences o
  JOIN _events_v v ON v.id = o._parent_id AND v.latest
  JOIN events d ON d.id = v.parent_id AND d.deleted_at IS NULL
  LEFT JOIN _events_v_locales l ON l._parent_id = v.id AND l._locale = '${locale}'
  LEFT JOIN _events_v_locales f ON f._parent_id = v.id AND f._locale = '${getOtherLocale(locale)}'
  LEFT JOIN event_locations_locales p ON p._parent_id = v.version_location_id AND p._locale = '${locale}'
  LEFT JOIN event_locations_locales q ON q._parent_id = v.version_location_id AND q._locale = '${getOtherLocale(locale)}'
  WHERE ${condition} AND ${takesPlaceSql('o')}
  ORDER BY o."start", d.id LIMIT ${MAX_EVENTS + 1}`;
}

const PlannedDateRow = z.object({
  id: NumberColumn,
  title: TextColumn,
  language: LocaleColumn,
  status: EventStatusColumn,
  date_status: OccurrenceStatusColumn,
  original_start: InstantColumn,
  newest: TextColumn,
  shown: TextColumn,
  updated_at: InstantColumn,
  start: InstantColumn,
  end: InstantColumn,
  until: InstantColumn,
  all_day: BooleanColumn,
  place: TextColumn,
  dates: NumberColumn,
});

function toPlannedDate(row: z.output<typeof PlannedDateRow>): PlannedDate[] {
  const { id, title, language, start, end, until, place, updated_at: updatedAt } = row;
  if (start === null || until === null || updatedAt === null) return [];
  return [
    {
      id,
      title,
      language,
      status: getStoredState(row.status, row.date_status),
      own: row.date_status,
      originalStart: row.original_start ?? start,
      isDraft: row.newest === 'draft',
      isPublic: row.shown === 'published',
      start,
      end,
      allDay: row.all_day,
      until,
      count: row.dates,
      place,
      updatedAt,
    },
  ];
}

type PeriodReader = Pick<PayloadRequest, 'payload'> & { i18n: { language: string } };

/** The dates of a period in order, with titles in the reader’s language, from one query. Days are 'YYYY-MM-DD'. */
export async function readPeriod(reader: PeriodReader, from: string, to: string): Promise<Period> {
  const [first, last] = [toStoredText(startOfDay(from)), toStoredText(startOfDay(to, 1))];
  const condition = `o."start" < '${last}' AND o.until > '${first}'`;
  const rows = await querySql(reader.payload, PlannedDateRow, buildStatement(getEditorLanguage(reader), condition));
  return { from, to, dates: rows.slice(0, MAX_EVENTS).flatMap(toPlannedDate), isCut: rows.length > MAX_EVENTS };
}

/** The date of an event with the original start `original`, an ISO instant; `null` if its newest version has none. One query. */
export async function findPlannedDate(reader: PeriodReader, id: number, original: string): Promise<PlannedDate | null> {
  const at = toStoredText(Temporal.Instant.from(original));
  const condition = `d.id = ${id} AND coalesce(o.original_start, o."start") = '${at}'`;
  const [row] = await querySql(reader.payload, PlannedDateRow, buildStatement(getEditorLanguage(reader), condition));
  return (row && toPlannedDate(row)[0]) ?? null;
}
