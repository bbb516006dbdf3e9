import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.ts';

/** The end-to-end part of `npm run test:deep`: outages, large contents, a slow line, every page of the sitemap, every screen at
 * every width, what views say at thirty instants of a year. */
export default defineConfig({
  ...endToEnd,
  projects: [
    {
      name: 'deep',
      testDir: 'e2e',
      testMatch: ['deep/*.deep.ts', 'http/now/views-agree.http.ts', 'visitor/every-screen.e2e.ts', 'admin/admin-accessibility.e2e.ts'],
    },
  ],
});
