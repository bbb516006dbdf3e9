import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import type { Environment } from '../environment.ts';
import { migrations as postgresMigrations } from '../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../migrations/sqlite/index.ts';
import { oneWriterAtATime } from './sqlite-write-queue.ts';
import { textsByDocument } from './text-indexes.ts';

/** Where the command line writes new migrations, seen from `apps/cms`; a bundle knows no folder of its own. */
const MIGRATIONS = path.resolve('src/migrations');

interface Options {
  /** Milliseconds that a write waits for the others; only SQLite's wait. */
  patience?: number;
  /** Whether opening it brings its schema up to date; otherwise the schema is left as it is. */
  migrates?: boolean;
}

/** SQLite in a file of the data directory, or the PostgreSQL that DATABASE_URL names. The schema comes from the migrations alone. */
export function database(env: Environment, { migrates = true, ...options }: Options = {}): DatabaseAdapterObj<never> {
  const common = { push: false, blocksAsJSON: true, allowIDOnCreate: true, beforeSchemaInit: [textsByDocument] };
  if (env.DATABASE_URL) {
    const postgres = postgresAdapter({
      ...common,
      // A save takes a second connection while its transaction is open; with the default of 10, nine parallel saves wait for ever.
      pool: { connectionString: env.DATABASE_URL, max: 50 },
      migrationDir: path.join(MIGRATIONS, 'postgres'),
      ...(migrates ? { prodMigrations: postgresMigrations } : {}),
    }) as DatabaseAdapterObj<never>;
    return withPoolErrors(postgres);
  }
  const sqlite = sqliteAdapter({
    ...common,
    client: { url: `file:${path.join(env.DATA_DIR, 'liget.sqlite')}` },
    wal: { synchronous: 'NORMAL' },
    busyTimeout: 10_000,
    transactionOptions: {},
    migrationDir: path.join(MIGRATIONS, 'sqlite'),
    ...(migrates ? { prodMigrations: sqliteMigrations } : {}),
  }) as DatabaseAdapterObj<never>;
  return oneWriterAtATime(sqlite, options);
}

interface Pooled {
  pool?: { on(event: 'error', listener: (error: Error) => void): unknown };
  connect?: (this: unknown, ...args: unknown[]) => Promise<void>;
}

/** A connection that breaks while it is idle (the server restarts) would otherwise end the whole process: the pool makes a new one. */
function withPoolErrors(adapter: DatabaseAdapterObj<never>): DatabaseAdapterObj<never> {
  return {
    ...adapter,
    init: (args) => {
      const made = adapter.init(args);
      const pooled: Pooled = made;
      const { connect } = pooled;
      pooled.connect = async (...options) => {
        const before = pooled.pool;
        await connect?.apply(made, options);
        if (pooled.pool !== before)
          pooled.pool?.on('error', (error) => args.payload.logger.warn(`A connection to PostgreSQL broke: ${error.message}`));
      };
      return made;
    },
  };
}
