// `npm run map:import -- FILE`: an extract of OpenStreetMap into the map's plan of the ground (docs/map.md). A dry run without `--apply`.
// `--undo` brings back the plan that stood before; `--take=KIND` takes a kind however little the file has of it.
import path from 'node:path';
import { root } from './install.mjs';
import { spawnOwn } from './services/own-process.ts';
import { environments, settings } from './services/services.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

const child = spawnOwn([path.join(root, 'apps/cms/src/map-import.ts'), ...process.argv.slice(2)], {
  cwd: path.join(root, 'apps/cms'),
  env: { ...process.env, ...environments(settings()).cms },
  stdio: ['ignore', 'inherit', 'inherit'],
});
child.on('exit', (code) => process.exit(code ?? 1));
