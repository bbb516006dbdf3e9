import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'cms', root: import.meta.dirname, environment: 'node', include: ['src/**/*.test.ts'], hookTimeout: 60_000, testTimeout: 30_000 },
});
