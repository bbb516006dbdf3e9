import net from 'node:net';
import { stopProcess, waitForAnswer } from '../../../../../scripts/services/services.ts';
import { findFreePort, startOwnSite } from '../../support/runner/services.ts';
import { sendRawRequest } from '../../support/served/raw-request.ts';
import { cmsOrigin, expect, origin, test } from '../../support/test.ts';

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, origin), { headers, redirect: 'manual' });

test('other spellings, editors’ redirects, printed codes and slugs of the other language redirect to the page directly', async () => {
  const ROWS: [path: string, status: number, location: string, headers?: Record<string, string>][] = [
    ['/varosligeti-programok/?category=family', 301, '/varosligeti-programok?category=family'],
    ['/magazin/', 301, '/magazin'],
    ['/KERESES?q=Ballon', 301, '/kereses?q=Ballon'],
    ['/ballon?x=1', 301, '/top-helyek/ballon-kilato?x=1'],
    ['/en/events', 301, '/en/programs-in-varosliget'],
    ['/qr/ballon', 302, '/en/top-locations/balloon-fly', { 'accept-language': 'en' }],
    ['/qr/ballon', 302, '/top-helyek/ballon-kilato', { 'accept-language': 'hu' }],
    ['/en/top-locations/ballon-kilato', 301, '/en/top-locations/balloon-fly'],
    ['/hu', 301, '/'],
    ['/hu/terkep?kind=metro', 301, '/terkep?kind=metro'],
    ['/l%C3%A1togat%C3%A1s?x=1', 301, '/latogatas?x=1'],
  ];
  for (const [path, status, location, headers] of ROWS) {
    const answer = await get(path, headers);
    const to = new URL(answer.headers.get('location') ?? '', origin);
    expect.soft([path, answer.status, to.pathname + to.search]).toEqual([path, status, location]);
    expect.soft([to.pathname, (await fetch(to, { headers: headers ?? {} })).status]).toEqual([to.pathname, 200]);
  }
});

test('a trailing slash never redirects to another host', async () => {
  const { headers } = await sendRawRequest(origin, '//evil.example/');
  expect(headers.location).toBe('/evil.example');
});

test('an unknown path is a 404 in its language, with links home, to today and to the search', async () => {
  const TEXTS = {
    hu: ['Az oldal nem található', 'Vissza a főoldalra', 'Mi van ma a Ligetben?'],
    en: ['This page could not be found', 'Back to the homepage'],
  };
  const ROWS: [path: string, language: 'hu' | 'en'][] = [
    ['/nincs-ilyen-oldal', 'hu'],
    ['/varosligeti-programok/nincs-ilyen', 'hu'],
    ['/a/b/c/d', 'hu'],
    ['/nem%20valid!', 'hu'],
    ['/magazin/preview/1', 'hu'],
    ['/qr/no-such-code', 'hu'],
    ['/en/no-such-page', 'en'],
    ['/en/the-project/no-such-project', 'en'],
    ['/en/programs-in-varosliget/preview/1?expires=9999999999&signature=bad', 'en'],
  ];
  for (const [path, language] of ROWS) {
    const answer = await get(path);
    expect.soft([path, answer.status]).toEqual([path, 404]);
    const html = await answer.text();
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    for (const text of [...TEXTS[language], '404', 'type="search"']) expect.soft(main, path).toContain(text);
    expect.soft(main, path).toMatch(/href="[^"]*from=\d{4}-\d\d-\d\d&amp;to=/);
    expect.soft(html, path).toContain(`<html lang="${language}"`);
  }
});

