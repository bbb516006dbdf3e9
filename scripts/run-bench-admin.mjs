// `npm run bench:admin`: every screen of the admin with 5,000 programs and 5,000 pictures, in a browser, by the clock of one machine. `--write` puts the table into docs/bench-admin.md.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SQLITE_FILE } from '../apps/cms/src/platform/database/sqlite/sqlite-file.ts';
import { benchAdmin } from '../apps/site/scripts/bench-admin.mjs';
import { ensureAllBuilt } from './builds/builds.ts';
import { addCopies } from './database/many-rows.ts';
import { chromium } from './debian.mjs';
import { root } from './install.mjs';
import { environments, prepare, settings, startCms, startSite, stopProcess, waitForAnswer } from './services/services.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

const DOCUMENTS = 5000;
const LIMIT_MS = 2000;
const editor = { email: 'bench@liget.example', password: 'figures-only-4e2a' };

const run = settings({ PORT: process.env.PORT ?? '3990', CMS_PORT: process.env.CMS_PORT ?? '3991' });
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'liget-bench-admin-'));
const origin = `http://localhost:${run.sitePort}`;
const env = environments({ ...run, dataDir, publicOrigin: origin });
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const children = [];
try {
  const executablePath = chromium();
  await ensureAllBuilt();
  console.log('Preparing a database for the measurements …');
  await prepare({ ...env.cms, ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password });
  const file = path.join(dataDir, SQLITE_FILE);
  const counts = { programs: addCopies(file, 'events', DOCUMENTS), pictures: addCopies(file, 'media', DOCUMENTS) };
  console.log(`There are ${counts.programs} programs and ${counts.pictures} pictures.`);
  const stdio = { stdio: ['ignore', 'ignore', 'inherit'] };
  const service = startCms({ ...env.cms, SMTP_URL: '' }, run.cmsPort, stdio);
  const site = startSite({ ...env.site, RATE_LIMITS: 'off', LOG_LEVEL: 'error' }, stdio);
  children.push(service, site);
  await waitForAnswer(`http://127.0.0.1:${run.cmsPort}/api/hu/content-revision`, service);
  await waitForAnswer(`${origin}/readyz`, site);
  const rows = await benchAdmin({ origin, editor, executablePath });
  const slow = rows.filter(({ median }) => median > LIMIT_MS);
  console.log(
    slow.length === 0 ? `All within ${seconds(LIMIT_MS)}.` : `Above ${seconds(LIMIT_MS)}: ${slow.map(({ screen }) => screen).join(', ')}`,
  );
  if (process.argv.includes('--write')) {
    const cpu = `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.availableParallelism()} cores, Node ${process.versions.node}`;
    const table = [
      '| screen | median of three | slowest | |',
      '|---|---|---|---|',
      ...rows.map(
        ({ screen, median, slowest }) =>
          `| ${screen} | ${seconds(median)} | ${seconds(slowest)} | ${median > LIMIT_MS ? 'ABOVE THE BAR' : 'good'} |`,
      ),
    ].join('\n');
    writeFileSync(
      path.join(root, 'docs/bench-admin.md'),
      `# The admin with ${counts.programs} programs and ${counts.pictures} pictures\n\nBy \`npm run bench:admin -- --write\` on ${cpu}, browser and services on the same machine: from the address to the part of the screen that an editor needs first, in view and answering. At most ${seconds(LIMIT_MS)} each.\n\n${table}\n`,
    );
  }
} finally {
  await Promise.all(children.map((child) => stopProcess(child)));
  rmSync(dataDir, { recursive: true, force: true });
}
