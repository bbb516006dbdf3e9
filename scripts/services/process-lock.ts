// A file with the id of the process that works on something, so that only one does at a time.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcessAlive } from '../../apps/cms/src/platform/jobs/process-alive.ts';

const POLL_MS = 500;

export interface ProcessLock {
  file: string;
  /** A part of the command line of every process that takes this lock. */
  program: string;
}

/** After a restart of the machine another program may have the id. Without /proc any process counts as the program. */
function isProgram(pid: number, program: string): boolean {
  const file = `/proc/${pid}/cmdline`;
  return !existsSync(file) || readFileSync(file, 'utf8').includes(program);
}

/** The process that has a lock; `undefined` for a lock of an ended process or without a process id. */
export function findLockHolder({ file, program }: ProcessLock): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isProcessAlive(pid) && isProgram(pid, program) ? pid : undefined;
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
 * Takes the lock and resolves with a function that releases it: at once, or after the process that has it has ended, which is reported once.
 * Rejects when the signal aborts, or when the folder of the file does not exist or cannot be written.
 */
export async function takeProcessLock(
  lock: ProcessLock,
  { reportHolder, signal }: { reportHolder: (pid: number) => void; signal?: AbortSignal | undefined },
): Promise<() => void> {
  let hasReported = false;
  while (!create(lock.file)) {
    const holder = findLockHolder(lock);
    if (holder === undefined) {
      rmSync(lock.file, { force: true });
      continue;
    }
    if (!hasReported) reportHolder(holder);
    hasReported = true;
    await wait(POLL_MS, undefined, signal ? { signal } : {});
  }
  return () => rmSync(lock.file, { force: true });
}
