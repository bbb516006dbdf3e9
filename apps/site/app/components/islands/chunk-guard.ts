/** Specification, section 9: milliseconds in which the page is reloaded at most once after a failed chunk. */
const GUARD = 60_000;
export const RELOAD_KEY = 'chunk-reload';

export function mayReload(lastReload: number | undefined, now: number): boolean {
  return lastReload === undefined || now - lastReload >= GUARD || now < lastReload;
}

/** Whether the visitor is on the way to another document. Firefox then cancels the imports of this one, and a reload would cancel the visitor's move. */
export const isLeaving = (): boolean => Date.now() < window.leavesUntil;

interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: number;
  /** Loads a document. */
  go: (target: string) => void;
}

/** Loads the target of the click as a new document, unless that was done a moment ago. Tells whether it did. */
export function reloadAt(target: string, { storage, now, go }: Surroundings): boolean {
  const stored = storage.getItem(RELOAD_KEY);
  if (!mayReload(stored === null ? undefined : Number(stored), now)) return false;
  storage.setItem(RELOAD_KEY, String(now));
  go(target);
  return true;
}
