/* What the migrations `menus_and_order` do beside changing tables, in SQL alone: contents that are moved to PostgreSQL have no Payload yet. */

type Dialect = 'sqlite' | 'postgres';
/** Runs a statement in the migration's transaction. */
type Run = (statement: string) => Promise<Record<string, unknown>[]>;

/** They get drafts. */
const DRAFTED = ['menus', 'page_metadata', 'static_images'];
/** They are sorted by hand. */
const ORDERED = [
  'top_locations',
  'projects',
  'home_carousel_items',
  'public_announcements',
  'visitor_information',
  'public_information',
  'business_partner_items',
];
/** Rows that belong to tables which SQLite makes anew; parents before their children. */
const BELOW_DRAFTED = ['menus_items', 'menus_items_locales', 'menus_rels', 'page_metadata_locales', 'static_images_locales'];

interface Column {
  name: string;
  /** In PostgreSQL, of a column that takes words of a list. */
  type: string | null;
}

async function columnsOf(run: Run, dialect: Dialect, table: string): Promise<Column[]> {
  const rows = await run(
    dialect === 'sqlite'
      ? `SELECT name, NULL AS type FROM pragma_table_info('${table}')`
      : `SELECT column_name AS name, CASE WHEN data_type = 'USER-DEFINED' THEN udt_name END AS type FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name = '${table}'`,
  );
  return rows.map((row) => ({ name: String(row['name']), type: row['type'] === null ? null : String(row['type']) }));
}

/**
 * Before the tables change. SQLite can make a column optional by a new table alone, and takes away the rows that refer to the old one, for foreign
 * keys cannot be switched off within a transaction: so those are set aside. What is stored is public, and says so before it is copied.
 */
export async function beforeMenusAndOrder(run: Run): Promise<void> {
  for (const table of DRAFTED) {
    await run(`ALTER TABLE "${table}" ADD "saved_by" text`);
    await run(`ALTER TABLE "${table}" ADD "_status" text DEFAULT 'published'`);
  }
  for (const table of BELOW_DRAFTED) await run(`CREATE TABLE "__kept_${table}" AS SELECT * FROM "${table}"`);
}

async function putBack(run: Run): Promise<void> {
  for (const table of BELOW_DRAFTED) {
    const names = (await columnsOf(run, 'sqlite', `__kept_${table}`)).map(({ name }) => `"${name}"`).join(', ');
    await run(`INSERT OR IGNORE INTO "${table}" (${names}) SELECT ${names} FROM "__kept_${table}"`);
    await run(`DROP TABLE "__kept_${table}"`);
  }
}

/** Makes the first version of what had none, so that it can be restored, and the first draft has something to stand beside. */
function versionsOf(run: Run, dialect: Dialect) {
  /** Copies columns `x` of a table to columns `prefix + x` of another one; `more` of its columns get what is given. */
  const copy = async (from: string, to: string, prefix: string, more: Record<string, string>, join = '') => {
    const source = new Set((await columnsOf(run, dialect, from)).map(({ name }) => name));
    const pairs = (await columnsOf(run, dialect, to)).flatMap(({ name, type }) => {
      const given = more[name];
      const original = name.startsWith(prefix) ? name.slice(prefix.length) : '';
      if (given === undefined && (name === 'id' || !source.has(original))) return [];
      return [[`"${name}"`, `${given ?? `x."${original}"`}${type === null || given !== undefined ? '' : `::text::"${type}"`}`]];
    });
    await run(
      `INSERT INTO "${to}" (${pairs.map(([name]) => name).join(', ')}) SELECT ${pairs.map(([, value]) => value).join(', ')} FROM "${from}" x ${join}`,
    );
  };
  const now = dialect === 'sqlite' ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')` : 'now()';
  const moment = `COALESCE(x.updated_at, ${now})`;
  /** Of a global the only version there is. */
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

async function makeVersions(run: Run, dialect: Dialect): Promise<void> {
  const make = versionsOf(run, dialect);
  await make.document('menus');
  await make.rows('menus', 'items', false);
  await make.textsOfRows('menus', 'items');
  await make.references('menus', false);
  for (const table of ['page_metadata', 'static_images']) {
    await make.document(table);
    await make.texts(table, false);
  }
  for (const table of ['site_settings', 'project_review', 'search_settings']) await make.global(table);
  for (const table of ['site_settings', 'project_review']) {
    await make.texts(table, true);
    await make.references(table, true);
  }
  for (const list of ['prices', 'social']) await make.rows('site_settings', list, true);
  await make.rows('project_review', 'years', true);
  await make.textsOfRows('project_review', 'years');
  await make.rows('project_review', 'years_figures', true, 'years');
  await make.textsOfRows('project_review', 'years_figures');
  await make.rows('search_settings', 'synonyms', true);
  await make.rows('search_settings', 'pins', true);
  await make.textsOfRows('search_settings', 'pins');
}

/**
 * Numbers a list from 1 in the order that it has on the site. What was never published stands where editors see it. Until now each version had a
 * number of its own; now all versions of a document have its place.
 */
async function numberList(run: Run, dialect: Dialect, table: string): Promise<void> {
  const rows = await run(
    `SELECT d.id, CASE WHEN d._status = 'published' THEN d."order" ELSE COALESCE(
       (SELECT v.version_order FROM "_${table}_v" v WHERE v.parent_id = d.id AND v.latest ORDER BY v.id DESC LIMIT 1), d."order"
     ) END AS number FROM "${table}" d ORDER BY d.id`,
  );
  // Where the database puts what has no number.
  const none = dialect === 'sqlite' ? -Number.MAX_VALUE : Number.MAX_VALUE;
  const numbered = rows.map(({ id, number }) => ({ id: Number(id), number: number === null ? none : Number(number) }));
  if (numbered.length === 0) return;
  const cases = numbered
    .toSorted((a, b) => (a.number === b.number ? a.id - b.id : a.number < b.number ? -1 : 1))
    .map(({ id }, index) => `WHEN ${id} THEN ${index + 1}`)
    .join(' ');
  await run(`UPDATE "${table}" SET "order" = CASE id ${cases} END`);
  await run(`UPDATE "_${table}_v" SET version_order = CASE parent_id ${cases} END WHERE parent_id IS NOT NULL`);
}

/** After the tables have changed. */
export async function afterMenusAndOrder(run: Run, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') await putBack(run);
  else for (const table of DRAFTED) await run(`UPDATE "${table}" SET "_status" = 'published'`);
  await makeVersions(run, dialect);
  for (const table of ORDERED) await numberList(run, dialect, table);
}
