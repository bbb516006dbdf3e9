/** The parts of Payload's table model that are used here, before tables are created. */
interface Model {
  rawTables: Record<string, { columns: Record<string, { notNull?: boolean }> }>;
}

/** Fields that have become optional but whose columns are still NOT NULL: SQLite would copy the whole table to change that. */
const KEPT = { media: ['altHu', 'altEn'] } as const;

/** A hook of Payload's schema that keeps these columns NOT NULL: empty values are stored as empty text (`picture-fields.ts`). */
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
