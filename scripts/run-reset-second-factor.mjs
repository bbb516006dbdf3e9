// `npm run reset-second-factor -- <e-mail>`: lets an account without phone and recovery codes sign in with its password alone.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './install.mjs';
import { createEnvironments, readSettings } from './services/services.ts';
import { readUsage, showUsage } from './usage.ts';

showUsage(import.meta.url);

if (process.argv.length < 3) {
  console.error(readUsage(import.meta.url));
  process.exit(1);
}
const { cms } = createEnvironments(readSettings());
const run = spawnSync(process.execPath, [path.join(root, 'apps/cms/src/reset-second-factor.ts'), ...process.argv.slice(2)], {
  cwd: path.join(root, 'apps/cms'),
  env: { ...process.env, ...cms },
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
