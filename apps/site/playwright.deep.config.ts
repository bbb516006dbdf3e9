import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.ts';

const FOLDER = path.join(import.meta.dirname, 'e2e');
/** The tests that inspect screens of the admin, at every width here: `support/admin/inspection.ts`. */
const INSPECTING = globSync('admin/*.e2e.ts', { cwd: FOLDER }).filter((file) =>
  readFileSync(path.join(FOLDER, file), 'utf8').includes('/admin/inspection.ts'),
);

/** The end-to-end part of `npm run test:deep`: outages, large contents, a slow line, every page of the sitemap, every screen at
 * every width, what views say at thirty instants of a year. */
export default defineConfig({
  ...endToEnd,
  projects: [
    {
      name: 'deep',
      testDir: 'e2e',
      testMatch: ['deep/*.deep.ts', 'http/now/views-agree.http.ts', 'visitor/every-screen.e2e.ts', ...INSPECTING],
    },
  ],
});
