// `npm run dev`: both services with reload.
import { environments, prepare, settings, startCms, startSite, stopped } from './services.ts';

const run = settings();
const env = environments(run);
await prepare(env.cms);
const children = [
  startCms(env.cms, run.cmsPort, { development: true }),
  startSite({ LOG_LEVEL: 'info', ...env.site }, { development: true }),
];
console.log(`Site http://localhost:${run.sitePort}/ · admin ${run.publicOrigin}/admin`);
let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  await Promise.all(children.map(stopped));
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
for (const child of children) child.on('exit', () => void end());
