import type { Locale } from '@liget/content-api';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { InstantColumn, LocaleColumn, NumberColumn, parseInstant, TextColumn } from '../../platform/database/sql/columns.ts';
import { querySql } from '../../platform/database/sql/sql.ts';
import { isRecord } from '../../platform/is-record.ts';
import { toStoredText } from '../../platform/read-model/dates.ts';
import { readRelation } from '../../platform/read-relation.ts';
import { toText } from '../../platform/to-text.ts';
import { filterPublishedKinds, type Kind } from './kinds.ts';
import { buildDraftsStatement, buildMissingEnglishStatement, buildTitlesStatement } from './statements.ts';

/** The user of the dashboard, and the kinds that they may read. */
export interface DashboardReader {
  req: PayloadRequest;
  kinds: readonly Kind[];
  now: Temporal.Instant;
  /** The language of the titles; documents without one there have the other. */
  language: Locale;
}

/** A document in a list of the dashboard. `title` is empty if it has none. */
export interface Item {
  kind: Kind;
  id: number;
  title: string;
  /** The language of the title, if it is known. */
  language: Locale | null;
}

/** The columns of an item in the rows of the dashboard's statements; `kind` is the slug of its collection. */
export const ItemRow = z.object({ kind: TextColumn, id: NumberColumn, title: TextColumn, language: LocaleColumn });

/** The item of a row; none if the reader may not read its kind. */
export function toItem(row: z.output<typeof ItemRow>, kinds: readonly Kind[]): Item[] {
  const kind = kinds.find(({ slug }) => slug === row.kind);
  return kind ? [{ kind, id: row.id, title: row.title, language: row.language }] : [];
}

const DraftRow = ItemRow.extend({ stored: TextColumn, at: InstantColumn, by_name: TextColumn });
const CountRow = z.object({ kind: TextColumn, count: NumberColumn });

/** The counts by kind; kinds without any are left out. */
export const toKindCounts = (rows: readonly z.output<typeof CountRow>[], kinds: readonly Kind[]): { kind: Kind; count: number }[] =>
  rows.flatMap(({ kind: slug, count }) => {
    const kind = kinds.find((candidate) => candidate.slug === slug);
    return kind && count > 0 ? [{ kind, count }] : [];
  });

export interface Draft extends Item {
  /** Visitors see an older version of it. */
  isPublic: boolean;
  at: string | null;
  by: string | null;
}

const MAX_ITEMS = 8;

const getName = (user: unknown) => {
  if (!isRecord(user)) return '';
  return toText(user['name']) || toText(user['email']);
};

/** Drafts, and published documents with newer changes: by default the user's own. The oldest first. One query. */
export async function listDrafts({ req, kinds, language }: DashboardReader, whose: 'mine' | 'all' = 'mine'): Promise<Draft[]> {
  const drafted = kinds.filter(({ hasDrafts }) => hasDrafts);
  if (drafted.length === 0) return [];
  const found = await querySql(
    req.payload,
    DraftRow,
    buildDraftsStatement(drafted, language, whose === 'mine' ? getName(req.user) : null, MAX_ITEMS),
  );
  return found.flatMap((row) =>
    toItem(row, drafted).map((item) => ({ ...item, isPublic: row.stored === 'published', at: row.at, by: row.by_name || null })),
  );
}

/** The number of published documents without an English title, by kind; kinds without any are left out. One query. */
export async function countMissingEnglish({ req, kinds }: DashboardReader): Promise<{ kind: Kind; count: number }[]> {
  const published = filterPublishedKinds(kinds);
  if (published.length === 0) return [];
  return toKindCounts(await querySql(req.payload, CountRow, buildMissingEnglishStatement(published)), published);
}

/** The titles of documents by `collection/id`, without trashed ones and those that the user may not read. One query. */
export async function readTitles(
  { req, kinds, language }: DashboardReader,
  refs: readonly { slug: string; id: number }[],
): Promise<Map<string, Item>> {
  const idsBySlug = new Map([...Map.groupBy(refs, ({ slug }) => slug)].map(([slug, refsOfSlug]) => [slug, refsOfSlug.map(({ id }) => id)]));
  const statement = buildTitlesStatement(kinds, language, idsBySlug);
  const rows = statement ? await querySql(req.payload, ItemRow, statement) : [];
  return new Map(rows.flatMap((row) => toItem(row, kinds)).map((item) => [`${item.kind.slug}/${item.id}`, item]));
}

export interface Change extends Item {
  by: string;
  at: string | null;
}

/** The time after the last activity for which Payload treats a document as open. */
const OPEN_LIFETIME = { minutes: 5 };

/** Rows of Payload's internal tables, whose slugs its types lack. */
async function getRows(req: PayloadRequest, collection: string, options: object): Promise<Record<string, unknown>[]> {
  const { docs } = await req.payload.find({
    collection,
    overrideAccess: true,
    pagination: false,
    limit: 3 * MAX_ITEMS,
    ...options,
  });
  const documents: unknown[] = docs;
  return documents.filter(isRecord);
}

const getPersonName = (reference: unknown) => getName(isRecord(reference) ? reference['value'] : null);

/** The users who are editing now, with their documents. Two queries. */
export async function readEditing(reader: DashboardReader): Promise<Change[]> {
  const since = toStoredText(reader.now.subtract(OPEN_LIFETIME));
  const locks = await getRows(reader.req, 'payload-locked-documents', {
    depth: 1,
    sort: '-updatedAt',
    where: { updatedAt: { greater_than: since } },
  });
  const open = locks.flatMap((lock) => {
    const relation = readRelation(lock['document']);
    return relation
      ? [{ slug: relation.relationTo, id: relation.value, by: getPersonName(lock['user']), at: parseInstant(lock['updatedAt']) }]
      : [];
  });
  const items = await readTitles(reader, open);
  return open.flatMap(({ slug, id, by, at }) => {
    const item = items.get(`${slug}/${id}`);
    return item ? [{ ...item, by, at }] : [];
  });
}

export interface Plan extends Change {
  action: 'publish' | 'unpublish';
  hasFailed: boolean;
}

/** The scheduled publications and withdrawals, the next first, and those that failed. Three queries: the plans, their documents, and their editors. */
export async function readScheduled(reader: DashboardReader): Promise<Plan[]> {
  const jobs = await getRows(reader.req, 'payload-jobs', {
    depth: 0,
    sort: 'waitUntil',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] },
  });
  const plans = jobs.flatMap(({ input, waitUntil, hasError }) => {
    const { doc, user, type } = isRecord(input) ? input : {};
    const relation = readRelation(doc);
    const action = type === 'unpublish' ? ('unpublish' as const) : ('publish' as const);
    if (!relation) return [];
    const [slug, id, planner] = [relation.relationTo, relation.value, readRelation(user)?.value];
    return [{ slug, id, planner, action, at: parseInstant(waitUntil), hasFailed: hasError === true }];
  });
  const users = [...new Set(plans.flatMap(({ planner }) => planner ?? []))];
  const [items, people] = await Promise.all([
    readTitles(reader, plans),
    users.length > 0 ? getRows(reader.req, 'users', { depth: 0, where: { id: { in: users } } }) : [],
  ]);
  return plans.slice(0, MAX_ITEMS).flatMap(({ slug, id, planner, ...plan }) => {
    const item = items.get(`${slug}/${id}`);
    return item ? [{ ...item, ...plan, by: getName(people.find((person) => person['id'] === planner)) }] : [];
  });
}
