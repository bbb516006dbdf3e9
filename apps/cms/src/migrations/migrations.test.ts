import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DatabaseAdapterObj, handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { generateTypes } from 'payload/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setClock } from '../platform/read-model/clock.ts';
import { clearRevision } from '../platform/content-revision/revision.ts';
import { NOON } from '../testing/test-content.ts';
import { createDatabase } from '../platform/database/database.ts';
import { readEnvironment } from '../platform/environment.ts';
import { onTeardown, closePayload, openPayload, temporaryConfig, temporaryPayload } from '../testing/databases/temporary-database.ts';
import { runSql } from '../platform/database/sql/sql.ts';
import { findPostgresPrograms, startPostgres } from '../../../../scripts/database/temporary-postgres.ts';
import { migrations as postgresMigrations } from './postgres/index.ts';
import { migrations as sqliteMigrations } from './sqlite/index.ts';

const programs = findPostgresPrograms();
let config: SanitizedConfig;
let folder: string;
let postgresUrl = '';

beforeAll(async () => {
  const made = await temporaryConfig();
  config = made.config;
  folder = path.join(made.directory, 'first');
  mkdirSync(folder);
  setClock(NOON);
  if (!programs) return;
  const server = await startPostgres(programs);
  onTeardown(server.stop);
  postgresUrl = server.url;
});
afterAll(() => setClock(undefined));

type Migrations = { name: string; up: (args: never) => Promise<void>; down: (args: never) => Promise<void> }[];

function configWith(key: string, db: DatabaseAdapterObj<never>, migrations: Migrations): SanitizedConfig {
  const { db: _, ...rest } = config;
  const adapter: SanitizedConfig['db'] = {
    ...db,
    name: key,
    allowIDOnCreate: true,
    init: (args) => Object.assign(db.init(args), { prodMigrations: migrations }),
  };
  return { ...rest, db: adapter };
}

test('the generated types are those of the model (write them with scripts/generate-types.mjs)', async () => {
  const made = path.join(folder, 'payload-types.ts');
  await generateTypes({ ...config, typescript: { ...config.typescript, outputFile: made } }, { log: false });
  expect(readFileSync(made, 'utf8') === readFileSync(path.resolve(import.meta.dirname, '../payload-types.ts'), 'utf8')).toBe(true);
});

test('each database has the snapshot of its newest model alone, which the next migration is made from', () => {
  const namesIn = (database: string, ending: string) =>
    readdirSync(path.join(import.meta.dirname, database))
      .filter((name) => /^\d{8}_/.test(name) && name.endsWith(ending))
      .map((name) => path.parse(name).name)
      .toSorted();
  for (const database of ['sqlite', 'postgres']) expect(namesIn(database, '.json')).toEqual(namesIn(database, '.ts').slice(-1));
});

const TIMES = { updated_at: '2026-11-01T08:00:00.000Z', created_at: '2026-11-01T08:00:00.000Z' };
const BODY = JSON.stringify({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [{ type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0, textFormat: 0, children: [{ type: 'text', version: 1, text: 'Szöveg', format: 0, detail: 0, mode: 'normal', style: '' }] }] },
});
const MEDIA = { filename: 'to.png', mime_type: 'image/png', filesize: 9, width: 900, height: 600 };

