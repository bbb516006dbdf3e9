import { AsyncResource } from 'node:async_hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queueWrites } from './sqlite-write-queue.ts';

const TIMEOUT_MS = 1000;
const METHODS =
  'beginTransaction commitTransaction rollbackTransaction create updateOne updateMany deleteOne deleteMany upsert createVersion updateVersion deleteVersions createGlobal updateGlobal createGlobalVersion updateGlobalVersion updateJobs createMigration createJSONQuery deleteWhere';

/** Runs code in the context of another request without a transaction. */
const another = new AsyncResource('another request');
const runOutsideQueue = async <Value>(body: () => Promise<Value>): Promise<Value> => another.runInAsyncScope(body);

interface Write {
  what: string;
  req?: object;
}
type Fake = Record<string, (...args: never[]) => unknown> & {
  beginTransaction: () => Promise<number>;
  commitTransaction: (id: number) => Promise<void>;
  rollbackTransaction: (id: number) => Promise<void>;
  updateOne: (args: Write) => Promise<string>;
  upsert: (args: Write) => Promise<string>;
};

/** A fake adapter that records its calls, behind the write queue. */
function database(changes: Record<string, unknown> = {}): { db: Fake; order: string[] } {
  const order: string[] = [];
  let ids = 0;
  const methods: Record<string, unknown> = Object.fromEntries(METHODS.split(' ').map((name) => [name, async () => name]));
  Object.assign(methods, {
    beginTransaction: async () => {
      ids += 1;
      order.push(`begin ${ids}`);
      return ids;
    },
    commitTransaction: async (id: number) => void order.push(`commit ${id}`),
    rollbackTransaction: async (id: number) => void order.push(`rollback ${id}`),
    updateOne: async ({ what, req }: Write) => {
      const id = req && 'transactionID' in req ? req.transactionID : 'none';
      order.push(`${what} in ${String(id)}`);
      return what;
    },
    ...changes,
  });
  const adapter = { init: () => methods, defaultIDType: 'number', name: 'test' };
  const queued = queueWrites(adapter as never, { timeoutMs: TIMEOUT_MS }) as unknown as { init: () => Fake };
  return { db: queued.init(), order };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a transaction keeps its turn until it ends, and its own writes do not wait', async () => {
  const { db, order } = database();
  const first = await db.beginTransaction();
  const second = db.beginTransaction();
  await db.updateOne({ what: 'inside', req: { transactionID: first } });
  await db.commitTransaction(first);
  await db.rollbackTransaction(await second);
  await db.updateOne({ what: 'after' });
  expect(order).toEqual(['begin 1', 'inside in 1', 'commit 1', 'begin 2', 'rollback 2', 'after in none']);
});

describe('a write without the id of a transaction', () => {
  /** Like an operation of Payload, begins its transaction deeper than the calling function. */
  async function operation(db: Fake, body: (id: number) => Promise<void>): Promise<void> {
    const begin = async () => db.beginTransaction();
    const id = await begin();
    await body(id);
    await db.commitTransaction(id);
  }

  test('belongs to the open transaction of the same code, as in the forgot-password operation', async () => {
    const { db, order } = database();
    await operation(db, async () => {
      await db.updateOne({ what: 'without id', req: { user: 1 } });
      await db.updateOne({ what: 'without request' });
    });
    expect(order).toEqual(['begin 1', 'without id in 1', 'without request in 1', 'commit 1']);
  });

  test('waits for its turn when its own transaction has ended and another is open', async () => {
    const { db, order } = database();
    const other = Promise.withResolvers<void>();
    await operation(db, async () => {});
    const after = new AsyncResource('what follows the first');
    const longer = operation(db, async () => other.promise);
    await expect.poll(() => order).toContain('begin 2');
    const late = after.runInAsyncScope(async () => db.updateOne({ what: 'late' }));
    other.resolve();
    await Promise.all([longer, late]);
    expect(order).toEqual(['begin 1', 'commit 1', 'begin 2', 'commit 2', 'late in none']);
  });

  test('does not join a transaction that another request is beginning', async () => {
    const { db, order } = database();
    await Promise.all([
      operation(db, async (id) => void (await db.updateOne({ what: 'own', req: { transactionID: id } }))),
      db.updateOne({ what: 'beside' }),
    ]);
    expect(order).toEqual(['begin 1', 'own in 1', 'commit 1', 'beside in none']);
  });

  test('waits for its turn when it names an ended transaction', async () => {
    const { db, order } = database();
    const endedId = await db.beginTransaction();
    await db.commitTransaction(endedId);
    const next = await db.beginTransaction();
    const stale = runOutsideQueue(async () => db.updateOne({ what: 'stale', req: { transactionID: endedId } }));
    await db.updateOne({ what: 'next', req: { transactionID: next } });
    await db.commitTransaction(next);
    await stale;
    expect(order.slice(2)).toEqual(['begin 2', 'next in 2', 'commit 2', 'stale in 1']);
  });
});

