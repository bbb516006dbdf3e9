import { LRUCache } from 'lru-cache';

const FIFTEEN_MINUTES = 15 * 60 * 1000;

/** Wrong tries of the last quarter of an hour, in memory: an attacker is slowed down, and no account is ever locked for its owner for longer. */
export function createTries(most: number) {
  const tries = new LRUCache<string, number>({
    max: 50_000,
    ttl: FIFTEEN_MINUTES,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });
  return {
    /** Counts a try before it is made, so that many at once count too. Answers whether it may be made. */
    take(key: string): boolean {
      const taken = (tries.get(key) ?? 0) + 1;
      tries.set(key, taken);
      return taken <= most;
    },
    /** Whether the last try was the first one too many. */
    isOneTooMany: (key: string) => tries.get(key) === most + 1,
    giveBack(key: string): void {
      tries.set(key, Math.max(0, (tries.get(key) ?? 0) - 1));
    },
    forget: (key: string) => tries.delete(key),
  };
}
