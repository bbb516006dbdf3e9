import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { requestContext } from '../app/content/context.ts';
import { type Answers, startSite } from './testing/site-under-test.ts';

// Tests start whole servers, which is slow on a loaded machine.
vi.setConfig({ testTimeout: 30_000 });

/** Sends exactly this path, which HTTP clients would normalise. */
async function raw(app: FastifyInstance, paths: string[], method = 'GET') {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const ask = async (path: string) => {
    const asking = request({ host: '127.0.0.1', port, path, method, agent: false });
    asking.end();
    const [response]: IncomingMessage[] = await once(asking, 'response');
    response?.resume();
    return [response?.statusCode, response?.headers.location];
  };
  return Promise.all(paths.map(ask));
}

describe('limits', () => {
  const signIns = async (trust: string, forwarded: (turn: number) => string) => {
    const { app } = await startSite({ TRUST_PROXY: trust });
    const statuses = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const headers = { 'x-forwarded-for': forwarded(turn), 'content-type': 'application/json' };
      statuses.push((await app.inject({ method: 'POST', url: '/api/users/login', headers, payload: '{}' })).statusCode);
    }
    return statuses.at(-1);
  };

  test.each([
    ['0', 'what a client says of itself counts for nothing', (turn: number) => `10.0.0.${turn}`, 429],
    ['1', 'behind one proxy its word counts', (turn: number) => `10.0.0.${turn}`, 200],
    ['1', 'and not what the client told it', (turn: number) => `10.0.0.${turn}, 9.9.9.9`, 429],
    ['1', 'however much that is', (turn: number) => `10.0.1.${turn}, 10.0.0.${turn}, 9.9.9.9`, 429],
    ['2', 'behind two proxies the second last counts', (turn: number) => `10.0.0.${turn}, 9.9.9.9`, 200],
    ['2', 'and not the one before', (turn: number) => `10.0.0.${turn}, 9.9.9.9, 8.8.8.8`, 429],
    [
      '1',
      'one address in several spellings is one client',
      (turn: number) => ['1.2.3.4', '::ffff:1.2.3.4', '::FFFF:102:304'][turn % 3] ?? '',
      429,
    ],
    ['1', 'one network of IPv6 is one client', (turn: number) => `2001:DB8:1:2::${turn}`, 429],
  ])('TRUST_PROXY=%s: %s', async (trust, _, forwarded, status) => {
    expect(await signIns(trust, forwarded)).toBe(status);
  });

  test('a client may have twenty concurrent calls of the content service; other clients do not wait', async () => {
    const { app, contentService } = await startSite({ TRUST_PROXY: '1' });
    const waiting: ServerResponse[] = [];
    contentService.answers = (_, response) => waiting.push(response);
    const call = (client: string) => app.inject({ url: '/api/hu/events', headers: { 'x-forwarded-for': client } });
    const calls = Array.from({ length: 25 }, () => call('1.1.1.1'));
    await expect.poll(() => waiting).toHaveLength(20);
    const other = call('2.2.2.2');
    // The admin loads dozens of scripts at once.
    const script = app.inject({ url: '/_next/static/a.js', headers: { 'x-forwarded-for': '1.1.1.1' } });
    await expect.poll(() => waiting).toHaveLength(22);
    for (const response of waiting) response.end('{}');
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect([(await other).statusCode, (await script).statusCode]).toEqual([200, 200]);
    contentService.answers = (_, response) => response.end('{}');
    expect((await call('1.1.1.1')).statusCode).toBe(200);
  });
});

describe('canonical spelling', () => {
  test.each(['GET', 'POST'])('requests reach the content service in canonical spelling only: %s', async (method) => {
    const { app, contentService } = await startSite();
    const others = ['/api/./hu/events', '/%61pi/hu/events', '/api//hu/events', '/api/x1/../hu/events', '/api/hu/%2e%2e/events'];
    const pages = ['/x1/../api/hu/events', '/x1/%2e%2e/api/hu/events', '/x1\\..\\api/hu/events'];
    const answers = await raw(app, [...others, ...pages], method);
    expect(answers.slice(0, others.length)).toEqual(others.map(() => [404, undefined]));
    expect(contentService.requestedUrls).toEqual([]);
  });

  test('a page is cached under its canonical URL only', async () => {
    const { app, handler } = await startSite();
    expect(await raw(app, ['/terkep', '/%74erkep', '//terkep', '/TERKEP'])).toEqual([
      [200, undefined],
      [301, '/terkep'],
      [301, '/terkep'],
      [301, '/terkep'],
    ]);
    expect(handler).toHaveBeenCalledOnce();
  });

  test('trailing slashes redirect, also those of the admin and the API', async () => {
    const { app, contentService } = await startSite();
    expect(await raw(app, ['/admin/', '/api/hu/menus/?limit=1', '/media//'])).toEqual([
      [301, '/admin'],
      [301, '/api/hu/menus?limit=1'],
      [301, '/media'],
    ]);
    expect(contentService.requestedUrls).toEqual([]);
  });

  test('paths with dot segments or backslashes get the 404 page of an unknown path', async () => {
    const { app, handler } = await startSite();
    await raw(app, ['/x1/../terkep', '/a\\b', '/%5Cevil.example']);
    // The stub's page is cached.
    expect(handler.mock.calls.map(([request]) => new URL(request.url).pathname)).toEqual(['/x1/-/terkep', '/-']);
  });
});

