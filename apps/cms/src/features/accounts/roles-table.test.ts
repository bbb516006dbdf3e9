import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryConfig } from '../../testing/temporary-database.ts';
import { withTable, writeRolesTable } from './roles-table.ts';

const guide = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/editors-guide.md'), 'utf8');

test('the guide’s table of roles equals the table in the code (update it with scripts/write-roles.mjs)', async () => {
  const { config } = await temporaryConfig();
  const table = writeRolesTable([...config.collections, ...config.globals]);
  expect(table).toContain('| Magazincikkek | törli is | látja | törli is | látja | – | – |');
  expect(guide === withTable(guide, table)).toBe(true);
});

test('a guide without a place for the table is not overwritten', () => {
  expect(() => withTable('# Kézikönyv', '| |')).toThrow('two lines');
});
