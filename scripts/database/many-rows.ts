// Thousands of documents in a seeded SQLite database: repeated copies of existing ones with other ids and slugs. Saving them would take
// hours.
import { DatabaseSync } from 'node:sqlite';

const quote = (name: string) => `"${name}"`;

/** SQL of a column's value in the n-th copy. */
type ColumnChanges = Record<string, (copy: number) => string>;

interface Part {
  name: string;
  changed: ColumnChanges;
  columns: string[];
}

/** Columns with unique values. */
const UNIQUE_COLUMNS: ColumnChanges = { slug: (copy) => `"slug" || '-${copy}'`, filename: (copy) => `'${copy}-' || "filename"` };

const getNumber = (database: DatabaseSync, expression: string, table: string) =>
  Number(database.prepare(`SELECT ${expression} AS number FROM ${quote(table)}`).get()?.['number']);
const getHighestId = (database: DatabaseSync, table: string) => getNumber(database, 'max(id)', table);
const getCount = (database: DatabaseSync, table: string) => getNumber(database, 'count(*)', table);

/**
 * The tables with rows of a table's documents, the table itself first, with the changes of their columns in a copy: ids and references are
 * shifted.
 */
function findTablesOfDocuments(database: DatabaseSync, table: string, step: number): Part[] {
  const columns = (name: string) =>
    database
      .prepare(`SELECT name, type FROM pragma_table_info(?)`)
      .all(name)
      .map((row) => ({ column: String(row['name']), type: String(row['type']) }));
  const listForeignKeys = (name: string) =>
    database
      .prepare(`SELECT "table" AS target, "from" AS column FROM pragma_foreign_key_list(?)`)
      .all(name)
      .map((row) => ({ target: String(row['target']), column: String(row['column']) }));
  const names = database
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all()
    .map((row) => String(row['name']));
  const isTextual = (name: string) => columns(name).some(({ column, type }) => column === 'id' && type.toUpperCase() === 'TEXT');
  /** SQL of the id of a copied row of a table, or of a reference to it in `column`. */
  const shift = (name: string, column: string, by: number) =>
    isTextual(name) ? (copy: number) => `${quote(column)} || '-${copy}'` : (copy: number) => `${quote(column)} + ${copy * by}`;
  const steps = new Map([[table, step]]);
  const changesByTable = new Map<string, ColumnChanges>([[table, { id: shift(table, 'id', step) }]]);
  for (const owner of changesByTable.keys())
    for (const name of names) {
      const parent = listForeignKeys(name).find(({ target, column }) => target === owner && ['_parent_id', 'parent_id'].includes(column));
      // Versions are copied separately, with their own parts.
      if (!parent || changesByTable.has(name) || (name.startsWith('_') && !table.startsWith('_'))) continue;
      const ownStep = isTextual(name) ? 0 : getHighestId(database, name) + 1;
      steps.set(name, ownStep);
      changesByTable.set(name, { id: shift(name, 'id', ownStep), [parent.column]: shift(owner, parent.column, steps.get(owner) ?? 0) });
    }
  return [...changesByTable].map(([name, changed]) => ({ name, changed, columns: columns(name).map(({ column }) => column) }));
}

function copyRows(
  database: DatabaseSync,
  table: string,
  { copies, step, extraChanges = {} }: { copies: number; step: number; extraChanges?: ColumnChanges },
): void {
  const parts = findTablesOfDocuments(database, table, step);
  // Copy only the original rows, not those added meanwhile.
  for (const { name } of parts) database.exec(`CREATE TEMP TABLE ${quote(`before ${name}`)} AS SELECT * FROM main.${quote(name)}`);
  for (let copy = 1; copy <= copies; copy += 1)
    for (const { name, changed, columns } of parts) {
      const values = columns.map(
        (column) =>
          ((name === table ? extraChanges[column] : undefined) ?? changed[column] ?? UNIQUE_COLUMNS[column])?.(copy) ?? quote(column),
      );
      database.exec(
        `INSERT INTO main.${quote(name)} (${columns.map(quote).join(', ')}) SELECT ${values.join(', ')} FROM temp.${quote(`before ${name}`)}`,
      );
    }
}

/** Copies the documents of a collection with their versions until there are at least `wanted`. The service must not be running. */
export function addCopies(file: string, table: string, count: number): number {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA foreign_keys = OFF');
    database.exec('BEGIN');
    const copies = Math.ceil(count / getCount(database, table)) - 1;
    const step = getHighestId(database, table) + 1;
    copyRows(database, table, { copies, step });
    const versions = `_${table}_v`;
    if (database.prepare(`SELECT 1 FROM sqlite_master WHERE name = ?`).get(versions))
      copyRows(database, versions, {
        copies,
        step: getHighestId(database, versions) + 1,
        extraChanges: { parent_id: (copy) => `"parent_id" + ${copy * step}` },
      });
    const broken = database.prepare('PRAGMA foreign_key_check').all();
    if (broken.length > 0) throw new Error(`Copies of ${table} point to what is not there: ${JSON.stringify(broken[0])}`);
    database.exec('COMMIT');
    return getCount(database, table);
  } finally {
    database.close();
  }
}
