// Only one `npm start` at a time uses a data folder: two would write to the same SQLite database.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findLockHolder, type ProcessLock, takeProcessLock } from './process-lock.ts';

const getLock = (dataDir: string): ProcessLock => ({ file: path.join(dataDir, 'running.pid'), program: 'run-start' });

/** The process of the `npm start` that uses a data folder. */
export const findRunningStart = (dataDir: string): number | undefined => findLockHolder(getLock(dataDir));

/** Locks the folder, after waiting for the end of another `npm start`, and resolves with a function that releases it. */
export function lockDataFolder(
  dataDir: string,
  { log = console.log, signal }: { log?: (message: string) => void; signal?: AbortSignal } = {},
): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return takeProcessLock(getLock(dataDir), {
    reportHolder: (pid) =>
      log(`Another \`npm start\` (process ${pid}) works on ${dataDir}; waiting for its end. Stop it, or set DATA_DIR.`),
    signal,
  });
}
