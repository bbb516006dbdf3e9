import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run screenshots`: pictures of the running system, for people. Nothing here is a test. */
export default defineConfig(journeys, { testMatch: '*.shots.ts', workers: 1 });
