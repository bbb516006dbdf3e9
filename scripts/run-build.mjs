// `npm run build`: builds the content service and the site, each when its sources have changed.
import { ensureAllBuilt } from './builds/builds.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

await ensureAllBuilt();
