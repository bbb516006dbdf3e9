import path from 'node:path';
import { defineConfig } from 'vitest/config';
import EnvironmentSequencer from './scripts/test-cost/environment-sequencer.ts';

const unit = (name: string, root: string) => ({
  test: {
    name,
    root,
    environment: 'node',
    // No test loads a page: a link that is left to the browser leaves the address alone.
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/.next/**', '**/build/**'],
    // A worker loads React and the like once for all its files; vitest.setup.ts keeps our own modules apart.
    isolate: false,
    // Far more than is needed: a busy machine must not fail a test.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: [path.join(import.meta.dirname, 'vitest.setup.ts')],
  },
});

export default defineConfig({
  test: {
    // One worker a core; the default leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: EnvironmentSequencer },
    reporters: ['default', './scripts/test-cost/unit-cost-reporter.ts'],
    projects: [
      unit('content-api', 'packages/content-api'),
      unit('design-tokens', 'packages/design-tokens'),
      unit('park', 'packages/park'),
      unit('language', 'packages/language'),
      unit('map', 'packages/map'),
      unit('pdf', 'packages/pdf'),
      unit('ui', 'packages/ui'),
      unit('seed', 'packages/seed'),
      unit('cms', 'apps/cms'),
      unit('site', 'apps/site'),
      unit('scripts', 'scripts'),
    ],
  },
});
