import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseAdapterObj, isolateObjectProperty } from 'payload';
import { type Adapter, checkNames, getMethod, type Method, WRITES } from './adapter-methods.ts';
import { createQueue, QUEUE_TIMEOUT_MS } from './queue.ts';
import { queueTransactions } from './queued-transactions.ts';

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
  const transactions = queueTransactions(adapter, queue, timeoutMs);
  const call = (method: Method, args: unknown[]) => method.apply(adapter, args as never[]);
  // A write that calls another write (`upsert` calls `updateOne`) already has its turn.
  const hasTurn = new AsyncLocalStorage<true>();
  for (const name of WRITES) {
    const write = getMethod(adapter, name);
    adapter[name] = async (...args: unknown[]) => {
      // Read before any `await`: code that only runs beside a beginning transaction does not belong to it.
      const own = transactions.getOwn();
      const ownIsOpen = own?.state === 'open';
      const named = transactions.find(await readTransactionId(args[0]));
      if (named) return transactions.writeWithin(named, async () => call(write, args));
      if (hasTurn.getStore()) return call(write, args);
      // Waiting for one's own turn would deadlock, and SQLite allows no second writing connection.
      if (own && ownIsOpen && own.state === 'open')
        return transactions.writeWithin(own, async () => call(write, [applyWithin(args[0], own.id), ...args.slice(1)]));
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
