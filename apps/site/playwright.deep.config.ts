import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.ts';

/** The end-to-end part of `npm run test:deep`: large contents and a slow line. */
export default defineConfig({ ...endToEnd, projects: [{ name: 'deep', testDir: 'e2e/deep', testMatch: '*.deep.ts' }] });
