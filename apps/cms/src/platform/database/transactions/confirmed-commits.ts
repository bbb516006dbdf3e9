type Act = (transaction: object) => Promise<unknown>;

interface Drizzle {
  transaction: (act: Act, ...options: unknown[]) => Promise<unknown>;
}

/** The parts of an adapter of `@payloadcms/drizzle` (3.90) that are used here. */
interface DrizzleAdapter {
  drizzle?: Drizzle;
  initializing?: Promise<void>;
  sessions?: Record<string, { db: object } | undefined>;
  beginTransaction: (...args: unknown[]) => Promise<unknown>;
  commitTransaction: (id: unknown) => Promise<void>;
}

/**
 * Makes `commitTransaction` reject when the database does not commit (full disk, broken connection, deferred constraint). Payload's own
 * resolves, so that a save or a form that is not stored would be acknowledged (Payload's pull request 17727).
 */
export function confirmCommits(adapter: DrizzleAdapter): void {
  const outcomes = new WeakMap<object, Promise<unknown>>();
  const watched = new WeakSet<Drizzle>();

  function watch(drizzle: Drizzle): void {
    if (watched.has(drizzle)) return;
    watched.add(drizzle);
    const run = drizzle.transaction.bind(drizzle);
    drizzle.transaction = (act, ...options) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      // A rollback does not await this promise: avoid an unhandled rejection.
      promise.catch(() => {});
      const committed = run(
        (transaction) => {
          outcomes.set(transaction, promise);
          return act(transaction);
        },
        ...options,
      );
      committed.then(resolve, reject);
      return committed;
    };
  }

  const begin = adapter.beginTransaction.bind(adapter);
  adapter.beginTransaction = async (...args) => {
    await adapter.initializing;
    if (adapter.drizzle) watch(adapter.drizzle);
    return begin(...args);
  };
  const commit = adapter.commitTransaction.bind(adapter);
  adapter.commitTransaction = async (givenId) => {
    const id = await givenId;
    const transaction = adapter.sessions?.[String(id)]?.db;
    await commit(id);
    if (transaction) await outcomes.get(transaction);
  };
}
