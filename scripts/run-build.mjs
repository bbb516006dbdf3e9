import { ensureBuilt } from './builds.mjs';

await Promise.all([ensureBuilt('cms'), ensureBuilt('site')]);
