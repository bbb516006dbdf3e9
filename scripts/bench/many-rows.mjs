// Thousands of documents in a seeded SQLite database: those that are there, again and again under other ids and addresses. Saving them would take hours.
import { DatabaseSync } from 'node:sqlite';

const quoted = (name) => `"${name}"`;

/** Columns of which no two documents may have the same value. */
const OWN = { slug: (copy) => `"slug" || '-${copy}'`, filename: (copy) => `'${copy}-' || "filename"` };

/**
 * The tables that belong to a table's documents, the table itself first, with what their columns become in a copy. A part's own id is text or
 * is given anew; what points to something else stays.
 */
function belongings(database, table, step) {
  const columns = (name) => database.prepare(`SELECT name, type, pk FROM pragma_table_info(?)`).all(name);
  const pointers = (name) => database.prepare(`SELECT "table" AS target, "from" AS column FROM pragma_foreign_key_list(?)`).all(name);
  const names = database
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all()
    .map(({ name }) => String(name));
  const found = new Map([[table, { id: (copy) => `"id" + ${copy * step}` }]]);
  const isTextual = (name) => columns(name).some(({ name: column, type }) => column === 'id' && type.toUpperCase() === 'TEXT');
  for (const owner of found.keys())
    for (const name of names) {
      const up = pointers(name).find(({ target, column }) => target === owner && ['_parent_id', 'parent_id'].includes(column));
      // A version is no part of its document: its own pointer is moved, with all that it has.
      if (!up || found.has(name) || (name.startsWith('_') && !table.startsWith('_'))) continue;
      const moved = owner === table ? (copy) => `${quoted(up.column)} + ${copy * step}` : (copy) => `${quoted(up.column)} || '-${copy}'`;
      found.set(name, { id: isTextual(name) ? (copy) => `"id" || '-${copy}'` : () => 'NULL', [up.column]: moved });
    }
  return [...found].map(([name, changed]) => ({ name, changed, columns: columns(name).map(({ name: column }) => column) }));
}

const numberOf = (database, expression, table) =>
  Number(database.prepare(`SELECT ${expression} AS number FROM ${quoted(table)}`).get()?.number);
const highest = (database, table) => numberOf(database, 'max(id)', table);
const countOf = (database, table) => numberOf(database, 'count(*)', table);

function copied(database, table, { copies, step, also = {} }) {
  const parts = belongings(database, table, step);
  // Only what was there before, whatever has been added meanwhile.
  for (const { name } of parts) database.exec(`CREATE TEMP TABLE ${quoted(`before ${name}`)} AS SELECT * FROM main.${quoted(name)}`);
  for (let copy = 1; copy <= copies; copy += 1)
    for (const { name, changed, columns } of parts) {
      const values = columns.map(
        (column) => ((name === table ? also[column] : undefined) ?? changed[column] ?? OWN[column])?.(copy) ?? quoted(column),
      );
      database.exec(
        `INSERT INTO main.${quoted(name)} (${columns.map(quoted).join(', ')}) SELECT ${values.join(', ')} FROM temp.${quoted(`before ${name}`)}`,
      );
    }
}

/** Copies the documents of a collection with their versions until there are at least so many. The service must not be running. */
export function fill(file, table, wanted) {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA foreign_keys = OFF');
    database.exec('BEGIN');
    const copies = Math.ceil(wanted / countOf(database, table)) - 1;
    const step = highest(database, table) + 1;
    copied(database, table, { copies, step });
    const versions = `_${table}_v`;
    if (database.prepare(`SELECT 1 FROM sqlite_master WHERE name = ?`).get(versions))
      copied(database, versions, {
        copies,
        step: highest(database, versions) + 1,
        also: { parent_id: (copy) => `"parent_id" + ${copy * step}` },
      });
    const broken = database.prepare('PRAGMA foreign_key_check').all();
    if (broken.length > 0) throw new Error(`Copies of ${table} point to what is not there: ${JSON.stringify(broken[0])}`);
    database.exec('COMMIT');
    return countOf(database, table);
  } finally {
    database.close();
  }
}
