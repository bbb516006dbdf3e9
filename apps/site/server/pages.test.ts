import { describe, expect, test } from 'vitest';
import { siteWith } from './site-under-test.ts';

describe('a page', () => {
  test('that is kept for everybody is made without a word of who asks', async () => {
    const { app, handler } = await siteWith();
    await app.inject({ url: '/terkep', headers: { cookie: 'language=en', authorization: 'Basic x' } });
    const [request] = handler.mock.calls[0] ?? [];
    expect([...(request?.headers.keys() ?? [])]).toEqual([]);
  });

  test('that fails says so without a word of why, and is not kept', async () => {
    const { app, handler } = await siteWith();
    handler.mockRejectedValueOnce(new Error('a secret of ours'));
    const { statusCode, body, headers } = await app.inject({ url: '/terkep' });
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(body).toContain('Hiba történt');
    expect(body).not.toContain('secret');
    expect((await app.inject({ url: '/terkep' })).statusCode).toBe(200);
  });

  test.each(['/%', '/a%00b'])('is none at %s, and nothing is rendered', async (url) => {
    const { app, handler } = await siteWith();
    const { statusCode, body } = await app.inject({ url });
    expect([statusCode, body.includes('Ezt a címet nem értjük')]).toEqual([400, true]);
    expect(handler).not.toHaveBeenCalled();
  });

  test.each(['PUT', 'DELETE'] as const)('cannot be asked for by %s', async (method) => {
    const { app } = await siteWith();
    const { statusCode, headers } = await app.inject({ method, url: '/terkep' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('the language of a visitor', () => {
  test('leads from the root to the English home page, which no cache between may do for others', async () => {
    const { app } = await siteWith();
    const { statusCode, headers } = await app.inject({ url: '/', headers: { 'accept-language': 'en' } });
    expect([statusCode, headers.location, headers['cache-control'], headers.vary]).toEqual([
      302,
      '/en',
      'no-store',
      'Cookie, Accept-Language',
    ]);
    expect(headers['set-cookie']).toContain('language=en');
  });

  test('leads nowhere when it is Hungarian, and from no other page', async () => {
    const { app } = await siteWith();
    const hungarian = await app.inject({ url: '/', headers: { 'accept-language': 'hu' } });
    const map = await app.inject({ url: '/terkep', headers: { 'accept-language': 'en' } });
    expect([hungarian.statusCode, map.statusCode, map.headers['set-cookie']]).toEqual([200, 200, undefined]);
  });

  test('that is chosen without JavaScript is remembered', async () => {
    const { app } = await siteWith();
    const { statusCode, headers } = await app.inject({ url: '/en/map?language=en' });
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([302, '/en/map', expect.stringContaining('language=en')]);
    expect((await app.inject({ url: '/terkep/' })).headers['set-cookie']).toBeUndefined();
  });
});
