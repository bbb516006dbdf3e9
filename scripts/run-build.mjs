import { ensureBuilt } from './builds.ts';

await Promise.all([ensureBuilt('cms'), ensureBuilt('site')]);
