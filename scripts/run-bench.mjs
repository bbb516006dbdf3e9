// `npm run bench`: figures of one run on one machine, as ratios of CPU time, all in production mode. `--write` puts the table into docs/bench.md.
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { addresses, benchServices, describeMachine } from './bench/bench-services.mjs';
import { compareCpuWithBare, computeMedian, REPORTS_CPU, waitForMessage } from './bench/cpu.mjs';
import { benchPrograms } from './bench/programs.mjs';
import { benchRoutes } from './bench/routes.mjs';
import { root } from './install.mjs';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

const PROGRAMS = '/varosligeti-programok';
const SCREENS = { 'programs list': PROGRAMS, home: '/', map: '/terkep' };
/** The highest ratios of each figure's CPU time to that of its comparison. */
const BARS = { page: 1.25, answer: 2, file: 1.5, render: 2 };

const { site, cms } = addresses;

const rows = [];
const formatMilliseconds = (microseconds) => `${(microseconds / 1000).toFixed(microseconds < 10_000 ? 2 : 0)} ms`;

function addRow(label, { own, against, ratio, bar, of }) {
  const verdict = ratio <= bar ? 'good' : 'ABOVE THE BAR';
  rows.push([label, formatMilliseconds(own), `${formatMilliseconds(against)} (${of})`, `${ratio.toFixed(2)} ×`, `${bar} ×`, verdict]);
  console.log(
    `${label}: ${formatMilliseconds(own)}, ${ratio.toFixed(2)} times ${of} (${formatMilliseconds(against)}); at most ${bar}: ${verdict}`,
  );
}

async function benchServed(label, url, children, bar) {
  const { own, bare, ratio } = await compareCpuWithBare(url, children);
  addRow(label, { own, against: bare, ratio, bar, of: 'bare node:http, the same bytes and headers' });
}

async function benchRenders() {
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
    const [own, against] = [0, 1].map((side) => computeMedian(rounds.map((times) => times[side])));
    addRow(`Uncached ${screen}`, {
      own,
      against,
      ratio: computeMedian(rounds.map(([a, b]) => a / b)),
      bar: BARS.render,
      of: 'renderToString of the same tree',
    });
  }
}

/** The first URL in a page's HTML that matches. */
async function findUrl(pathname, pattern) {
  const html = await (await fetch(site + pathname)).text();
  const [, pathInPage] = pattern.exec(html) ?? [];
  if (!pathInPage) throw new Error(`${pathname} names no ${pattern}`);
  return site + pathInPage.replaceAll('&amp;', '&');
}

async function measure(services) {
  const [service, server] = [services.cms, services.site];
  const children = [service, server];
  // A process takes a fifth more for the first of these measurements, whichever URL it is of.
  await compareCpuWithBare(`${site}/`, [server]);
  await compareCpuWithBare(`${cms}/api/hu/events?limit=48`, [service]);
  await benchServed('Cached page of programs', site + PROGRAMS, [server], BARS.page);
  await benchServed('Cached home', `${site}/`, [server], BARS.page);
  await benchServed('Built script', await findUrl('/', /"(\/assets\/[^"]+\.js)"/), [server], BARS.file);
  await benchServed(
    'Picture (both services)',
    await findUrl('/', /(?:src|href)="(\/media\/[^"]+\.(?:avif|webp|jpe?g|png))"/),
    children,
    BARS.file,
  );
  await benchServed('Content API, cached answer of 48 programs', `${cms}/api/hu/events?limit=48`, [service], BARS.answer);
  await benchServed('The same through the site (both services)', `${site}/api/hu/events?limit=48`, children, BARS.answer);
  await benchRenders();

  const programs = await benchPrograms();
  const [small, large] = programs.rows;
  addRow('Filtered programs list, 5,000 events', {
    own: large.median * 1000,
    against: small.median * 1000,
    ratio: programs.ratio,
    bar: programs.limit,
    of: '60 events',
  });

  const routes = benchRoutes();
  addRow(`Way on foot across ${routes.large.pieces} pieces of path`, {
    own: routes.large.median,
    against: routes.small.median,
    ratio: routes.ratio,
    bar: routes.limit,
    of: `across ${routes.small.pieces}`,
  });
}

await benchServices(
  // An existing folder, or one that is seeded for this run.
  { dataDir: process.env.BENCH_DATA_DIR, cms: REPORTS_CPU, site: { ...REPORTS_CPU, RATE_LIMITS: 'off' } },
  measure,
);
if (process.argv.includes('--write')) {
  const head = ['| measured | CPU time | against | ratio | at most | |', '|---|---|---|---|---|---|'];
  const table = [...head, ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
  writeFileSync(
    path.join(root, 'docs/bench.md'),
    `# Figures of one run\n\nBy \`npm run bench -- --write\` on ${describeMachine()}: CPU time of the answering processes a request, in production mode, logging on. The ratio is the median of the rounds; how it is measured is described in [decision 44](decisions/0044-bench-by-cpu-time.md). Memory and a flood: [bench-load.md](bench-load.md).\n\n${table}\n`,
  );
}
