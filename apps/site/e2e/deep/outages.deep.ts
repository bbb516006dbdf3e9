import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { expect, test } from '@playwright/test';
import { createEnvironments, startCms, startSite, stopProcess, waitForAnswer } from '../../../../scripts/services/services.ts';
import { everyRow } from '../../../../test-rows.ts';
import { createSiteProbe, KNOWN_PAGES, RECOVERY } from '../support/known-pages.ts';
import { copyContents, findFreePort } from '../support/runner/services.ts';

let dataDir = '';
let origin = '';
let environment: ReturnType<typeof createEnvironments>;
let cms: ChildProcess;
let site: ChildProcess;
const ports = { site: 0, cms: 0, line: 0 };
/** The connection between the two services. */
const line = { delayMs: 0, isCut: false };

const between = createServer((incoming, response) => {
  setTimeout(() => {
    const { url = '/', method, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port: ports.cms, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (line.isCut && !url.endsWith('/events'))
        answer.once('data', (chunk: Buffer) => response.write(chunk.subarray(0, 10), () => response.destroy()));
      // Ends the response with its source, also when that is killed.
      else pipeline(answer, response, () => {});
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }, line.delayMs);
});

const startContentService = async () => {
  cms = startCms({ ...environment.cms, SMTP_URL: '', REQUIRE_SECOND_FACTOR: 'never' }, ports.cms, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForAnswer(`http://127.0.0.1:${ports.cms}/api/hu/content-revision`, cms);
};
const startSiteWith = async (variables: Record<string, string> = {}) => {
  const own = { CMS_ORIGIN: `http://127.0.0.1:${ports.line}`, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
  site = startSite({ ...environment.site, ...own, ...variables }, { stdio: ['ignore', 'ignore', 'inherit'] });
  await waitForAnswer(`${origin}/healthz`, site);
};

const { getStatus, fetchKnownStatuses, fetchReadiness, isWell, createNewFilter } = createSiteProbe(() => origin);

test.describe.configure({ timeout: 600_000 });
test.beforeAll(async () => {
  dataDir = await copyContents('outages');
  for (const name of ['site', 'cms', 'line'] as const) ports[name] = await findFreePort();
  origin = `http://localhost:${ports.site}`;
  environment = createEnvironments({ sitePort: ports.site, cmsPort: ports.cms, dataDir, host: '127.0.0.1', publicOrigin: origin });
  await new Promise<void>((resolve) => between.listen(ports.line, '127.0.0.1', resolve));
  await startContentService();
  await startSiteWith();
});
test.afterAll(async () => {
  await Promise.all([stopProcess(site), stopProcess(cms)]);
  between.closeAllConnections();
  between.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Outage {
  name: string;
  begin: () => unknown;
  end: () => unknown;
  /** For a page that was not requested before. */
  unknown: number;
  ready: number;
}

const signal = (name: NodeJS.Signals) => () => cms.kill(name);
const set = (change: Partial<typeof line>) => () => Object.assign(line, change);

const OUTAGES: Outage[] = [
  { name: 'killed', begin: signal('SIGKILL'), end: startContentService, unknown: 503, ready: 503 },
  { name: 'stopped', begin: signal('SIGSTOP'), end: signal('SIGCONT'), unknown: 503, ready: 503 },
  { name: 'slow', begin: set({ delayMs: 450 }), end: set({ delayMs: 0 }), unknown: 200, ready: 200 },
  { name: 'answers cut off', begin: set({ isCut: true }), end: set({ isCut: false }), unknown: 503, ready: 200 },
];

test('visitors get known pages and errors with Retry-After in every outage of the content service, and everything new afterwards', () =>
  everyRow(
    OUTAGES,
    ({ name }) => name,
    async ({ begin, end, unknown, ready: readiness }) => {
      await expect.poll(isWell, RECOVERY).toBe(true);
      await begin();
      const seen = await fetchKnownStatuses();
      const made = await getStatus(createNewFilter());
      await expect.poll(fetchReadiness, RECOVERY).toBe(readiness);
      await end();
      await expect.poll(isWell, RECOVERY).toBe(true);
      expect([new Set(seen), made.status, made.status === 503 && made.retryAfter === null]).toEqual([new Set([200]), unknown, false]);
      await expect.poll(async () => (await getStatus(createNewFilter())).status, RECOVERY).toBe(200);
    },
  ));

test('a site started while its content service is away has its former pages, and new ones afterwards', async () => {
  await expect.poll(isWell, RECOVERY).toBe(true);
  await Promise.all([stopProcess(site), stopProcess(cms)]);
  await startSiteWith();
  const alone = await Promise.all(KNOWN_PAGES.slice(0, 5).map(getStatus));
  expect([alone.map(({ status }) => status), await fetchReadiness()]).toEqual([[200, 200, 200, 200, 200], 503]);
  await startContentService();
  await expect.poll(isWell, RECOVERY).toBe(true);
});

test('a site without writable folders has every page and image', async () => {
  await stopProcess(site);
  await startSiteWith({ MEDIA_CACHE_DIR: '/dev/null/media', CONTENT_CACHE_DIR: '/dev/null/content' });
  await expect.poll(isWell, RECOVERY).toBe(true);
  const [image = ''] =
    /\/media\/[^"' ,]+\.webp/.exec(await (await fetch(`${origin}/`, { headers: { cookie: 'language=hu' } })).text()) ?? [];
  expect((await getStatus(image)).status).toBe(200);
});
