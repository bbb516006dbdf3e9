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
    ],
  },
});
