/* First versions of contents whose collection or global gets versions, in SQL alone: contents that are moved to PostgreSQL have no Payload yet. */

export type Dialect = 'sqlite' | 'postgres';
/** Runs a statement in the migration's transaction. */
export type Run = (statement: string) => Promise<Record<string, unknown>[]>;

interface Column {
  name: string;
  /** The enumerated type of the column in PostgreSQL; `null` if it has none. */
  type: string | null;
}

export async function listColumns(run: Run, dialect: Dialect, table: string): Promise<Column[]> {
  const rows = await run(
    dialect === 'sqlite'
      ? `SELECT name, NULL AS type FROM pragma_table_info('${table}')`
      : `SELECT column_name AS name, CASE WHEN data_type = 'USER-DEFINED' THEN udt_name END AS type FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name = '${table}'`,
  );
  return rows.map((row) => ({ name: String(row['name']), type: row['type'] === null ? null : String(row['type']) }));
}

/** Makes the first version of what had none, so that it can be restored and compared with the first draft. */
export function createFirstVersions(run: Run, dialect: Dialect) {
  /** Copies columns `x` of a table to columns `prefix + x` of another one; the columns in `more` get its expressions. */
  const copy = async (from: string, to: string, prefix: string, more: Record<string, string>, join = '') => {
    const source = new Set((await listColumns(run, dialect, from)).map(({ name }) => name));
    const pairs = (await listColumns(run, dialect, to)).flatMap(({ name, type }) => {
      const expression = more[name];
      const original = name.startsWith(prefix) ? name.slice(prefix.length) : '';
      if (expression === undefined && (name === 'id' || !source.has(original))) return [];
      return [[`"${name}"`, `${expression ?? `x."${original}"`}${type === null || expression !== undefined ? '' : `::text::"${type}"`}`]];
    });
    await run(
      `INSERT INTO "${to}" (${pairs.map(([name]) => name).join(', ')}) SELECT ${pairs.map(([, value]) => value).join(', ')} FROM "${from}" x ${join}`,
    );
  };
  const now = dialect === 'sqlite' ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')` : 'now()';
  const moment = `COALESCE(x.updated_at, ${now})`;
  /** Joins the version of a document; a global has only one. */
  const ofOwner = (table: string, isGlobal: boolean, key: string) => `JOIN "_${table}_v" v ON ${isGlobal ? '1 = 1' : `v.parent_id = x.${key}`}`;

  return {
    document: (table: string) =>
      copy(table, `_${table}_v`, 'version_', { parent_id: 'x.id', latest: dialect === 'sqlite' ? '1' : 'true', created_at: moment, updated_at: moment }),
    global: (table: string) => copy(table, `_${table}_v`, 'version_', { created_at: moment, updated_at: moment }),
    texts: (table: string, isGlobal: boolean) =>
      copy(`${table}_locales`, `_${table}_v_locales`, 'version_', { _locale: 'x._locale', _parent_id: 'v.id' }, ofOwner(table, isGlobal, '_parent_id')),
    references: (table: string, isGlobal: boolean) =>
      copy(`${table}_rels`, `_${table}_v_rels`, '', { path: `'version.' || x.path`, parent_id: 'v.id' }, ofOwner(table, isGlobal, 'parent_id')),
    /** Rows of a list of the document, or of rows of another list. */
    rows: (table: string, list: string, isGlobal: boolean, within?: string) =>
      copy(
        `${table}_${list}`,
        `_${table}_v_version_${list}`,
        '',
        { _uuid: 'x.id', _parent_id: within ? 'p.id' : 'v.id' },
        within ? `JOIN "_${table}_v_version_${within}" p ON p._uuid = x._parent_id` : ofOwner(table, isGlobal, '_parent_id'),
      ),
    /** What is chosen of a list of words, in rows of a list. */
    choicesOfRows: (table: string, list: string, field: string) =>
      copy(
        `${table}_${list}_${field}`,
        `_${table}_v_version_${list}_${field}`,
        '',
        { parent_id: 'p.id' },
        `JOIN "_${table}_v_version_${list}" p ON p._uuid = x.parent_id`,
      ),
    textsOfRows: (table: string, list: string) =>
      copy(
        `${table}_${list}_locales`,
        `_${table}_v_version_${list}_locales`,
        '',
        { _locale: 'x._locale', _parent_id: 'p.id' },
        `JOIN "_${table}_v_version_${list}" p ON p._uuid = x._parent_id`,
      ),
  };
}

export async function makeVersionOfInboxSettings(run: Run, dialect: Dialect): Promise<void> {
  const make = createFirstVersions(run, dialect);
  await make.global('inbox_settings');
  await make.rows('inbox_settings', 'templates', true);
  await make.textsOfRows('inbox_settings', 'templates');
  await make.choicesOfRows('inbox_settings', 'templates', 'kinds');
}
