import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { findPostgresPrograms, startPostgres } from '../../../../../../scripts/database/temporary-postgres.ts';
import { everyRow } from '../../../../../../test-rows.ts';
import { onTeardown } from '../../../testing/databases/temporary-database.ts';
import { describeDatabaseError } from './copy-rows.ts';
import { findMissingUploads } from './missing-uploads.ts';
import { moveToPostgres, openSource } from './move-to-postgres.ts';
import type { Transaction } from './postgres-target.ts';
import { openSqliteSource } from './sqlite-source.ts';

const programs = findPostgresPrograms();
const folder = mkdtempSync(path.join(tmpdir(), 'liget-move-'));
onTeardown(() => rmSync(folder, { recursive: true, force: true }));

const NAMES = ['first'];
let files = 0;
/** A small database like the content service's: two tables that refer to each other. */
function fileWith(statements = '', migration = NAMES[0]): string {
  files += 1;
  const file = path.join(folder, `${files}.sqlite`);
  const source = new DatabaseSync(file);
  source.exec(`PRAGMA foreign_keys = OFF; PRAGMA journal_mode = WAL;
    CREATE TABLE payload_migrations (id INTEGER PRIMARY KEY, name TEXT, batch INTEGER);
    CREATE TABLE notes (id INTEGER PRIMARY KEY, words TEXT, flag INTEGER, at TEXT, data TEXT, size NUMERIC, mood TEXT, row_id TEXT REFERENCES rows (id));
    CREATE TABLE rows (id TEXT PRIMARY KEY, note_id INTEGER REFERENCES notes (id));
    INSERT INTO payload_migrations (name, batch) VALUES ('${migration}', 1);
    ${statements}`);
  source.close();
  return file;
}

/** The PostgreSQL schema for it, with optional changes that make it invalid. */
const migrationWith = (statements = '') => ({
  name: 'first',
  up: async ({ db }: { db: Transaction }) => {
    await db.execute(
      sql.raw(`CREATE TYPE mood AS ENUM ('glad', 'sad');
        CREATE TABLE payload_migrations (id serial PRIMARY KEY, name varchar, batch numeric);
        CREATE TABLE notes (id serial PRIMARY KEY, words varchar, flag boolean, at timestamp(3) with time zone, data jsonb, size numeric, mood mood, row_id varchar);
        CREATE TABLE rows (id varchar PRIMARY KEY, note_id integer REFERENCES notes (id));
        ALTER TABLE notes ADD CONSTRAINT notes_row_fk FOREIGN KEY (row_id) REFERENCES rows (id) ON DELETE SET NULL; ${statements}`),
    );
  },
});