/** Content as the first version of the model kept it, row by row: today's code cannot write what yesterday's tables take. */
const ROWS: [table: string, row: Record<string, string | number | boolean>][] = [
  ['content_revision', { id: 1, value: 7 }],
  ['users', { id: 1, name: 'Anna', role: 'admin', email: 'anna@liget.example', ...TIMES }],
  ['users', { id: 2, name: 'Béla', role: 'editor', email: 'bela@liget.example', ...TIMES }],
  ['media', { id: 5, alt_hu: 'A tó', alt_en: 'The lake', ...MEDIA, ...TIMES }],
  ['event_categories', { id: 1, slug: 'cultural', ...TIMES }],
  ['event_categories_locales', { id: 1, name: 'Kultúra', _locale: 'hu', _parent_id: 1 }],
  ['events', { id: 3, picture_id: 5, category_id: 1, status: 'scheduled', _status: 'published', ...TIMES }],
  ['events_locales', { id: 1, title: 'Esti séta', slug: 'esti-seta', body: BODY, _locale: 'hu', _parent_id: 3 }],
  ['events_locales', { id: 2, title: 'Evening walk', slug: 'evening-walk', _locale: 'en', _parent_id: 3 }],
  ['events_dates', { id: 'd1', _order: 1, _parent_id: 3, start: '2026-11-21T17:00:00.000Z' }],
  ['events_occurrences', { id: 'o1', _order: 1, _parent_id: 3, start: '2026-11-21T17:00:00.000Z', until: '2026-11-21T17:00:00.000Z', evening: true }],
  ['events_rels', { id: 1, order: 1, parent_id: 3, path: 'gallery', media_id: 5 }],
  ['news', { id: 2, picture_id: 5, published_on: '2026-10-01T08:00:00.000Z', _status: 'published', ...TIMES }],
  ['news_locales', { id: 1, title: 'Őszi hír', slug: 'oszi-hir', body: BODY, _locale: 'hu', _parent_id: 2 }],
  ['_news_v', { id: 1001, parent_id: 2, version_picture_id: 5, version_updated_at: TIMES.updated_at, version_created_at: TIMES.created_at, version_published_on: '2026-10-01T08:00:00.000Z', version__status: 'published', latest: true, ...TIMES }],
  ['_news_v_locales', { id: 1001, version_title: 'Őszi hír', version_slug: 'oszi-hir', _locale: 'hu', _parent_id: 1001 }],
  ['balloon', { id: 1, balloon_is_up: true }],
  ['complaints', { id: 4, product: 'ballon', name: 'Kiss Éva', email: 'kiss.eva@example.hu', message: 'Két órát vártunk.', reference: 'P-2026-AAAAAA', locale: 'hu', ...TIMES }],
  ['newsletter_subscriptions', { id: 6, email: 'nagy.bela@example.hu', reference: 'H-2026-AAAAAA', locale: 'hu', ...TIMES }],
  ['balloon_locales', { id: 1, note: 'Szélcsend', _locale: 'hu', _parent_id: 1 }],
  ['balloon_time_slots', { id: 's1', _order: 1, _parent_id: 1, start: '2026-11-20T10:00:00.000Z', end: '2026-11-20T10:15:00.000Z', weather: 'ideal_weather' }],
  ['visitor_information', { id: 1, order: 7, theme: 'blue', _status: 'published', ...TIMES }],
  ['visitor_information', { id: 2, order: 7, theme: 'blue', _status: 'published', ...TIMES }],
  ['visitor_information', { id: 3, order: 7, theme: 'blue', _status: 'draft', ...TIMES }],
  ['visitor_information', { id: 4, order: 2, theme: 'blue', _status: 'published', ...TIMES }],
  ['visitor_information_locales', { id: 1, title: 'Kutyával', slug: 'kutyaval', _locale: 'hu', _parent_id: 1 }],
  ['visitor_information_locales', { id: 2, title: 'Parkolás', slug: 'parkolas', _locale: 'hu', _parent_id: 2 }],
  ['visitor_information_locales', { id: 4, title: 'Megközelítés', slug: 'megkozelites', _locale: 'hu', _parent_id: 4 }],
  // The second has a draft at another position, the third was never published.
  ['_visitor_information_v', { id: 2001, parent_id: 2, version_order: 1, version__status: 'draft', latest: true, ...TIMES }],
  ['_visitor_information_v', { id: 2002, parent_id: 3, version_order: 1, version__status: 'draft', latest: true, ...TIMES }],
  ['menus', { id: 8, name: 'HeaderVisitors', ...TIMES }],
  ['menus_items', { id: 'm1', _order: 1, _parent_id: 8, new_window: true }],
  ['menus_items', { id: 'm2', _order: 2, _parent_id: 8, new_window: false }],
  ['menus_items_locales', { id: 1, title: 'Térkép', url: '/terkep', _locale: 'hu', _parent_id: 'm1' }],
  ['menus_items_locales', { id: 2, title: 'Map', url: '/en/map', _locale: 'en', _parent_id: 'm1' }],
  ['menus_items_locales', { id: 3, title: 'Hírek', url: '/magazin', _locale: 'hu', _parent_id: 'm2' }],
  ['page_metadata', { id: 3, key: 'careers', picture_id: 5, ...TIMES }],
  ['page_metadata_locales', { id: 1, title: 'Karrier', description: 'Állások', _locale: 'hu', _parent_id: 3 }],
  ['static_images', { id: 9, key: 'newsletter', picture_id: 5, ...TIMES }],
  ['static_images_locales', { id: 1, title: 'Hírlevél', caption: 'A tó', _locale: 'hu', _parent_id: 9 }],
  ['site_settings', { id: 1, phone: '+36 1 234 5678', ...TIMES }],
  ['site_settings_locales', { id: 1, privacy_policy_title: 'Adatvédelem', company_name: 'Liget', _locale: 'hu', _parent_id: 1 }],
  ['site_settings_social', { id: 'f1', _order: 1, _parent_id: 1, type: 'facebook', url: 'https://example.org/liget' }],
  ['project_review', { id: 1, ...TIMES }],
  ['project_review_locales', { id: 1, title: 'Tíz év', _locale: 'hu', _parent_id: 1 }],
  ['project_review_years', { id: 'y1', _order: 1, _parent_id: 1, year: 2019 }],
  ['project_review_years_locales', { id: 1, title: 'Az első', _locale: 'hu', _parent_id: 'y1' }],
  ['project_review_years_figures', { id: 'g1', _order: 1, _parent_id: 'y1' }],
  ['project_review_years_figures_locales', { id: 1, label: 'Fák', value: '700', _locale: 'hu', _parent_id: 'g1' }],
];

