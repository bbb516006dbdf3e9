import http from 'node:http';
import net from 'node:net';
import { answered, stopped } from '../../../../scripts/services.ts';
import { freePort, startOwnSite } from '../support/services.ts';
import { cmsOrigin, expect, hydrated, origin, test } from '../support/test.ts';

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(new URL(path, origin), { headers, method, redirect: 'manual' });
}

/** Sends the path as it is: fetch would repair it. */
function raw(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: string; headers: http.IncomingHttpHeaders }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method: options.method ?? 'GET', headers: options.headers ?? {} }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
    });
    request.on('error', reject);
    request.end();
  });
}

test.describe('addresses', () => {
  test('a closing slash goes for ever, and the query stays', async () => {
    const response = await get('/varosligeti-programok/?category=family');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/varosligeti-programok?category=family');
  });

  test('a closing slash never leads to another host', async () => {
    const { headers } = await raw('//evil.example/');
    expect(headers.location).toBe('/evil.example');
  });

  test('editors’ redirects work in both layouts and keep the query', async () => {
    const permanent = await get('/ballon?x=1');
    expect([permanent.status, permanent.headers.get('location')]).toEqual([301, '/top-helyek/ballon-kilato?x=1']);
    const english = await get('/en/events');
    expect([english.status, english.headers.get('location')]).toEqual([301, '/en/programs-in-varosliget']);
  });

  test('a printed code leads to its target; an unknown one to the 404 page', async () => {
    const known = await get('/qr/ballon', { 'accept-language': 'en' });
    expect(known.status).toBe(302);
    expect(known.headers.get('location')).toContain('/en/top-locations/balloon-fly');
    const unknown = await get('/qr/no-such-code');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('Az oldal nem található');
  });

  test('an item’s slug of the other language leads to its own', async () => {
    const response = await get('/en/top-locations/ballon-kilato');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/en/top-locations/balloon-fly']);
  });

  for (const [path, message, back] of [
    ['/nincs-ilyen-oldal', 'Az oldal nem található', 'Vissza a főoldalra'],
    ['/varosligeti-programok/nincs-ilyen', 'Az oldal nem található', 'Vissza a főoldalra'],
    ['/a/b/c/d', 'Az oldal nem található', 'Vissza a főoldalra'],
    ['/nem%20valid!', 'Az oldal nem található', 'Vissza a főoldalra'],
    ['/en/no-such-page', 'This page could not be found', 'Back to the homepage'],
    ['/en/the-project/no-such-project', 'This page could not be found', 'Back to the homepage'],
    ['/magazin/preview/1', 'Az oldal nem található', 'Vissza a főoldalra'],
    ['/en/programs-in-varosliget/preview/1?expires=9999999999&signature=bad', 'This page could not be found', 'Back to the homepage'],
  ] as const)
    test(`${path} is a 404 with the way home`, async () => {
      const response = await get(path);
      expect(response.status).toBe(404);
      const text = await response.text();
      expect(text).toContain(message);
      expect(text).toContain(back);
      expect(text).toContain('404');
    });

  test('both languages’ newsletter address is the one Hungarian page', async () => {
    const response = await get('/hirlevel-feliratkozas');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<html lang="hu"');
  });
});

test.describe('clicked on a page', () => {
  for (const [what, href, path] of [
    ['a link with a closing slash', '/magazin/', '/magazin'],
    ['a link in capitals', '/KERESES?q=Ballon', '/kereses?q=Ballon'],
    ['a link with a closing slash and a query', '/varosligeti-programok/?category=sport', '/varosligeti-programok?category=sport'],
    ['a link that the editors redirect', '/ballon', '/top-helyek/ballon-kilato'],
    ['a link with the slug of the other language', '/en/top-locations/ballon-kilato', '/en/top-locations/balloon-fly'],
    ['a printed code', '/qr/ballon', '/top-helyek/ballon-kilato'],
  ] as const)
    for (const javaScript of [true, false])
      test(`${what} arrives, ${javaScript ? 'with' : 'without'} JavaScript`, async ({ visitor }) => {
        const { page } = await visitor({ javaScript });
        await page.goto('/karrier');
        if (javaScript) await hydrated(page.locator('main'));
        await page.locator('main').evaluate((main, target) => {
          const link = document.createElement('a');
          link.href = target;
          link.textContent = 'Oda';
          main.prepend(link);
        }, href);
        await page.getByRole('link', { name: 'Oda', exact: true }).click();
        await expect(page).toHaveURL((url) => url.pathname + url.search === path);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/nem található|could not be found|Karrier/);
      });
});

test.describe('the root path', () => {
  for (const [what, headers, status, location] of [
    ['a Hungarian browser stays', { 'accept-language': 'hu-HU,en;q=0.5' }, 200, null],
    ['an English browser is sent to /en', { 'accept-language': 'en-US,en;q=0.9,hu;q=0.1' }, 302, '/en'],
    ['the cookie outdoes the browser', { 'accept-language': 'en-GB', cookie: 'language=hu' }, 200, null],
    ['an English cookie outdoes a Hungarian browser', { 'accept-language': 'hu', cookie: 'language=en' }, 302, '/en'],
    ['a cookie with another language does not count', { 'accept-language': 'en', cookie: 'language=de' }, 302, '/en'],
    ['another language means Hungarian', { 'accept-language': 'de-DE,fr;q=0.8' }, 200, null],
    ['the languages are weighed one by one', { 'accept-language': 'en-US,en;q=0.9,hu-HU;q=0.8' }, 302, '/en'],
  ] as [string, Record<string, string>, number, string | null][])
    test(what, async () => {
      const response = await get('/', headers);
      expect([response.status, response.headers.get('location')]).toEqual([status, location]);
    });

  test('no other path is redirected by language', async () => {
    expect((await get('/magazin', { 'accept-language': 'en' })).status).toBe(200);
  });
});

