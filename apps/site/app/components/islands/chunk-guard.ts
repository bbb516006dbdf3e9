/** Specification, section 9: after a failed chunk the page is loaded anew at most once in so many milliseconds. */
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
