import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { bothDatabases, DATABASES } from '../../../testing/databases/test-databases.ts';
import { querySql } from '../sql/sql.ts';
import { indexTextsByDocument } from './text-indexes.ts';

const payloadOf = bothDatabases();

/** Tables with the localised texts of documents, one row per language. */
const TABLES = {
  sqlite: `SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%\\_locales' ESCAPE '\\'`,
  postgres: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename LIKE '%\\_locales'`,
};
/** Indexes of a table that begin with the document. */
const INDEXES = {
  sqlite: (table: string) =>
    `SELECT i.name FROM pragma_index_list('${table}') i JOIN pragma_index_info(i.name) c ON c.seqno = 0 WHERE c.name = '_parent_id'`,
  postgres: (table: string) =>
    `SELECT indexname AS name FROM pg_indexes WHERE tablename = '${table}' AND indexdef LIKE '%(\\_parent\\_id)%'`,
};

describe.each(DATABASES)('on %s', (name) => {
  test('the texts of a document are found without reading those of other documents', async () => {
    const payload = payloadOf(name);
    const tables = (await querySql(payload, z.object({ name: z.string() }), TABLES[name])).map(({ name: table }) => table);
    expect(tables).toContain('_events_v_locales');
    const without: string[] = [];
    for (const table of tables) if ((await querySql(payload, z.unknown(), INDEXES[name](table))).length === 0) without.push(table);
    expect(without).toEqual([]);
  });
});

test('two tables with the same long prefix get different index names or an error', () => {
  const texts = () => ({ columns: { _locale: {}, _parentID: {} } });
  const long = 'a'.repeat(60);
  const schema = {};
  expect(indexTextsByDocument({ adapter: { rawTables: { events_locales: texts(), events: { columns: { id: {} } } } }, schema })).toBe(
    schema,
  );
  expect(() => indexTextsByDocument({ adapter: { rawTables: { [`${long}1`]: texts(), [`${long}2`]: texts() } }, schema })).toThrow(
    'one of the name',
  );
});
