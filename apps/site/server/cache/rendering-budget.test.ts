import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startSite } from '../testing/site-under-test.ts';

// Tests start whole servers, which is slow on a loaded machine.
vi.setConfig({ testTimeout: 30_000 });

const get = (app: FastifyInstance, url: string, remoteAddress = '192.0.2.1') => app.inject({ url, remoteAddress });
const searches = (count: number) => Array.from({ length: count }, (_, at) => `/kereses?q=${at}`);

describe('the rendering budget', () => {
  test('allows one client sixty new queries a minute; cached pages, other pages and other clients are not affected', async () => {
    const { app, handler } = await startSite();
    for (const url of searches(60)) await get(app, url);
    const refused = [await get(app, '/kereses?q=new'), await get(app, '/en/search?q=new')];
    for (const answer of refused) expect([answer.statusCode, answer.headers['cache-control']]).toEqual([429, 'no-store']);
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.map(({ body }) => /<html lang="(..)">.*<h1>(.*?)<\/h1>/.exec(body)?.slice(1))).toEqual([
      ['hu', 'Sok keresés érkezett egymás után'],
      ['en', 'Many searches came in a short time'],
    ]);
    expect(handler).toHaveBeenCalledTimes(60);
    for (const [url, client] of [['/kereses?q=0'], ['/karrier'], ['/kereses?utm_source=x'], ['/kereses?q=new', '192.0.2.2']] as const)
      expect([url, (await get(app, url, client)).statusCode]).toEqual([url, 200]);
  });

  test('counts personal pages apart from searches: anybody can request them with invented tokens', async () => {
    const { app } = await startSite();
    const statuses = [];
    for (let turn = 0; turn <= 60; turn += 1) statuses.push((await get(app, `/ugyintezes/p-2026-aaaaaa?token=${turn}`)).statusCode);
    expect([statuses[59], statuses[60]]).toEqual([200, 429]);
    expect((await get(app, '/kereses?q=new')).statusCode).toBe(200);
  });

  test('allows one client three hundred missing pages a minute; cached pages, fixed screens and other clients are not affected', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, handler } = await startSite();
    const isKnown = ({ pathname }: URL) => ['/ismert', '/karrier'].includes(pathname);
    handler.mockImplementation(async ({ url }) => new Response('', { status: isKnown(new URL(url)) ? 200 : 404 }));
    expect((await get(app, '/ismert')).statusCode).toBe(200);
    // Codes are rendered for each request, and so are the data of pages.
    const paths = Array.from({ length: 100 }, (_, at) => [`/nincs-${at}`, `/nincs-${at}.data`, `/qr/nincs-${at}`]).flat();
    for (const url of paths) expect((await get(app, url)).statusCode).toBe(404);
    handler.mockClear();
    const refused = await get(app, '/nincs-meg');
    expect([refused.statusCode, refused.headers['cache-control'], refused.headers['retry-after']]).toEqual([429, 'no-store', '60']);
    expect(refused.body).toContain('Sok kérés érkezett egymás után');
    for (const url of ['/qr/nincs', '/magazin/nincs']) expect([url, (await get(app, url)).statusCode]).toEqual([url, 429]);
    expect(handler).not.toHaveBeenCalled();
    for (const [url, client, status] of [
      ['/ismert', '192.0.2.1', 200],
      ['/karrier', '192.0.2.1', 200],
      ['/nincs', '192.0.2.2', 404],
    ] as const)
      expect([url, (await get(app, url, client)).statusCode]).toEqual([url, status]);
  });

  test('does not count if all requests come from one trusted address', async () => {
    const { app, handler } = await startSite({ RATE_LIMITS: 'off' });
    for (const url of searches(60)) await get(app, url);
    expect((await get(app, '/kereses?q=new')).statusCode).toBe(200);
    handler.mockImplementation(async () => new Response('', { status: 404 }));
    for (let turn = 0; turn <= 300; turn += 1) expect((await get(app, `/nincs-${turn}`)).statusCode).toBe(404);
  });
});

test('renders eight pages at a time; the client with the most waiting ones gets 503 for its newest', async () => {
  const { app, handler } = await startSite({ RATE_LIMITS: 'off' });
  const end = Promise.withResolvers<void>();
  handler.mockImplementation(async () => {
    await end.promise;
    return new Response('made', { headers: { 'content-type': 'text/plain' } });
  });
  const all = searches(73).map((url) => get(app, url));
  const last = await Promise.race(all);
  expect([last.statusCode, last.headers['retry-after'], last.headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(last.body).toContain('Most nagyon sokan nézik a honlapot');
  expect(handler).toHaveBeenCalledTimes(8);
  const other = get(app, '/karrier', '192.0.2.2');
  expect((await Promise.race(all.slice(0, 72))).statusCode).toBe(503);
  end.resolve();
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 503)).toHaveLength(2);
  expect((await other).statusCode).toBe(200);
});
