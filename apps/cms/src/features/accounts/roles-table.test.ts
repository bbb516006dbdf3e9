import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { APPROVAL_ROLES, getRoleLevel } from '../../platform/rights/roles.ts';
import { temporaryConfig } from '../../testing/databases/temporary-database.ts';
import { withTable, writeRolesTable } from './roles-table.ts';

const guide = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/editors-guide.md'), 'utf8');

test('the guide’s table of roles equals the table in the code (update it with scripts/write-roles.mjs)', async () => {
  const { config } = await temporaryConfig();
  const table = writeRolesTable([...config.collections, ...config.globals]);
  expect(table).toContain('| Magazincikkek | törli is | látja | törli is | látja | – | – |');
  expect(guide === withTable(guide, table)).toBe(true);
});

/** The collections that a document's relationship fields name, except fields that may name items of several kinds. */
const listRelated = (fields: readonly FlattenedField[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'blocks') return field.blocks.flatMap((block) => listRelated(block.flattenedFields));
    if ('flattenedFields' in field) return listRelated(field.flattenedFields);
    return (field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string' ? [field.relationTo] : [];
  });

test('an editor who sees a document sees what it belongs to: its form would show a number in place of the name', async () => {
  const { config } = await temporaryConfig();
  const hidden = APPROVAL_ROLES.flatMap((role) =>
    config.collections
      .filter(({ slug }) => getRoleLevel(role, slug) !== 'nothing')
      .flatMap(({ slug, flattenedFields }) =>
        [...new Set(listRelated(flattenedFields))]
          .filter((related) => getRoleLevel(role, related) === 'nothing')
          .map((related) => `${role}: ${slug} → ${related}`),
      ),
  );
  expect(hidden).toEqual([]);
});

test('a guide without a place for the table is not overwritten', () => {
  expect(() => withTable('# Kézikönyv', '| |')).toThrow('two lines');
});
