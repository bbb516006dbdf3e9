import { AsyncLocalStorage } from 'node:async_hooks';
import { type Adapter, getMethod, type Method } from './adapter-methods.ts';
import type { Queue } from './queue.ts';

export const TIMED_OUT = 'The transaction timed out while others waited, and was rolled back.';

export interface Transaction {
  id: unknown;
  state: 'waiting' | 'open' | 'ended';
  /** Its pending writes. */
  writes: Set<Promise<unknown>>;
  alarm?: ReturnType<typeof setTimeout>;
}

interface QueuedTransactions {
  /** The open transaction with this id. Throws if it was rolled back because others waited. */
  find(id: unknown): Transaction | undefined;
  /** The transaction that the current code has begun. */
  getOwn(): Transaction | undefined;
  writeWithin(transaction: Transaction, write: () => Promise<unknown>): Promise<unknown>;
}

/** Lets the transactions of an adapter wait for their turns. One that is never ended is rolled back when others wait. */
export function queueTransactions(adapter: Adapter, queue: Queue, timeoutMs: number): QueuedTransactions {
  const open = new Map<unknown, Transaction & { endTurn: () => void }>();
  /** Transactions that were rolled back without their owners, until these end them. */
  const timedOut = new Set<unknown>();
  const around = new AsyncLocalStorage<Transaction>();
  const call = (method: Method, args: unknown[]) => method.apply(adapter, args as never[]);
  const begin = getMethod(adapter, 'beginTransaction');
  const commit = getMethod(adapter, 'commitTransaction');
  const rollback = getMethod(adapter, 'rollbackTransaction');

  /** Ends a transaction after its pending writes. */
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
      transaction.endTurn();
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
      open.set(id, Object.assign(transaction, { id, state: 'open' as const, endTurn }));
      watch(transaction);
      return id;
    } catch (error) {
      endTurn();
      throw error;
    }
  };
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

  return {
    find(id) {
      if (timedOut.has(id)) throw new Error(TIMED_OUT);
      return open.get(id);
    },
    getOwn: () => around.getStore(),
    async writeWithin(transaction, write) {
      const writing = write();
      transaction.writes.add(writing);
      try {
        return await writing;
      } finally {
        transaction.writes.delete(writing);
        watch(transaction);
      }
    },
  };
}
