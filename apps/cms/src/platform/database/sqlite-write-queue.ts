import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseAdapterObj, isolateObjectProperty } from 'payload';
import { createQueue, PATIENCE } from './queue.ts';

type Method = (...args: never[]) => Promise<unknown>;
type Adapter = Record<string, unknown>;

/** The adapter's methods that write; some of Payload's operations call them outside of a transaction. */
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
];
const TRANSACTIONS = ['beginTransaction', 'commitTransaction', 'rollbackTransaction'];
/** Named like writes, but tools of the command line or parts of the writes above. */
const NO_WRITES = ['createMigration', 'createJSONQuery', 'deleteWhere'];
const NAME_OF_A_WRITE = /^(create|update|delete|upsert|insertM|remove|replace|restore|save)/;

const UNDONE = 'The change was silent for too long while others waited, and has been undone.';

interface Transaction {
  id: unknown;
  state: 'waiting' | 'open' | 'ended';
  /** Its writes that are under way. */
  writes: Set<Promise<unknown>>;
  alarm?: ReturnType<typeof setTimeout>;
}

function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}

function getMethod(adapter: Adapter, name: string): Method {
  const method = adapter[name];
  if (!isMethod(method))
    throw new Error(`The database adapter has no ${name}, which src/platform/database/sqlite-write-queue.ts waits its turn for.`);
  return method;
}

/** After an upgrade of Payload a write that the queue does not know would stop the process now and then: better not to start. */
function checkNames(adapter: Adapter): void {
  for (const name of [...WRITES, ...TRANSACTIONS]) getMethod(adapter, name);
  const unknown = Object.keys(adapter).filter(
    (name) => NAME_OF_A_WRITE.test(name) && isMethod(adapter[name]) && !WRITES.includes(name) && !NO_WRITES.includes(name),
  );
  if (unknown.length > 0)
    throw new Error(
      `src/platform/database/sqlite-write-queue.ts does not know these methods of the database adapter: ${unknown.join(', ')}`,
    );
}

const getRequest = (argument: unknown): object | undefined =>
  typeof argument === 'object' && argument !== null && 'req' in argument && typeof argument.req === 'object' && argument.req !== null
    ? argument.req
    : undefined;

/** The id of the transaction that a write was given; it may still be on its way. */
async function givenId(argument: unknown): Promise<unknown> {
  const req = getRequest(argument);
  return req && 'transactionID' in req ? req.transactionID : undefined;
}

function applyWithin(argument: unknown, id: unknown): unknown {
  const req: { transactionID?: unknown } = isolateObjectProperty<{ transactionID?: unknown }>(getRequest(argument) ?? {}, 'transactionID');
  req.transactionID = id;
  return { ...(typeof argument === 'object' ? argument : {}), req };
}

function queueWriters(adapter: Adapter, patience: number): void {
  checkNames(adapter);
  const queue = createQueue(patience);
  const open = new Map<unknown, Transaction & { end: () => void }>();
  const undone = new Set<unknown>();
  /** The transaction that the code under way has begun. */
  const around = new AsyncLocalStorage<Transaction>();
  const call = (method: Method, args: unknown[]) => method.apply(adapter, args as never[]);
  const begin = getMethod(adapter, 'beginTransaction');
  const rollback = getMethod(adapter, 'rollbackTransaction');

  /** Ends a transaction once its writes are through. Answers whether it was open. */
  async function end(id: unknown, method: Method, args: unknown[]): Promise<void> {
    const transaction = open.get(id);
    if (!transaction) {
      await call(method, args);
      return;
    }
    open.delete(id);
    transaction.state = 'ended';
    clearTimeout(transaction.alarm);
    try {
      await Promise.allSettled(transaction.writes);
      await call(method, args);
    } finally {
      transaction.end();
    }
  }

  /** Whoever never ends a transaction (an exception between, a request that was cut off) must not stop everybody else. */
  function watch(transaction: Transaction): void {
    clearTimeout(transaction.alarm);
    if (transaction.state !== 'open') return;
    transaction.alarm = setTimeout(() => {
      if (transaction.writes.size > 0 || !queue.isAwaited()) return watch(transaction);
      undone.add(transaction.id);
      // What cannot be rolled back has ended otherwise; the turn is given on in any case.
      end(transaction.id, rollback, [transaction.id]).catch(() => undefined);
    }, patience);
    transaction.alarm.unref();
  }

  adapter['beginTransaction'] = async (...args: unknown[]) => {
    const transaction: Transaction = { id: undefined, state: 'waiting', writes: new Set() };
    // Before the first `await`, so that it holds for the caller too.
    around.enterWith(transaction);
    const endTurn = await queue.turn();
    try {
      const id = await call(begin, args);
      open.set(id, Object.assign(transaction, { id, state: 'open' as const, end: endTurn }));
      watch(transaction);
      return id;
    } catch (error) {
      endTurn();
      throw error;
    }
  };
  const commit = getMethod(adapter, 'commitTransaction');
  adapter['commitTransaction'] = async (...args: unknown[]) => {
    const id: unknown = await args[0];
    if (undone.has(id)) throw new Error(UNDONE);
    await end(id, commit, args);
  };
  adapter['rollbackTransaction'] = async (...args: unknown[]) => end(await args[0], rollback, args);

  async function inside(transaction: Transaction, write: () => Promise<unknown>): Promise<unknown> {
    const writing = write();
    transaction.writes.add(writing);
    try {
      return await writing;
    } finally {
      transaction.writes.delete(writing);
      watch(transaction);
    }
  }

  // A write that is made of another one (`upsert` calls `updateOne`) has its turn already.
  const hasTurn = new AsyncLocalStorage<true>();
  for (const name of WRITES) {
    const write = getMethod(adapter, name);
    adapter[name] = async (...args: unknown[]) => {
      // Looked at before any `await`: what only stands beside a beginning transaction does not belong to it.
      const own = around.getStore();
      const ownIsOpen = own?.state === 'open';
      const id = await givenId(args[0]);
      if (undone.has(id)) throw new Error(UNDONE);
      const named = open.get(id);
      if (named) return inside(named, async () => call(write, args));
      if (hasTurn.getStore()) return call(write, args);
      // Waiting for a turn that one holds oneself would never end, and SQLite lets no second connection write.
      if (own && ownIsOpen && own.state === 'open')
        return inside(own, async () => call(write, [applyWithin(args[0], own.id), ...args.slice(1)]));
      return queue.run(() => hasTurn.run(true, async () => call(write, args)));
    };
  }
}

/**
 * Lets one change at a time into the database. SQLite has one writer, and its driver waits for it without letting go of the process:
 * two saves at once would each wait for the other until one failed. Reads are not held up.
 */
export function queueWrites<Made extends DatabaseAdapterObj<never>>(adapter: Made, { patience = PATIENCE } = {}): Made {
  return {
    ...adapter,
    init: (args) => {
      const made = adapter.init(args);
      queueWriters(made, patience);
      return made;
    },
  };
}
