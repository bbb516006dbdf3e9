import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.ts';

/** `npm run screenshots`: pictures of the running system, for people. Nothing here is a test. */
export default defineConfig({ ...endToEnd, projects: [{ name: 'pictures', testDir: 'e2e/shots', testMatch: '*.shots.ts' }], workers: 1 });
