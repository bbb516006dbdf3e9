import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { registerProxy, UPLOAD_BODY } from './proxy.ts';
import { ADMIN_POLICY } from './security.ts';

vi.setConfig({ testTimeout: 30_000 });

const ends: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** The site's server in front of a content service that remembers what it was asked. */
async function proxied({
  isDown = false,
  until = Promise.resolve(),
  timeouts = {},
}: {
  isDown?: boolean;
  until?: Promise<void>;
  timeouts?: object;
} = {}) {
  const asked: Pick<IncomingMessage, 'url' | 'headers' | 'method'>[] = [];
  const cms = createServer((request, response) => {
    asked.push(request);
    const headers = { 'content-type': 'text/plain', 'x-frame-options': 'ALLOWALL', 'cache-control': 'no-cache' };
    request.resume().on('end', () => void until.then(() => response.writeHead(200, headers).end('from the content service')));
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  const address = cms.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = () => {
    cms.closeAllConnections();
    return new Promise<void>((resolve) => cms.close(() => resolve()));
  };
  if (isDown) await close();
  else ends.push(close);
  const app = Fastify({ bodyLimit: UPLOAD_BODY });
  ends.push(() => app.close());
  await registerProxy(app, { cmsOrigin: `http://127.0.0.1:${port}`, publicOrigin: 'https://liget.example', timeouts });
  return { app, asked };
}

describe('what editors and visitors reach through the site', () => {
  test.each([
    ['/admin', '/admin'],
    ['/admin/collections/events?limit=10', '/admin/collections/events?limit=10'],
    ['/_next/static/a.js', '/_next/static/a.js'],
    ['/api/hu/events?limit=7', '/api/hu/events?limit=7'],
  ])('%s is %s of the content service', async (url, target) => {
    const { app, asked } = await proxied();
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([200, 'from the content service']);
    expect(asked.map((request) => request.url)).toEqual([target]);
  });

  test('may be asked for its head by anybody who may read it', async () => {
    const { app, asked } = await proxied();
    expect((await app.inject({ method: 'HEAD', url: '/api/media?limit=1' })).statusCode).toBe(200);
    expect(asked.map(({ method }) => method)).toEqual(['HEAD']);
  });

  test('is asked for under the public origin, so that cookies and links are right', async () => {
    const { app, asked } = await proxied();
    await app.inject({ url: '/admin', headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    expect(asked[0]?.headers).toMatchObject({ host: 'liget.example', 'x-forwarded-host': 'liget.example', 'x-forwarded-proto': 'https' });
  });

  test('is asked for in the name of who asks, whatever the request says about that', async () => {
    const { app, asked } = await proxied();
    await app.inject({ url: '/api/users/login', remoteAddress: '203.0.113.5', headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect(asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.5');
  });

  test('is not a service that resizes pictures for anybody', async () => {
    const { app, asked } = await proxied();
    for (const url of ['/_next/image?url=%2Fmedia%2Fa.webp&w=3840&q=100', '/_next/image/', '/_next/%69mage?url=/a', '/_next/image/x'])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
    expect(asked).toEqual([]);
  });

  test('always has the site’s security headers; the admin has a policy of its own', async () => {
    const { app } = await proxied();
    const [admin, api] = await Promise.all(['/admin', '/api/hu/events'].map((url) => app.inject({ url })));
    for (const answer of [admin, api])
      expect(answer?.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-content-type-options': 'nosniff' });
    expect(admin?.headers['content-security-policy']).toBe(ADMIN_POLICY);
    expect(api?.headers['cache-control']).toBe('no-cache');
  });

  test('is for a moment not available while the content service is down, without a word about why', async () => {
    const { app } = await proxied({ isDown: true });
    const answer = await app.inject({ url: '/api/hu/events' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(answer.json()).toEqual({ error: { code: 'unavailable', message: expect.not.stringMatching(/ECONNREFUSED|127\.0/) } });
    const admin = await app.inject({ url: '/admin' });
    expect([admin.statusCode, admin.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(admin.body).toContain('A szerkesztőfelület most nem érhető el');
  });

  test('is given up when the content service hangs', async () => {
    const { app } = await proxied({ until: new Promise(() => {}), timeouts: { visitors: 100, editorsReading: 100 } });
    const answers = await Promise.all(['/api/hu/events', '/_next/static/a.js', '/admin'].map((url) => app.inject({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([504, 504, 504]);
    expect(answers[0]?.json()).toMatchObject({ error: { code: 'unavailable' } });
  });

  test('may take an editor longer than a visitor: the first page after a start does', async () => {
    const ready = Promise.withResolvers<void>();
    const { app } = await proxied({ until: ready.promise, timeouts: { visitors: 50 } });
    const admin = app.inject({ url: '/admin' });
    expect((await app.inject({ url: '/api/hu/events' })).statusCode).toBe(504);
    ready.resolve();
    expect((await admin).statusCode).toBe(200);
  });

  test('may be sent by a client that first asks whether it may', async () => {
    const { app, asked } = await proxied();
    const headers = { expect: '100-continue', 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/hu/complaints', headers, payload: '{}' });
    expect([answer.statusCode, asked[0]?.headers.expect]).toEqual([200, undefined]);
  });
});

describe('what nobody reaches through the site', () => {
  test.each([
    '/api/hu/content-revision/events',
    '/api/en/content-revision/events/',
    '/api/HU/Content-Revision/EVENTS?x=1',
    '/_next/image?url=%2Fmedia%2Fa.webp&w=640&q=75',
    '/_next/image/',
  ])('%s', async (url) => {
    const { app, asked } = await proxied();
    expect([(await app.inject({ url })).statusCode, asked]).toEqual([404, []]);
  });
});

describe('the size of what is sent', () => {
  /** What is refused by its announced size need not be sent. */
  const post = async (url: string, size: number, headers = {}) => {
    const { app, asked } = await proxied();
    const payload = Buffer.alloc(Math.min(size, 1e6));
    const { statusCode } = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...json, ...headers, 'content-length': String(size) },
    });
    return [statusCode, asked.length];
  };
  const json = { 'content-type': 'application/json' };
  const signedIn = { cookie: 'a=b; payload-token=x.y.z' };

  test('is small for visitors', async () => {
    expect(await post('/api/hu/complaints', 64 * 1024)).toEqual([200, 1]);
    expect(await post('/api/hu/complaints', 64 * 1024 + 1)).toEqual([413, 0]);
    expect(await post('/api/users/login', 64 * 1024 + 1)).toEqual([413, 0]);
  });

  test('is a whole document for editors', async () => {
    expect(await post('/admin/collections/events/1', 1e6, signedIn)).toEqual([200, 1]);
    expect(await post('/api/events', 1e6, signedIn)).toEqual([200, 1]);
    expect(await post('/admin/collections/events/1', 9e6, signedIn)).toEqual([413, 0]);
  });

  test('is counted as it comes when it is not said before', async () => {
    const { app } = await proxied();
    const chunked = Readable.from([Buffer.alloc(40_000), Buffer.alloc(40_000)]);
    expect((await app.inject({ method: 'POST', url: '/api/hu/complaints', payload: chunked, headers: json })).statusCode).toBe(413);
  });

  test('is a picture for who is signed in, and nothing for who is not', async () => {
    expect(await post('/api/media', 1e6, signedIn)).toEqual([200, 1]);
    expect(await post('/api/media', 51 * 1024 * 1024, signedIn)).toEqual([413, 0]);
    expect(await post('/api/media', 10)).toEqual([401, 0]);
    expect(await post('/api/files/7', 10)).toEqual([401, 0]);
  });
});
