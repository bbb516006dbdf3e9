/** Specification, section 9: after a failed chunk the page is loaded anew at most once in so many milliseconds. */
const GUARD = 60_000;
export const RELOAD_KEY = 'chunk-reload';

export function mayReload(lastReload: number | undefined, now: number): boolean {
  return lastReload === undefined || now - lastReload >= GUARD || now < lastReload;
}

/** As long may the next document take to come, in milliseconds; a download leaves no page, so it has an end. */
const LEAVING = 20_000;

/** Whether the visitor is on the way to another document: Firefox then ends what this page still loads, and to load it anew would call them back. */
export const isLeaving = (): boolean => Date.now() - (window.leftAt ?? 0) < LEAVING;

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
