import { fixtures } from '@liget/content-api/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { fetchPage } from '../../testing/fetch-page.ts';
import { getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import type { Renderer } from '../render.ts';

let pages: Renderer;
let fixtureSite: Awaited<ReturnType<typeof startFixtureSite>>;
beforeAll(async () => {
  pages = await startPages();
  fixtureSite = await startFixtureSite(pages);
}, 120_000);

describe('redirects', () => {
  test('lead from former slugs of types and venues in filters to the present ones', async () => {
    const { status, headers } = await fetchPage(fixtureSite, '/varosligeti-programok?type=hangverseny&location=zene-haza&free=1');
    expect([status, headers.location]).toEqual([301, '/varosligeti-programok?type=koncert&location=magyar-zene-haza&free=1']);
  });

  test.each(fixtures.hu.redirects.data)('lead from $from to $to', async ({ from, to, status }) => {
    const page = await fetchPage(fixtureSite, `${from}?utm_source=level`);
    expect([page.status, page.headers.location]).toEqual([status, `${to}?utm_source=level`]);
  });

  test('apply to the language of the URL', async () => {
    const { app } = await startFixtureSite(pages, ({ endpoint, path }) =>
      endpoint === 'redirects'
        ? { status: 200, body: { data: path.startsWith('/api/en/') ? [{ from: '/en/old', to: '/en/map', status: 301 }] : [] } }
        : undefined,
    );
    expect((await app.inject({ url: '/en/old' })).headers.location).toBe('/en/map');
  });

  test('that cannot be read cause no 404 of a page that may have moved, and do not affect existing pages', async () => {
    const { app } = await startFixtureSite(pages, ({ endpoint }) => (endpoint === 'redirects' ? { status: 500, body: {} } : undefined));
    const statuses = await Promise.all(
      ['/ballon', '/top-helyek/ballon', '/en/old/path', '/magazin'].map(async (url) => (await app.inject({ url })).statusCode),
    );
    expect(statuses).toEqual([503, 503, 503, 200]);
  });

  test('apply to paths in the other language or with accents, with the query', async () => {
    const rows: [asked: string, to: string][] = [
      ['/en/magazin?utm_source=a', '/en/magazine?utm_source=a'],
      ['/l%C3%A1togat%C3%A1s', '/latogatas'],
      ['/magazine', '/en/magazine'],
      ['/en/a-projekt', '/en/the-project'],
      ['/the-project', '/en/the-project'],
      ['/en/hirlevel-feliratkozas', '/hirlevel-feliratkozas'],
      [`/en${getFixtureUrl('visitorInformationItem', 'hu')}`, getFixtureUrl('visitorInformationItem', 'en')],
      [getFixtureUrl('project', 'en').replace('/en', ''), getFixtureUrl('project', 'en')],
      [`/en${getFixtureUrl('gallery', 'hu')}`, getFixtureUrl('gallery', 'en')],
    ];
    for (const [requestedPath, to] of rows) {
      const page = await fetchPage(fixtureSite, requestedPath);
      expect([requestedPath, page.status, page.headers.location]).toEqual([requestedPath, 301, to]);
      expect([to, (await fetchPage(fixtureSite, to)).status]).toEqual([to, 200]);
    }
    for (const none of ['/the-project/no-such', '/en/latogatas/nincs-ilyen'])
      expect([none, (await fetchPage(fixtureSite, none)).status]).toEqual([none, 404]);
  });

  test('are looked up for every visitor', async () => {
    expect((await fetchPage(fixtureSite, '/ballon')).headers['x-page-source']).toBe('rendered');
    expect((await fetchPage(fixtureSite, '/ballon')).headers['x-page-source']).toBe('rendered');
  });

  test.each([
    ['hu', '/top-helyek/ballon-kilato#schedule'],
    ['en', '/en/top-locations/balloon-fly#schedule'],
  ])('of QR codes lead in %s to the reader’s language', async (language, target) => {
    const page = await fetchPage(fixtureSite, '/qr/ballon', { 'accept-language': language });
    expect([page.status, page.headers.location]).toEqual([302, target]);
  });

  test('lead English readers from the home page', async () => {
    const page = await fetchPage(fixtureSite, '/', { 'accept-language': 'en-US,en;q=0.9' });
    expect([page.status, page.headers.location, page.headers['set-cookie']]).toEqual([302, '/en', expect.stringContaining('language=en')]);
  });
});
