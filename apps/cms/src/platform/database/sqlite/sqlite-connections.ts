import { type Client, type InStatement, LibsqlError, type Transaction } from '@libsql/client';
import { yieldWhenBusy } from '../../event-loop.ts';

/** Errors after which the transaction is still open; after any other error SQLite may have rolled it back. */
const HARMLESS = /^SQLITE_(?:CONSTRAINT|ERROR$)/;

const isHarmless = (error: unknown) => error instanceof LibsqlError && HARMLESS.test(error.code);

/**
 * Gives each transaction a connection that is reused, or closed, when it ends. After a transaction the driver (`@libsql/client` 0.14) opens a
 * new connection without the settings of the first one, and leaves the old one (2 MB of pages) open until it is garbage collected. `open` makes
 * a connection with its settings. The driver is synchronous: before a statement, other work of the process gets a turn when it has waited.
 */
export function reuseConnections(client: Client, open: () => Promise<Client>): void {
  let idle: Client | undefined;
  const takeIdle = () => {
    const connection = idle;
    idle = undefined;
    return connection;
  };

  async function begin(): Promise<Transaction> {
    const connection = takeIdle() ?? (await open());
    let isClosed = false;

    const giveUp = async () => {
      isClosed = true;
      // Closing alone keeps the lock until the statements are garbage collected. SQLite may have rolled back already.
      await connection.execute('ROLLBACK').catch(() => {});
      connection.close();
    };
    async function run<Value>(act: () => Promise<Value>): Promise<Value> {
      await yieldWhenBusy();
      if (isClosed) throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED');
      try {
        return await act();
      } catch (error) {
        if (!isHarmless(error)) await giveUp();
        throw error;
      }
    }
    async function end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
      try {
        await run(() => connection.execute(statement));
      } catch (error) {
        if (!isClosed) await giveUp();
        throw error;
      }
      isClosed = true;
      if (idle || client.closed) connection.close();
      else idle = connection;
    }

    await run(() => connection.execute('BEGIN IMMEDIATE'));
    return {
      execute: (statement: InStatement) => run(() => connection.execute(statement)),
      batch: async (statements) => {
        const results = [];
        for (const statement of statements) results.push(await run(() => connection.execute(statement)));
        return results;
      },
      executeMultiple: (sql) => run(() => connection.executeMultiple(sql)),
      commit: () => end('COMMIT'),
      // After an error that closed the connection there is nothing to roll back.
      rollback: async () => (isClosed ? undefined : end('ROLLBACK')),
      close: () => {
        if (!isClosed) void giveUp();
      },
      get closed() {
        return isClosed;
      },
    };
  }

  const closeClient = client.close.bind(client);
  const execute = client.execute.bind(client);
  client.execute = async (statement: InStatement) => {
    await yieldWhenBusy();
    return execute(statement);
  };
  client.transaction = begin;
  client.close = () => {
    closeClient();
    takeIdle()?.close();
  };
}
