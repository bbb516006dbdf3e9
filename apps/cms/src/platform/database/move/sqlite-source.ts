import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { quoteIdentifier } from '../sql/sql.ts';
import type { SqliteValue } from './column-kinds.ts';

/** Milliseconds to wait for a stopping service. */
const LOCK_TIMEOUT_MS = 3000;
const SQLITE_BUSY = 5;

export interface SqliteSource {
  /** The columns of each table. */
  tables: ReadonlyMap<string, ReadonlySet<string>>;
  countRows(table: string): number;
  /** The rows in storage order, with values in the order of `columns`. */
  readRows(table: string, columns: readonly string[]): Iterable<SqliteValue[]>;
  close(): void;
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/** Takes an exclusive lock; throws when another process has the database open. */
function lock(database: DatabaseSync, file: string): void {
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE');
  } catch (error) {
    if (isBusy(error)) throw new Error(`A service works on ${file}. Stop the services first.`, { cause: error });
    throw error;
  }
}

function assertSound(database: DatabaseSync, file: string): void {
  const integrity = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  if (integrity !== 'ok') throw new Error(`The database ${file} is damaged: ${String(integrity)}`);
  const dangling = database.prepare('PRAGMA foreign_key_check').all();
  if (dangling.length === 0) return;
  const rows = dangling
    .slice(0, 5)
    .map((row) => `${String(row['table'])}, row ${String(row['rowid'])} (names a missing row of ${String(row['parent'])})`);
  throw new Error(`${dangling.length} references of ${file} lead nowhere: ${rows.join('; ')}`);
}

/** Throws for a database of another version, because its tables differ from those created in PostgreSQL. */
function assertVersion(database: DatabaseSync, tables: SqliteSource['tables'], migrations: readonly string[]): void {
  const applied = tables.has('payload_migrations')
    ? database
        .prepare('SELECT name FROM payload_migrations ORDER BY name')
        .all()
        .map((row) => String(row['name']))
    : [];
  if (applied.join() === migrations.toSorted().join()) return;
  throw new Error('The SQLite database is of another version than this program. Start this version on it once, stop it, and try again.');
}

function readTables(database: DatabaseSync): Map<string, ReadonlySet<string>> {
  const rows = database
    .prepare(
      `SELECT m.name AS "table", c.name AS "column" FROM sqlite_schema m JOIN pragma_table_info(m.name) c
       WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .all();
  const tables = new Map<string, Set<string>>();
  for (const { table, column } of rows) {
    const columns = tables.get(String(table)) ?? new Set();
    tables.set(String(table), columns.add(String(column)));
  }
  return tables;
}

/**
 * Opens the database of a stopped service exclusively until `close`; writes nothing. Throws when the database is in use, damaged, or not at
 * these migrations.
 */
export function openSqliteSource(file: string, migrations: readonly string[], timeoutMs = LOCK_TIMEOUT_MS): SqliteSource {
  if (!existsSync(file)) throw new Error(`There is no database ${file}; name its folder with DATA_DIR.`);
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    lock(database, file);
    const tables = readTables(database);
    assertVersion(database, tables, migrations);
    assertSound(database, file);
    return {
      tables,
      countRows: (table) => Number(database.prepare(`SELECT count(*) AS n FROM ${quoteIdentifier(table)}`).get()?.['n']),
      *readRows(table, columns) {
        const statement = database.prepare(
          `SELECT ${columns.map(quoteIdentifier).join(', ')} FROM ${quoteIdentifier(table)} ORDER BY rowid`,
        );
        statement.setReadBigInts(true);
        for (const row of statement.iterate()) yield columns.map((column) => row[column] ?? null);
      },
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