/** Settings that had no versions until `inbox_settings_versions`. */
const INBOX_ROWS: typeof ROWS = [
  ['inbox_settings', { id: 1, notice_address: 'ugyfel@liget.example', question_days: 9, ...TIMES }],
  ['inbox_settings_templates', { id: 't1', _order: 1, _parent_id: 1, name: 'Köszönjük', keeps_open: true }],
  ['inbox_settings_templates_locales', { id: 1, text: 'Megkaptuk.', _locale: 'hu', _parent_id: 't1' }],
  ['inbox_settings_templates_kinds', { id: 1, order: 1, parent_id: 't1', value: 'question' }],
];

async function insert(payload: Payload, rows: typeof ROWS, isPostgres: boolean): Promise<void> {
  const literal = (value: string | number | boolean) => {
    if (typeof value === 'boolean') return isPostgres ? String(value) : String(Number(value));
    return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
  };
  for (const [table, row] of rows) {
    const columns = Object.keys(row).map((name) => `"${name}"`);
    await runSql(payload, `INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`);
  }
}

const DATABASES = [
  { name: 'SQLite', migrations: sqliteMigrations as Migrations, url: () => '' },
  { name: 'PostgreSQL', migrations: postgresMigrations as Migrations, url: () => postgresUrl },
].filter(({ name }) => name === 'SQLite' || programs);

