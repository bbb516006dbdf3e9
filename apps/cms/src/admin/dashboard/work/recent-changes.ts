import { MINUTE_MS } from '@liget/park/durations';
import * as z from 'zod';
import { InstantColumn, TextColumn } from '../../../platform/database/sql/columns.ts';
import { querySql } from '../../../platform/database/sql/sql.ts';
import { type Change, type DashboardReader, readTitles } from '../blocks.ts';
import { buildRecentStatement } from '../statements.ts';

/** Rows of the list. */
const MAX_ROWS = 8;
/** Saves that are read: more than one change of several documents makes (`MAX_DOCUMENTS`), so that the saves before it are found. */
const MAX_SAVES = 400;
/** Saves of one person and kind that are one row, from this number on, and the time between two of them. */
const MIN_GROUPED = 4;
const MAX_GAP_MS = 10 * MINUTE_MS;

const RecentRow = z.object({ key: TextColumn, by_name: TextColumn, at: InstantColumn });

/** A save, or several of one person and one kind close after each other, the newest first: an upload of many images, for example. */
export type RecentChanges = readonly [Change, ...Change[]];

const getTime = ({ at }: Change) => (at === null ? 0 : Date.parse(at));

/** Groups saves, which are sorted from the newest to the oldest. */
export function groupChanges(changes: readonly Change[]): RecentChanges[] {
  const groups: [Change, ...Change[]][] = [];
  const newestGroups = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const key = `${change.kind.slug} ${change.by}`;
    const group = newestGroups.get(key);
    const last = group?.at(-1);
    if (group && last && getTime(last) - getTime(change) <= MAX_GAP_MS) group.push(change);
    else {
      const created: [Change, ...Change[]] = [change];
      newestGroups.set(key, created);
      groups.push(created);
    }
  }
  return groups
    .flatMap((group): RecentChanges[] => (group.length < MIN_GROUPED ? group.map((change) => [change] as const) : [group]))
    .toSorted(([one], [other]) => getTime(other) - getTime(one));
}

/** The latest saves with their users. Two queries. */
export async function listRecentChanges(reader: DashboardReader): Promise<RecentChanges[]> {
  const rows = await querySql(reader.req.payload, RecentRow, buildRecentStatement(MAX_SAVES));
  const saves = rows.flatMap(({ key, by_name: by, at }) => {
    const [, slug, id] = /^saved:([a-z0-9-]+)\/(\d+)$/.exec(key) ?? [];
    return slug && id ? [{ slug, id: Number(id), by, at }] : [];
  });
  const items = await readTitles(reader, saves);
  const changes = saves.flatMap(({ slug, id, by, at }) => {
    const item = items.get(`${slug}/${id}`);
    return item ? [{ ...item, by, at }] : [];
  });
  return groupChanges(changes).slice(0, MAX_ROWS);
}
