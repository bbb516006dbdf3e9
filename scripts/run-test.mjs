// `npm test`: everything that CI runs. Checks, unit tests, then the browser journeys against the real services.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/** A browser for the journeys: the system's, or Debian's package where apt may install it. */
function chromium() {
  const found = () => CHROMIUMS.find((file) => file && existsSync(file));
  if (found()) return found();
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium …');
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (found()) return found();
  console.error('The browser journeys need Chromium or Chrome; install it or name it in CHROMIUM_PATH.');
  return process.exit(1);
}

process.env.CHROMIUM_PATH = chromium();
try {
  await Promise.all([ensureBuilt('cms'), ensureBuilt('site')]);
  await run('Check', [path.join(root, 'scripts/run-check.mjs'), ...process.argv.slice(2)], { quiet: false });
  await run('Journeys', [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'journeys'], { quiet: false });
  console.log('Everything passed.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
