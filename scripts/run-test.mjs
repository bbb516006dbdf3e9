// `npm test`: everything that CI runs. Checks, unit tests, then the browser journeys against the real services.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, run } from './builds.mjs';
import { root } from './install.mjs';

const CHROMIUMS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Installs a package of Debian's where that is possible; answers whether it tried. */
function aptInstall(name, packageName) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log(`Installing ${name} …`);
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', packageName], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}

/** The server's programs, where `apps/cms/src/temporary-postgres.ts` looks for them. */
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
    '\nNOT TESTED: PostgreSQL. No server (initdb, pg_ctl) was found and none could be installed;\nthe tests of apps/cms/src/databases.test.ts run on SQLite alone. Install PostgreSQL to run them all.\n',
  );
}

/** A browser for the journeys: the system's, or Debian's package where apt may install it. */
function chromium() {
  const found = () => CHROMIUMS.find((file) => file && existsSync(file));
  if (found() || (aptInstall('Chromium', 'chromium') && found())) return found();
  console.error('The browser journeys need Chromium or Chrome; install it or name it in CHROMIUM_PATH.');
  return process.exit(1);
}

process.env.CHROMIUM_PATH = chromium();
postgres();
try {
  await Promise.all([ensureBuilt('cms'), ensureBuilt('site')]);
  await run('Check', [path.join(root, 'scripts/run-check.mjs'), ...process.argv.slice(2)], { quiet: false });
  await run('Journeys', [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'journeys'], { quiet: false });
  console.log('Everything passed.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
