// `npm run bench`: side-by-side figures of one run on one machine, as ratios. `--write` puts the table into docs/bench.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { createContentStore } from '../apps/site/app/content/store.ts';
import { rendererOf, renderPage } from '../apps/site/server/render.ts';
import { benchPrograms } from './bench/programs.mjs';
import { ensureBuilt } from './builds.mjs';
import { root } from './install.mjs';
import { answered, environments, prepare, settings, startCms, startSite, stopped } from './services.mjs';

const SECONDS = 5;
const PROGRAMS = '/varosligeti-programok';

const run = { ...settings({ PORT: '3990', CMS_PORT: '3991' }), dataDir: mkdtempSync(path.join(os.tmpdir(), 'liget-bench-')) };
const env = environments(run);
const site = `http://127.0.0.1:${run.sitePort}`;
const cms = `http://127.0.0.1:${run.cmsPort}`;

/** Requests per second over ten connections, as a browser behind a proxy would send them. */
async function rate(url, headers = {}) {
  const result = await autocannon({ url, connections: 10, duration: SECONDS, headers: { 'accept-encoding': 'br', ...headers } });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers that are not 2xx, ${result.errors} errors`);
  return result.requests.average;
}

/** The same bytes from a bare node:http server. */
async function bareRate(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const server = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': response.headers.get('content-type') ?? '', 'content-length': body.length }).end(body),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await rate(`http://127.0.0.1:${server.address().port}/`, { 'accept-encoding': 'identity' });
  } finally {
    server.close();
  }
}

/** Uncached renders per second of a page, one after another, from contents already in memory. */
async function renderRate(pathname) {
  const build = await import(pathToFileURL(path.join(root, 'apps/site/build/server/index.js')).href);
  const content = createContentStore({ origin: cms, log: () => {}, previewSecret: undefined });
  content.setRevision(1);
  const context = { content, publicOrigin: site, indexable: false, translations: { hu: {}, en: {} }, previewSecret: undefined };
  const renderer = rendererOf(build, 'production');
  const once = () => renderPage(new Request(new URL(pathname, site)), { renderer, context });
  for (let i = 0; i < 10; i++) await once();
  const end = performance.now() + SECONDS * 1000;
  let renders = 0;
  while (performance.now() < end) {
    const page = await once();
    if (page.status !== 200) throw new Error(`${pathname}: status ${page.status}`);
    renders += 1;
  }
  return renders / SECONDS;
}

const children = [];
try {
  await Promise.all([ensureBuilt('cms'), ensureBuilt('site')]);
  console.log('Preparing a database for the measurements …');
  await prepare({ ...env.cms, ADMIN_EMAIL: 'bench@liget.example', ADMIN_PASSWORD: 'bench-only-password' });
  children.push(startCms(env.cms, run.cmsPort, { stdio: 'ignore' }), startSite({ ...env.site, LOG_LEVEL: 'error', RATE_LIMITS: 'off' }));
  await answered(`${cms}/api/hu/content-revision`, children[0]);
  await answered(`${site}/readyz`, children[1]);

  const rows = [];
  const row = (what, value, against) => {
    rows.push([what, value, against]);
    console.log(`${what}: ${value}${against ? ` (${against})` : ''}`);
  };
  const perSecond = (value) => `${Math.round(value).toLocaleString('en-GB')}/s`;
  const percent = (value) => `${Math.round(value * 100)} %`;

  const api = `${cms}/api/hu/events?limit=48`;
  await fetch(api);
  row(
    'Content API, cached answer of 48 programs',
    perSecond(await rate(api)),
    `bare node:http, the same bytes: ${perSecond(await bareRate(api))}`,
  );

  await fetch(`${site}${PROGRAMS}`);
  const cached = await rate(`${site}${PROGRAMS}`, { 'accept-encoding': 'identity' });
  const bare = await bareRate(`${site}${PROGRAMS}`);
  row('Cached page of programs', perSecond(cached), `${percent(cached / bare)} of bare node:http with the same bytes, ${perSecond(bare)}`);
  const rendered = await renderRate(PROGRAMS);
  row('Uncached render of programs', perSecond(rendered), `the cached page is ${Math.round(cached / rendered)} times as fast`);

  const programs = await benchPrograms();
  row(programs.name, `${programs.ratio.toFixed(2)} times the time`, `at most ${programs.limit} times`);

  if (process.argv.includes('--write')) {
    const cpu = `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.availableParallelism()} cores, Node ${process.versions.node}`;
    const table = ['| measured | figure | against |', '|---|---|---|', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
    writeFileSync(
      path.join(root, 'docs/bench.md'),
      `# Figures of one run\n\nBy \`npm run bench -- --write\` on ${cpu}. Compare within a run only.\n\n${table}\n`,
    );
  }
} finally {
  await Promise.all(children.map(stopped));
  rmSync(run.dataDir, { recursive: true, force: true });
}
