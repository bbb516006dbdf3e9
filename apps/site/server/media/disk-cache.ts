import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { ABANDONED_AFTER_MS, createTemporaryName, isTemporaryName } from '../temporary-files.ts';

const Entry = z.object({
  /** For example 'media/balloon.webp'. */
  key: z.string(),
  /** Hash of the content. */
  hash: z.string().regex(/^[\w-]+$/),
  type: z.string(),
  disposition: z.string().nullable(),
  size: z.number().int().nonnegative(),
  /** When this content was first fetched, in milliseconds. */
  modified: z.number(),
  /** The time from which it must not be shown, in milliseconds. */
  until: z.number().optional(),
});

export type CachedFile = z.infer<typeof Entry>;

interface Options {
  folder: string;
  /** Bytes. */
  maxSize: number;
  clock?: () => number;
}

/** Milliseconds between two updates of a file's last use, which other processes and later starts read. */
const TOUCH_EVERY_MS = 60_000;

/** Bytes of the memory cache, and of one file in it: most images are small, and the disk is slower. */
const MEMORY_BYTES = 32 * 1024 * 1024;
const MAX_IN_MEMORY_BYTES = 256 * 1024;

/** The names of this cache's files, the hash of the key first: the folder may have files of others, which must stay. */
const OWN_NAME = /^([0-9a-f]{32})(?:\.json|-[\w-]+\.data)$/;

const getName = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);

/**
 * A file cache in a folder of limited size, which evicts the least recently used file. Files are written atomically, so several processes may share
 * the folder, and it survives restarts. `<name>.json` has the metadata, `<name>-<hash>.data` the content.
 */
export function createDiskCache({ folder, maxSize, clock = Date.now }: Options) {
  /** Recently read entries, valid while their data file exists: another process that replaces a file deletes the old data. */
  const entries = new LRUCache<string, CachedFile>({ max: 5_000 });
  /** By hash of the content, so entries never become wrong. */
  const contents = new LRUCache<string, Buffer>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ length }) => length + 256 });
  const used = new Map<string, number>();
  const touched = new Map<string, number>();
  let total: number | undefined;
  let latest = 0;

  const getEntryPath = (key: string) => path.join(folder, `${getName(key)}.json`);
  const getDataName = ({ key, hash }: CachedFile) => `${getName(key)}-${hash}.data`;
  const hasFile = (file: string) =>
    stat(file).then(
      () => true,
      () => false,
    );
  const createTemporaryPath = () => path.join(folder, createTemporaryName());

  async function readCachedFile(file: string): Promise<CachedFile | undefined> {
    try {
      const parsed = Entry.safeParse(JSON.parse(await readFile(file, 'utf8')));
      return parsed.success ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  }

  async function noteUse(key: string): Promise<void> {
    const time = clock();
    // Keeps the order of two uses in the same millisecond.
    latest = Math.max(time, latest + 0.01);
    used.set(getName(key), latest);
    if (time - (touched.get(key) ?? 0) < TOUCH_EVERY_MS) return;
    touched.set(key, time);
    await utimes(getEntryPath(key), time / 1000, time / 1000).catch(() => {});
  }

  async function remove(key: string): Promise<void> {
    entries.delete(key);
    const names = await readdir(folder).catch(() => []);
    const own = names.filter((name) => name.startsWith(getName(key)));
    await Promise.all(own.map((name) => rm(path.join(folder, name), { force: true })));
    used.delete(getName(key));
  }

  async function removeAbandoned(name: string): Promise<void> {
    const stats = await stat(path.join(folder, name)).catch(() => undefined);
    if (stats && clock() - stats.mtimeMs > ABANDONED_AFTER_MS) await rm(path.join(folder, name), { force: true });
  }

  /** Adds up the files, deletes abandoned temporary files and, above the size limit, the least recently used files. */
  async function sweep(): Promise<void> {
    const files = new Map<string, { names: string[]; size: number; usedAt: number }>();
    for (const name of await readdir(folder).catch(() => [])) {
      if (isTemporaryName(name)) await removeAbandoned(name);
      const id = OWN_NAME.exec(name)?.[1];
      const stats = id === undefined ? undefined : await stat(path.join(folder, name)).catch(() => undefined);
      if (id === undefined || !stats) continue;
      const file = files.get(id) ?? { names: [], size: 0, usedAt: used.get(id) ?? 0 };
      file.names.push(name);
      file.size += stats.size;
      if (name.endsWith('.json')) file.usedAt = Math.max(file.usedAt, stats.mtimeMs);
      files.set(id, file);
    }
    let size = [...files.values()].reduce((sum, file) => sum + file.size, 0);
    for (const file of [...files.values()].toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (size <= maxSize) break;
      for (const name of file.names) await rm(path.join(folder, name), { force: true });
      size -= file.size;
    }
    total = size;
  }

  return {
    folder,
    dataName: getDataName,
    remove,
    /** The content of a small file; `undefined` for a large one, which should be streamed, or a deleted one. */
    async content(file: CachedFile): Promise<Buffer | undefined> {
      if (file.size > MAX_IN_MEMORY_BYTES) return undefined;
      const cachedContent = contents.get(getDataName(file));
      if (cachedContent) return cachedContent;
      const read = await readFile(path.join(folder, getDataName(file))).catch(() => undefined);
      if (read) contents.set(getDataName(file), read);
      return read;
    },
    async get(key: string): Promise<CachedFile | undefined> {
      const cachedEntry = entries.get(key);
      if (cachedEntry && (await hasFile(path.join(folder, getDataName(cachedEntry))))) {
        await noteUse(key);
        return cachedEntry;
      }
      const entry = await readCachedFile(getEntryPath(key));
      if (!entry || entry.key !== key || !(await hasFile(path.join(folder, getDataName(entry))))) return undefined;
      entries.set(key, entry);
      await noteUse(key);
      return entry;
    },
    /** Stores a stream. Throws when the stream breaks off or the disk cannot store it. */
    async put(
      key: string,
      about: Pick<CachedFile, 'type' | 'disposition' | 'until'>,
      content: AsyncIterable<Uint8Array>,
    ): Promise<CachedFile> {
      await mkdir(folder, { recursive: true });
      const hash = createHash('sha256');
      let size = 0;
      const counting = new Transform({
        transform(chunk: Buffer, _, done) {
          hash.update(chunk);
          size += chunk.length;
          done(null, chunk);
        },
      });
      const file = createTemporaryPath();
      try {
        await pipeline(content, counting, createWriteStream(file));
        const before = await readCachedFile(getEntryPath(key));
        const digest = hash.digest('base64url').slice(0, 22);
        const modified = before?.hash === digest ? before.modified : clock();
        const entry: CachedFile = { key, hash: digest, size, modified, ...about };
        await rename(file, path.join(folder, getDataName(entry)));
        const entryFile = createTemporaryPath();
        await writeFile(entryFile, JSON.stringify(entry));
        await rename(entryFile, getEntryPath(key));
        entries.set(key, entry);
        if (before && before.hash !== digest) await rm(path.join(folder, getDataName(before)), { force: true });
        await noteUse(key);
        if (total !== undefined) total += size;
        if (total === undefined || total > maxSize) await sweep();
        return entry;
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
  };
}

export type DiskCache = ReturnType<typeof createDiskCache>;
