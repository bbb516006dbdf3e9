// `npm start`: builds and prepares what is missing, starts both services, tells where they are and how to sign in.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { answered, environments, logFile, prepare, settings, startCms, startSite, stopped } from './services.mjs';

const run = settings();
const env = environments(run);
const marker = path.join(run.dataDir, 'prepared-for');

/** The database is ready when it was prepared for this very build; another machine's PostgreSQL is always asked. */
async function ensurePrepared(build) {
  const isReady =
    !process.env.DATABASE_URL &&
    existsSync(path.join(run.dataDir, 'liget.sqlite')) &&
    existsSync(marker) &&
    readFileSync(marker, 'utf8') === build;
  if (isReady) return;
  await prepare(env.cms);
  writeFileSync(marker, build);
}

const children = [];
let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  await Promise.all(children.map(stopped));
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
function watched(child, name) {
  children.push(child);
  child.on('exit', (code) => {
    if (!ending) {
      console.error(`The ${name} ended unexpectedly (code ${code}).`);
      void end(1);
    }
  });
  return child;
}

try {
  const [build] = await Promise.all([ensureBuilt('cms'), ensureBuilt('site')]);
  await ensurePrepared(build);
  const site = watched(startSite({ LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', ...env.site }), 'site');
  const cms = watched(startCms(env.cms, run.cmsPort, { stdio: ['ignore', logFile(run.dataDir), 'inherit'] }), 'content service');
  await answered(`http://127.0.0.1:${run.cmsPort}/api/hu/content-revision`, cms);
  await answered(`http://127.0.0.1:${run.sitePort}/readyz`, site);
  const signIn = path.join(run.dataDir, 'first-sign-in.txt');
  console.log(`
Liget is ready.
  Site        http://localhost:${run.sitePort}/        (English: http://localhost:${run.sitePort}/en)
  Admin       ${run.publicOrigin}/admin
  Content API http://localhost:${run.sitePort}/api/hu/events · description: /api/openapi.json
  Sign in     ${
    existsSync(signIn)
      ? `${readFileSync(signIn, 'utf8')
          .trim()
          .replace(/\s*\n\s*/g, ' · ')} (kept in ${signIn})`
      : 'with your editor’s e-mail and password'
  }
Stop with Ctrl+C.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
