// Only one `npm start` at a time uses a data folder: two would write to the same SQLite database.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 500;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** After a restart of the machine another program may have the id. Without /proc any process counts as an `npm start`. */
function isNpmStart(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`;
  return !existsSync(file) || readFileSync(file, 'utf8').includes('run-start');
}

const getLockFile = (dataDir: string) => path.join(dataDir, 'running.pid');

/** The process of the `npm start` that uses a data folder; `undefined` for a lock of an ended process or without a process id. */
export function findRunningStart(dataDir: string): number | undefined {
  const file = getLockFile(dataDir);
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid) && isNpmStart(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the lock and resolves with a function that releases it: at once, or after the other process has ended, which is logged once. Rejects
 * when the signal aborts, or when the folder cannot be written.
 */
export async function lockDataFolder(
  dataDir: string,
  { log = console.log, signal }: { log?: (message: string) => void; signal?: AbortSignal } = {},
): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = getLockFile(dataDir);
  let hasLogged = false;
  while (!create(file)) {
    const holder = findRunningStart(dataDir);
    if (holder === undefined) {
      rmSync(file, { force: true });
      continue;
    }
    if (!hasLogged) log(`Another \`npm start\` (process ${holder}) works on ${dataDir}; waiting for its end. Stop it, or set DATA_DIR.`);
    hasLogged = true;
    await wait(POLL_MS, undefined, signal ? { signal } : {});
  }
  return () => rmSync(file, { force: true });
}
