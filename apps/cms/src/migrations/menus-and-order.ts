/* What the migrations `menus_and_order` do beside changing tables, in SQL alone: contents that are moved to PostgreSQL have no Payload yet. */
import { createFirstVersions, type Dialect, listColumns, type Run } from './first-versions.ts';

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
/** Rows that belong to tables which SQLite creates again; parents before their children. */
const BELOW_DRAFTED = ['menus_items', 'menus_items_locales', 'menus_rels', 'page_metadata_locales', 'static_images_locales'];

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
    const names = (await listColumns(run, 'sqlite', `__kept_${table}`)).map(({ name }) => `"${name}"`).join(', ');
    await run(`INSERT OR IGNORE INTO "${table}" (${names}) SELECT ${names} FROM "__kept_${table}"`);
    await run(`DROP TABLE "__kept_${table}"`);
  }
}

async function makeVersions(run: Run, dialect: Dialect): Promise<void> {
  const make = createFirstVersions(run, dialect);
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
 * Numbers a list from 1 in the order that it has on the site. What was never published keeps the position that editors see. Until now each version had a
 * number of its own; now all versions of a document have its place.
 */
async function numberList(run: Run, dialect: Dialect, table: string): Promise<void> {
  const rows = await run(
    `SELECT d.id, CASE WHEN d._status = 'published' THEN d."order" ELSE COALESCE(
       (SELECT v.version_order FROM "_${table}_v" v WHERE v.parent_id = d.id AND v.latest ORDER BY v.id DESC LIMIT 1), d."order"
     ) END AS number FROM "${table}" d ORDER BY d.id`,
  );
  // The database sorts rows without a number first (SQLite) or last (PostgreSQL).
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
