// `npm run bench:load`: the memory of both services after 20,000 different addresses and 2,000 saves, and how long cached pages take in a flood of filters. `--write` puts the figures into docs/bench-load.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchServices, describeMachine, editor, origin } from './bench/bench-services.mjs';
import { REPORTS_CPU, readUsage } from './bench/cpu.mjs';
import { flood, listDifferentPaths, requestEach, saveOften } from './bench/load.mjs';
import { root } from './install.mjs';
import { HEAP_LIMITS_MB } from './services/memory-limits.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

const ADDRESSES = Number(process.env.BENCH_ADDRESSES ?? 20_000);
const SAVES = Number(process.env.BENCH_SAVES ?? 2_000);
const FLOOD = { clients: 20, seconds: 60 };
const CONNECTIONS = 4;
/** Megabytes that a service may take. */
const LIMIT_MB = 450;
/** Frequently requested pages. */
const PAGES = ['/', '/en', '/varosligeti-programok', '/magazin', '/terkep'];

const toMegabytes = (bytes) => Math.round(bytes / 1024 / 1024);
const formatStatuses = (statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ');

const rows = [];
async function measure({ cms, site }) {
  const recordRow = async (when, answers) => {
    const [content, pages] = await Promise.all([readUsage(cms), readUsage(site)]);
    rows.push([when, answers, ...[pages, content].flatMap(({ rss, peakRss }) => [toMegabytes(rss), toMegabytes(peakRss)])]);
    console.log(`${when}: site ${toMegabytes(pages.rss)} MB, content service ${toMegabytes(content.rss)} MB; ${answers}`);
  };
  const logMemory = async (place) => {
    const [content, pages] = await Promise.all([readUsage(cms), readUsage(site)]);
    console.log(`  ${place}: site ${toMegabytes(pages.rss)} MB, content service ${toMegabytes(content.rss)} MB`);
  };

  await recordRow('After the start', '–');
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address.slice(new URL(address).origin.length) || '/');
  const paths = listDifferentPaths(ADDRESSES, pages.slice(0, Math.floor(ADDRESSES / 4)));
  const statuses = await requestEach(origin, paths, { connections: CONNECTIONS, sample: logMemory });
  await recordRow(`After ${new Set(paths).size.toLocaleString('en')} different addresses`, formatStatuses(statuses));
  const saved = await saveOften(origin, editor, { saves: SAVES, connections: CONNECTIONS, sample: logMemory });
  await recordRow(`After ${SAVES.toLocaleString('en')} saves as well`, formatStatuses(saved));

  for (const page of PAGES) await fetch(origin + page);
  const quiet = await flood(origin, PAGES, { ...FLOOD, clients: 0, firstFilter: 0 });
  const busy = await flood(origin, PAGES, { ...FLOOD, firstFilter: 50_000 });
  await recordRow(`After a flood of ${FLOOD.clients} clients for ${FLOOD.seconds} s`, formatStatuses(busy.flooded.statuses));
  const probe = (when, { p50, p99, statuses: own, flooded }) => {
    console.log(`${when}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms; ${formatStatuses(own)}`);
    return [when, `${p50.toFixed(1)} ms`, `${p99.toFixed(0)} ms`, formatStatuses(own), formatStatuses(flooded.statuses) || '–'];
  };
  const floods = [probe('quiet', quiet), probe('in the flood', busy)];
  const unexpectedStatuses = Object.keys({ ...busy.statuses, ...busy.flooded.statuses, ...statuses }).filter(
    (status) => !['200', '404', '429', '503'].includes(status),
  );
  const exceeded = [
    ...rows.filter((row) => Math.max(row[3], row[5]) > LIMIT_MB).map(([when]) => `more than ${LIMIT_MB} MB ${when.toLowerCase()}`),
    ...(unexpectedStatuses.length > 0 ? [`answers of status ${unexpectedStatuses.join(', ')}`] : []),
    ...(busy.flooded.withoutRetryAfter > 0 ? [`${busy.flooded.withoutRetryAfter} refusals without Retry-After`] : []),
  ];
  console.log(exceeded.length === 0 ? 'Within the bounds.' : `Not within the bounds: ${exceeded.join('; ')}.`);
  return { floods, exceeded };
}

const { floods, exceeded } = await benchServices(
  {
    cms: { ...REPORTS_CPU, SMTP_URL: '', REQUIRE_SECOND_FACTOR: 'never' },
    site: { ...REPORTS_CPU, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
  },
  measure,
);
if (process.argv.includes('--write')) {
  const heaps = Object.entries(HEAP_LIMITS_MB).map(([service, limits]) => `${service} ${JSON.stringify(limits).replaceAll(/["{}]/g, '')}`);
  const formatTable = (head, body) => [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  writeFileSync(
    path.join(root, 'docs/bench-load.md'),
    `# Memory and a flood

By \`npm run bench:load -- --write\` on ${describeMachine()}, clients and services on the same machine, in production mode, limits on, heaps as \`npm start\` and the units bound them (MB: ${heaps.join('; ')}).

Resident memory in MB, at most ${LIMIT_MB} each. The addresses, asked for on ${CONNECTIONS} connections: filters of programs, searches, pages that are not there, the sitemap. The saves publish a program through the admin's interface.

${formatTable(['', 'answers', 'site', 'its peak', 'content service', 'its peak'], rows)}

One client asks for ${PAGES.length} kept pages in turn, every 20 ms, alone and while ${FLOOD.clients} others ask for filters that nobody has asked for, each as fast as it is answered.

${formatTable(['kept pages', 'p50', 'p99', 'answers', 'the others’ answers'], floods)}

${exceeded.length === 0 ? 'Within the bounds.' : `Not within the bounds: ${exceeded.join('; ')}.`}
`,
  );
}
