import { defineConfig } from '@playwright/test';

// Set by scripts/run-e2e.mjs.
const chromium = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

/** The HTTP tests and the end-to-end tests in a browser; see docs/testing.md. */
export default defineConfig({
  projects: [
    // Against the running services without a browser.
    { name: 'http', testDir: 'e2e/http', testMatch: '*.http.ts' },
    { name: 'browser', testDir: 'e2e', testMatch: '{visitor,admin}/*.e2e.ts' },
  ],
  globalSetup: './e2e/support/runner/global-setup.ts',
  outputDir: 'test-results',
  // One more than the fewest cores that are expected, because a test often waits.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Far more than is needed: a busy machine must not fail a test.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./e2e/support/runner/cost-reporter.ts']],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // Pages and requests of every step would take a fourth of the processor's time; `--trace on` keeps them of one test.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The map is drawn live in map-live.e2e.ts alone, which says how.
        '--disable-3d-apis',
        // Letters as wide as on a screen of many pixels, not rounded to whole ones.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Most pages live for seconds: optimised machine code costs more than it saves there, a fifth of the browser's CPU time.
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
      ],
    },
  },
});
