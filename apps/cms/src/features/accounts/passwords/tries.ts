import { LRUCache } from 'lru-cache';

const FIFTEEN_MINUTES = 15 * 60 * 1000;

/** Failed tries of the last quarter of an hour, in memory: they slow attackers down, and lock an owner out for no longer than that. */
export function createTries(most: number) {
  const tries = new LRUCache<string, number>({
    max: 50_000,
    ttl: FIFTEEN_MINUTES,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });
  return {
    /** Counts a try before it is made, so that concurrent tries count, too. Returns whether it may be made. */
    take(key: string): boolean {
      const count = (tries.get(key) ?? 0) + 1;
      tries.set(key, count);
      return count <= most;
    },
    /** Whether the last try was the first one above the limit. */
    isOneTooMany: (key: string) => tries.get(key) === most + 1,
    giveBack(key: string): void {
      tries.set(key, Math.max(0, (tries.get(key) ?? 0) - 1));
    },
    forget: (key: string) => tries.delete(key),
  };
}
