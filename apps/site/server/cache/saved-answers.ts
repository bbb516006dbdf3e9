import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS, MINUTE_MS } from '@liget/park/durations';
import * as z from 'zod';
import type { AnswerChanges, StoredAnswer } from '../../app/content/answers/answer-cache.ts';
import { ABANDONED_AFTER_MS, createTemporaryName, isTemporaryName } from '../temporary-files.ts';

const File = z.object({
  /** The site's build: another build may parse answers differently. */
  build: z.string(),
  key: z.string(),
  revision: z.string().nullable(),
  etag: z.string().nullish(),
  at: z.number(),
  value: z.unknown(),
});

interface Options {
  folder: string;
  build: string;
  log: (message: string) => void;
  clock?: () => number;
}

export interface SavedAnswers extends AnswerChanges {
  /** The answers that an earlier process of the same build saved; unreadable files are deleted. */
  load(): Promise<[key: string, answer: StoredAnswer][]>;
  /** Resolves when all pending answers are on the disk. */
  settled(): Promise<void>;
}

/** Milliseconds: answers that were not requested for this long are not loaded. */
const MAX_AGE_MS = 7 * DAY_MS;

/** Milliseconds after which an answer of the same revision is written again, to update its age. */
const REWRITE_AFTER_MS = 5 * MINUTE_MS;

/** The names of answers: the folder may have files of others, which must stay. */
const ANSWER_NAME = /^[0-9a-f]{32}\.json$/;

/**
 * Saves answers of the content service on disk, so that a site which starts in an outage has them. They are written one after the other, beside
 * the requests, and each file is there whole or not at all, so several processes may share the folder. As many files as the cache has
 * answers: its bound is theirs.
 */
export function createSavedAnswers({ folder, build, log, clock = Date.now }: Options): SavedAnswers {
  /** The newest unsaved answer of each key; `undefined` for one to be deleted. */
  const waiting = new Map<string, StoredAnswer | undefined>();
  /** What was last written, by key. */
  const written = new Map<string, Pick<StoredAnswer, 'revision' | 'at'>>();
  let running: Promise<void> | undefined;
  let hasFailed = false;

  const getFile = (key: string) => path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);

  async function write(key: string, answer: StoredAnswer): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const temporary = path.join(folder, createTemporaryName());
    try {
      await writeFile(temporary, JSON.stringify({ build, key, ...answer } satisfies z.input<typeof File>), { mode: 0o600 });
      await rename(temporary, getFile(key));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
  }

  async function writeAll(): Promise<void> {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [key, answer] = next.value;
      waiting.delete(key);
      try {
        await (answer ? write(key, answer) : rm(getFile(key), { force: true }));
        hasFailed = false;
      } catch (error) {
        written.delete(key);
        // Log a full disk once, not for each answer.
        if (!hasFailed) log(`answers cannot be saved: ${error instanceof Error ? error.message : String(error)}`);
        hasFailed = true;
      }
    }
  }

  function scheduleWrite(key: string, answer: StoredAnswer | undefined): void {
    waiting.set(key, answer);
    running ??= writeAll().finally(() => {
      running = undefined;
    });
  }

  async function readSavedFile(file: string): Promise<[string, StoredAnswer] | undefined> {
    try {
      const { build: madeBy, key, ...answer } = File.parse(JSON.parse(await readFile(file, 'utf8')));
      const isUsable = madeBy === build && file === getFile(key) && clock() - answer.at < MAX_AGE_MS;
      return isUsable ? [key, answer] : undefined;
    } catch {
      return undefined;
    }
  }

  /** Another process is writing it, or one was killed a moment ago while writing it. */
  async function isBeingWritten(file: string): Promise<boolean> {
    const stats = await stat(file).catch(() => undefined);
    return stats !== undefined && clock() - stats.mtimeMs < ABANDONED_AFTER_MS;
  }

  return {
    saved(key, answer) {
      const { revision, at } = answer;
      const before = written.get(key);
      if (before && before.revision === revision && at - before.at < REWRITE_AFTER_MS) return;
      written.set(key, { revision, at });
      scheduleWrite(key, answer);
    },
    removed(key) {
      written.delete(key);
      scheduleWrite(key, undefined);
    },
    async load() {
      const names = await readdir(folder).catch(() => []);
      const answers: [string, StoredAnswer][] = [];
      for (const name of names) {
        const file = path.join(folder, name);
        const answer = ANSWER_NAME.test(name) ? await readSavedFile(file) : undefined;
        if (answer) answers.push(answer);
        else if (ANSWER_NAME.test(name) || (isTemporaryName(name) && !(await isBeingWritten(file))))
          await rm(file, { force: true }).catch(() => {});
      }
      // The most recently used come last, so that the cache keeps them if there are more than it can hold.
      return answers.toSorted(([, a], [, b]) => a.at - b.at);
    },
    async settled() {
      await running;
    },
  };
}
