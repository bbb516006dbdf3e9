import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { answered, environments, prepare, startCms, startSite, stopped } from '../../../scripts/services.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string;
    cmsOrigin: string;
    /** First administrator of the database under test. */
    editor: { email: string; password: string };
  }
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** The real services on an empty directory: migrated, seeded, started; gone when the journeys are over. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'liget-journeys-'));
  const [sitePort, cmsPort] = [await freePort(), await freePort()];
  const publicOrigin = `http://localhost:${sitePort}`;
  const editor = { email: 'szerkeszto@liget.example', password: 'journeys-only-7c1e' };
  const env = environments({ sitePort, cmsPort, dataDir, host: '127.0.0.1', publicOrigin });
  console.log('Preparing a database for the journeys …');
  await prepare({ ...env.cms, ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password });
  const cms = startCms(env.cms, cmsPort, { stdio: ['ignore', 'ignore', 'inherit'] });
  // One visitor per address is limited; here every request comes from one.
  const site = startSite({ ...env.site, LOG_LEVEL: 'error', RATE_LIMITS: 'off' }, { stdio: ['ignore', 'inherit', 'inherit'] });
  await answered(`http://127.0.0.1:${cmsPort}/api/hu/content-revision`, cms);
  await answered(`http://127.0.0.1:${sitePort}/readyz`, site);
  project.provide('siteOrigin', publicOrigin);
  project.provide('cmsOrigin', `http://127.0.0.1:${cmsPort}`);
  project.provide('editor', editor);
  return async () => {
    await Promise.all([stopped(site), stopped(cms)]);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
