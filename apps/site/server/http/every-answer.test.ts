import { describe, expect, test } from 'vitest';
import { startSite } from '../testing/site-under-test.ts';

describe('every answer', () => {
  test.each(['/terkep', '/nincs.data', '/robots.txt', '/a/../b', '/media/nincs.webp', '/readyz'])(
    'forbids framing and MIME sniffing, and has a request id: %s',
    async (url) => {
      const { app } = await startSite({}, (_, response) => response.writeHead(404).end());
      const { headers } = await app.inject({ url });
      expect([headers['x-content-type-options'], headers['x-frame-options']]).toEqual(['nosniff', 'SAMEORIGIN']);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    },
  );

  test.each([
    ['https://liget.example', '', 'max-age=31536000; includeSubDomains'],
    ['https://liget.example', 'off', 'max-age=31536000'],
    ['http://localhost:3000', '', undefined],
  ])('of %s with HSTS_SUBDOMAINS "%s" has the HSTS header: %s', async (PUBLIC_ORIGIN, HSTS_SUBDOMAINS, strict) => {
    const { app } = await startSite({ PUBLIC_ORIGIN, HSTS_SUBDOMAINS });
    expect((await app.inject({ url: '/terkep' })).headers['strict-transport-security']).toBe(strict);
  });
});

describe('a range', () => {
  test.each([
    ['GET', 206, '3'],
    ['HEAD', 200, '10'],
  ] as const)('of a file, asked for by %s, is answered with %d', async (method, status, length) => {
    const { app } = await startSite({}, (_, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end('0123456789'));
    const { statusCode, headers } = await app.inject({ method, url: '/media/to.webp', headers: { range: 'bytes=2-4' } });
    expect([statusCode, headers['content-length']]).toEqual([status, length]);
  });
});

describe('indexing by search engines', () => {
  test.each([
    ['https://liget.example', 'liget.example', true],
    ['https://staging.liget.example', 'liget.example', false],
    ['https://liget.example:8443', 'liget.example', false],
  ])('of %s with PRODUCTION_HOST %s is allowed: %s', async (PUBLIC_ORIGIN, PRODUCTION_HOST, isFor) => {
    const { app } = await startSite({ PUBLIC_ORIGIN, PRODUCTION_HOST });
    const { body } = await app.inject({ url: '/robots.txt', headers: { host: new URL(PUBLIC_ORIGIN).host } });
    expect([body.includes(`Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml`), body.includes('Disallow: /\n')]).toEqual([isFor, !isFor]);
  });

  test('is forbidden without a production host', async () => {
    const { app } = await startSite();
    expect((await app.inject({ url: '/robots.txt' })).body).toContain('Disallow: /\n');
  });
});

describe('monitoring', () => {
  test('reports that the site runs, and that it is not ready while the content service is unknown', async () => {
    const { app } = await startSite();
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const { statusCode, body } = await app.inject({ url: '/readyz' });
    expect([statusCode, JSON.parse(body)]).toEqual([503, { status: 'content service not reachable' }]);
  });

  test('reports readiness once the content service has sent its revision', async () => {
    const { app, contentService } = await startSite();
    await expect.poll(() => contentService.revisions).toBeDefined();
    contentService.revisions?.write('data: {"revision":1}\n\n');
    await expect.poll(async () => (await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });

  test.each([
    [{}, 200],
    [{ 'x-forwarded-for': '10.0.0.1' }, 404],
    [{ forwarded: 'for=10.0.0.1' }, 404],
    [{ 'x-real-ip': '10.0.0.1' }, 404],
    [{ via: '1.1 proxy' }, 404],
  ])('serves metrics on this machine only: %j', async (headers, status) => {
    const { app } = await startSite();
    await app.inject({ url: '/terkep' });
    const answer = await app.inject({ url: '/metrics', headers });
    expect([answer.statusCode, answer.body.includes('liget_requests_total{status="200",source="rendered"} 1')]).toEqual([
      status,
      status === 200,
    ]);
  });
});
