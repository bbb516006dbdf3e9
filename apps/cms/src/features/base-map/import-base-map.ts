import path from 'node:path';
import type { BaseMapKind } from '@liget/content-api';
import { importPlan, writeReport } from '@liget/map/import';
import type { Payload } from 'payload';
import { type Origin, readBaseMap, writeBaseMap } from './stored-base-map.ts';

interface ImportOptions {
  file: string;
  /** Kinds that are taken however little the file has of them. */
  taken: readonly BaseMapKind[];
  /** Without it nothing is written. */
  apply: boolean;
  now: Temporal.Instant;
  /** Who runs the command. */
  by: string;
}

const DRY_RUN = 'Nothing has been written: this was a dry run. Add --apply to write it.';

/**
 * What a file changes of the plan, in words, and with `apply` the change itself. Rejects with a ImportError (@liget/map/import) when the file is not
 * what it should be; then nothing is written.
 */
export async function importBaseMap(payload: Payload, { file, taken, apply, now, by }: ImportOptions): Promise<string> {
  const standing = await readBaseMap(payload);
  const imported = await importPlan(file, standing.plan, { taken });
  const report = writeReport(imported);
  const changes = imported.changes.some(({ added, changed, removed }) => added + changed + removed.drawn + removed.osm > 0);
  if (!changes) return `${report}\n\nThe plan is the same already; there is nothing to write.`;
  if (!apply) return `${report}\n\n${DRY_RUN}`;
  const origin: Origin = { file: path.basename(file), imported: now.toString({ smallestUnit: 'second' }), by };
  await writeBaseMap(payload, { plan: imported.plan, origin }, standing, by);
  return `${report}\n\nWritten. The previous plan is kept: --undo brings it back.`;
}

const formatOrigin = (origin: Origin) =>
  origin ? `${origin.file}, imported ${origin.imported} by ${origin.by}` : 'the plan of the first start';

/** Brings back the plan that stood before the last import; another one goes forth again. Throws an error when there is none. */
export async function undoImport(payload: Payload, by: string): Promise<string> {
  const { former, ...standing } = await readBaseMap(payload);
  if (!former) throw new Error('There is nothing to undo: no plan has been imported.');
  await writeBaseMap(payload, former, standing, by);
  return `The plan that stood before is back (${formatOrigin(former.origin)}). Another --undo brings back ${formatOrigin(standing.origin)}.`;
}
