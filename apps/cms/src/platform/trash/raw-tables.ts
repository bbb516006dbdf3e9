import * as z from 'zod';
import { quoteIdentifier } from '../database/sql/sql.ts';

const RawColumn = z.object({
  name: z.string(),
  type: z.string(),
  notNull: z.boolean().optional(),
  reference: z.object({ table: z.string() }).optional(),
});
export type RawColumn = z.output<typeof RawColumn>;
const RawForeignKey = z.object({
  columns: z.array(z.string()),
  foreignColumns: z.array(z.object({ name: z.string(), table: z.string() })),
});
/** The part of `payload.db.rawTables`, Payload's description of its SQL tables, that is used here. */
export const RawTables = z.record(
  z.string(),
  z.object({ columns: z.record(z.string(), RawColumn), foreignKeys: z.record(z.string(), RawForeignKey).optional() }),
);
export type RawTables = z.output<typeof RawTables>;

/** A collection or a global that may contain references. */
export interface Place {
  slug: string;
  table: string;
  isGlobal: boolean;
  hasTrash: boolean;
  hasDrafts: boolean;
  /** Names of fields inside building blocks that hold the target's id; blocks are stored as JSON. */
  namesInBlocks: string[];
}

/** The joins from a table (`t` in the SQL) to the document that its rows belong to. */
interface Path {
  place: Place;
  from: string;
  /** Conditions on the rows: of published content the document's own rows, of drafts the newest version's. */
  where: string[];
  /** Conditions that exclude the trash. */
  notInTrash: string[];
  id: string;
  isVersion: boolean;
}

/** Payload's keys of a row's parent. */
export const PARENT_KEYS: readonly string[] = ['_parentID', 'parent'];

function getEnd(place: Place, steps: string[], alias: string, isVersion: boolean): Path {
  const owner = isVersion && !place.isGlobal ? 'r' : alias;
  const versions = isVersion ? [`${alias}.latest`] : place.hasDrafts ? [`${alias}._status = 'published'`] : [];
  return {
    place,
    from: [...steps, ...(owner === 'r' ? [`JOIN ${quoteIdentifier(place.table)} r ON r.id = ${alias}.parent_id`] : [])].join(' '),
    where: versions,
    notInTrash: place.hasTrash ? [`${owner}.deleted_at IS NULL`] : [],
    id: place.isGlobal ? 'NULL' : `${owner}.id`,
    isVersion,
  };
}

/** `null` for tables without content: users, jobs, locks, versions without drafts. `places` by the name of their table. */
export function findPathUp(tables: RawTables, start: string, places: ReadonlyMap<string, Place>): Path | null {
  const steps = [`FROM ${quoteIdentifier(start)} t`];
  let [name, alias] = [start, 't'];
  // Rows are nested less deeply than this.
  for (let depth = 0; depth < 10; depth += 1) {
    const isVersion = name.startsWith('_') && name.endsWith('_v');
    const place = places.get(isVersion ? name.slice(1, -2) : name);
    // Versions of collections without drafts are only history.
    if (place) return isVersion && !place.hasDrafts ? null : getEnd(place, steps, alias, isVersion);
    const table = tables[name];
    const key = Object.values(table?.foreignKeys ?? {}).find(({ columns }) => PARENT_KEYS.includes(columns[0] ?? ''));
    const [column, parent] = [table?.columns[key?.columns[0] ?? ''], key?.foreignColumns[0]];
    if (!column || !parent) return null;
    const next = `p${depth}`;
    steps.push(
      `JOIN ${quoteIdentifier(parent.table)} ${next} ON ${next}.${quoteIdentifier(parent.name)} = ${alias}.${quoteIdentifier(column.name)}`,
    );
    [name, alias] = [parent.table, next];
  }
  return null;
}
