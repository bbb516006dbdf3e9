import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { closeServer } from '@liget/content-api/close-server';
import { isNotModified } from '@liget/content-api/validators';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { startSite } from '../testing/site-under-test.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'liget-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(path.join(folder, 'assets'));
const SCRIPT = 'export const a = 1;'.repeat(100);
for (const [name, bytes] of [
  ['assets/a.js', SCRIPT],
  ['assets/a.js.br', brotliCompressSync(SCRIPT)],
  ['assets/a.js.gz', gzipSync(SCRIPT)],
  ['assets/a.woff2', 'letters'],
  ['favicon.ico', 'sign'],
] as const)
  writeFileSync(path.join(folder, name), bytes);

const ANSWER = '{"data":[]}';

/** A content service whose revision the test controls. */
const createAnswers = (contents: { revision: number }) => (request: IncomingMessage, response: ServerResponse) => {
  if (request.url?.startsWith('/api/media/file/'))
    return response.writeHead(200, { 'content-type': 'image/webp', 'content-disposition': 'inline' }).end('picture');
  if (request.url?.includes('/cases/')) return response.writeHead(200, { 'cache-control': 'no-store' }).end(ANSWER);
  const headers = {
    etag: `"${contents.revision}"`,
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-revision': String(contents.revision),
    vary: 'rsc',
  };
  if (isNotModified(request.headers, headers.etag)) return response.writeHead(304, headers).end();
  const body = { 'content-type': 'application/json; charset=utf-8', 'content-length': ANSWER.length };
  return response.writeHead(200, { ...headers, ...body }).end(ANSWER);
};

interface TestRequest {
  url: string;
  headers?: Record<string, string>;
  method?: string;
}

/** A listening site with the controls that the tests need. */
async function fastSite(variables: Record<string, string> = {}) {
  const contents = { revision: 1 };
  const { app, contentService, handler } = await startSite(variables, createAnswers(contents), {
    clientFiles: folder,
  });
  let routed = 0;
  app.addHook('onRequest', async () => {
    routed += 1;
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(origin).port);
  const ask = ({ url, headers = {}, method = 'GET' }: TestRequest) =>
    new Promise<{ status: number | undefined; headers: object; body: string; isFast: boolean; id: unknown; connection: unknown }>(
      (resolve, reject) => {
        const before = routed;
        send({ port, host: '127.0.0.1', path: url, method, headers: { 'accept-encoding': 'br, gzip', ...headers } }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            // Headers of the connection differ between servers.
            const { date: _date, 'x-request-id': id, 'keep-alive': _keepAlive, connection, ...same } = answer.headers;
            resolve({
              status: answer.statusCode,
              headers: same,
              body: Buffer.concat(parts).toString('base64'),
              isFast: routed === before,
              id,
              connection,
            });
          });
        })
          .on('error', reject)
          .end();
      },
    );
  const publish = async (revision: number | null) => {
    contents.revision = revision ?? contents.revision;
    await expect.poll(() => contentService.revisions).toBeDefined();
    contentService.revisions?.write(`data: ${JSON.stringify({ revision })}\n\n`);
    await expect.poll(async () => (await ask({ url: '/readyz' })).status).toBe(revision === null ? 503 : 200);
  };
  await publish(1);
  /** Repeats a request until its answer comes from the fast path. */
  const noted = async (request: TestRequest) => {
    await ask(request);
    return ask(request);
  };
  return { app, ask, noted, publish, contents, handler };
}

const PAGE = '/terkep';
const API = '/api/hu/events?limit=3';
const PICTURE = '/media/to.webp';
const FILE = '/assets/a.js';
const CONDITION = { 'if-none-match': '*' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 11) }));
afterEach(() => void vi.useRealTimers());

test('a repeated request is answered without the router, with the same answer', async () => {
  const { ask, noted } = await fastSite({ TRUST_PROXY: '1', PUBLIC_ORIGIN: 'http://localhost:3000', PRODUCTION_HOST: 'localhost:3000' });
  const rows: TestRequest[] = [
    ...[PAGE, `${PAGE}?x=1`, '/en/map', '/', '/?utm_source=a', API, PICTURE, FILE, '/assets/a.woff2', '/favicon.ico'].map((url) => ({
      url,
    })),
    ...[PAGE, API, PICTURE, FILE].flatMap((url) => [
      { url, method: 'HEAD' },
      { url, headers: { host: 'localhost:3000' } },
      { url, headers: { 'x-forwarded-host': 'localhost:3000' } },
    ]),
    ...[PAGE, FILE].map((url) => ({ url, headers: { 'accept-encoding': 'gzip' } })),
    ...[PAGE, PICTURE, FILE].map((url) => ({ url, headers: { cookie: 'language=en; consent=1' } })),
    { url: PAGE, headers: { 'accept-language': 'en' } },
    ...[PAGE, API, PICTURE].flatMap((url) => [
      { url, headers: CONDITION },
      { url, headers: CONDITION, method: 'HEAD' },
      { url, headers: { 'if-none-match': '"other"' } },
    ]),
    { url: PICTURE, headers: { 'if-modified-since': 'Sun, 22 Nov 2026 11:00:00 GMT' } },
  ];
  await everyRow(
    rows,
    (row) => JSON.stringify(row),
    async (row) => {
      // The router registers an answer when it sends it in full.
      const { 'if-none-match': _tag, 'if-modified-since': _since, ...plain } = row.headers ?? {};
      await noted({ url: row.url, headers: plain });
      const slow = await ask({ ...row, headers: { ...row.headers, 'if-range': '"none"' } });
      const fast = await ask(row);
      expect([slow.isFast, fast.isFast]).toEqual([false, true]);
      // The proxy forwards the content service's connection header.
      const same = { isFast: null, id: null, connection: null };
      expect({ ...fast, ...same }).toEqual({ ...slow, ...same });
      expect([slow.id === fast.id, String(fast.id).length]).toEqual([false, 36]);
    },
  );
});

