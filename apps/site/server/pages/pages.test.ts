import { createDraftCredential, createInstantQuery, DRAFT_MENU_HEADER, INSTANT_HEADER } from '@liget/content-api/preview';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { requestContext } from '../../app/content/context.ts';
import { startSite } from '../testing/site-under-test.ts';

describe('a page', () => {
  test('that is cached for all visitors is rendered without the visitor’s data', async () => {
    const { app, handler } = await startSite();
    await app.inject({ url: '/terkep', headers: { cookie: 'language=en', authorization: 'Basic x' } });
    const [request] = handler.mock.calls[0] ?? [];
    expect([...(request?.headers.keys() ?? [])]).toEqual([]);
  });

  test('that fails shows an error without details, and is not cached', async () => {
    const { app, handler } = await startSite();
    handler.mockRejectedValueOnce(new Error('a secret of ours'));
    const { statusCode, body, headers } = await app.inject({ url: '/terkep' });
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(body).toContain('Hiba történt');
    expect(body).not.toContain('secret');
    expect((await app.inject({ url: '/terkep' })).statusCode).toBe(200);
  });

  test('is not rendered for an overlong URL: all of them have one error page', async () => {
    const { app, handler } = await startSite();
    const answers = await Promise.all(['a', 'b', 'c'].map((letter) => app.inject({ url: `/${letter.repeat(3000)}` })));
    expect(answers.map(({ statusCode, body }) => [statusCode, body.includes('Ez a cím túl hosszú')])).toEqual(
      answers.map(() => [414, true]),
    );
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['/EN', '/en'],
    ['/KERESES?q=Ballon&utm=x', '/kereses?q=Ballon&utm=x'],
    ['/%4Dagazin/?page=2', '/magazin?page=2'],
    ['//magazin//', '/magazin'],
  ])('redirects %s permanently to its canonical URL %s', async (url, to) => {
    const { app, handler } = await startSite();
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([301, to, undefined]);
    expect(handler).not.toHaveBeenCalled();
  });

  test.each(['PUT', 'DELETE', 'TRACE'] as const)('refuses the method %s', async (method) => {
    const { app } = await startSite();
    const { statusCode, headers } = await app.inject({ method, url: '/terkep' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('the language of a visitor', () => {
  test('redirects the root to the English home page, which shared caches must not store', async () => {
    const { app } = await startSite();
    const { statusCode, headers } = await app.inject({ url: '/', headers: { 'accept-language': 'en' } });
    expect([statusCode, headers.location, headers['cache-control'], headers.vary]).toEqual([
      302,
      '/en',
      'no-store',
      'Cookie, Accept-Language',
    ]);
    expect(headers['set-cookie']).toContain('language=en');
  });

  test('is detected from the list of languages, and the root’s query is kept', async () => {
    const { app } = await startSite();
    const fetchRoot = (accepted: string, cookie = '') =>
      app.inject({ url: '/?utm_source=level&x', headers: { 'accept-language': accepted, cookie } });
    expect((await fetchRoot('en-US,en;q=0.9,hu-HU;q=0.8')).headers.location).toBe('/en?utm_source=level&x');
    expect((await fetchRoot('hu-HU;q=0.8,en-US;q=0.7')).statusCode).toBe(200);
    expect((await fetchRoot('en', 'language=hu')).statusCode).toBe(200);
  });

  test('does not redirect Hungarian readers, nor from other pages', async () => {
    const { app } = await startSite();
    const hungarian = await app.inject({ url: '/', headers: { 'accept-language': 'hu' } });
    expect(hungarian.headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding');
    const map = await app.inject({ url: '/terkep', headers: { 'accept-language': 'en' } });
    expect([hungarian.statusCode, map.statusCode, map.headers['set-cookie']]).toEqual([200, 200, undefined]);
  });

  test('is stored when it is chosen without JavaScript', async () => {
    const { app } = await startSite();
    const { statusCode, headers } = await app.inject({ url: '/en/map?language=en' });
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([302, '/en/map', expect.stringContaining('language=en')]);
    for (const url of ['/terkep/', '/hirlevel-feliratkozas?language=en'])
      expect((await app.inject({ url })).headers['set-cookie']).toBeUndefined();
  });
});

describe('a preview of another instant', () => {
  const PREVIEW_SECRET = 'shared by the site and the content service';
  const at = '2026-11-28T08:00:00Z';
  const signedLink = (path: string, menu?: number) =>
    `${path}?${createInstantQuery(PREVIEW_SECRET, { at, menu }, Math.floor(Date.now() / 1000))}`;
  const fetchPage = async (app: FastifyInstance, menu?: number) => {
    const { statusCode, headers } = await app.inject({ url: signedLink('/terkep', menu) });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/terkep', 'no-store']);
    return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
  };

  test('is rendered for that instant and one editor, and never cached', async () => {
    const { app, handler } = await startSite({ PREVIEW_SECRET });
    const headers = await fetchPage(app);
    const first = await app.inject({ url: '/terkep', headers });
    await app.inject({ url: '/terkep', headers });
    expect([first.statusCode, first.headers['cache-control'], first.headers.etag]).toEqual([200, 'no-store', undefined]);
    const seen = handler.mock.calls.map(([, context]) => context?.get(requestContext));
    expect(seen.map((one) => [one?.now.toString(), one?.previewAt?.toString(), one?.indexable])).toEqual([
      [at, at, false],
      [at, at, false],
    ]);
    await app.inject({ url: '/terkep' });
    const now = handler.mock.lastCall?.[1]?.get(requestContext);
    expect([now?.previewAt, now?.now.toString() === at]).toEqual([undefined, false]);
  });

  test('requests content for that instant, with the newest version of the menu that the link names', async () => {
    const requests: unknown[] = [];
    const { app, handler } = await startSite({ PREVIEW_SECRET }, (request, response) => {
      requests.push([request.headers[INSTANT_HEADER], request.headers[DRAFT_MENU_HEADER], request.headers.authorization]);
      response.end('{}');
    });
    handler.mockImplementation(async (_, context) => {
      await context?.get(requestContext).content.read('menus', 'hu');
      return new Response('read');
    });
    await app.inject({ url: '/terkep', headers: await fetchPage(app) });
    await app.inject({ url: '/terkep', headers: await fetchPage(app, 3) });
    await app.inject({ url: '/terkep' });
    const credential = `Bearer ${createDraftCredential(PREVIEW_SECRET)}`;
    expect(requests).toEqual([
      [at, undefined, credential],
      [at, '3', credential],
      [undefined, undefined, undefined],
    ]);
  });

  test('is a 404 that is not cached when the link has expired or was changed', async () => {
    const { app } = await startSite({ PREVIEW_SECRET });
    for (const url of [signedLink('/terkep').replace(/expires=\d+/, 'expires=1'), signedLink('/terkep', 3).replace('menu=3', 'menu=4')]) {
      const { statusCode, headers } = await app.inject({ url });
      expect([statusCode, headers['cache-control'], headers['set-cookie']]).toEqual([404, 'no-store', undefined]);
    }
  });

  test('needs a signature: otherwise visitors get the normal page', async () => {
    // Only the map has its own parameter `at`.
    const { app, handler } = await startSite({ PREVIEW_SECRET });
    const { statusCode, headers } = await app.inject({ url: `/karrier?at=${at}` });
    await app.inject({ url: '/karrier' });
    expect([statusCode, headers['set-cookie'], handler.mock.calls.length]).toEqual([200, undefined, 1]);
  });
});
