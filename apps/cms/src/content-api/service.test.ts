import { forms, LOCALES } from '@liget/content-api';
import { createDraftCredential as serviceCredential } from '@liget/content-api/preview';
import { describe, expect, it, vi } from 'vitest';
import { shutdownStarted } from '../platform/graceful-shutdown.ts';
import { publish } from '../testing/test-content.ts';
import { openContentApi } from '../testing/test-content-api.ts';

const { payload, ask } = await openContentApi();

const revision = async () => Number((await ask.request('/hu/menus')).headers.get('x-content-revision'));

describe('addresses', () => {
  it.each([
    '/de/events',
    '/de',
    '/xx/news/a',
    '/hu',
    '/hu/',
    '/hu/nope',
    '/hu/events/a/b',
    '/hu/events/%00',
    '/hu/events/%F0%9F%92%A9',
    `/hu/events/${'a'.repeat(500)}`,
    '/hu/events/..%2F..%2Fusers',
    '/hu/events/%E0%A4%A',
    '/hu/events/%ff',
    '/hu/news-categories/',
  ])('answer 404 at %s', async (path) => {
    const response = await ask.request(path);
    expect(response.status).toBe(404);
    await expect(response.json()).resolves.toBeTypeOf('object');
  });

  it('name the missing item in the visitor’s language', async () => {
    expect((await ask.json('/en/nope')).body).toEqual({ error: { code: 'not_found', message: 'This content could not be found.' } });
    expect((await ask.json('/de/events')).body).toMatchObject({ error: { code: 'no_such_locale' } });
  });

  it.each([
    ['POST', '/hu/events', 'GET, HEAD'],
    ['DELETE', '/hu/news/oszi-seta', 'GET, HEAD'],
    ['PATCH', '/hu/menus', 'GET, HEAD'],
    ['GET', '/hu/complaints', 'POST'],
    ['PUT', '/hu/newsletter-subscriptions', 'POST'],
  ])('answer 405 to %s %s', async (method, path, allow) => {
    const response = await ask.request(path, { method });
    expect([response.status, response.headers.get('allow'), response.headers.has('x-content-revision')]).toEqual([405, allow, true]);
    await expect(response.json()).resolves.toMatchObject({ error: { code: 'method_not_allowed' } });
  });
});

