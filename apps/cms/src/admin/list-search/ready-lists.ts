import { toBudapestDay } from '@liget/park/time';
import type { Payload, PayloadRequest } from 'payload';
import * as z from 'zod';
import { NumberColumn } from '../../platform/database/sql/columns.ts';
import { querySql, quoteText } from '../../platform/database/sql/sql.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { REVIEW_ON } from '../../platform/publishing/review-fields.ts';
import { startOfDay, toStoredText } from '../../platform/read-model/dates.ts';
import { type Kind, toColumnName } from '../dashboard/kinds.ts';
import { findProgramsOutsideHours } from '../dashboard/programs/programs.ts';
import { buildIdsQuery, buildListQuery, type Condition } from '../dashboard/work/list-query.ts';
import { getOutdatedConditions, isOutdatedCollection, type OutdatedCollection } from '../dashboard/work/outdated.ts';
import { IN_ENGLISH } from '../languages/english-state.ts';
import { loadPlannedDates } from './planned-dates.ts';

/** A filtered list that editors open with one click. */
export interface ReadyList {
  name: string;
  label: Label;
  count: number;
  /** The query parameters, in the format of Payload's filters. */
  query: [name: string, value: string][];
}

interface ReadyListContext {
  req: PayloadRequest;
  kind: Kind;
  now: Temporal.Instant;
}

const OUTDATED_LABELS: Readonly<Record<OutdatedCollection, Label>> = {
  events: label('Kiemelt, de már vége', 'Highlighted, but over'),
  'public-announcements': label('Egy hétnél régebbi', 'Older than a week'),
  'career-positions': label('Lejárt határidővel', 'Past its closing date'),
};

interface ReadyListDefinition {
  name: string;
  label: Label;
  conditions: Condition[];
  /** The field that orders the list, if it is another than the list's own order. */
  sort?: string;
}

/** The list's own order is given, too: the admin keeps the order of the list that was open before. */
const WHOLE_SORT: Readonly<Record<string, string>> = { events: '-firstStart' };
const buildSort = (sort: string | undefined): [string, string][] => (sort === undefined ? [] : [['sort', sort]]);

/** The date of an event that comes next is not stored; those that are not over begin with the running ones. */
const toComing = (now: Temporal.Instant): ReadyListDefinition => ({
  name: 'coming',
  label: label('Ami most van, és ami jön', 'On now and coming up'),
  conditions: [{ field: 'lastEnd', is: 'greater_than', value: toStoredText(now) }],
  sort: 'firstStart',
});

function getReadyLists({ kind, now }: ReadyListContext): ReadyListDefinition[] {
  return [
    ...(kind.slug === 'events' ? [toComing(now)] : []),
    {
      name: 'drafts',
      label: label('Piszkozat vagy közzé nem tett módosítás', 'Drafts and unpublished changes'),
      conditions: [{ field: '_status', is: 'equals', value: 'draft' }],
    },
    ...(kind.isTitleLocalised
      ? [
          {
            name: 'english',
            label: label('Angolul hiányos', 'Not all in English'),
            conditions: [
              { field: IN_ENGLISH, is: 'not_equals', value: 'whole' } as const,
              { field: IN_ENGLISH, is: 'not_equals', value: 'older' } as const,
            ],
          },
          {
            name: 'older',
            label: label('Az angol régebbi a magyarnál (piszkozatban is)', 'English older than its Hungarian (also in drafts)'),
            conditions: [{ field: IN_ENGLISH, is: 'equals', value: 'older' } as const],
          },
        ]
      : []),
    ...(kind.hasReview
      ? [
          {
            name: 'review',
            label: label('Átnézendő', 'To be reviewed'),
            conditions: [{ field: REVIEW_ON, is: 'less_than', value: toStoredText(startOfDay(toBudapestDay(now), 1)) } as const],
          },
        ]
      : []),
    ...(isOutdatedCollection(kind.slug)
      ? [{ name: 'out-of-date', label: OUTDATED_LABELS[kind.slug], conditions: getOutdatedConditions(kind.slug, now) }]
      : []),
  ];
}

/** A condition as SQL that both databases accept. */
function toSql({ field, is, value }: Condition): string {
  const column = `v."version_${toColumnName(field)}"`;
  if (typeof value === 'boolean') return `${column} = ${value ? 'TRUE' : 'FALSE'}`;
  if (is === 'less_than' || is === 'greater_than') return `${column} ${is === 'less_than' ? '<' : '>'} ${quoteText(value)}`;
  const text = `CAST(${column} AS TEXT)`;
  return is === 'equals' ? `${text} = ${quoteText(value)}` : `(${column} IS NULL OR ${text} <> ${quoteText(value)})`;
}

/** The number of documents in each list and in total. One query. */
async function countRows(payload: Payload, { table, hasTrash }: Kind, definitions: readonly ReadyListDefinition[]): Promise<number[]> {
  const columns = definitions.map(
    ({ conditions }, index) => `sum(CASE WHEN ${conditions.map(toSql).join(' AND ')} THEN 1 ELSE 0 END) AS c${index}`,
  );
  const names = ['whole', ...definitions.map((_, index) => `c${index}`)];
  const [row] = await querySql(
    payload,
    z.record(z.string(), NumberColumn),
    `SELECT count(*) AS whole, ${columns.join(', ')} FROM "_${table}_v" v JOIN "${table}" d ON d.id = v.parent_id WHERE v.latest${hasTrash ? ' AND d.deleted_at IS NULL' : ''}`,
  );
  return names.map((name) => row?.[name] ?? 0);
}

/** Maximum number of ids in the URL of a list. */
const MAX_IDS = 300;

async function buildIdLists({ req, kind, now }: ReadyListContext): Promise<ReadyList[]> {
  const [planned, outside] = await Promise.all([
    loadPlannedDates(req.payload, kind.slug),
    kind.slug === 'events' ? findProgramsOutsideHours({ req, now }) : [],
  ]);
  const found = [
    { name: 'scheduled', label: label('Időzítve', 'Scheduled'), ids: [...planned.keys()] },
    { name: 'outside', label: label('A helyszín zárva lesz', 'While the place is closed'), ids: outside },
  ];
  return found
    .filter(({ ids }) => ids.length > 0)
    .map(({ ids, ...list }) => ({ ...list, count: ids.length, query: buildIdsQuery(ids.slice(0, MAX_IDS)) }));
}

const ORDER = ['whole', 'coming', 'drafts', 'scheduled', 'review', 'english', 'older', 'out-of-date', 'outside'];

/** The ready-made lists of a kind with drafts, without empty ones. Two queries; four for events. */
export async function buildReadyLists(context: ReadyListContext): Promise<ReadyList[]> {
  // Conditions use the start of the day, so that the URLs stay the same all day and the open list is recognised.
  const definitions = getReadyLists({ ...context, now: startOfDay(toBudapestDay(context.now)) });
  const [[whole = 0, ...found], ofIds] = await Promise.all([
    countRows(context.req.payload, context.kind, definitions),
    buildIdLists(context),
  ]);
  const ownSort = WHOLE_SORT[context.kind.slug];
  const byWords = definitions.map(({ conditions, sort, ...list }, index) => ({
    ...list,
    count: found[index] ?? 0,
    query: [...buildListQuery(conditions), ...buildSort(sort ?? ownSort)],
  }));
  const all: ReadyList = { name: 'whole', label: label('Mind', 'All'), count: whole, query: buildSort(ownSort) };
  return [all, ...[...byWords, ...ofIds].filter(({ count }) => count > 0)].toSorted(
    (a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name),
  );
}
