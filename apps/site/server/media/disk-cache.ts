import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { createTemporaryName } from '../temporary-files.ts';
import { type CachedFile, getDataName, getEntryName, getKeyHash, readEntry } from './cached-file.ts';
import { sweepFolder } from './sweep-folder.ts';

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

const hasFile = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Writes a stream to a file. Returns the hash of its content, and its size in bytes. */
async function writeStream(content: AsyncIterable<Uint8Array>, file: string): Promise<Pick<CachedFile, 'hash' | 'size'>> {
  const hash = createHash('sha256');
  let size = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(content, counting, createWriteStream(file));
  return { hash: hash.digest('base64url').slice(0, 22), size };
}

/**
 * A file cache in a folder of limited size, which evicts the least recently used file. Files are written atomically, so several processes may share
 * the folder, and it survives restarts. `<name>.json` has the metadata, `<name>-<hash>.data` the content.
 */
export function createDiskCache({ folder, maxSize, clock = Date.now }: Options) {
  /** Recently read entries, valid while their data file exists: another process that replaces a file deletes the old data. */
  const entries = new LRUCache<string, CachedFile>({ max: 5_000 });
  /** By hash of the content, so entries never become wrong. */
  const contents = new LRUCache<string, Buffer>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ length }) => length + 256 });
  /** When files were last used, in milliseconds, by the hash of their key. */
  const lastUses = new Map<string, number>();
  const touched = new Map<string, number>();
  let total: number | undefined;
  let latest = 0;

  const getDataPath = (file: CachedFile) => path.join(folder, getDataName(file));
  const getEntryPath = (key: string) => path.join(folder, getEntryName(key));
  const createTemporaryPath = () => path.join(folder, createTemporaryName());

  async function noteUse(key: string): Promise<void> {
    const time = clock();
    // Keeps the order of two uses in the same millisecond.
    latest = Math.max(time, latest + 0.01);
    lastUses.set(getKeyHash(key), latest);
    if (time - (touched.get(key) ?? 0) < TOUCH_EVERY_MS) return;
    touched.set(key, time);
    await utimes(getEntryPath(key), time / 1000, time / 1000).catch(() => {});
  }

  async function remove(key: string): Promise<void> {
    entries.delete(key);
    const names = await readdir(folder).catch(() => []);
    const own = names.filter((name) => name.startsWith(getKeyHash(key)));
    await Promise.all(own.map((name) => rm(path.join(folder, name), { force: true })));
    lastUses.delete(getKeyHash(key));
  }

  /** Makes an entry of a file that is written, in place of the key's former one. */
  async function replaceEntry(entry: CachedFile, file: string, before: CachedFile | undefined): Promise<void> {
    await rename(file, getDataPath(entry));
    const entryFile = createTemporaryPath();
    await writeFile(entryFile, JSON.stringify(entry));
    await rename(entryFile, getEntryPath(entry.key));
    entries.set(entry.key, entry);
    if (before && before.hash !== entry.hash) await rm(getDataPath(before), { force: true });
  }

  return {
    folder,
    remove,
    /** The content of a small file; `undefined` for a large one, which should be streamed, or a deleted one. */
    async content(file: CachedFile): Promise<Buffer | undefined> {
      if (file.size > MAX_IN_MEMORY_BYTES) return undefined;
      const cachedContent = contents.get(getDataName(file));
      if (cachedContent) return cachedContent;
      const read = await readFile(getDataPath(file)).catch(() => undefined);
      if (read) contents.set(getDataName(file), read);
      return read;
    },
    async get(key: string): Promise<CachedFile | undefined> {
      const cachedEntry = entries.get(key);
      if (cachedEntry && (await hasFile(getDataPath(cachedEntry)))) {
        await noteUse(key);
        return cachedEntry;
      }
      const entry = await readEntry(getEntryPath(key));
      if (!entry || entry.key !== key || !(await hasFile(getDataPath(entry)))) return undefined;
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
      const file = createTemporaryPath();
      try {
        const { hash, size } = await writeStream(content, file);
        const before = await readEntry(getEntryPath(key));
        const entry: CachedFile = { key, hash, size, modified: before?.hash === hash ? before.modified : clock(), ...about };
        await replaceEntry(entry, file, before);
        await noteUse(key);
        if (total !== undefined) total += size;
        if (total === undefined || total > maxSize) total = await sweepFolder({ folder, maxSize, now: clock(), lastUses });
        return entry;
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
  };
}

export type DiskCache = ReturnType<typeof createDiskCache>;
