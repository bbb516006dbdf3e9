/** What is told here of Payload's model of the tables, before they are made. */
interface Model {
  rawTables: Record<string, { columns: Record<string, { notNull?: boolean }> }>;
}

/** Fields that may be empty by now, in columns that were made while they were not. SQLite would copy the whole table to change that. */
const KEPT = { media: ['altHu', 'altEn'] } as const;

/** A hook of Payload's schema that leaves these columns as they are: what is empty is stored as an empty text (`picture-fields.ts`). */
export function requireColumns<Schema>({ adapter, schema }: { adapter?: Model; schema: Schema }): Schema {
  if (!adapter) throw new Error('Payload gives its hooks no adapter any more');
  for (const [table, columns] of Object.entries(KEPT))
    for (const column of columns) {
      const found = adapter.rawTables[table]?.columns[column];
      if (!found) throw new Error(`There is no column ${column} of ${table}`);
      found.notNull = true;
    }
  return schema;
}
