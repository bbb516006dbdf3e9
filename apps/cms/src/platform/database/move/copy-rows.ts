import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { type SqliteValue, toCanonicalForm, toPostgresText } from './column-kinds.ts';
import { type Column, insertRows, readRows, type Table, type Transaction } from './postgres-target.ts';
import type { SqliteSource } from './sqlite-source.ts';

type Texts = (string | null)[];

/** Limits of one INSERT statement. */
const BATCH = { rows: 500, characters: 4_000_000 };

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The server's message about a failed statement, without the statement and its values, which must not be logged. */
export function describeDatabaseError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error && error.message.startsWith('Failed query')) return describeDatabaseError(error.cause);
  // A host with several addresses, none of which answers.
  if (error instanceof AggregateError) return error.errors.map(getMessage).join(', ');
  return error.message;
}

function toTexts(columns: readonly Column[], values: readonly SqliteValue[]): Texts {
  return columns.map(({ name, kind }, index) => {
    try {
      return toPostgresText(kind, values[index] ?? null);
    } catch (error) {
      throw new Error(`${name}: ${getMessage(error)}`, { cause: error });
    }
  });
}

const getName = ({ columns }: Table, values: readonly (SqliteValue | undefined)[]): string =>
  String(values[columns.findIndex(({ name }) => name === 'id')]);

/** The rows of a SQLite table as texts. Throws with the row's name when a value cannot be converted. */
function* readSource(source: SqliteSource, table: Table): Generator<Texts> {
  const names = table.columns.map(({ name }) => name);
  for (const values of source.readRows(table.name, names)) {
    try {
      yield toTexts(table.columns, values);
    } catch (error) {
      throw new Error(`${table.name}, row ${getName(table, values)}: ${getMessage(error)}`, { cause: error });
    }
  }
}

async function insertRow(db: Transaction, table: Table, row: Texts): Promise<void> {
  try {
    await insertRows(db, table, [row]);
  } catch (error) {
    throw new Error(`${table.name}, row ${getName(table, row)}: ${describeDatabaseError(error)}`, { cause: error });
  }
}

/** Inserts rows; if that fails, inserts them one by one to name the row that PostgreSQL rejects. */
async function insertOrName(db: Transaction, table: Table, rows: readonly Texts[]): Promise<void> {
  await db.execute(sql.raw('SAVEPOINT batch'));
  try {
    await insertRows(db, table, rows);
  } catch (error) {
    await db.execute(sql.raw('ROLLBACK TO SAVEPOINT batch'));
    for (const row of rows) await insertRow(db, table, row);
    throw error;
  }
  await db.execute(sql.raw('RELEASE SAVEPOINT batch'));
}

/** Copies all rows of a table; resolves with their number. */
export async function copyRows(source: SqliteSource, db: Transaction, table: Table): Promise<number> {
  let copied = 0;
  let batch: Texts[] = [];
  let characters = 0;
  const send = async () => {
    if (batch.length > 0) await insertOrName(db, table, batch);
    copied += batch.length;
    batch = [];
    characters = 0;
  };
  for (const row of readSource(source, table)) {
    batch.push(row);
    characters += row.reduce((sum, text) => sum + (text?.length ?? 0), 0);
    if (batch.length >= BATCH.rows || characters >= BATCH.characters) await send();
  }
  await send();
  return copied;
}

const computeChecksum = ({ columns }: Table, row: Texts): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(({ kind }, index) => toCanonicalForm(kind, row[index] ?? null))))
    .digest('base64');

/** The differences of a table between the two databases, a line each: row counts, then rows by checksum. Empty when they are equal. */
export async function findDifferences(source: SqliteSource, db: Transaction, table: Table): Promise<string[]> {
  const expected = new Map<string, string>();
  for (const row of readSource(source, table)) expected.set(getName(table, row), computeChecksum(table, row));
  const rows = source.countRows(table.name);
  const differences: string[] = [];
  let differenceCount = 0;
  for await (const row of readRows(db, table)) {
    differenceCount += 1;
    const name = getName(table, row);
    if (expected.get(name) !== computeChecksum(table, row)) differences.push(`${table.name}, row ${name} is not the same`);
    expected.delete(name);
  }
  if (differenceCount !== rows) differences.unshift(`${table.name} has ${rows} rows in SQLite and ${differenceCount} in PostgreSQL`);
  return [...differences, ...[...expected.keys()].map((name) => `${table.name}, row ${name} is missing`)];
}
