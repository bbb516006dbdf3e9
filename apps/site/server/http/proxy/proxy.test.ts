import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { startProxiedSite } from '../../testing/proxied-site.ts';
import { ADMIN_POLICY } from '../security.ts';

vi.setConfig({ testTimeout: 30_000 });

const REAL = { cookie: 'a=b; payload-token=real.session.1' };
const MADE_UP = { cookie: 'payload-token=x' };

describe('requests that the site proxies', () => {
  test.each([
    ['/admin', '/admin'],
    ['/admin/collections/events?limit=10', '/admin/collections/events?limit=10'],
    ['/_next/static/a.js', '/_next/static/a.js'],
    ['/api/hu/events?limit=7', '/api/hu/events?limit=7'],
  ])('%s goes to %s of the content service', async (url, target) => {
    const { app, requests } = await startProxiedSite();
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([200, 'from the content service']);
    expect(requests.map((request) => request.url)).toEqual([target]);
  });

  test('may use HEAD wherever they may use GET', async () => {
    const { app, requests } = await startProxiedSite();
    expect((await app.inject({ method: 'HEAD', url: '/api/media?limit=1' })).statusCode).toBe(200);
    expect(requests.map(({ method }) => method)).toEqual(['HEAD']);
  });

  test('have the public origin, so that cookies and links are right', async () => {
    const { app, requests } = await startProxiedSite();
    await app.inject({ url: '/admin', headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    expect(requests[0]?.headers).toMatchObject({
      host: 'liget.example',
      'x-forwarded-host': 'liget.example',
      'x-forwarded-proto': 'https',
    });
  });

  test('have the client’s address, whatever the request claims', async () => {
    const { app, requests } = await startProxiedSite();
    await app.inject({ url: '/api/users/login', remoteAddress: '203.0.113.5', headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect(requests[0]?.headers['x-forwarded-for']).toBe('203.0.113.5');
  });

  test('do not include Next’s image service, which would resize images for anybody', async () => {
    const { app, requests } = await startProxiedSite();
    for (const url of ['/_next/image?url=%2Fmedia%2Fa.webp&w=3840&q=100', '/_next/image/', '/_next/%69mage?url=/a', '/_next/image/x'])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
    expect(requests).toEqual([]);
  });

  test('have the site’s security headers; the admin has its own policy', async () => {
    const { app } = await startProxiedSite();
    const [admin, api] = await Promise.all(['/admin', '/api/hu/events'].map((url) => app.inject({ url })));
    for (const answer of [admin, api])
      expect(answer?.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-content-type-options': 'nosniff' });
    expect(admin?.headers['content-security-policy']).toBe(ADMIN_POLICY);
    expect(api?.headers['cache-control']).toBe('no-cache');
  });

  test('answer 503 without details while the content service is down', async () => {
    const { app } = await startProxiedSite({ isDown: true });
    const answer = await app.inject({ url: '/api/hu/events' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(answer.json()).toEqual({ error: { code: 'unavailable', message: expect.not.stringMatching(/ECONNREFUSED|127\.0/) } });
    const admin = await app.inject({ url: '/admin' });
    expect([admin.statusCode, admin.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(admin.body).toContain('A szerkesztőfelület most nem érhető el');
  });

  test('are aborted when the content service hangs', async () => {
    const { app } = await startProxiedSite({ beforeAnswer: new Promise(() => {}), timeouts: { visitors: 100, editorsReading: 100 } });
    const answers = await Promise.all(['/api/hu/events', '/_next/static/a.js', '/admin'].map((url) => app.inject({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([504, 504, 504]);
    expect(answers[0]?.json()).toMatchObject({ error: { code: 'unavailable' } });
  });

  test('may take longer for editors: the first page after a start does', async () => {
    const ready = Promise.withResolvers<void>();
    const { app } = await startProxiedSite({ beforeAnswer: ready.promise, timeouts: { visitors: 50 } });
    const admin = app.inject({ url: '/admin' });
    expect((await app.inject({ url: '/api/hu/events' })).statusCode).toBe(504);
    ready.resolve();
    expect((await admin).statusCode).toBe(200);
  });

  test('may have headers about their own connection, which are not passed on', async () => {
    const { app, requests } = await startProxiedSite();
    const rows = {
      expect: '100-continue',
      'http2-settings': 'AAMAAABk',
      'keep-alive': '300',
      'proxy-authorization': 'Basic Og==',
      'proxy-connection': 'keep-alive',
      te: 'trailers',
      trailer: 'x',
      upgrade: 'websocket',
    };
    await everyRow(Object.entries(rows), String, async ([name, value]) => {
      const headers = { [name]: value, 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url: '/api/users/login', headers, payload: '{}' });
      expect([answer.statusCode, requests.pop()?.headers[name]]).toEqual([200, undefined]);
    });
  });
});

describe('requests that the site does not proxy', () => {
  test.each([
    '/api/hu/content-revision/events',
    '/api/en/content-revision/events/',
    '/api/HU/Content-Revision/EVENTS?x=1',
    '/_next/image?url=%2Fmedia%2Fa.webp&w=640&q=75',
    '/_next/image/',
  ])('%s', async (url) => {
    const { app, requests } = await startProxiedSite();
    expect([(await app.inject({ url })).statusCode, requests]).toEqual([404, []]);
  });
});

/** Sends a body of this size, or an endless one. A body that is refused by its declared size need not be sent. */
async function post(url: string, size: number | 'endless', headers = {}, options = {}) {
  const { app, requests, sessionRequests } = await startProxiedSite(options);
  const isEndless = size === 'endless';
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: isEndless ? new Readable({ read() {} }) : Buffer.alloc(Math.min(size, 1e6)),
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(isEndless ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(size) }),
    },
  });
  return { answer, sessionRequests, outcome: [answer.statusCode, requests.length] };
}

test.each(['/api/hu/complaints', '/api/EN/Newsletter-Subscriptions?x=1', '/api/hu/attachments', '/api/hu/events'])(
  'writes to %s of the content API, even with a session',
  async (url) => {
    expect((await post(url, 10)).outcome).toEqual([403, 0]);
    expect((await post(url, 10, REAL)).outcome).toEqual([403, 0]);
  },
);

describe('the size of a body', () => {
  const json = { 'content-type': 'application/json' };
  const outcome = async (url: string, size: number, headers = {}) => (await post(url, size, headers)).outcome;

  test('is small for visitors', async () => {
    expect(await outcome('/api/users/login', 64 * 1024)).toEqual([200, 1]);
    expect(await outcome('/api/users/login', 64 * 1024 + 1)).toEqual([413, 0]);
  });

  test('may be a whole document for editors', async () => {
    expect(await outcome('/admin/collections/events/1', 1e6, REAL)).toEqual([200, 1]);
    expect(await outcome('/api/events', 1e6, REAL)).toEqual([200, 1]);
    expect(await outcome('/admin/collections/events/1', 9e6, REAL)).toEqual([413, 0]);
  });

  test('is counted while it arrives if it was not declared', async () => {
    const { app } = await startProxiedSite();
    const chunked = () => Readable.from(Array.from({ length: 9 }, () => Buffer.alloc(1e6)));
    for (const [url, headers] of [
      ['/api/users/login', json],
      ['/api/events', { ...json, ...REAL }],
    ] as const)
      expect((await app.inject({ method: 'POST', url, payload: chunked(), headers })).statusCode).toBe(413);
  });

  test('may be an image for signed-in users only', async () => {
    expect(await outcome('/api/media', 1e6, REAL)).toEqual([200, 1]);
    expect(await outcome('/api/media', 51 * 1024 * 1024, REAL)).toEqual([413, 0]);
    expect(await outcome('/api/media', 10)).toEqual([401, 0]);
    expect(await outcome('/api/files/7', 10)).toEqual([401, 0]);
  });
});

describe('a large body', () => {
  test.each([
    ['a picture with a made-up cookie', '/api/media', MADE_UP],
    ['a picture with a made-up token', '/api/media', { authorization: 'JWT a.b.c' }],
    ['a document with a made-up cookie', '/api/events', MADE_UP],
    ['an attachment without a session', '/api/enquiry-attachments', {}],
    ['anything to an address that there is not', '/api/nonexist', {}],
    ['a form of the admin without a session', '/admin/collections/events/1', {}],
  ])('is refused before it is read: %s', async (_, url, headers) => {
    for (const size of [64 * 1024 + 1, 'endless'] as const) {
      const { answer, outcome } = await post(url, size, headers);
      expect([outcome, answer.headers.connection]).toEqual([[401, 0], 'close']);
    }
  });

  test('is passed on if the content service confirms the session', async () => {
    const { outcome, sessionRequests } = await post('/api/events', 65 * 1024, REAL);
    expect([outcome, sessionRequests]).toEqual([[200, 1], [['payload-token=real.session.1', 'https://liget.example']]]);
  });

  test('gets 503 while the session cannot be checked', async () => {
    const { answer, outcome } = await post('/api/events', 65 * 1024, REAL, { isDown: true });
    expect([outcome, answer.headers['retry-after'], answer.headers.connection]).toEqual([[503, 0], '5', 'close']);
  });

  test('needs the check, while a small one is left to the content service', async () => {
    const { outcome, sessionRequests } = await post('/api/events', 64 * 1024, MADE_UP);
    expect([outcome, sessionRequests]).toEqual([[200, 1], []]);
  });
});

describe('a client with a forged session', () => {
  const statuses = async (headers: Record<string, string>, turns: number) => {
    const { app, requests } = await startProxiedSite({ status: 403 });
    const ask = (url: string, method: 'GET' | 'POST' = 'GET', remoteAddress = '192.0.2.1') =>
      app.inject({ method, url, headers, remoteAddress });
    for (let turn = 0; turn < turns; turn += 1) await ask('/api/events');
    return { app, requests, ask };
  };

  test('has to wait for the rest of the minute after thirty refusals, except for signing in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { requests, ask } = await statuses(MADE_UP, 30);
    vi.advanceTimersByTime(20_000);
    const last = await ask('/api/events');
    expect([last.statusCode, last.headers['retry-after'], requests.length]).toEqual([429, '40', 30]);
    expect((await ask('/api/users/login', 'POST')).statusCode).toBe(403);
    expect((await ask('/api/events', 'GET', '192.0.2.2')).statusCode).toBe(403);
  });

  test('is not confused with an editor who lacks a right', async () => {
    const { ask } = await statuses(REAL, 31);
    expect((await ask('/api/events')).statusCode).toBe(403);
    const shared = await statuses(MADE_UP, 30);
    const editor = await shared.app.inject({ url: '/api/events', headers: REAL, remoteAddress: '192.0.2.1' });
    expect(editor.statusCode).toBe(403);
  });
});
