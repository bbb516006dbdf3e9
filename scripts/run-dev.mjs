// `npm run dev`: both services with reload. Exits with 1 and the reason when one of them ends unexpectedly.
import path from 'node:path';
import { root } from './root.ts';
import { startDevSession } from './services/dev-session.ts';
import { createEnvironments, prepare, readSettings, startCms, startSite } from './services/services.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

const run = readSettings();
const env = createEnvironments(run);
/** Errors come through a pipe; their colours stay. */
const inColour = process.stderr.isTTY ? { FORCE_COLOR: '1' } : {};
const development = { development: true, stdio: ['ignore', 'inherit', 'pipe'] };

await prepare(env.cms);
const session = startDevSession([
  { name: 'content service', start: () => startCms({ ...env.cms, ...inColour }, run.cmsPort, development) },
  {
    name: 'site',
    start: () => startSite({ LOG_LEVEL: 'info', ...env.site, ...inColour }, development),
    restartOn: path.join(root, 'apps/site/server'),
  },
]);
console.log(`Site http://localhost:${run.sitePort}/ · admin ${run.publicOrigin}/admin`);

let isEnding = false;
async function end(code) {
  if (isEnding) return;
  isEnding = true;
  await session.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
process.on('disconnect', () => void end(1));
const reason = await session.ended;
if (!isEnding) {
  console.error(reason);
  await end(1);
}
