// `npm run build`: builds the content service and the site, each when its sources have changed.
import { ensureBuilt } from './builds.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

await Promise.all([ensureBuilt('cms'), ensureBuilt('site')]);
