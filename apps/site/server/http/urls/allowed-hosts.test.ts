import { describe, expect, test } from 'vitest';
import { findFreePort } from '../../../../../test-server.ts';
import { startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import { startSite } from '../../testing/site-under-test.ts';
import { resolveHosts } from './allowed-hosts.ts';

const HU = 'https://www.liget.example';
const EN = 'https://www.citypark.example';
const APART = { PUBLIC_ORIGIN: HU, PUBLIC_ORIGIN_EN: EN, PRODUCTION_HOST: 'www.liget.example' };
const [hu, en] = ['www.liget.example', 'www.citypark.example'];

describe('indexing by search engines', () => {
  test.each([
    ['www.liget.example', true],
    ['WWW.Liget.example', true],
    ['www.liget.example:443', true],
    ['staging.liget.example', false],
    ['www.liget.example:8443', false],
    ['127.0.0.1:3000', false],
  ])('is allowed at the host %s: %s', async (host, isFor) => {
    const { app } = await startSite({ PUBLIC_ORIGIN: HU, PRODUCTION_HOST: 'www.liget.example' });
    const [page, robots] = [
      await app.inject({ url: '/terkep', headers: { host } }),
      await app.inject({ url: '/robots.txt', headers: { host } }),
    ];
    expect([page.headers['x-robots-tag'], robots.body.includes('Disallow: /\n')]).toEqual(
      isFor ? [undefined, false] : ['noindex, nofollow', true],
    );
  });

  test('is forbidden if the public origin is not the production host', () => {
    const hosts = resolveHosts({
      PUBLIC_ORIGIN: 'https://staging.example',
      PUBLIC_ORIGIN_EN: undefined,
      PRODUCTION_HOST: 'www.liget.example',
    });
    expect(['staging.example', 'www.liget.example'].map(hosts.isIndexed)).toEqual([false, false]);
  });

  test('includes both names of the production site, each with its own sitemap', async () => {
    const { app } = await startSite(APART);
    for (const [host, origin] of [
      [hu, HU],
      [en, EN],
    ] as const) {
      const { body, headers } = await app.inject({ url: '/robots.txt', headers: { host } });
      expect([headers['x-robots-tag'], body.includes(`Sitemap: ${origin}/sitemap.xml\n`)]).toEqual([undefined, true]);
    }
  });
});

describe('with a host for each language', () => {
  test.each([
    [hu, '/terkep?kind=metro', 200, undefined],
    [en, '/en/map?kind=metro', 200, undefined],
    [hu, '/en/map?kind=metro&utm=x', 301, `${EN}/en/map?kind=metro&utm=x`],
    [en, '/terkep?kind=metro', 301, `${HU}/terkep?kind=metro`],
    [en, '/Terkep/', 301, `${HU}/terkep`],
    [en, '/hirlevel-feliratkozas', 301, `${HU}/hirlevel-feliratkozas`],
    // Other names, such as an address that health checks use, serve both languages.
    ['127.0.0.1:3000', '/en/map', 200, undefined],
    ['127.0.0.1:3000', '/terkep', 200, undefined],
    // Editors can save at one origin only.
    [en, '/admin/login?x=1', 302, `${HU}/admin/login?x=1`],
  ])('%s%s answers %i %s', async (host, url, status, location) => {
    const { app } = await startSite(APART);
    const answer = await app.inject({ url, headers: { host } });
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  });

  test.each([
    [hu, '/', 'hu', undefined, undefined],
    [hu, '/?utm=x', 'en', `${EN}/en?utm=x`, 'en'],
    [en, '/?utm=x', 'hu', '/en?utm=x', 'en'],
    [en, '/', 'en', '/en', 'en'],
    [en, '/?language=hu', 'en', `${HU}/?language=hu`, undefined],
    [hu, '/?language=hu', 'en', '/', 'hu'],
    [hu, '/en/map?language=en', 'hu', `${EN}/en/map?language=en`, undefined],
    [en, '/en/map?language=en', 'hu', '/en/map', 'en'],
  ])('the root and the language switch at %s%s redirect a reader of %s to %s', async (host, url, language, location, remembered) => {
    const { app } = await startSite(APART);
    const answer = await app.inject({ url, headers: { host, 'accept-language': language } });
    const cookie = /^language=(\w+)/.exec(String(answer.headers['set-cookie']))?.[1];
    expect([answer.headers.location, cookie]).toEqual([location, remembered]);
  });

  test('links between languages, canonical URLs, share images and feeds use the right host', async () => {
    const { app } = await startFixtureSite(await startPages(), undefined, APART);
    const at = async (host: string, url: string) => (await app.inject({ url, headers: { host } })).body;
    const links = (body: string) => ({
      canonical: /rel="canonical" href="([^"]*)"/.exec(body)?.[1],
      alternates: [...body.matchAll(/rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi)].map(([, href]) => href),
      picture: /og:image" content="(https:\/\/[^/]*)/.exec(body)?.[1],
      switch: /<a href="([^"]*)" lang="(?:hu|en)" hrefLang/i.exec(body)?.[1]?.replaceAll('&amp;', '&'),
    });
    const alternates = [`${HU}/terkep`, `${EN}/en/map`, `${HU}/terkep`];
    expect(links(await at(hu, '/terkep?kind=metro'))).toEqual({
      canonical: `${HU}/terkep`,
      alternates,
      picture: HU,
      switch: `${EN}/en/map?kind=metro&language=en`,
    });
    expect(links(await at(en, '/en/map'))).toEqual({
      canonical: `${EN}/en/map`,
      alternates,
      picture: EN,
      switch: `${HU}/terkep?language=hu`,
    });
    expect(links(await at(en, '/en/nothing/here')).switch).toBe(`${HU}/?language=hu`);
    expect(await at(en, '/en/programs-in-varosliget.ics')).toContain(`${EN}/en/programs-in-varosliget`);
  }, 120_000);

  test('each sitemap has the pages of its language, with links to the other', async () => {
    const { app } = await startFixtureSite(await startPages(), undefined, APART);
    const origins = async (host: string) => {
      const { body } = await app.inject({ url: '/sitemap.xml', headers: { host } });
      expect(body).toContain(`hreflang="en" href="${EN}/en/map"`);
      expect(body).toContain(`hreflang="hu" href="${HU}/terkep"`);
      return [...new Set([...body.matchAll(/<loc>(https:\/\/[^/<]*)/g)].map(([, origin]) => origin))];
    };
    expect([await origins(hu), await origins(en)]).toEqual([[HU], [EN]]);
  }, 120_000);

  test('a form is accepted at the host of its language, and not from other sites', async () => {
    const { app, sent } = await startFixtureSite(await startPages(), undefined, APART);
    const send = (origin: string) =>
      app.inject({
        method: 'POST',
        url: '/en/balloon-complaint-report',
        headers: { host: en, origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'name=',
      });
    // It is parsed: the missing fields are named.
    expect((await send(EN)).statusCode).toBe(422);
    expect((await send('https://evil.example')).statusCode).toBe(403);
    expect(sent).toEqual([]);
  }, 120_000);

  test('two local names are treated like two machines', async () => {
    const port = await findFreePort();
    const [magyar, english] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
    const { app } = await startSite({ PUBLIC_ORIGIN: magyar, PUBLIC_ORIGIN_EN: english });
    await app.listen({ host: '127.0.0.1', port });
    const led = async (address: string) => {
      const answer = await fetch(address, { headers: { 'accept-language': 'hu' } });
      return [answer.url, await answer.text()];
    };
    expect(await led(`${english}/Terkep/?kind=metro`)).toEqual([`${magyar}/terkep?kind=metro`, '/terkep']);
    expect(await led(`${magyar}/en/map`)).toEqual([`${english}/en/map`, '/en/map']);
    expect(await led(`${english}/`)).toEqual([`${english}/en`, '/en']);
    expect(await led(`${magyar}/?language=en`)).toEqual([`${english}/en`, '/en']);
  });
});
