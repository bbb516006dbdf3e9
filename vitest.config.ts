import { defineConfig } from 'vitest/config';

const unit = (name: string, root: string) => ({
  test: {
    name,
    root,
    environment: 'node',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/.next/**', '**/build/**'],
  },
});

export default defineConfig({
  test: {
    projects: [
      unit('content-api', 'packages/content-api'),
      unit('ui', 'packages/ui'),
      { test: { ...unit('cms', 'apps/cms').test, testTimeout: 60_000, hookTimeout: 120_000 } },
      unit('site', 'apps/site'),
      unit('scripts', 'scripts'),
      {
        test: {
          name: 'journeys',
          root: 'apps/site',
          environment: 'node',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/services.ts'],
          // One browser and one pair of services for all: files run one after another.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