describe('a redirect of a page', () => {
  const locations = async (url: string, ...targets: string[]) => {
    const { app, handler } = await startSite();
    const sent = [];
    for (const location of targets) {
      handler.mockResolvedValueOnce(new Response(null, { status: 301, headers: { location } }));
      sent.push((await app.inject({ url })).headers.location);
    }
    return sent;
  };

  test('keeps the visitor’s whole query after the target’s parameters', async () => {
    expect(
      await locations('/magazin?page=2&utm_source=level', '/uj', '/uj#itt', '/uj#ki?be', '/uj?q=1&page=1', 'https://tickets.example/'),
    ).toEqual([
      '/uj?page=2&utm_source=level',
      '/uj?page=2&utm_source=level#itt',
      '/uj?page=2&utm_source=level#ki?be',
      '/uj?q=1&page=1&utm_source=level',
      'https://tickets.example/?page=2&utm_source=level',
    ]);
  });

  test('is unchanged if it leads to the screen’s own path', async () => {
    expect(await locations('/magazin?page=2&category=&x=1', '/magazin?category=a')).toEqual(['/magazin?category=a']);
  });

  test('has no query without one in the request', async () => {
    expect(await locations('/regi', '/uj', '/uj#itt')).toEqual(['/uj', '/uj#itt']);
  });
});

test('the sitemap answers 503 if a list cannot be read, and the next request tries again', async () => {
  const { app } = await startSite({}, (_, response) => response.writeHead(500).end());
  const { statusCode, headers } = await app.inject({ url: '/sitemap.xml' });
  expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '30']);
});

test('cached pages are served while the content service hangs, and updated once it has answered', async () => {
  const pages = ['/karrier', '/terkep', '/en/careers'];
  const answers = (code: string): Answers => {
    const body = JSON.stringify({ data: [{ code, to: '/terkep' }] });
    return (_, response) => response.end(body);
  };
  const { app, handler, contentService } = await startSite({ CMS_TIMEOUT: '600000' }, answers('before'));
  handler.mockImplementation(async (_, context) => {
    const answer = await context?.get(requestContext).content.read('qrCodes', 'hu');
    return new Response(answer?.kind === 'ok' ? answer.value.data[0]?.code : answer?.kind);
  });
  const publish = (revision: number) => contentService.revisions?.write(`data: ${JSON.stringify({ revision })}\n\n`);
  const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });
  const seen = () =>
    Promise.all(
      pages.map(async (url) => {
        const { body, headers } = await app.inject({ url });
        return `${body}, ${String(headers['x-page-source'])}`;
      }),
    );
  await soon(() => expect(publish(1)).toBeDefined());
  await soon(async () => expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200));
  expect(await seen()).toEqual(pages.map(() => 'before, rendered'));
  expect(await seen()).toEqual(pages.map(() => 'before, fresh'));

  const owed: ServerResponse[] = [];
  contentService.answers = (_, response) => owed.push(response);
  publish(2);
  await soon(async () => expect(await seen()).toEqual(pages.map(() => 'before, stale')));
  expect(owed.map(({ writableEnded }) => writableEnded)).toEqual([false]);

  contentService.answers = answers('after');
  for (const response of owed) contentService.answers(response.req, response);
  await soon(async () => expect(await seen()).toEqual(pages.map(() => 'after, fresh')));
});

test('a file is waited for as long as configured', async () => {
  const openResponses: ServerResponse[] = [];
  const hold: Answers = (_, response) => void openResponses.push(response);
  const [hasty, patient] = [await startSite({ CMS_TIMEOUT: '100' }, hold), await startSite({ CMS_TIMEOUT: '60000' }, hold)];
  const later = patient.app.inject({ url: '/media/lassu.webp' });
  expect((await hasty.app.inject({ url: '/media/lassu.webp' })).statusCode).toBe(504);
  await expect.poll(() => openResponses).toHaveLength(2);
  for (const response of openResponses) response.setHeader('content-type', 'image/webp').end('RIFF');
  expect((await later).statusCode).toBe(200);
});
