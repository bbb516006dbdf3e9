// What the benches share: both services in production mode over a data folder, and the machine that they run on.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureAllBuilt } from '../builds/builds.ts';
import { createEnvironments, prepare, readSettings, startCms, startSite, stopProcess, waitForAnswer } from '../services/services.ts';

const run = readSettings({ PORT: process.env.PORT ?? '3990', CMS_PORT: process.env.CMS_PORT ?? '3991' });

/** The public origin of the site. */
export const origin = `http://localhost:${run.sitePort}`;
/** The addresses on which the services listen. */
export const addresses = { site: `http://127.0.0.1:${run.sitePort}`, cms: `http://127.0.0.1:${run.cmsPort}` };

/** The first administrator of a folder that a bench has seeded. */
export const editor = { email: 'bench@liget.example', password: 'figures-only-4e2a' };

export const describeMachine = () =>
  `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.availableParallelism()} cores, Node ${process.versions.node}`;

/**
 * Starts both services over a new, seeded data folder, or over `dataDir`, resolves with what `measure` returns for their processes, and stops them.
 * `cms` and `site` are further variables of their environments; `fill` may change the seeded database before the start.
 */
export async function benchServices({ dataDir, cms = {}, site = {}, fill = () => undefined }, measure) {
  const folder = dataDir || mkdtempSync(path.join(os.tmpdir(), 'liget-bench-'));
  const env = createEnvironments({ ...run, dataDir: folder, publicOrigin: origin });
  const children = [];
  try {
    await ensureAllBuilt();
    if (!dataDir) {
      console.log('Preparing a database for the measurements …');
      await prepare({ ...env.cms, ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password });
    }
    fill(folder);
    const stdio = { stdio: ['ignore', 'ignore', 'inherit'] };
    const service = startCms({ ...env.cms, ...cms }, run.cmsPort, stdio);
    const server = startSite({ ...env.site, ...site }, stdio);
    children.push(service, server);
    await waitForAnswer(`${addresses.cms}/api/hu/content-revision`, service);
    await waitForAnswer(`${origin}/readyz`, server);
    return await measure({ cms: service, site: server });
  } finally {
    await Promise.all(children.map((child) => stopProcess(child)));
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  }
}
