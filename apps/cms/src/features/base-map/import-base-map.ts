import path from 'node:path';
import type { BaseMapKind } from '@liget/content-api';
import { importPlan, writeReport } from '@liget/map/import';
import type { Payload } from 'payload';
import { type Origin, readBaseMap, writeBaseMap } from './stored-base-map.ts';

interface ImportOptions {
  file: string;
  /** Kinds that are accepted although the file has much less of them. */
  taken: readonly BaseMapKind[];
  /** Whether to write the base map; otherwise it is a dry run. */
  apply: boolean;
  now: Temporal.Instant;
  /** The account that runs the command. */
  by: string;
}

const DRY_RUN = 'Nothing has been written: this was a dry run. Add --apply to write it.';

/**
 * Describes a file's changes of the base map and, with `apply`, writes them. Rejects with an ImportError (@liget/map/import) for an invalid
 * file, without writing.
 */
export async function importBaseMap(payload: Payload, { file, taken, apply, now, by }: ImportOptions): Promise<string> {
  const current = await readBaseMap(payload);
  const imported = await importPlan(file, current.plan, { replacedKinds: taken });
  const report = writeReport(imported);
  const changes = imported.changes.some(({ added, changed, removed }) => added + changed + removed.drawn + removed.osm > 0);
  if (!changes) return `${report}\n\nThe base map is the same already; there is nothing to write.`;
  if (!apply) return `${report}\n\n${DRY_RUN}`;
  const origin: Origin = { file: path.basename(file), imported: now.toString({ smallestUnit: 'second' }), by };
  await writeBaseMap(payload, { plan: imported.plan, origin }, current, by);
  return `${report}\n\nWritten. --undo restores the previous base map.`;
}

const formatOrigin = (origin: Origin) =>
  origin ? `${origin.file}, imported ${origin.imported} by ${origin.by}` : 'the base map of the first start';

/** Restores the base map from before the last import; calling it again restores the import. Throws when there is none. */
export async function undoImport(payload: Payload, by: string): Promise<string> {
  const { former, ...current } = await readBaseMap(payload);
  if (!former) throw new Error('There is nothing to undo: no base map has been imported.');
  await writeBaseMap(payload, former, current, by);
  return `Restored: ${formatOrigin(former.origin)}. Another --undo restores ${formatOrigin(current.origin)}.`;
}