describe.each(programs ? [programs] : [])('a move to the PostgreSQL of %s', (bin) => {
  let databaseUrl = '';
  let postgres: ReturnType<typeof drizzle>;
  const getRows = async (statement: string) => (await postgres.execute(sql.raw(statement))).rows;
  const move = async (file: string, schema = '') => {
    const source = openSource(file, NAMES);
    try {
      return await moveToPostgres({ source, databaseUrl, log: () => {}, migrations: [migrationWith(schema)] });
    } catch (error) {
      throw new Error(describeDatabaseError(error), { cause: error });
    } finally {
      source.close();
    }
  };
  const relations = () => getRows(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`);
  const clear = () => postgres.execute(sql.raw('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));

  beforeAll(async () => {
    const server = await startPostgres(bin);
    onTeardown(server.stop);
    databaseUrl = server.url;
    postgres = drizzle(databaseUrl);
    onTeardown(() => postgres.$client.end());
  });

  test('preserves every value exactly for all column types', async () => {
    const file = fileWith(`
      INSERT INTO rows VALUES ('é', 3);
      INSERT INTO notes VALUES (3, '🌳 ''{,"} \\ ' || char(10), 1, '2026-10-25T00:30:00.000Z', '{"b":[1.50,null],"a":"null"}', -0.1, 'glad', 'é');
      INSERT INTO notes VALUES (7, '', 0, '2026-10-25T03:30:00+02:00', 'null', 9007199254740993, NULL, NULL);
      INSERT INTO notes VALUES (9, NULL, NULL, '2027-03-28', NULL, NULL, 'sad', NULL);`);
    expect(await move(file)).toEqual({ tables: 2, rows: 4 });
    expect(await getRows('SELECT id, words, flag, at::text, data::text, size::text, mood, row_id FROM notes ORDER BY id')).toEqual([
      {
        id: 3,
        words: `🌳 '{,"} \\ \n`,
        flag: true,
        at: '2026-10-25 00:30:00+00',
        data: '{"a": "null", "b": [1.50, null]}',
        size: '-0.1',
        mood: 'glad',
        row_id: 'é',
      },
      { id: 7, words: '', flag: false, at: '2026-10-25 01:30:00+00', data: 'null', size: '9007199254740993', mood: null, row_id: null },
      { id: 9, words: null, flag: null, at: '2027-03-28 00:00:00+00', data: null, size: null, mood: 'sad', row_id: null },
    ]);
    expect(await getRows(`SELECT nextval('notes_id_seq')::int AS next, (SELECT name FROM payload_migrations) AS migration`)).toEqual([
      { next: 10, migration: 'first' },
    ]);
    await expect(postgres.execute(sql.raw('UPDATE rows SET note_id = 4'))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('rows_note_id_fkey') },
    });
    // A second move into the same database is refused.
    await expect(move(file)).rejects.toThrow('The PostgreSQL database is not empty (mood, notes, notes_id_seq, …)');
    expect(await getRows('SELECT count(*)::int AS n FROM notes')).toEqual([{ n: 3 }]);
    await clear();
  });

  test('leaves PostgreSQL empty and names the row when a value would change or be lost', () =>
    everyRow(
      [
        { row: `(5, 'a' || char(0), 1, NULL, NULL, 1, NULL, NULL)`, says: 'notes, row 5: invalid byte sequence for encoding "UTF8": 0x00' },
        { row: `(5, 'a', 2, NULL, NULL, 1, NULL, NULL)`, says: 'notes, row 5: flag: its value is no boolean' },
        { row: `(5, 'a', 1, '2026-10-25 00:30:00', NULL, 1, NULL, NULL)`, says: 'notes, row 5: at: its value is no instant' },
        { row: `(5, 'a', 1, NULL, '{"cut', 1, NULL, NULL)`, says: 'notes, row 5: data: its value is no json' },
        { row: `(5, 'a', 1, NULL, NULL, 'many', NULL, NULL)`, says: 'notes, row 5: size: its value is no number' },
        { row: `(5, x'00', 1, NULL, NULL, 1, NULL, NULL)`, says: 'notes, row 5: words: its value is no text' },
        { row: `(5, 'a', 1, NULL, NULL, 1, 'bored', NULL)`, says: 'notes, row 5: invalid input value for enum mood: "bored"' },
        { schema: changing(`NEW.words := 'B'`), says: 'differ in 1 places: notes, row 5 is not the same' },
        { schema: changing('RETURN NULL'), says: 'notes has 1 rows in SQLite and 0 in PostgreSQL; notes, row 5 is missing' },
        { schema: 'ALTER TABLE notes ADD COLUMN colour varchar', says: 'Only one of the databases has notes.colour' },
        { schema: 'ALTER TABLE notes ADD COLUMN place point', says: 'notes.place: its type "point" is unknown here' },
        { schema: 'CREATE TABLE more (id serial)', says: 'Only one of the databases has more.id' },
      ],
      ({ says }) => says,
      async ({ row = `(5, 'a', 1, NULL, NULL, 1, NULL, NULL)`, schema, says }) => {
        await expect(move(fileWith(`INSERT INTO notes VALUES ${row}`), schema)).rejects.toThrow(says);
        expect(await relations()).toEqual([]);
      },
    ));
});

/** A PostgreSQL table that changes inserted values. */
const changing = (
  statement: string,
) => `CREATE FUNCTION change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; RETURN NEW; END $$;
  CREATE TRIGGER change BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION change()`;

describe('an SQLite database is refused', () => {
  test('when it has another version, belongs to another program, has dangling references or is missing', () =>
    everyRow(
      [
        { file: fileWith('', 'zeroth'), says: 'is of another version than this program' },
        { file: fileWith('DROP TABLE payload_migrations'), says: 'is of another version than this program' },
        { file: fileWith(`INSERT INTO rows VALUES ('a', 4)`), says: '1 references of' },
        { file: path.join(folder, 'none.sqlite'), says: 'name its folder with DATA_DIR' },
      ],
      ({ says }) => says,
      ({ file, says }) => expect(() => openSqliteSource(file, NAMES)).toThrow(says),
    ));

  test('while another process has it open', async () => {
    const file = fileWith();
    const reads = `const { DatabaseSync } = require('node:sqlite'); const d = new DatabaseSync(process.argv[1]); d.exec('SELECT * FROM notes'); console.log('open'); process.stdin.resume()`;
    const service = spawn(process.execPath, ['-e', reads, file], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(service.stdout, 'data');
    expect(() => openSqliteSource(file, NAMES, 0)).toThrow('Stop the services first');
    service.kill();
    await once(service, 'exit');
    openSqliteSource(file, NAMES, 0).close();
  });
});

test('the files that a database names and the data folder lacks are listed', () => {
  const file = fileWith(`CREATE TABLE media (id INTEGER PRIMARY KEY, filename TEXT, sizes_sm_filename TEXT, alt TEXT);
    CREATE TABLE files (id INTEGER PRIMARY KEY, filename TEXT);
    INSERT INTO media VALUES (1, 'tree.jpg', 'tree-480.webp', 'A tree'), (2, NULL, NULL, NULL);
    INSERT INTO files VALUES (1, 'plan.pdf')`);
  mkdirSync(path.join(folder, 'media'));
  writeFileSync(path.join(folder, 'media/tree.jpg'), '');
  const source = openSqliteSource(file, NAMES);
  expect(findMissingUploads(source, folder)).toEqual(['media/tree-480.webp', 'files/plan.pdf']);
  source.close();
});
