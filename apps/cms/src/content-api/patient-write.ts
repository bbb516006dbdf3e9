import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which a write that the database keeps refusing fails. */
const PATIENCE = 5000;
const SHORTEST_PAUSE = 10;
const LONGEST_PAUSE = 120;

function saysBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /SQLITE_BUSY|database is locked/.test(`${'code' in error ? String(error.code) : ''} ${error.message}`) || saysBusy(error.cause);
}

/**
 * Tries a write again while SQLite says that another one is under way (an editor's save holds the whole file). Waits outside of SQLite,
 * whose own waiting would stop this process, and with it the save that is waited for. Every other error is passed on at once.
 */
export async function patiently<Value>(write: () => Promise<Value>, patience: number = PATIENCE): Promise<Value> {
  const until = performance.now() + patience;
  for (let wait = SHORTEST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      return await write();
    } catch (error) {
      if (!saysBusy(error) || performance.now() > until) throw error;
      await pause(wait * (0.5 + Math.random() / 2));
    }
  }
}
