/** The parts of Payload's table model that are used here, before tables are created. */
interface Model {
  rawTables: Record<string, { columns: object; indexes?: Record<string, { name: string; on: string | string[] }> }>;
}

/** PostgreSQL truncates longer names. */
const MAX_NAME = 63;
const ENDING = '_document_idx';

/**
 * A hook of Payload's schema that adds an index by document to each table of localised texts. Payload's own index begins with the language, so
 * that a query for a document in all languages (every list of the admin, for every row) would read the whole table. Throws when two tables would
 * have an index of the same name.
 */
export function indexTextsByDocument<Schema>({ adapter, schema }: { adapter?: Model; schema: Schema }): Schema {
  if (!adapter) throw new Error('Payload gives its hooks no adapter any more');
  const { rawTables } = adapter;
  const names = new Set<string>();
  for (const [table, model] of Object.entries(rawTables)) {
    if (!('_locale' in model.columns && '_parentID' in model.columns)) continue;
    const name = `${table.slice(0, MAX_NAME - ENDING.length)}${ENDING}`;
    if (names.has(name)) throw new Error(`There is already one of the name ${name}`);
    names.add(name);
    model.indexes = { ...model.indexes, _document: { name, on: '_parentID' } };
  }
  return schema;
}
