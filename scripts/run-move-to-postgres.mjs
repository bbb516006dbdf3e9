// `npm run move-to-postgres`: everything that the SQLite database of DATA_DIR holds into the empty PostgreSQL that DATABASE_URL names. The services
// must be stopped. All of it is compared afterwards; when anything differs, PostgreSQL stays empty.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SQLITE_FILE } from '../apps/cms/src/platform/database/sqlite/sqlite-file.ts';
import { root } from './install.mjs';
import { findRunningStart } from './services/data-folder-lock.ts';
import { createEnvironments, readSettings } from './services/services.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

function exitWithReason(reason) {
  console.error(`Nothing has been moved. ${reason}`);
  process.exit(1);
}

const run = readSettings();
if (!process.env.DATABASE_URL)
  exitWithReason('Set DATABASE_URL to the empty PostgreSQL, for example postgres://user:password@host/database.');
// Otherwise a mistyped data folder would be created, with secrets in it.
if (!existsSync(path.join(run.dataDir, SQLITE_FILE)))
  exitWithReason(`There is no database in ${run.dataDir}; name its folder with DATA_DIR.`);
const running = findRunningStart(run.dataDir);
if (running !== undefined) exitWithReason(`\`npm start\` (process ${running}) works on ${run.dataDir}. Stop it first.`);
const { status } = spawnSync(process.execPath, [path.join(root, 'apps/cms/src/move-to-postgres.ts')], {
  cwd: path.join(root, 'apps/cms'),
  env: { ...process.env, ...createEnvironments(run).cms },
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(status ?? 1);