test('the root path uses the language of the cookie, then of the browser; other paths use neither', async () => {
  const ROWS: [what: string, path: string, headers: Record<string, string>, status: number, location: string | null][] = [
    ['a Hungarian browser', '/', { 'accept-language': 'hu-HU,en;q=0.5' }, 200, null],
    ['an English browser', '/', { 'accept-language': 'en-US,en;q=0.9,hu;q=0.1' }, 302, '/en'],
    ['a Hungarian cookie of an English browser', '/', { 'accept-language': 'en-GB', cookie: 'language=hu' }, 200, null],
    ['an English cookie of a Hungarian browser', '/', { 'accept-language': 'hu', cookie: 'language=en' }, 302, '/en'],
    ['a cookie with another language', '/', { 'accept-language': 'en', cookie: 'language=de' }, 302, '/en'],
    ['another language', '/', { 'accept-language': 'de-DE,fr;q=0.8' }, 200, null],
    ['several languages', '/', { 'accept-language': 'en-US,en;q=0.9,hu-HU;q=0.8' }, 302, '/en'],
    ['another path', '/magazin', { 'accept-language': 'en' }, 200, null],
  ];
  for (const [what, path, headers, status, location] of ROWS) {
    const answer = await get(path, headers);
    expect.soft([what, answer.status, answer.headers.get('location')]).toEqual([what, status, location]);
  }
});

test('the language switch keeps the search and the filters', async () => {
  for (const [from, to] of [
    ['/kereses?q=ballon', '/en/search?q=ballon'],
    ['/varosligeti-programok?type=koncert&category=cultural', '/en/programs-in-varosliget?category=cultural&type=concert'],
  ] as const) {
    const html = await (await get(from)).text();
    const [, href = ''] = /<a href="([^"]*)"[^>]* hreflang="en"/i.exec(html) ?? [];
    const { url, status } = await fetch(new URL(href.replaceAll('&amp;', '&'), origin));
    expect.soft([from, url, status]).toEqual([from, new URL(to, origin).href, 200]);
  }
});

test('the newsletter is one Hungarian page, to which the footer passes an address', async () => {
  const answer = await get('/hirlevel-feliratkozas', { 'accept-language': 'en' });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<html lang="hu"')]);
  const footer = /<footer.*<\/footer>/s.exec(await (await get('/magazin')).text())?.[0] ?? '';
  const [, action = '', fields = ''] = /<form[^>]* action="([^"]*)" method="post">(.*?)<\/form>/s.exec(footer) ?? [];
  expect(fields).toMatch(/<input[^>]* type="email"[^>]* name="email"/);
  const body = new URLSearchParams({ email: 'valaki@pelda.hu' });
  const begun = await fetch(new URL(action, origin), { method: 'POST', headers: { origin }, body });
  const main = /<main.*<\/main>/s.exec(await begun.text())?.[0] ?? '';
  expect([begun.status, main.includes('role="alert"'), main.includes(`id="${action.split('#').at(1)}"`)]).toEqual([200, false, true]);
  expect(main).toMatch(/<input[^>]* name="email"[^>]* value="valaki@pelda.hu"/);
});

test.describe('crawlers', () => {
  // every-screen.http.ts and deep/sitemap.deep.ts check that each of them answers.
  test('find every URL in the sitemap once, with its translation', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location ?? '').pathname);
    expect(paths.length).toBeGreaterThan(300);
    expect(new Set(paths).size).toBe(paths.length);
    expect(xml).toContain(`hreflang="en" href="${origin}/en/top-locations/balloon-fly"`);
  });

  test('are excluded by robots.txt from every host except the production one', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('Disallow: /\n');
  });

  test('get a compressed page, and 304 while it is unchanged', async () => {
    const first = await get('/a-projekt', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await get('/a-projekt', { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('get the hashes of inline scripts with each page, and nothing about the server', async () => {
    const { headers } = await get('/a-projekt');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test('a site whose content service is not yet up starts, answers 503 with a readable page, and recovers automatically', async () => {
  const cmsPort = await findFreePort();
  const { origin: own, site } = await startOwnSite(`http://127.0.0.1:${cmsPort}`, 'silent');
  // Until the real service is started, nothing listens at its address.
  const lines = new Set<net.Socket>();
  let bridge: net.Server | undefined;
  try {
    await waitForAnswer(`${own}/healthz`, site);
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
    await waitForAnswer(`${own}/readyz`, site);
    expect((await fetch(`${own}/magazin`)).status).toBe(200);
  } finally {
    await stopProcess(site);
    for (const line of lines) line.destroy();
    bridge?.close();
  }
});
