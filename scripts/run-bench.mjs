// `npm run bench`: figures of one run on one machine, as ratios of CPU time, all in production mode. `--write` puts the table into docs/bench.md.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cpuAgainstBare, median, REPORTS_CPU, waitForMessage } from './bench/cpu.mjs';
import { benchPrograms } from './bench/programs.mjs';
import { benchRoutes } from './bench/routes.mjs';
import { ensureAllBuilt } from './builds/builds.ts';
import { root } from './install.mjs';
import { environments, prepare, settings, startCms, startSite, stopped, waitForAnswer } from './services/services.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

const PROGRAMS = '/varosligeti-programok';
const SCREENS = { 'programs list': PROGRAMS, home: '/', map: '/terkep' };
/** Times the CPU time of what each figure is compared with, at most. */
const BARS = { page: 1.25, answer: 1.25, file: 2, render: 2 };

const run = { ...settings({ PORT: process.env.PORT ?? '3990', CMS_PORT: process.env.CMS_PORT ?? '3991' }) };
/** An existing folder, or one that is seeded for this run. */
const dataDir = process.env.BENCH_DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'liget-bench-'));
const env = environments({ ...run, dataDir });
const site = `http://127.0.0.1:${run.sitePort}`;
const cms = `http://127.0.0.1:${run.cmsPort}`;

const rows = [];
const milliseconds = (microseconds) => `${(microseconds / 1000).toFixed(microseconds < 10_000 ? 2 : 0)} ms`;

function row(what, { own, against, ratio, bar, of }) {
  const verdict = ratio <= bar ? 'good' : 'ABOVE THE BAR';
  rows.push([what, milliseconds(own), `${milliseconds(against)} (${of})`, `${ratio.toFixed(2)} ×`, `${bar} ×`, verdict]);
  console.log(`${what}: ${milliseconds(own)}, ${ratio.toFixed(2)} times ${of} (${milliseconds(against)}); at most ${bar}: ${verdict}`);
}

async function served(what, url, children, bar) {
  const { own, bare, ratio } = await cpuAgainstBare(url, children);
  row(what, { own, against: bare, ratio, bar, of: 'bare node:http, the same bytes and headers' });
}

async function renders() {
  const child = fork(
    path.join(root, 'apps/site/scripts/bench-renders.mjs'),
    [JSON.stringify({ cms, site, paths: Object.values(SCREENS) })],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  const { results } = await waitForMessage(child, (message) => 'results' in message);
  for (const [screen, pathname] of Object.entries(SCREENS)) {
    const { rounds } = results.find((result) => result.pathname === pathname);
    const [own, against] = [0, 1].map((side) => median(rounds.map((times) => times[side])));
    row(`Uncached ${screen}`, {
      own,
      against,
      ratio: median(rounds.map(([a, b]) => a / b)),
      bar: BARS.render,
      of: 'renderToString of the same tree',
    });
  }
}

/** The first address of a kind that a page names. */
async function namedIn(pathname, pattern) {
  const html = await (await fetch(site + pathname)).text();
  const [, found] = pattern.exec(html) ?? [];
  if (!found) throw new Error(`${pathname} names no ${pattern}`);
  return site + found.replaceAll('&amp;', '&');
}

const children = [];
try {
  await ensureAllBuilt();
  if (!process.env.BENCH_DATA_DIR) {
    console.log('Preparing a database for the measurements …');
    await prepare({ ...env.cms, ADMIN_EMAIL: 'bench@liget.example', ADMIN_PASSWORD: 'figures-only-4e2a' });
  }
  const stdio = { stdio: ['ignore', 'ignore', 'inherit'] };
  const service = startCms({ ...env.cms, ...REPORTS_CPU }, run.cmsPort, stdio);
  const server = startSite({ ...env.site, ...REPORTS_CPU, RATE_LIMITS: 'off' }, stdio);
  children.push(service, server);
  await waitForAnswer(`${cms}/api/hu/content-revision`, service);
  await waitForAnswer(`${site}/readyz`, server);

  await served('Cached page of programs', site + PROGRAMS, [server], BARS.page);
  await served('Cached home', `${site}/`, [server], BARS.page);
  await served('Built script', await namedIn('/', /"(\/assets\/[^"]+\.js)"/), [server], BARS.file);
  await served(
    'Picture (both services)',
    await namedIn('/', /(?:src|href)="(\/media\/[^"]+\.(?:avif|webp|jpe?g|png))"/),
    children,
    BARS.file,
  );
  await served('Content API, cached answer of 48 programs', `${cms}/api/hu/events?limit=48`, [service], BARS.answer);
  await served('The same through the site (both services)', `${site}/api/hu/events?limit=48`, children, BARS.answer);
  await renders();

  const programs = await benchPrograms();
  const [small, large] = programs.rows;
  row('Filtered programs list, 5,000 events', {
    own: large.median * 1000,
    against: small.median * 1000,
    ratio: programs.ratio,
    bar: programs.limit,
    of: '60 events',
  });

  const ways = benchRoutes();
  row(`Way on foot across ${ways.large.pieces} pieces of path`, {
    own: ways.large.median,
    against: ways.small.median,
    ratio: ways.ratio,
    bar: ways.limit,
    of: `across ${ways.small.pieces}`,
  });

  if (process.argv.includes('--write')) {
    const cpu = `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.availableParallelism()} cores, Node ${process.versions.node}`;
    const head = ['| measured | CPU time | against | ratio | at most | |', '|---|---|---|---|---|---|'];
    const table = [...head, ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
    writeFileSync(
      path.join(root, 'docs/bench.md'),
      `# Figures of one run\n\nBy \`npm run bench -- --write\` on ${cpu}: CPU time of the answering processes a request, in production mode, logging on. The ratio is the median of the rounds; how it is measured stands in [decision 44](decisions/0044-bench-by-cpu-time.md). Memory and a flood: [bench-load.md](bench-load.md).\n\n${table}\n`,
    );
  }
} finally {
  await Promise.all(children.map(stopped));
  if (!process.env.BENCH_DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
}
