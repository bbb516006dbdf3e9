// `npm test`: everything that CI runs. Checks, unit tests, then the HTTP tests and the end-to-end tests against the real services.
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, run } from './builds.ts';
import { aptInstall, chromium } from './debian.mjs';
import { root } from './install.mjs';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

/** The server's programs, where `apps/cms/src/database/temporary-postgres.ts` looks for them. */
function hasPostgres() {
  const folders = [
    ...globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql@*/bin', '/usr/local/opt/postgresql@*/bin']),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.some((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')));
}

/** The tests run on both databases; without a PostgreSQL server they say so and run on SQLite alone. */
function postgres() {
  if (hasPostgres() || (aptInstall('PostgreSQL', 'postgresql') && hasPostgres())) return;
  console.warn(
    '\nNOT TESTED: PostgreSQL. No server (initdb, pg_ctl) was found and none could be installed;\nthe tests of apps/cms/src/database/databases.test.ts run on SQLite alone. Install PostgreSQL to run them all.\n',
  );
}

try {
  // Before anything that takes long: without a browser there is nothing to wait for.
  chromium();
  postgres();
  await Promise.all([ensureBuilt('cms'), ensureBuilt('site')]);
  await run('Check', [path.join(root, 'scripts/run-check.mjs'), ...process.argv.slice(2)], { quiet: false });
  await run('End-to-end tests', [path.join(root, 'scripts/run-e2e.mjs'), '--forbid-only'], { quiet: false });
  console.log('Everything passed.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