test.describe('machines', () => {
  // That each of them answers is seen in share-images.e2e.ts, which reads them all.
  test('every address of the sitemap stands there once, with its translation', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location ?? '').pathname);
    expect(paths.length).toBeGreaterThan(300);
    expect(new Set(paths).size).toBe(paths.length);
    expect(xml).toContain(`hreflang="en" href="${origin}/en/top-locations/balloon-fly"`);
  });

  test('robots stay away from every host but the production one', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('Disallow: /\n');
  });

  test('a page is sent compressed, and not again while it has not changed', async () => {
    const first = await get('/a-projekt', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await get('/a-projekt', { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('pages carry strict security headers and allow only their own inline scripts', async () => {
    const { headers } = await get('/a-projekt');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test.describe('bad input', () => {
  for (const path of [
    '/%E0%A4%A',
    '/%',
    '/%00',
    '/varosligeti-programok/%00',
    '/api/hu/events/%00',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/media/..%2f..%2fliget.sqlite',
    '/files/%2e%2e%2fliget.sqlite',
    '/api/de/events',
    '/api/hu/nothing',
    '/api/hu/events?from=tomorrow',
    '/api/hu/events?limit=0',
    '/api/hu/events?limit=1000',
    '/api/hu/events?limit=x',
    '/api/hu/events?page=-1',
    '/api/hu/events?from=2026-12-01&to=2026-11-01',
    `/api/hu/search?q=${'a'.repeat(500)}`,
    `/${'a'.repeat(3000)}`,
    '/api/hu/news/../../users',
    '/api/users',
    '/api/users/me',
    '/api/newsletter-subscriptions',
    '/api/graphql',
    "/kereses?q=' OR 1=1--",
    '/kereses?q=%F0%9F%8E%88',
    '/varosligeti-programok?page=99999',
    '/varosligeti-programok?from=2026-02-30&category=nope&type[]=x',
    '/magazin?page=0',
    '/archivum?year=abc',
    '/terkep?kind=%00',
    '/szakmai-anyagok?page=1e9',
    '/nincs.data',
    '/varosligeti-programok.data?_routes=nothing',
    '/_root.data',
    '/.env',
    '/.git/config',
    '/admin/%00',
    '/hu',
    '/en/',
    '/en//x',
    '/qr/%2e%2e',
  ])
    test(`${path.slice(0, 80)} gets a clear answer below 500`, async () => {
      const { status, body } = await raw(path.replace(/ /g, '%20'));
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      expect(body).not.toMatch(/\bat .+\(.+:\d+:\d+\)|node_modules|SQLITE/);
      expect(body).not.toContain('root:x:0:0');
      expect(body.startsWith('SQLite format')).toBe(false);
    });

  test('a bad value of a known parameter is named; unknown parameters are ignored', async () => {
    const bad = await get('/api/hu/events?from=holnap');
    expect(bad.status).toBe(400);
    expect(await bad.json()).toMatchObject({ error: { code: 'bad_parameter', parameter: 'from' } });
    expect((await get('/api/hu/events?utm_source=x')).status).toBe(200);
  });

  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    test(`${method} on a page is refused with the allowed methods`, async () => {
      const { status, headers } = await raw('/magazin', { method });
      expect(status).toBe(405);
      expect(headers.allow).toContain('GET');
    });

  test('bad filters are ignored with a notice, not an error', async () => {
    const response = await get('/varosligeti-programok?from=valamikor&category=family');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('kihagytuk: kezdő nap');
  });

  for (const headers of [
    { cookie: '%00=;;;==' },
    { cookie: 'a'.repeat(4000) },
    { 'accept-language': ';;q=q,*;q=x,-' },
    { 'accept-encoding': 'zstd, ???' },
    { 'if-none-match': '"' },
  ] as Record<string, string>[])
    test(`odd headers ${JSON.stringify(headers).slice(0, 80)} do no harm`, async () => {
      expect((await raw('/', { headers })).status).toBeLessThan(500);
    });
});

test.describe('the content service not yet up', () => {
  test('the site starts, answers 503 with a readable page, and recovers by itself', async () => {
    const cmsPort = await freePort();
    const { origin: own, site } = await startOwnSite(`http://127.0.0.1:${cmsPort}`, 'silent');
    // Until the real service is there, nothing listens where the site looks for it.
    const lines = new Set<net.Socket>();
    let bridge: net.Server | undefined;
    try {
      await answered(`${own}/healthz`, site);
      const closed = await fetch(`${own}/magazin`);
      expect(closed.status).toBe(503);
      expect(await closed.text()).toContain('Az oldal most nem érhető el');
      expect((await fetch(`${own}/readyz`)).status).toBe(503);
      const { port } = new URL(cmsOrigin);
      bridge = net.createServer((socket) => {
        const onward = net.connect(Number(port), '127.0.0.1');
        socket.pipe(onward).pipe(socket);
        socket.on('error', () => onward.destroy());
        onward.on('error', () => socket.destroy());
        lines.add(socket);
      });
      await new Promise<void>((resolve) => bridge?.listen(cmsPort, '127.0.0.1', resolve));
      await answered(`${own}/readyz`, site);
      const open = await fetch(`${own}/magazin`);
      expect(open.status).toBe(200);
    } finally {
      await stopped(site);
      for (const line of lines) line.destroy();
      bridge?.close();
    }
  });
});
