import { StoredBaseMapPlan } from '@liget/map/stored';
import { createLocalReq, type Payload } from 'payload';
import * as z from 'zod';
import { record } from '../../platform/audit/record.ts';
import { inTransaction } from '../../platform/database/transactions/in-transaction.ts';

/** The file from which a base map was imported; `null` for that of the seed. */
export const Origin = z
  .object({
    file: z.string(),
    /** UTC. */
    imported: z.iso.datetime(),
    /** The account of the operating system that ran the command. */
    by: z.string(),
  })
  .nullable();
export type Origin = z.infer<typeof Origin>;

const StoredFormer = z.object({ plan: StoredBaseMapPlan, origin: Origin.default(null) });
export type CachedBaseMap = z.infer<typeof StoredFormer>;

export interface StoredBaseMap extends CachedBaseMap {
  /** The base map before the last import; `null` before the first import. */
  former: CachedBaseMap | null;
}

/** The stored base map. Throws when there is none or it is invalid. */
export async function readBaseMap(payload: Payload): Promise<StoredBaseMap> {
  const stored: unknown = await payload.findGlobal({ slug: 'ground-plan', depth: 0 }).catch((error: unknown) => {
    throw new Error('The base map cannot be read from the database. Its schema may be outdated: start the services once.', {
      cause: error,
    });
  });
  const read = StoredFormer.extend({ former: StoredFormer.nullable().default(null) }).safeParse(stored);
  if (!read.success) throw new Error('The database has no base map: start the services once, so that it is filled.');
  return read.data;
}

/**
 * Replaces the base map and keeps the former one. The same transaction raises the content revision and adds a line to the audit log. `by`: the
 * account of the operating system that ran the command.
 */
export async function writeBaseMap(payload: Payload, next: CachedBaseMap, { plan, origin }: CachedBaseMap, by: string): Promise<void> {
  await inTransaction(await createLocalReq({}, payload), async (req) => {
    await payload.updateGlobal({ slug: 'ground-plan', data: { ...next, former: { plan, origin } }, req });
    await record(req, { what: 'imported', subject: 'ground-plan', ...(next.origin ? { detail: next.origin.file } : {}) }, { name: by });
  });
}
