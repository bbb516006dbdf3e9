// `npm run map:import -- FILE`: imports an extract of OpenStreetMap into the base map (docs/map.md). A dry run without `--apply`.
// `--undo` restores the base map from before the last import; `--take=KIND` replaces a kind even if the file has little of it.
import path from 'node:path';
import { root } from './install.mjs';
import { spawnOwn } from './services/own-process.ts';
import { createEnvironments, readSettings } from './services/services.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

const child = spawnOwn([path.join(root, 'apps/cms/src/map-import.ts'), ...process.argv.slice(2)], {
  cwd: path.join(root, 'apps/cms'),
  env: { ...process.env, ...createEnvironments(readSettings()).cms },
  stdio: ['ignore', 'inherit', 'inherit'],
});
child.on('exit', (code) => process.exit(code ?? 1));
