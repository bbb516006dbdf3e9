import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseAdapterObj, isolateObjectProperty } from 'payload';
import { createQueue, QUEUE_TIMEOUT_MS } from './queue.ts';

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
/** Methods whose names look like writes but are command-line tools or parts of the writes above. */
const NO_WRITES = ['createMigration', 'createJSONQuery', 'deleteWhere'];
const NAME_OF_A_WRITE = /^(create|update|delete|upsert|insertM|remove|replace|restore|save)/;

const TIMED_OUT = 'The transaction timed out while others waited, and was rolled back.';

interface Transaction {
  id: unknown;
  state: 'waiting' | 'open' | 'ended';
  /** Its pending writes. */
  writes: Set<Promise<unknown>>;
  alarm?: ReturnType<typeof setTimeout>;
}

function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}

function getMethod(adapter: Adapter, name: string): Method {
  const method = adapter[name];
  if (!isMethod(method))
    throw new Error(`The database adapter has no ${name}, which src/platform/database/sqlite/sqlite-write-queue.ts waits its turn for.`);
  return method;
}

/** Throws at the start if Payload has write methods that the queue does not know: they would occasionally block the process. */
function checkNames(adapter: Adapter): void {
  for (const name of [...WRITES, ...TRANSACTIONS]) getMethod(adapter, name);
  const unknown = Object.keys(adapter).filter(
    (name) => NAME_OF_A_WRITE.test(name) && isMethod(adapter[name]) && !WRITES.includes(name) && !NO_WRITES.includes(name),
  );
  if (unknown.length > 0)
    throw new Error(
      `src/platform/database/sqlite/sqlite-write-queue.ts does not know these methods of the database adapter: ${unknown.join(', ')}`,
    );
}

const getRequest = (argument: unknown): object | undefined =>
  typeof argument === 'object' && argument !== null && 'req' in argument && typeof argument.req === 'object' && argument.req !== null
    ? argument.req
    : undefined;

/** The transaction id that a write was given, which may be a promise. */
async function readTransactionId(argument: unknown): Promise<unknown> {
  const req = getRequest(argument);
  return req && 'transactionID' in req ? req.transactionID : undefined;
}

function applyWithin(argument: unknown, id: unknown): unknown {
  const req: { transactionID?: unknown } = isolateObjectProperty<{ transactionID?: unknown }>(getRequest(argument) ?? {}, 'transactionID');
  req.transactionID = id;
  return { ...(typeof argument === 'object' ? argument : {}), req };
}

function queueWriters(adapter: Adapter, timeoutMs: number): void {
  checkNames(adapter);
  const queue = createQueue(timeoutMs);
  const open = new Map<unknown, Transaction & { end: () => void }>();
  /** Transactions that were rolled back without their owners, until these end them. */
  const timedOut = new Set<unknown>();
  /** The transaction that the current code has begun. */
  const around = new AsyncLocalStorage<Transaction>();
  const call = (method: Method, args: unknown[]) => method.apply(adapter, args as never[]);
  const begin = getMethod(adapter, 'beginTransaction');
  const rollback = getMethod(adapter, 'rollbackTransaction');

  /** Ends a transaction after its pending writes. Returns whether it was open. */
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

  /** Rolls back a transaction that is never ended (an exception in between, an aborted request) while others wait. */
  function watch(transaction: Transaction): void {
    clearTimeout(transaction.alarm);
    if (transaction.state !== 'open') return;
    transaction.alarm = setTimeout(() => {
      if (transaction.writes.size > 0 || !queue.isAwaited()) return watch(transaction);
      timedOut.add(transaction.id);
      // If the rollback fails, the transaction has ended otherwise; the next writer gets its turn in any case.
      end(transaction.id, rollback, [transaction.id]).catch(() => undefined);
    }, timeoutMs);
    transaction.alarm.unref();
  }

  adapter['beginTransaction'] = async (...args: unknown[]) => {
    const transaction: Transaction = { id: undefined, state: 'waiting', writes: new Set() };
    // Before the first `await`, so that the caller's context has it.
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
    if (timedOut.delete(id)) throw new Error(TIMED_OUT);
    await end(id, commit, args);
  };
  adapter['rollbackTransaction'] = async (...args: unknown[]) => {
    const id: unknown = await args[0];
    // The rollback of Payload ignores a transaction that has ended.
    timedOut.delete(id);
    await end(id, rollback, args);
  };

  async function writeInTransaction(transaction: Transaction, write: () => Promise<unknown>): Promise<unknown> {
    const writing = write();
    transaction.writes.add(writing);
    try {
      return await writing;
    } finally {
      transaction.writes.delete(writing);
      watch(transaction);
    }
  }

  // A write that calls another write (`upsert` calls `updateOne`) already has its turn.
  const hasTurn = new AsyncLocalStorage<true>();
  for (const name of WRITES) {
    const write = getMethod(adapter, name);
    adapter[name] = async (...args: unknown[]) => {
      // Read before any `await`: code that only runs beside a beginning transaction does not belong to it.
      const own = around.getStore();
      const ownIsOpen = own?.state === 'open';
      const id = await readTransactionId(args[0]);
      if (timedOut.has(id)) throw new Error(TIMED_OUT);
      const named = open.get(id);
      if (named) return writeInTransaction(named, async () => call(write, args));
      if (hasTurn.getStore()) return call(write, args);
      // Waiting for one's own turn would deadlock, and SQLite allows no second writing connection.
      if (own && ownIsOpen && own.state === 'open')
        return writeInTransaction(own, async () => call(write, [applyWithin(args[0], own.id), ...args.slice(1)]));
      return queue.run(() => hasTurn.run(true, async () => call(write, args)));
    };
  }
}

/**
 * Serialises writes. SQLite has one writer, and its driver blocks the process while it waits: two concurrent saves would block each other until
 * one fails. Reads are not delayed.
 */
export function queueWrites<Made extends DatabaseAdapterObj<never>>(adapter: Made, { timeoutMs = QUEUE_TIMEOUT_MS } = {}): Made {
  return {
    ...adapter,
    init: (args) => {
      const initialised = adapter.init(args);
      queueWriters(initialised, timeoutMs);
      return initialised;
    },
  };
}
