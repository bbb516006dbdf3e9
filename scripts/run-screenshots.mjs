// `npm run screenshots [-- guide.shots.ts]`: takes the pictures of the editors' guide and of the README again, always on the same Saturday. Arguments are Playwright's.
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

process.env.E2E_AT ??= '2027-06-12T10:00:00+02:00';
process.env.SEED_IMAGES = 'picture';
process.argv.push('--config=playwright.screenshots.config.ts');
await import('./run-e2e.mjs');
