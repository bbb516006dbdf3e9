// `npm run e2e [-- visitor/map.e2e.ts]`: the HTTP tests and the end-to-end tests against the real services, built if need be.
// Arguments are Playwright's: `--project http`, `--workers 1`, `-g "title"`.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureAllBuilt, run } from './builds/builds.ts';
import { findChromium } from './debian.mjs';
import { root } from './install.mjs';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

/** `E2E_AT=2026-12-24T00:10:00+01:00` sets the clocks of the tests, the seed, both services and the browser; they go on from there. */
function createClockEnvironment() {
  const at = process.env.E2E_AT;
  if (!at) return {};
  const shift = Temporal.Instant.from(at).epochMilliseconds - Date.now();
  const preload = pathToFileURL(path.join(root, 'apps/site/e2e/support/runner/clock-preload.ts')).href;
  console.log(`The clocks of this run are set to ${at}.`);
  return { CLOCK_SHIFT: String(shift), NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`.trim() };
}

try {
  // Each worker and service compiles the same large modules.
  const compiled = path.join(root, 'node_modules/.cache/liget-compiled');
  const env = { CHROMIUM_PATH: findChromium(), NODE_COMPILE_CACHE: compiled, ...createClockEnvironment() };
  await ensureAllBuilt();
  await run('End-to-end tests', [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
    cwd: 'apps/site',
    env,
    quiet: false,
  });
} catch (error) {
  console.error(error.message);
  console.error('Traces and screenshots of what failed are in apps/site/test-results; `npx playwright show-trace <trace.zip>` opens one.');
  process.exit(1);
}
