import path from 'node:path';
import { type Client, type Config, createClient } from '@libsql/client';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj, Payload } from 'payload';
import { migrations as postgresMigrations } from '../../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../../migrations/sqlite/index.ts';
import type { Environment } from '../environment.ts';
import { requireColumns } from './schema/required-columns.ts';
import { indexTextsByDocument } from './schema/text-indexes.ts';
import { reuseConnections } from './sqlite/sqlite-connections.ts';
import { SQLITE_FILE } from './sqlite/sqlite-file.ts';
import { queueWrites } from './sqlite/sqlite-write-queue.ts';
import { confirmCommits } from './transactions/confirmed-commits.ts';
import { dateVersions } from './version-dates.ts';

/** The folder of new migrations relative to `apps/cms`; a bundled module does not know its folder. */
const MIGRATIONS = path.resolve('src/migrations');

/** Milliseconds that SQLite waits for a write of another process; this process is blocked meanwhile. */
const BUSY_TIMEOUT_MS = 2_000;
/** The same settings as Payload's for the first connection. */
const CONNECTION_SETTINGS = [`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`, 'PRAGMA synchronous = NORMAL'];

interface Options {
  /** Milliseconds that a write waits for other writes; on SQLite only. */
  timeoutMs?: number;
  /** Whether opening applies missing migrations; otherwise the schema is left unchanged. */
  migrates?: boolean;
}

/** SQLite in a file of the data directory, or the PostgreSQL of DATABASE_URL. Only migrations change the schema. */
export function createDatabase(env: Environment, { migrates = true, ...options }: Options = {}): DatabaseAdapterObj<never> {
  const common = { push: false, blocksAsJSON: true, allowIDOnCreate: true, beforeSchemaInit: [indexTextsByDocument, requireColumns] };
  if (env.DATABASE_URL) {
    const postgres = postgresAdapter({
      ...common,
      // A save uses a second connection while its transaction is open; with the default of 10, nine parallel saves would deadlock.
      pool: { connectionString: env.DATABASE_URL, max: 50 },
      migrationDir: path.join(MIGRATIONS, 'postgres'),
      ...(migrates ? { prodMigrations: postgresMigrations } : {}),
    }) as DatabaseAdapterObj<never>;
    return withPoolErrors(withPatches(postgres));
  }
  const sqlite = sqliteAdapter({
    ...common,
    client: { url: `file:${path.join(env.DATA_DIR, SQLITE_FILE)}` },
    wal: { synchronous: 'NORMAL' },
    busyTimeout: BUSY_TIMEOUT_MS,
    transactionOptions: {},
    migrationDir: path.join(MIGRATIONS, 'sqlite'),
    ...(migrates ? { prodMigrations: sqliteMigrations } : {}),
  }) as DatabaseAdapterObj<never>;
  return queueWrites(withReusedConnections(withPatches(sqlite)), options);
}

/** Mends what Payload’s adapters do wrong. */
function withPatches(adapter: DatabaseAdapterObj<never>): DatabaseAdapterObj<never> {
  return {
    ...adapter,
    init: (args) => {
      const opened = adapter.init(args);
      confirmCommits(opened);
      dateVersions(opened);
      return opened;
    },
  };
}

/** The parts of a connected adapter that are used here: PostgreSQL has a pool, SQLite a client. */
interface AdapterConnection {
  pool?: { on(event: 'error', listener: (error: Error) => void): unknown };
  client?: Client;
  clientConfig?: Config;
  connect?: (this: unknown, ...args: unknown[]) => Promise<void>;
}

/** Calls `act` with the adapter after each connect. */
function callAfterConnecting(
  adapter: DatabaseAdapterObj<never>,
  act: (opened: AdapterConnection, payload: Payload) => void,
): DatabaseAdapterObj<never> {
  return {
    ...adapter,
    init: (args) => {
      const opened = adapter.init(args);
      const connected: AdapterConnection = opened;
      const { connect } = connected;
      connected.connect = async (...options) => {
        await connect?.apply(opened, options);
        act(connected, args.payload);
      };
      return opened;
    },
  };
}

/** Without a listener, an idle connection that breaks (server restart) would end the process; the pool opens a new one. */
function withPoolErrors(adapter: DatabaseAdapterObj<never>): DatabaseAdapterObj<never> {
  const seen = new WeakSet<object>();
  return callAfterConnecting(adapter, ({ pool }, { logger }) => {
    if (!pool || seen.has(pool)) return;
    seen.add(pool);
    pool.on('error', (error) => logger.warn(`A connection to PostgreSQL broke: ${error.message}`));
  });
}

function withReusedConnections(adapter: DatabaseAdapterObj<never>): DatabaseAdapterObj<never> {
  const seen = new WeakSet<object>();
  return callAfterConnecting(adapter, ({ client, clientConfig }) => {
    if (!client || !clientConfig || seen.has(client)) return;
    seen.add(client);
    reuseConnections(client, async () => {
      const connection = createClient(clientConfig);
      for (const setting of CONNECTION_SETTINGS) await connection.execute(setting);
      return connection;
    });
  });
}
