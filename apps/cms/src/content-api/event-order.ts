import type { EventsQuery } from '@liget/content-api';
import { sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { foldedMatch } from '../search/title-match.ts';
import { startOfDay, stored } from './dates.ts';

/**
 * Which events fit a question, and in which order, as ids: one statement over the indexed occasions.
 *
 * Written in SQL because Payload's `where` cannot say it: the order follows from the occasions that fit, and "accessible in all of these
 * ways" compares several rows. The same text runs on SQLite and PostgreSQL. What it names is published; the documents themselves are
 * read through Payload, which checks that again.
 */

type Statement = ReturnType<typeof sql>;
interface SqlRunner {
  drizzle: unknown;
  execute(args: { db: unknown; sql: Statement }): Promise<{ rows: Record<string, unknown>[] }>;
}

function isSqlRunner(value: object): value is SqlRunner {
  return 'execute' in value && typeof value.execute === 'function' && 'drizzle' in value;
}

async function rowsOf(payload: Payload, statement: Statement): Promise<Record<string, unknown>[]> {
  const database: object = payload.db;
  if (!isSqlRunner(database)) throw new Error('The database adapter runs no SQL');
  return (await database.execute({ db: database.drizzle, sql: statement })).rows;
}

/** Beyond the filters of a query: events of a relation, without one of them. */
export type EventFilter = Partial<Omit<EventsQuery, 'page' | 'limit'>> & {
  withoutId?: number;
  /** Also what is over. */
  withPast?: boolean;
};

const and = (parts: Statement[]) => sql.join(parts, sql` AND `);
const DAY_PARTS = { forenoon: sql`o.forenoon`, afternoon: sql`o.afternoon`, evening: sql`o.evening` };

/** What one and the same occasion must satisfy. */
function ofOccasion({ from, start_date, to, time_of_day, withPast }: EventFilter, now: Temporal.Instant): Statement[] {
  const days = [from, start_date].filter((day) => day !== undefined).toSorted();
  const notOverBefore = days.at(-1) === undefined ? now : startOfDay(days.at(-1) ?? '');
  return [
    ...(withPast ? [] : [sql`o.until > ${stored(notOverBefore)}`]),
    ...(to === undefined ? [] : [sql`o.start < ${stored(startOfDay(to, 1))}`]),
    ...(time_of_day === undefined || time_of_day === 'any' ? [] : [sql`${DAY_PARTS[time_of_day]} = TRUE`]),
  ];
}

async function ofEvent(payload: Payload, filter: EventFilter): Promise<Statement[]> {
  const { category, type, location, accessibility, free, series, highlighted, q, withoutId } = filter;
  const published = sql`SELECT id FROM event_series WHERE _status = 'published'`;
  return [
    sql`e._status = 'published'`,
    ...(category?.length ? [sql`e.category_id IN (SELECT id FROM event_categories WHERE slug IN ${category})`] : []),
    ...(type?.length ? [sql`e.type_id IN (SELECT _parent_id FROM event_types_locales WHERE slug IN ${type})`] : []),
    ...(location?.length ? [sql`e.location_id IN (SELECT _parent_id FROM event_locations_locales WHERE slug IN ${location})`] : []),
    ...(accessibility ?? []).map(
      (feature) => sql`EXISTS (SELECT 1 FROM events_accessibility a WHERE a.parent_id = e.id AND a.value = ${feature})`,
    ),
    ...(free === undefined ? [] : [free ? sql`e.free = TRUE` : sql`COALESCE(e.free, FALSE) = FALSE`]),
    ...(highlighted === undefined ? [] : [highlighted ? sql`e.highlighted = TRUE` : sql`COALESCE(e.highlighted, FALSE) = FALSE`]),
    ...(series === undefined ? [] : [sql`e.series_id IN (${published})`]),
    ...(series === undefined || series === '1'
      ? []
      : [sql`e.series_id IN (SELECT _parent_id FROM event_series_locales WHERE slug = ${series})`]),
    ...(withoutId === undefined ? [] : [sql`e.id <> ${withoutId}`]),
    ...(q ? [idIn(await foldedMatch(payload, 'events', q))] : []),
  ];
}

function idIn(ids: number[]): Statement {
  return ids.length > 0 ? sql`e.id IN ${ids}` : sql`1 = 0`;
}

/**
 * The ids of one page, and how many events fit in all. Order: on now (what ends first comes first), then what comes next, then what was
 * earlier in the days asked for, and last what is always there (permanent exhibitions, constant and open-ended ones), which would
 * otherwise bury the day's programs. "Now" is the beginning of `from` when that lies ahead.
 */
export async function eventIds(
  payload: Payload,
  filter: EventFilter,
  { page, limit }: { page: number; limit: number },
  now: Temporal.Instant,
): Promise<{ ids: number[]; total: number }> {
  const start = filter.from ?? filter.start_date;
  const from = start === undefined ? now : startOfDay(start);
  const at = stored(Temporal.Instant.compare(from, now) > 0 ? from : now);
  const fitting = sql`
    SELECT e.id AS id,
      CASE WHEN e.exhibition = 'permanent' OR e.constant = TRUE OR e.open_ended = TRUE THEN 3
        WHEN MIN(CASE WHEN o.start <= ${at} AND o.until > ${at} THEN 0 END) = 0 THEN 0
        WHEN MIN(CASE WHEN o.start > ${at} THEN 1 END) = 1 THEN 1 ELSE 2 END AS turn,
      COALESCE(MIN(CASE WHEN o.start <= ${at} AND o.until > ${at} THEN o.until END), MIN(CASE WHEN o.start > ${at} THEN o.start END), MIN(o.start)) AS moment
    FROM events e JOIN events_occurrences o ON o._parent_id = e.id
    WHERE ${and([...(await ofEvent(payload, filter)), ...ofOccasion(filter, now)])}
    GROUP BY e.id`;
  const rows = await rowsOf(
    payload,
    sql`
    SELECT fitting.id AS id, COUNT(*) OVER () AS total FROM (${fitting}) AS fitting
    ORDER BY fitting.turn, fitting.moment, fitting.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  if (rows.length > 0 || page === 1) return { ids: rows.map((row) => Number(row['id'])), total: Number(rows[0]?.['total'] ?? 0) };
  const [counted] = await rowsOf(payload, sql`SELECT COUNT(*) AS total FROM (${fitting}) AS fitting`);
  return { ids: [], total: Number(counted?.['total'] ?? 0) };
}
