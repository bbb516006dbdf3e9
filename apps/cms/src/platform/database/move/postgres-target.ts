import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import * as z from 'zod';
import { quoteIdentifier } from '../sql/sql.ts';
import { type ColumnKind, getColumnKind } from './column-kinds.ts';

/** One transaction of PostgreSQL. */
export type Transaction = MigrateUpArgs['db'];
export interface Migration {
  name: string;
  up: (args: MigrateUpArgs) => Promise<void>;
}

export interface Column {
  name: string;
  /** The type's name in a cast. */
  type: string;
  kind: ColumnKind;
  /** The sequence of the column's default. */
  sequence: string | null;
}

export interface Table {
  name: string;
  columns: Column[];
}

/** Number of rows per read. */
const ROWS = 500;

async function querySql<Row>(db: Transaction, statement: string, row: z.ZodType<Row>): Promise<Row[]> {
  return z.array(row).parse((await db.execute(sql.raw(statement))).rows);
}

/**
 * Throws when the database has tables other than those of extensions, before anything is written. Turns off the server's own timeouts for this
 * transaction.
 */
export async function assertEmpty(db: Transaction): Promise<void> {
  await db.execute(
    sql.raw('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = 0'),
  );
  const [encoding] = await querySql(db, 'SHOW server_encoding', z.object({ server_encoding: z.string() }));
  if (encoding?.server_encoding !== 'UTF8')
    throw new Error(`The database's encoding is ${encoding?.server_encoding}; make one with ENCODING 'UTF8'.`);
  const existing = await querySql(
    db,
    `SELECT name FROM (
       SELECT 'pg_class'::regclass AS catalog, oid, relname AS name FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND relnamespace = 'public'::regnamespace
       UNION ALL SELECT 'pg_type'::regclass, oid, typname FROM pg_type WHERE typtype IN ('e', 'd') AND typnamespace = 'public'::regnamespace) AS there
     WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = there.catalog AND d.objid = there.oid AND d.deptype = 'e')
     ORDER BY name LIMIT 3`,
    z.object({ name: z.string() }),
  );
  if (existing.length > 0)
    throw new Error(
      `The PostgreSQL database is not empty (${existing.map(({ name }) => name).join(', ')}, …). Name an empty one with DATABASE_URL.`,
    );
}

/** Placeholder for arguments of a migration that must not be used: Payload does not run on this database yet. */
const createAbsent = (name: string) =>
  new Proxy(Object.create(null), {
    get: () => {
      throw new Error(`It needs "${name}", which there is not while contents are moved: write it in SQL.`);
    },
  });

/** Creates the schema by the content service's migrations and marks them as applied. */
export async function createSchema(db: Transaction, migrations: readonly Migration[]): Promise<void> {
  for (const { name, up } of migrations) {
    await up({ db, payload: createAbsent('payload'), req: createAbsent('req') });
    await db.execute(sql`INSERT INTO payload_migrations (name, batch) VALUES (${name}, 1)`);
  }
}

export async function readTables(db: Transaction): Promise<Table[]> {
  const rows = await querySql(
    db,
    `SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS "type", t.typtype = 'e' AS "isEnum",
       pg_get_serial_sequence(format('public.%I', c.relname), a.attname) AS "sequence"
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped JOIN pg_type t ON t.oid = a.atttypid
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     ORDER BY c.relname, a.attnum`,
    z.object({ table: z.string(), column: z.string(), type: z.string(), isEnum: z.boolean(), sequence: z.string().nullable() }),
  );
  const tables = new Map<string, Table>();
  for (const { table, column, type, isEnum, sequence } of rows) {
    const entry = tables.get(table) ?? { name: table, columns: [] };
    try {
      entry.columns.push({ name: column, type, kind: getColumnKind(type, isEnum), sequence });
    } catch (error) {
      throw new Error(`${table}.${column}: ${error instanceof Error ? error.message : ''}`, { cause: error });
    }
    tables.set(table, entry);
  }
  return [...tables.values()];
}

/**
 * Drops the foreign keys, so that tables can be filled in any order; the returned function restores them, which checks every row. Needs only the
 * rights of the tables' owner.
 */
export async function suspendForeignKeys(db: Transaction): Promise<() => Promise<void>> {
  const keys = await querySql(
    db,
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS "drop",
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS "add"
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY oid`,
    z.object({ drop: z.string(), add: z.string() }),
  );
  if (keys.length === 0) return () => Promise.resolve();
  await db.execute(sql.raw(keys.map(({ drop }) => drop).join(';')));
  return async () => {
    await db.execute(sql.raw(keys.map(({ add }) => add).join(';')));
  };
}

/** Inserts rows of texts, which the statement casts to the types of the columns. */
export async function insertRows(db: Transaction, { name, columns }: Table, rows: readonly (string | null)[][]): Promise<void> {
  const names = sql.raw(columns.map((column) => quoteIdentifier(column.name)).join(', '));
  const casts = sql.raw(columns.map((column) => `${quoteIdentifier(column.name)}::${column.type}`).join(', '));
  const values = columns.map((_, index) => sql`${sql.param(rows.map((row) => row[index] ?? null))}::text[]`);
  await db.execute(
    sql`INSERT INTO ${sql.raw(quoteIdentifier(name))} (${names}) SELECT ${casts} FROM unnest(${sql.join(values, sql`, `)}) AS given (${names})`,
  );
}

const TEXT_OF: Readonly<Partial<Record<ColumnKind, (column: string) => string>>> = {
  instant: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** The rows of a table as texts, in batches. */
export async function* readRows(db: Transaction, { name, columns }: Table): AsyncGenerator<(string | null)[]> {
  const texts = columns.map((column, index) => {
    const quoted = quoteIdentifier(column.name);
    return `${TEXT_OF[column.kind]?.(quoted) ?? `${quoted}::text`} AS "${index}"`;
  });
  await db.execute(sql.raw(`DECLARE moved NO SCROLL CURSOR FOR SELECT ${texts.join(', ')} FROM ${quoteIdentifier(name)}`));
  for (;;) {
    const { rows } = await db.execute(sql.raw(`FETCH ${ROWS} FROM moved`));
    for (const row of rows) yield columns.map((_, index) => z.string().nullable().parse(row[String(index)]));
    if (rows.length < ROWS) break;
  }
  await db.execute(sql.raw('CLOSE moved'));
}

/** Sets each sequence to the highest number of its column. */
export async function advanceSequences(db: Transaction, tables: readonly Table[]): Promise<void> {
  for (const { name, columns } of tables)
    for (const { name: column, sequence } of columns)
      if (sequence)
        await db.execute(
          sql`SELECT setval(${sequence}, highest) FROM (SELECT max(${sql.raw(quoteIdentifier(column))}) AS highest FROM ${sql.raw(quoteIdentifier(name))}) AS h WHERE highest IS NOT NULL`,
        );
}
