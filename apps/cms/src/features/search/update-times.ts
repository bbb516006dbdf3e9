import type { Payload } from 'payload';
import * as z from 'zod';
import { noteSources } from '../../platform/content-revision/sources.ts';
import { NumberColumn } from '../../platform/database/sql/columns.ts';
import { querySql } from '../../platform/database/sql/sql.ts';
import type { CollectionName } from '../../platform/read-model/published.ts';

const UpdateTimeRow = z.object({
  id: NumberColumn,
  /** Compared only with itself, so any format will do. */
  updated_at: z.unknown().transform((at) => (at instanceof Date ? at.toISOString() : String(at))),
});

/**
 * When each published document of a collection was last saved, by its id: what has another stamp must be read again. One statement, however
 * many documents there are.
 */
export async function readUpdateTimes(payload: Payload, collection: CollectionName): Promise<Map<number, string>> {
  noteSources([collection]);
  const config = payload.collections[collection]?.config;
  const conditions = [...(config?.versions?.drafts ? [`_status = 'published'`] : []), ...(config?.trash ? ['deleted_at IS NULL'] : [])];
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const rows = await querySql(payload, UpdateTimeRow, `SELECT id, updated_at FROM "${collection.replaceAll('-', '_')}"${where}`);
  return new Map(rows.map(({ id, updated_at: at }) => [id, at]));
}
