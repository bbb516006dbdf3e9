import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseAdapterObj } from 'payload';

type Method = (...args: never[]) => Promise<unknown>;
type Adapter = Record<string, Method | undefined>;

/** Writes of the adapter that some of Payload's operations make outside of a transaction. */
const WRITES = [
  'create',
  'updateOne',
  'updateMany',
  'deleteOne',
  'deleteMany',
  'upsert',
  'createVersion',
  'updateVersion',
  'deleteVersions',
  'createGlobal',
  'updateGlobal',
  'createGlobalVersion',
  'updateGlobalVersion',
  'updateJobs',
] as const;

/** Milliseconds that a write waits for those before it. */
const PATIENCE = 30_000;

/** A line of writers: each gets its turn when the one before has ended. */
export function createQueue(patience: number = PATIENCE) {
  let last: Promise<void> = Promise.resolve();

  /** Waits for the turn; the function it gives ends it. Rejects when the turn does not come in time. */
  async function turn(): Promise<() => void> {
    const before = last;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    last = before.then(() => ended);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The database has been busy with another change for too long.')), patience);
    });
    try {
      await Promise.race([before, late]);
      return end;
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function run<Value>(write: () => Promise<Value>): Promise<Value> {
    const end = await turn();
    try {
      return await write();
    } finally {
      end();
    }
  }

  return { turn, run };
}

async function hasTransaction(argument: unknown): Promise<boolean> {
  const req = typeof argument === 'object' && argument !== null && 'req' in argument ? argument.req : undefined;
  const id = typeof req === 'object' && req !== null && 'transactionID' in req ? await req.transactionID : undefined;
  return id !== undefined && id !== null;
}

function queueWriters(adapter: Adapter): void {
  const queue = createQueue();
  const ends = new Map<unknown, () => void>();
  const { beginTransaction, commitTransaction, rollbackTransaction } = adapter;

  adapter['beginTransaction'] = async (...args) => {
    const end = await queue.turn();
    try {
      const id = await beginTransaction?.apply(adapter, args);
      ends.set(id, end);
      return id;
    } catch (error) {
      end();
      throw error;
    }
  };
  const finish =
    (method: Method | undefined): Method =>
    async (...args) => {
      // A transaction's id may still be on its way.
      const id: unknown = await Promise.resolve(args[0]);
      try {
        return await method?.apply(adapter, args);
      } finally {
        ends.get(id)?.();
        ends.delete(id);
      }
    };
  adapter['commitTransaction'] = finish(commitTransaction);
  adapter['rollbackTransaction'] = finish(rollbackTransaction);

  // A write that is made of another one (`upsert` calls `updateOne`) has its turn already.
  const hasTurn = new AsyncLocalStorage<true>();
  for (const name of WRITES) {
    const write = adapter[name];
    if (!write) continue;
    adapter[name] = async (...args) => {
      const now = () => write.apply(adapter, args);
      return hasTurn.getStore() || (await hasTransaction(args[0])) ? now() : queue.run(() => hasTurn.run(true, now));
    };
  }
}

/**
 * Lets one change at a time into the database. SQLite has one writer, and its driver waits for it without letting go of the process:
 * two saves at once would each wait for the other until one failed. Reads are not held up.
 */
export function oneWriterAtATime<Adapter extends DatabaseAdapterObj<never>>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const made = adapter.init(args);
      queueWriters(made);
      return made;
    },
  };
}