test('a transaction ends after its pending writes, awaited or not', async () => {
  const { db, order } = database();
  const id = await db.beginTransaction();
  const written = db.updateOne({ what: 'not awaited', req: { transactionID: id } });
  await db.rollbackTransaction(id);
  await written;
  expect(order).toEqual(['begin 1', 'not awaited in 1', 'rollback 1']);
});

test('a transaction waits for a write in progress', async () => {
  const writing = Promise.withResolvers<void>();
  const ended: string[] = [];
  const { db } = database({
    updateOne: async () => {
      await writing.promise;
      ended.push('written');
    },
    commitTransaction: async () => void ended.push('committed'),
  });
  const id = await db.beginTransaction();
  const both = [db.updateOne({ what: 'slow', req: { transactionID: id } }), db.commitTransaction(id)];
  await new Promise((resolve) => setImmediate(resolve));
  writing.resolve();
  await Promise.all(both);
  expect(ended).toEqual(['written', 'committed']);
});

describe('a transaction that is never ended', () => {
  test('is rolled back when others have waited for the timeout, and its owner gets an error', async () => {
    vi.useFakeTimers();
    const { db, order } = database();
    const lost = await db.beginTransaction();
    const following = runOutsideQueue(async () => db.updateOne({ what: 'following' }));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await following).toBe('following');
    expect(order).toEqual(['begin 1', 'rollback 1', 'following in none']);
    await expect(db.updateOne({ what: 'too late', req: { transactionID: lost } })).rejects.toThrow('timed out');
    await expect(db.commitTransaction(lost)).rejects.toThrow('timed out');
  });

  test.each(['commitTransaction', 'rollbackTransaction'] as const)('is remembered until its owner calls %s', async (end) => {
    vi.useFakeTimers();
    const { db, order } = database();
    const lost = await db.beginTransaction();
    const following = runOutsideQueue(async () => db.updateOne({ what: 'following' }));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await following;
    await db[end](lost).catch(() => undefined);
    await runOutsideQueue(async () => db.updateOne({ what: 'stale', req: { transactionID: lost } }));
    expect(order.at(-1)).toBe('stale in 1');
  });

  test('is not rolled back while it continues to write', async () => {
    vi.useFakeTimers();
    const { db, order } = database();
    const long = await db.beginTransaction();
    const impatient = runOutsideQueue(async () => db.updateOne({ what: 'impatient' }));
    const goingOn = async () => {
      await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
      await db.updateOne({ what: 'going on', req: { transactionID: long } });
      await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    };
    await Promise.all([expect(impatient).rejects.toThrow('busy'), goingOn()]);
    await db.commitTransaction(long);
    expect(order).toEqual(['begin 1', 'going on in 1', 'commit 1']);
  });
});

test('a write that calls another write does not wait for itself', async () => {
  const { db } = database({
    async upsert(this: Fake, args: Write): Promise<string> {
      return this.updateOne(args);
    },
  });
  expect(await db.upsert({ what: 'written' })).toBe('written');
});

describe('the service does not start', () => {
  test('when the adapter lacks a write method that the queue knows', () => {
    expect(() => database({ updateJobs: undefined })).toThrow('has no updateJobs');
  });

  test('when the adapter has a write method that the queue does not know', () => {
    expect(() => database({ updateEverything: async () => {} })).toThrow(
      'does not know these methods of the database adapter: updateEverything',
    );
  });
});
