/** Milliseconds within which the page reloads at most once after a chunk failed to load (specification, section 9). */
const MIN_RELOAD_INTERVAL_MS = 60_000;
export const RELOAD_KEY = 'chunk-reload';

export function mayReload(lastReload: number | undefined, now: number): boolean {
  return lastReload === undefined || now - lastReload >= MIN_RELOAD_INTERVAL_MS || now < lastReload;
}

/** Whether another document is being loaded. Firefox then cancels this page's imports, and a reload would cancel the navigation. */
export const isLeaving = (): boolean => Date.now() < window.leavesUntil;

interface ReloadContext {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: number;
  /** Loads a document. */
  go: (target: string) => void;
}

/** Loads `target` as a new document unless that happened within `MIN_RELOAD_INTERVAL_MS`; returns whether it did. */
export function reloadAt(target: string, { storage, now, go }: ReloadContext): boolean {
  const stored = storage.getItem(RELOAD_KEY);
  if (!mayReload(stored === null ? undefined : Number(stored), now)) return false;
  storage.setItem(RELOAD_KEY, String(now));
  go(target);
  return true;
}
