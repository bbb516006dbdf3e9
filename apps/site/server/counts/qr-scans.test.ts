import { IDEMPOTENCY_HEADER } from '@liget/content-api/idempotency';
import { createDraftCredential } from '@liget/content-api/preview';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { registerQrScans } from './qr-scans.ts';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';

/** A server that redirects the code 'ballon', and the counts sent to the content service. */
function serverWith() {
  const logged: unknown[] = [];
  const app = Fastify();
  registerQrScans(app, {
    origin: 'http://cms.example',
    previewSecret: SECRET,
    log: () => {},
    collectMs: 1,
    fetch: async (url, init) => {
      const { href } = url instanceof URL ? url : new URL('about:blank');
      logged.push({ url: href, headers: init?.headers, body: JSON.parse(typeof init?.body === 'string' ? init.body : '') });
      return new Response(null, { status: 204 });
    },
  });
  app.route({ method: ['GET', 'HEAD'], url: '/qr/ballon', handler: (_, reply) => reply.redirect('/top-helyek/ballon-kilato', 302) });
  app.get('/qr/nincs', (_, reply) => reply.code(404).send());
  app.get('/qr/Ballon', (_, reply) => reply.redirect('/qr/ballon', 301));
  app.get('/qr/nyelv', (_, reply) => reply.redirect('/qr/nyelv', 302));
  app.get('/mas', (_, reply) => reply.redirect('/', 302));
  const scan = (headers: Record<string, string> = {}, url = '/qr/ballon', method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, method, headers: { 'user-agent': PHONE, ...headers } });
  /** All counts until the server closes. */
  const counted = async () => {
    await app.close();
    return logged.map((message) => (message as { body: { uses: unknown } }).body.uses);
  };
  return { scan, logged, counted };
}

describe('a scanned QR code', () => {
  test('is counted without data about the visitor', async () => {
    const { scan, logged, counted } = serverWith();
    await scan({ cookie: 'language=hu', 'accept-language': 'hu', referer: 'https://example.org/' });
    await scan({}, '/qr/ballon?utm_source=tabla');
    expect(await counted()).toEqual([[{ code: 'ballon', count: 2 }]]);
    expect(logged).toEqual([
      {
        url: 'http://cms.example/api/hu/qr-codes/uses',
        headers: {
          'content-type': 'application/json',
          [IDEMPOTENCY_HEADER]: expect.any(String),
          authorization: `Bearer ${createDraftCredential(SECRET)}`,
        },
        body: { uses: [{ code: 'ballon', count: 2 }] },
      },
    ]);
  });

  test.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a messenger that shows what is behind it', { 'user-agent': 'WhatsApp/2.23.20.0' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['a browser that fetches it ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older one that does', { purpose: 'prefetch' }],
    ['Firefox that does', { 'x-moz': 'prefetch' }],
  ])('is not counted for %s', async (_, headers) => {
    const { scan, counted } = serverWith();
    await scan(headers);
    expect(await counted()).toEqual([]);
  });

  test('is not counted for HEAD, unknown codes, redirects to another spelling and other URLs', async () => {
    const { scan, counted } = serverWith();
    await scan({}, '/qr/ballon', 'HEAD');
    for (const url of ['/qr/nincs', '/qr/Ballon', '/qr/nyelv', '/mas']) await scan({}, url);
    expect(await counted()).toEqual([]);
  });
});
