import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ABANDONED_AFTER_MS, isTemporaryName } from '../temporary-files.ts';
import { isEntryName, readKeyHash } from './cached-file.ts';

interface SweepOptions {
  folder: string;
  /** Bytes. */
  maxSize: number;
  /** Milliseconds since the epoch. */
  now: number;
  /** When each file was last used by this process, in milliseconds, by the hash of its key. */
  lastUses: ReadonlyMap<string, number>;
}

/** The files of one key. */
interface FileGroup {
  names: string[];
  size: number;
  usedAt: number;
}

async function removeAbandoned(file: string, now: number): Promise<void> {
  const stats = await stat(file).catch(() => undefined);
  if (stats && now - stats.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
}

/** Deletes abandoned temporary files and, above the size limit, the least recently used files. Returns the size of the rest in bytes. */
export async function sweepFolder({ folder, maxSize, now, lastUses }: SweepOptions): Promise<number> {
  const groups = new Map<string, FileGroup>();
  for (const name of await readdir(folder).catch(() => [])) {
    if (isTemporaryName(name)) await removeAbandoned(path.join(folder, name), now);
    const hash = readKeyHash(name);
    const stats = hash === undefined ? undefined : await stat(path.join(folder, name)).catch(() => undefined);
    if (hash === undefined || !stats) continue;
    const group = groups.get(hash) ?? { names: [], size: 0, usedAt: lastUses.get(hash) ?? 0 };
    group.names.push(name);
    group.size += stats.size;
    if (isEntryName(name)) group.usedAt = Math.max(group.usedAt, stats.mtimeMs);
    groups.set(hash, group);
  }
  let size = [...groups.values()].reduce((sum, group) => sum + group.size, 0);
  for (const group of [...groups.values()].toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (size <= maxSize) break;
    for (const name of group.names) await rm(path.join(folder, name), { force: true });
    size -= group.size;
  }
  return size;
}
