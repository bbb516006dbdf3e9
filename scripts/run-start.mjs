// `npm start`: builds and prepares what is missing, starts both services and keeps them running, and says where they are and how to sign in.

import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SQLITE_FILE } from '../apps/cms/src/platform/database/sqlite/sqlite-file.ts';
import { ensureAllBuilt } from './builds/builds.ts';
import { lockDataFolder } from './services/data-folder-lock.ts';
import { createLogFile, logOutput } from './services/log-file.ts';
import { createEnvironments, describeEmails, prepare, readSettings, startCms, startSite, waitForAnswer } from './services/services.ts';
import { supervise } from './services/supervisor.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

// The data folder contains complaints, accounts and secrets, so no other user of the machine may read it.
process.umask(0o077);
const run = readSettings();
const env = createEnvironments(run);
chmodSync(run.dataDir, 0o700);
/** A site that listens on one address only is asked there. */
const siteHost = ['0.0.0.0', '::'].includes(run.host) ? '127.0.0.1' : run.host.includes(':') ? `[${run.host}]` : run.host;
const marker = path.join(run.dataDir, 'prepared-for');

/** The database is ready when it was prepared for this very build; another machine's PostgreSQL is always asked. */
async function ensurePrepared(build) {
  const isReady =
    !process.env.DATABASE_URL &&
    existsSync(path.join(run.dataDir, SQLITE_FILE)) &&
    existsSync(marker) &&
    readFileSync(marker, 'utf8') === build;
  if (isReady) return;
  await prepare(env.cms, preparing.signal);
  writeFileSync(marker, build);
}

const preparing = new AbortController();
const supervised = [];
let ending = false;
let unlock = () => {};
async function end(code) {
  if (ending) return;
  ending = true;
  preparing.abort();
  await Promise.all(supervised.map((service) => service.end()));
  unlock();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
process.on('disconnect', () => void end(1));
function superviseService(service) {
  const supervisedService = supervise(service);
  supervised.push(supervisedService);
  return supervisedService.up;
}

try {
  unlock = await lockDataFolder(run.dataDir, { signal: preparing.signal });
  const build = await ensureAllBuilt(preparing.signal);
  await ensurePrepared(build);
  const log = createLogFile(path.join(run.dataDir, 'cms.log'));
  await Promise.all([
    superviseService({
      name: 'content service',
      start: () => {
        const child = startCms(env.cms, run.cmsPort, { stdio: ['ignore', 'pipe', 'pipe'] });
        logOutput(child, log);
        return child;
      },
      url: `http://127.0.0.1:${run.cmsPort}/api/hu/content-revision`,
    }),
    superviseService({
      name: 'site',
      start: () => startSite({ LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', ...env.site }),
      url: `http://${siteHost}:${run.sitePort}/healthz`,
    }),
  ]);
  await waitForAnswer(`http://${siteHost}:${run.sitePort}/readyz`);
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
          .replace(/\s*\n\s*/g, ' · ')} (in ${signIn} until the first sign-in)`
      : 'with your editor’s e-mail and password'
  }
  E-mails     ${describeEmails(run.dataDir)}
Stop with Ctrl+C.`);
} catch (error) {
  if (!ending) console.error(error instanceof Error ? error.message : error);
  await end(1);
}