describe.each(DATABASES)('$name', ({ name, migrations, url }) => {
  test('brings a database of the first version up to date, with everything that is in it', async () => {
    const environment = { ...readEnvironment(), DATA_DIR: folder, ...(url() ? { DATABASE_URL: url() } : {}) };
    const withVersions = migrations.findIndex((migration) => migration.name.endsWith('inbox_settings_versions'));
    for (const [key, count, rows] of [['first', 1, ROWS], ['inbox', withVersions, INBOX_ROWS]] as const) {
      const earlier = await openPayload(configWith(key, createDatabase(environment), migrations.slice(0, count)), key);
      await insert(earlier, rows, url() !== '');
      await closePayload(earlier);
    }
    const payload = await temporaryPayload(configWith(name, createDatabase(environment), migrations), name);
    const applied = await payload.find({ collection: 'payload-migrations', sort: 'id', pagination: false });
    expect(applied.docs.map((migration) => migration['name'])).toEqual(migrations.map((migration) => migration.name));
    const json = async (address: string) => {
      const request = new Request(`http://localhost:3000/api${address}`);
      const response = await handleEndpoints({ config: payload.config, payloadInstanceCacheKey: name, request });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    expect((await json('/hu/events/esti-seta')).body).toMatchObject({
      data: {
        id: 3,
        name: 'Esti séta',
        slugs: { hu: 'esti-seta', en: 'evening-walk' },
        html: '<p>Szöveg</p>',
        start_date: '2026-11-21T18:00:00+01:00',
        category: { slug: 'cultural' },
        media: { lead: { alt: 'A tó', original: { file_name: 'to.png' } } },
      },
    });
    expect((await json('/en/events?limit=10')).body).toMatchObject({ data: [{ name: 'Evening walk' }], meta: { total: 1 } });
    expect((await json('/hu/news/oszi-hir')).body).toMatchObject({ data: { title: 'Őszi hír', html: '<p>Szöveg</p>' } });
    expect((await json('/hu/balloon')).body).toMatchObject({ balloon_is_up: 1, note: 'Szélcsend', time_slots: [{ weather: 'ideal_weather' }] });
    expect((await payload.find({ collection: 'users', sort: 'id' })).docs).toMatchObject([
      { email: 'anna@liget.example', roles: ['administrator'] },
      { email: 'bela@liget.example', roles: ['programs', 'magazine', 'press'] },
    ]);
    expect((await payload.find({ collection: 'enquiries' })).docs).toMatchObject([
      { reference: 'P-2026-AAAAAA', kind: 'complaint', about: 'ballon', state: 'new', message: 'Két órát vártunk.', due: '2026-12-01T11:00:00.000Z' },
    ]);
    expect((await payload.find({ collection: 'newsletter-subscriptions' })).docs).toMatchObject([{ email: 'nagy.bela@example.hu' }]);
    // The order of before, in numbers of their own; drafts and versions have the same.
    expect((await json('/hu/visitor-information')).body).toMatchObject({
      data: [{ title: 'Megközelítés' }, { title: 'Kutyával' }, { title: 'Parkolás' }],
    });
    const listed = await payload.find({ collection: 'visitor-information', draft: true, sort: 'order', depth: 0 });
    expect(listed.docs.map(({ id, order }) => [id, order])).toEqual([
      [3, 1],
      [2, 4],
    ]);
    // What had no drafts is public, and has a version.
    const menu = { name: 'HeaderVisitors', items: [{ id: 'm1', newWindow: true }, { id: 'm2', newWindow: false }] };
    expect((await json('/hu/menus')).body).toMatchObject({
      menus: [{ menus: [{ title: 'Térkép', url: '/terkep', new_window: true }, { title: 'Hírek' }] }],
    });
    expect((await json('/en/menus')).body).toMatchObject({ menus: [{ menus: [{ title: 'Map', url: '/en/map' }] }] });
    const versions = await payload.findVersions({ collection: 'menus', locale: 'all', depth: 0 });
    expect(versions.docs).toMatchObject([{ parent: 8, latest: true, version: { _status: 'published', ...menu } }]);
    expect(versions.docs[0]?.version['items']).toMatchObject([{ title: { hu: 'Térkép', en: 'Map' } }, { title: { hu: 'Hírek' } }]);
    expect((await payload.find({ collection: 'menus', draft: true, depth: 0 })).docs).toMatchObject([menu]);
    expect((await payload.find({ collection: 'menus', depth: 0 })).docs[0]?.['savedBy'] ?? null).toBeNull();
    expect((await json('/hu/page-metadata')).body).toMatchObject({ metadata: [{ key: 'careers', title: 'Karrier', description: 'Állások' }] });
    expect((await json('/hu/static-images')).body).toMatchObject({ images: [{ key: 'newsletter', title: 'Hírlevél', caption: 'A tó' }] });
    const versionsOf = async (collection: 'page-metadata' | 'static-images') =>
      (await payload.findVersions({ collection, locale: 'hu', depth: 0 })).docs.map(({ parent, version }) => ({ parent, ...version }));
    expect(await versionsOf('page-metadata')).toMatchObject([{ parent: 3, key: 'careers', title: 'Karrier', picture: 5, _status: 'published' }]);
    expect(await versionsOf('static-images')).toMatchObject([{ parent: 9, key: 'newsletter', caption: 'A tó', picture: 5, _status: 'published' }]);
    const settings = await payload.findGlobalVersions({ slug: 'site-settings', locale: 'hu', depth: 0 });
    expect(settings.docs.map(({ version }) => version)).toMatchObject([
      { phone: '+36 1 234 5678', company: { name: 'Liget' }, social: [{ type: 'facebook' }], privacyPolicy: { title: 'Adatvédelem' } },
    ]);
    const review = await payload.findGlobalVersions({ slug: 'project-review', locale: 'hu', depth: 0 });
    expect(review.docs.map(({ version }) => version)).toMatchObject([
      { title: 'Tíz év', years: [{ year: 2019, title: 'Az első', figures: [{ label: 'Fák', value: '700' }] }] },
    ]);
    const inbox = await payload.findGlobalVersions({ slug: 'inbox-settings', locale: 'hu', depth: 0 });
    expect(inbox.docs.map(({ version }) => version)).toMatchObject([
      {
        noticeAddress: 'ugyfel@liget.example',
        question: { days: 9 },
        templates: [{ name: 'Köszönjük', keepsOpen: true, text: 'Megkaptuk.', kinds: ['question'] }],
      },
    ]);
    // What came over can be thrown away.
    await payload.update({ collection: 'news', id: 2, data: { deletedAt: NOON } });
    clearRevision(payload);
    expect((await json('/hu/news/oszi-hir')).status).toBe(404);
    await expect(payload.update({ collection: 'media', id: 5, data: { deletedAt: NOON } })).rejects.toThrow('Esti séta');
  });
});