describe('a query', () => {
  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=a', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['page=-1', 'page'],
    ['page=1e9', 'page'],
    ['category=music', 'category'],
    ['from=2026-02-30', 'from'],
    ['from=tomorrow', 'from'],
    ['from=2026-11-22&to=2026-11-21', 'to'],
    ['free=maybe', 'free'],
    ['time_of_day=night', 'time_of_day'],
    [`q=${'a'.repeat(201)}`, 'q'],
    ['series=', 'series'],
    ['type=%00', 'type'],
    ['q=a%00', 'q'],
    ['category[x]=1&limit=x', 'limit'],
  ])('is refused for %s with the name %s', async (query, parameter) => {
    for (const locale of LOCALES) {
      const { status, body } = await ask.json(`/${locale}/events?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { code: 'bad_parameter', parameter, message: expect.stringContaining(parameter) } });
    }
  });

  it('may have unknown parameters, which are ignored', async () => {
    expect((await ask.json('/hu/events?utm_source=x&depth=10&draft=true&locale=all&where[title][exists]=true&__proto__=1')).status).toBe(
      200,
    );
  });
});

describe('answers', () => {
  it('are JSON that caches must revalidate, with the content revision', async () => {
    const response = await ask.request('/hu/menus');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'x-content-revision': expect.stringMatching(/^\d+$/),
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  it('are not sent again to clients that have them', async () => {
    const etag = (await ask.request('/hu/menus')).headers.get('etag') ?? '';
    const again = await ask.request('/hu/menus', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await ask.request('/hu/menus', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('have no body for HEAD', async () => {
    const response = await ask.request('/hu/menus', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('are read from the database once until something is published', async () => {
    const find = vi.spyOn(payload, 'find');
    await ask.request('/hu/redirects');
    const first = find.mock.calls.length;
    await Promise.all([ask.request('/hu/redirects'), ask.request('/hu/redirects?x=1')]);
    expect(find.mock.calls.length).toBe(first);
    await publish(payload, 'redirects', { from: '/masik', to: '/terkep', status: '301' });
    expect((await ask.json('/hu/redirects')).body).toMatchObject({
      data: [
        { from: '/regi', status: 302 },
        { from: '/masik', status: 301 },
      ],
    });
    find.mockRestore();
  });

  it('contain no details of an internal error, which are in the log', async () => {
    const find = vi.spyOn(payload, 'find').mockRejectedValue(new Error('password=secret at /srv/cms'));
    const error = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
    const { status, body } = await ask.json('/en/qr-codes');
    expect([status, body]).toEqual([500, { error: { code: 'internal', message: 'Something went wrong. Please try again later.' } }]);
    expect(error).toHaveBeenCalledTimes(1);
    find.mockRestore();
    error.mockRestore();
    expect((await ask.json('/en/qr-codes')).status).toBe(200);
  });
});

describe('a submission', () => {
  const SECRET = 'a secret of previews, longer than thirty-two signs';
  const send = async (path: string, headers: Record<string, string> = {}) => {
    const response = await ask.request(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' });
    return response.status;
  };
  const PATHS = [
    ...Object.values(forms).map(({ path }) => `/hu${path}`),
    '/hu/newsletter-links',
    '/en/attachments',
    '/hu/missed-pages',
    '/hu/qr-codes/uses',
  ];

  it('is accepted from the site only', async () => {
    vi.stubEnv('PREVIEW_SECRET', SECRET);
    const site = { authorization: `Bearer ${serviceCredential(SECRET)}` };
    const statuses = PATHS.map(async (path) => [
      path,
      await send(path),
      await send(path, { authorization: 'Bearer x' }),
      await send(path, site),
    ]);
    for (const [path, stranger, wrong, own] of await Promise.all(statuses)) {
      expect([path, stranger, wrong]).toEqual([path, 403, 403]);
      expect([path, own]).not.toEqual([path, 403]);
    }
    expect(await ask.json('/hu/complaints', { method: 'POST' })).toMatchObject({
      status: 403,
      body: { error: { code: 'site_only', message: expect.stringContaining('a honlapon') } },
    });
  });
});

describe('the stream of revisions', () => {
  const SECRET = 'a secret of previews, longer than thirty-two signs';
  const listen = async (headers: Record<string, string> = {}) => {
    const response = await ask.request('/hu/content-revision/events', { headers });
    await response.body?.cancel();
    return response.status;
  };

  it('is available to the site only', async () => {
    vi.stubEnv('PREVIEW_SECRET', SECRET);
    for (const authorization of [
      '',
      'Bearer ',
      'Bearer x',
      `Bearer ${SECRET}`,
      `Basic ${serviceCredential(SECRET)}`,
      `Bearer ${serviceCredential('another')}`,
    ])
      expect([authorization, await listen(authorization ? { authorization } : {})]).toEqual([authorization, 404]);
    expect(await listen({ authorization: `Bearer ${serviceCredential(SECRET)}` })).toBe(200);
  });

  it('is available to everybody when there is no secret', async () => {
    vi.stubEnv('PREVIEW_SECRET', '');
    expect(await listen()).toBe(200);
  });

  it('sends the revision at once and at every change, and ends with its listener', async () => {
    const leaving = new AbortController();
    vi.stubEnv('PREVIEW_SECRET', SECRET);
    const headers = { authorization: `Bearer ${serviceCredential(SECRET)}` };
    const response = await ask.request('/hu/content-revision/events', { signal: leaving.signal, headers });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const now = await revision();
    expect(await stream?.read()).toEqual({ done: false, value: `data: {"revision":${now}}\n\n` });
    await publish(payload, 'qr-codes', { code: 'b2', to: '/terkep' });
    expect(await stream?.read()).toEqual({ done: false, value: `data: {"revision":${now + 1}}\n\n` });
    leaving.abort();
    // A heartbeat may have been on its way; then the stream ends.
    let left = await stream?.read();
    while (left && !left.done) left = await stream?.read();
    expect(left).toMatchObject({ done: true });
  });
});

it('the stream of revisions reports an unavailable database, ends at a shutdown, and does not start during one', async () => {
  vi.stubEnv('PREVIEW_SECRET', '');
  const response = await ask.request('/hu/content-revision/events');
  const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => {
    // A heartbeat may come in between.
    let part = await stream?.read();
    while (part?.value?.startsWith(':')) part = await stream?.read();
    return part;
  };
  await next();
  const now = await revision();
  const logged = vi.spyOn(payload.logger, 'error').mockReturnValue();
  const execute: unknown = Reflect.get(payload.db, 'execute');
  Reflect.set(payload.db, 'execute', () => Promise.reject(new Error('the database is away')));
  expect(await next()).toEqual({ done: false, value: 'data: {"revision":null}\n\n' });
  Reflect.set(payload.db, 'execute', execute);
  expect(await next()).toEqual({ done: false, value: `data: {"revision":${now}}\n\n` });
  expect(logged).toHaveBeenCalledOnce();
  shutdownStarted.publish({});
  expect(await next()).toMatchObject({ done: true });
  expect((await ask.request('/hu/content-revision/events')).status).toBe(503);
});
