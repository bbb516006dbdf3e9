// `npm test`: everything that CI runs. Builds, checks, unit tests, then the HTTP tests and the end-to-end tests against the real services, and
// what all of it cost.
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { ensureAllBuilt, listFinishedSteps, run } from './builds/builds.ts';
import { check, isTypeCheckCold } from './checks/checks.ts';
import { aptInstall, findChromium } from './debian.mjs';
import { root } from './install.mjs';
import { judgeCosts } from './test-cost/test-cost.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

/** Written by the reporter of the HTTP and end-to-end tests. */
const COST_FILE = path.join(root, 'apps/site/test-results/cost.json');

/** The server's programs, where `scripts/database/temporary-postgres.ts` looks for them. */
function hasPostgres() {
  const folders = [
    ...globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql@*/bin', '/usr/local/opt/postgresql@*/bin']),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.some((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')));
}

/** The tests run on both databases; without a PostgreSQL server they say so and run on SQLite alone. */
function ensurePostgres() {
  if (hasPostgres() || (aptInstall('PostgreSQL', 'postgresql') && hasPostgres())) return;
  console.warn(
    '\nNOT TESTED: PostgreSQL. No server (initdb, pg_ctl) was found and none could be installed;\nthe tests of apps/cms/src/platform/database/databases.test.ts run on SQLite alone. Install PostgreSQL to run them all.\n',
  );
}

try {
  // Fail at once without a browser.
  findChromium();
  ensurePostgres();
  const isCold = isTypeCheckCold();
  await ensureAllBuilt();
  if (!(await check())) throw new Error('The check found faults; see above.');
  await run('End-to-end tests', [path.join(root, 'scripts/run-e2e.mjs'), '--forbid-only'], {
    quiet: false,
    env: { TEST_COST_FILE: COST_FILE },
  });
  const overruns = judgeCosts({ steps: listFinishedSteps(), costFile: COST_FILE, isTypeCheckCold: isCold });
  if (overruns.length > 0) throw new Error(`The tests cost more than scripts/test-cost/test-budget.json allows:\n${overruns.join('\n')}`);
  console.log('Everything passed.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
