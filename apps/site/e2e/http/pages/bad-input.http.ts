import { sendRawRequest } from '../../support/served/raw-request.ts';
import { expect, origin, test } from '../../support/test.ts';

const PATHS = [
  '/%E0%A4%A',
  '/%',
  '/%00',
  '/varosligeti-programok/%00',
  '/api/hu/events/%00',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/media/..%2f..%2fliget.sqlite',
  '/files/%2e%2e%2fliget.sqlite',
  '/api/de/events',
  '/api/hu/nothing',
  '/api/hu/events?from=tomorrow',
  '/api/hu/events?limit=0',
  '/api/hu/events?limit=1000',
  '/api/hu/events?limit=x',
  '/api/hu/events?page=-1',
  '/api/hu/events?from=2026-12-01&to=2026-11-01',
  `/api/hu/search?q=${'a'.repeat(500)}`,
  `/${'a'.repeat(3000)}`,
  '/api/hu/news/../../users',
  '/api/users',
  '/api/users/me',
  '/api/newsletter-subscriptions',
  '/api/graphql',
  '/kereses?q=%27%20OR%201=1--',
  '/kereses?q=%F0%9F%8E%88',
  '/varosligeti-programok?page=99999',
  '/varosligeti-programok?from=2026-02-30&category=nope&type[]=x',
  '/magazin?page=0',
  '/archivum?year=abc',
  '/terkep?kind=%00',
  '/szakmai-anyagok?page=1e9',
  '/nincs.data',
  '/varosligeti-programok.data?_routes=nothing',
  '/_root.data',
  '/.env',
  '/.git/config',
  '/admin/%00',
  '/hu',
  '/en/',
  '/en//x',
  '/qr/%2e%2e',
];

const HEADERS: Record<string, string>[] = [
  { cookie: '%00=;;;==' },
  { cookie: 'a'.repeat(4000) },
  { 'accept-language': ';;q=q,*;q=x,-' },
  { 'accept-encoding': 'zstd, ???' },
  { 'if-none-match': '"' },
];

test('unknown paths and queries get a response below 500 without internal details', async () => {
  const found: string[] = [];
  for (const path of PATHS) {
    const { status, body } = await sendRawRequest(origin, path);
    const name = path.slice(0, 80);
    if (status < 200 || status >= 500) found.push(`${name}: ${status}`);
    const inside = /\bat .+\(.+:\d+:\d+\)|node_modules|SQLITE|root:x:0:0|^SQLite format/.exec(body);
    if (inside) found.push(`${name}: ${inside[0].slice(0, 80)}`);
  }
  expect(found).toEqual([]);
});

test('unusual headers do no harm', async () => {
  const found: string[] = [];
  for (const headers of HEADERS) {
    const { status } = await sendRawRequest(origin, '/', { headers });
    if (status >= 500) found.push(`${JSON.stringify(headers).slice(0, 80)}: ${status}`);
  }
  expect(found).toEqual([]);
});

test('an unsupported method of a page is refused with the supported ones', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await sendRawRequest(origin, '/magazin', { method });
    expect.soft([method, status, headers.allow]).toEqual([method, 405, expect.stringContaining('GET')]);
  }
});

test('an invalid value of an API parameter is named; unknown parameters are ignored', async () => {
  const bad = await fetch(new URL('/api/hu/events?from=holnap', origin));
  expect(bad.status).toBe(400);
  expect(await bad.json()).toMatchObject({ error: { code: 'bad_parameter', parameter: 'from' } });
  expect((await fetch(new URL('/api/hu/events?utm_source=x', origin))).status).toBe(200);
});
