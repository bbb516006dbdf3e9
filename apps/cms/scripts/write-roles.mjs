// Writes the table of roles into docs/editors-guide.md after src/platform/rights/roles.ts or a name has changed: `node apps/cms/scripts/write-roles.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

process.chdir(path.resolve(import.meta.dirname, '..'));
process.env.CMS_SECRET ??= 'only-for-writing-roles-0123456789abcdef';
process.env.DATA_DIR ??= path.join(tmpdir(), 'liget-types');
const { default: config } = await import('../src/payload.config.ts');
const { writeRolesTable, withTable } = await import('../src/features/accounts/roles-table.ts');
const { collections, globals } = await config;
const guide = path.resolve(import.meta.dirname, '../../../docs/editors-guide.md');
writeFileSync(guide, withTable(readFileSync(guide, 'utf8'), writeRolesTable([...collections, ...globals])));
process.exit(0);
