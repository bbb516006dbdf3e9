import { type Client, type InStatement, LibsqlError, type Transaction } from '@libsql/client';

/** The transaction goes on after these; after any other error SQLite may have rolled it back by itself. */
const HARMLESS = /^SQLITE_(?:CONSTRAINT|ERROR$)/;

const isHarmless = (error: unknown) => error instanceof LibsqlError && HARMLESS.test(error.code);

/**
 * Gives each transaction a connection that is used again, or closed, when it ends. The driver (`@libsql/client` 0.14) makes a new one for
 * what comes after a transaction, without the settings of the first, and leaves the old one open until it is garbage: with 2 MB of pages each.
 * `open` makes a connection with its settings.
 */
export function reuseConnections(client: Client, open: () => Promise<Client>): void {
  let idle: Client | undefined;
  const takeIdle = () => {
    const taken = idle;
    idle = undefined;
    return taken;
  };

  async function begin(): Promise<Transaction> {
    const connection = takeIdle() ?? (await open());
    let isClosed = false;

    const giveUp = async () => {
      isClosed = true;
      // Closing alone leaves the lock until the statements are garbage. SQLite may have rolled it back already.
      await connection.execute('ROLLBACK').catch(() => {});
      connection.close();
    };
    async function run<Value>(act: () => Promise<Value>): Promise<Value> {
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
      // After an error that has closed it there is nothing left to undo.
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
  client.transaction = begin;
  client.close = () => {
    closeClient();
    takeIdle()?.close();
  };
}
