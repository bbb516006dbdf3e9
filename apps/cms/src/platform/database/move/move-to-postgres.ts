import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { migrations as postgresMigrations } from '../../../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../../../migrations/sqlite/index.ts';
import { copyRows, findDifferences } from './copy-rows.ts';
import {
  advanceSequences,
  assertEmpty,
  createSchema,
  type Migration,
  readTables,
  suspendForeignKeys,
  type Table,
  type Transaction,
} from './postgres-target.ts';
import { openSqliteSource, type SqliteSource } from './sqlite-source.ts';

/** Each database has its own migrations. */
const MIGRATIONS_TABLE = 'payload_migrations';
const MAX_NAMED = 10;

interface Migrations {
  /** Names of migrations. */
  sqlite: readonly string[];
  postgres: readonly Migration[];
}
const OWN: Migrations = { sqlite: sqliteMigrations.map(({ name }) => name), postgres: postgresMigrations };

interface Move {
  source: SqliteSource;
  databaseUrl: string;
  log: (line: string) => void;
  migrations?: readonly Migration[];
}

/** The database of a stopped service, at the version of this program. */
export const openSource = (file: string, names = OWN.sqlite): SqliteSource => openSqliteSource(file, names);

const getColumns = (table: string, names: Iterable<string>) => [...names].map((name) => `${table}.${name}`);

/** Throws when one of the databases has a column that the other one does not have. */
function assertSameModel(source: SqliteSource, tables: readonly Table[]): void {
  const inSqlite = new Set([...source.tables].flatMap(([table, columns]) => getColumns(table, columns)));
  const inPostgres = new Set(
    tables.flatMap(({ name, columns }) =>
      getColumns(
        name,
        columns.map((column) => column.name),
      ),
    ),
  );
  const other = [...inSqlite, ...inPostgres].filter((column) => !(inSqlite.has(column) && inPostgres.has(column)));
  if (other.length > 0) throw new Error(`Only one of the databases has ${other.slice(0, MAX_NAMED).join(', ')}.`);
}

/** Copies the tables and reports progress after every tenth of the rows. */
async function copyTables(source: SqliteSource, db: Transaction, tables: readonly Table[], log: Move['log']): Promise<number> {
  const all = tables.reduce((sum, { name }) => sum + source.countRows(name), 0);
  let copied = 0;
  let reportedTenths = 0;
  for (const table of tables) {
    copied += await copyRows(source, db, table);
    const tenths = Math.floor((copied / all) * 10);
    if (tenths > reportedTenths) log(`${copied} of ${all} rows are copied`);
    reportedTenths = tenths;
  }
  return copied;
}

async function compareTables(source: SqliteSource, db: Transaction, tables: readonly Table[]): Promise<void> {
  const differences: string[] = [];
  for (const table of tables) differences.push(...(await findDifferences(source, db, table)));
  if (differences.length > 0)
    throw new Error(`The contents differ in ${differences.length} places: ${differences.slice(0, MAX_NAMED).join('; ')}.`);
}

/**
 * Copies an SQLite database into an empty PostgreSQL in one transaction: schema, rows, sequences, and a comparison of all rows. Rejects and
 * leaves PostgreSQL unchanged when it is not empty, when a row cannot be moved, or when a difference is found.
 */
export async function moveToPostgres({
  source,
  databaseUrl,
  log,
  migrations = OWN.postgres,
}: Move): Promise<{ tables: number; rows: number }> {
  const database = drizzle({ connection: { connectionString: databaseUrl, max: 1 } });
  // A broken connection fails the current statement; without a listener it would also end the process.
  database.$client.on('error', () => {});
  database.$client.on('connect', (client) => client.on('error', () => {}));
  try {
    return await database.transaction(async (db) => {
      await assertEmpty(db);
      await createSchema(db, migrations);
      const every = await readTables(db);
      assertSameModel(source, every);
      const tables = every.filter(({ name }) => name !== MIGRATIONS_TABLE);
      log(`PostgreSQL has the schema: ${every.length} tables`);
      const restoreForeignKeys = await suspendForeignKeys(db);
      const rows = await copyTables(source, db, tables, log);
      await restoreForeignKeys();
      await advanceSequences(db, every);
      await compareTables(source, db, tables);
      log('Every row is the same in both databases');
      return { tables: tables.length, rows };
    });
  } finally {
    await database.$client.end();
  }
}
