/** The parts of Payload's table model that are used here, before tables are created. */
interface Model {
  rawTables: Record<string, { columns: Record<string, { notNull?: boolean }> }>;
}

/** Fields that became optional while their columns stay NOT NULL: SQLite would copy the whole table to change that. */
const REQUIRED_COLUMNS = { media: ['altHu', 'altEn'] } as const;

/** A hook of Payload's schema that keeps these columns NOT NULL: empty values are stored as empty text (`picture-fields.ts`). */
export function requireColumns<Schema>({ adapter, schema }: { adapter?: Model; schema: Schema }): Schema {
  if (!adapter) throw new Error('Payload gives its hooks no adapter any more');
  for (const [table, columns] of Object.entries(REQUIRED_COLUMNS))
    for (const column of columns) {
      const rawColumn = adapter.rawTables[table]?.columns[column];
      if (!rawColumn) throw new Error(`There is no column ${column} of ${table}`);
      rawColumn.notNull = true;
    }
  return schema;
}
