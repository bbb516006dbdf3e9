import { createServer, type IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { registerProxy } from './proxy.ts';
import { ADMIN_POLICY } from './security.ts';

const ends: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** The site's server in front of a content service that remembers what it was asked. */
async function proxied({ isDown = false } = {}) {
  const asked: Pick<IncomingMessage, 'url' | 'headers' | 'method'>[] = [];
  const cms = createServer((request, response) => {
    asked.push(request);
    response
      .writeHead(200, { 'content-type': 'text/plain', 'x-frame-options': 'ALLOWALL', 'cache-control': 'no-cache' })
      .end('from the content service');
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  const address = cms.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = () => new Promise<void>((resolve) => cms.close(() => resolve()));
  if (isDown) await close();
  else ends.push(close);
  const app = Fastify();
  ends.push(() => app.close());
  await registerProxy(app, { cmsOrigin: `http://127.0.0.1:${port}`, publicOrigin: 'https://liget.example' });
  return { app, asked };
}

describe('what editors and visitors reach through the site', () => {
  test.each([
    ['/admin', '/admin'],
    ['/admin/collections/events?limit=10', '/admin/collections/events?limit=10'],
    ['/_next/static/a.js', '/_next/static/a.js'],
    ['/api/hu/events?limit=7', '/api/hu/events?limit=7'],
    ['/media/balloon-sm.webp', '/api/media/file/balloon-sm.webp'],
    ['/files/plan.pdf', '/api/files/file/plan.pdf'],
  ])('%s is %s of the content service', async (url, target) => {
    const { app, asked } = await proxied();
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([200, 'from the content service']);
    expect(asked.map((request) => request.url)).toEqual([target]);
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

  test('always has the site’s security headers; the admin and uploads have policies of their own', async () => {
    const { app } = await proxied();
    const [admin, media, api] = await Promise.all(['/admin', '/media/a.svg', '/api/hu/events'].map((url) => app.inject({ url })));
    for (const answer of [admin, media, api])
      expect(answer?.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-content-type-options': 'nosniff' });
    expect(admin?.headers['content-security-policy']).toBe(ADMIN_POLICY);
    expect(media?.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
    expect(media?.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
    expect(api?.headers['cache-control']).toBe('no-cache');
  });

  test('is for a moment not available while the content service is down, without a word about why', async () => {
    const { app } = await proxied({ isDown: true });
    const answer = await app.inject({ url: '/admin' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toEqual({ error: { code: 'unavailable', message: expect.not.stringMatching(/ECONNREFUSED|127\.0/) } });
  });
});