test('answers that depend on the visitor, and special requests, go to the router', async () => {
  const { ask, noted } = await fastSite({ RATE_LIMITS: 'off' });
  const rows: TestRequest[] = [
    { url: PAGE, headers: { cookie: 'preview-at=x' } },
    { url: '/', headers: { cookie: 'language=en' } },
    { url: '/', headers: { 'accept-language': 'en' } },
    { url: `${PAGE}?at=2026-11-28T09:00` },
    { url: PAGE, headers: { 'accept-encoding': 'identity' } },
    { url: PAGE, method: 'POST' },
    { url: `${PAGE}/` },
    { url: '/%E0%A4%A' },
    ...['cookie', 'authorization', 'origin'].map((name) => ({ url: API, headers: { [name]: 'x' } })),
    { url: '/api/hu/cases/L-1' },
    { url: '/healthz' },
    ...[PICTURE, FILE].map((url) => ({ url, headers: { range: 'bytes=0-1' } })),
    { url: FILE, headers: { 'if-none-match': '"x"' } },
    { url: `/api${PICTURE.replace('/media', '/media/file')}` },
  ];
  await everyRow(
    rows,
    (row) => JSON.stringify(row),
    async (row) => {
      await noted({ url: row.url });
      await noted(row);
      expect((await ask(row)).isFast).toBe(false);
    },
  );
});

test('the root is answered in the visitor’s language', async () => {
  const { ask, noted } = await fastSite();
  await noted({ url: '/', headers: { 'accept-language': 'hu' } });
  expect((await ask({ url: '/', headers: { 'accept-language': 'hu' } })).isFast).toBe(true);
  expect((await ask({ url: '/', headers: { 'accept-language': 'en' } })).status).toBe(302);
  expect((await ask({ url: '/', headers: { 'accept-language': 'hu', cookie: 'language=en' } })).status).toBe(302);
});

describe('an answer goes to the router again', () => {
  test('after a publication, except for built files', async () => {
    const { ask, noted, publish } = await fastSite();
    for (const url of [PAGE, API, PICTURE, FILE]) await noted({ url });
    await publish(2);
    const fast = [];
    for (const url of [PAGE, API, PICTURE, FILE]) fast.push((await ask({ url })).isFast);
    expect(fast).toEqual([false, false, false, true]);
  });

  test('when statements about “now” may be outdated', async () => {
    const { ask, noted } = await fastSite();
    for (const url of [PAGE, API]) await noted({ url });
    vi.setSystemTime(Date.UTC(2026, 10, 22, 11, 0, 19));
    expect([(await ask({ url: PAGE })).isFast, (await ask({ url: API })).isFast]).toEqual([true, true]);
    vi.setSystemTime(Date.UTC(2026, 10, 22, 11, 0, 20));
    expect((await ask({ url: PAGE })).isFast).toBe(false);
    vi.setSystemTime(Date.UTC(2026, 10, 22, 11, 1));
    expect((await ask({ url: API })).isFast).toBe(false);
  });

  test('during an outage, when it states its age', async () => {
    const { ask, noted, publish, handler } = await fastSite();
    for (const url of [PAGE, API]) await noted({ url });
    await publish(null);
    handler.mockResolvedValue(new Response('away', { status: 503 }));
    vi.setSystemTime(Date.UTC(2026, 10, 22, 11, 2));
    const { isFast, headers } = await ask({ url: PAGE });
    expect([isFast, headers]).toEqual([false, expect.objectContaining({ age: '120', warning: '110 - "Response is Stale"' })]);
    expect((await ask({ url: API })).isFast).toBe(false);
  });

  test('while the site shuts down, and the connection is closed', async () => {
    const { app, ask, noted } = await fastSite();
    await noted({ url: PAGE });
    const closed = closeServer(app.server, { drainMs: 50 });
    expect(await ask({ url: PAGE })).toMatchObject({ isFast: false, connection: 'close' });
    await closed;
  });

  test('of the content API after a write', async () => {
    const { ask, noted } = await fastSite();
    await noted({ url: API });
    await ask({ url: '/api/users/login', method: 'POST' });
    expect((await ask({ url: API })).isFast).toBe(false);
    expect((await ask({ url: API })).isFast).toBe(true);
  });

  test('of the content API if its revision is newer than the site’s', async () => {
    const { ask, noted, contents } = await fastSite();
    contents.revision = 2;
    await noted({ url: API });
    expect((await ask({ url: API })).isFast).toBe(false);
  });
});

test('calls of the content API count towards the client’s limit on both paths', async () => {
  const { ask, noted } = await fastSite({ TRUST_PROXY: '1' });
  const createRequest = (client: string) => ({ url: API, headers: { 'x-forwarded-for': client } });
  await noted(createRequest('10.0.0.1'));
  for (let call = 2; call < 600; call += 1) await ask(createRequest('10.0.0.1'));
  expect([(await ask(createRequest('10.0.0.1'))).status, (await ask(createRequest('10.0.0.2'))).status]).toEqual([429, 200]);
});

test('answers of the fast path are counted in the metrics', async () => {
  const { ask, noted } = await fastSite();
  await noted({ url: PAGE });
  for (let time = 0; time < 3; time += 1) await ask({ url: PAGE });
  const figures = Buffer.from((await ask({ url: '/metrics' })).body, 'base64').toString();
  expect(figures).toContain('liget_requests_total{status="200",source="fresh"} 4');
});
