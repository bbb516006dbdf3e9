// `npm run test:deep`: what `npm test` has no time for: whole years and both databases in full, outages, 5,000 events, a slow line, every page and width, other instants, the pictures of the guide.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './builds/builds.ts';
import { installOtherEngines } from './debian.mjs';
import { root } from './install.mjs';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

/** Moments at which dates have gone wrong: ends of days and years, Sunday to Monday, both changes of the clocks. */
const INSTANTS = [
  '2026-12-24T00:10:00+01:00',
  '2026-12-31T23:40:00+01:00',
  '2027-02-01T00:30:00+01:00',
  '2027-03-28T03:30:00+02:00',
  '2027-10-31T02:30:00+01:00',
];

/** Unit tests that do more when they are asked to. */
const deepUnitTests = globSync('{apps,packages,scripts}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] }).filter(
  (file) => readFileSync(path.join(root, file), 'utf8').includes('test-depth'),
);
const e2e = path.join(root, 'scripts/run-e2e.mjs');
const failures = [];

/** Runs a step and goes on after a failure, so that one run names everything that is wrong. */
async function step(label, args, env = {}) {
  try {
    await run(label, args, { env, quiet: false });
  } catch (error) {
    failures.push(label);
    console.error(error.message);
  }
}

if (deepUnitTests.length === 0) throw new Error('No unit test imports test-depth.ts');
await step('Unit tests in full', [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...deepUnitTests], {
  LIGET_TEST_DEPTH: 'deep',
});
installOtherEngines();
await step('Outages, large contents, a slow line, every page, other engines', [e2e, '--config=playwright.deep.config.ts'], {
  LIGET_TEST_DEPTH: 'deep',
});
for (const instant of INSTANTS) await step(`At ${instant}`, [e2e, '--grep', '@clock'], { E2E_AT: instant });
await step('Pictures of the guide and the README', [path.join(root, 'scripts/run-screenshots.mjs')], {
  SCREENSHOT_DIR: 'apps/site/test-results/pictures',
});
if (failures.length > 0) {
  console.error(`Failed: ${failures.join(', ')}.`);
  process.exit(1);
}
console.log('The deep tests passed.');
