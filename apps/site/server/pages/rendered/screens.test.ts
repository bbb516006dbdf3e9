import { getProductPageSlugs, LOCALES, type Locale } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { getScreenPath, itemScreens, type ScreenId } from '@liget/content-api/screens';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testDepth } from '../../../../../test-depth.ts';
import { everyRow } from '../../../../../test-rows.ts';
import { getMessages } from '../../../app/i18n/index.ts';
import { routeTable } from '../../../app/route-table.ts';
import { fetchPage } from '../../testing/fetch-page.ts';
import { createPreviewLink, getFixtureUrl, getMissingItemUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import type { Renderer } from '../render.ts';

type Site = Awaited<ReturnType<typeof startFixtureSite>>;

let pages: Renderer;
/** Sites whose content service answers everything, nothing, or only invalid data. */
let [fixtureSite, down, broken]: Site[] = [];
beforeAll(async () => {
  pages = await startPages();
  fixtureSite = await startFixtureSite(pages);
  down = await startFixtureSite(pages, () => ({ status: 503 }));
  broken = await startFixtureSite(pages, () => ({ status: 200, body: { anything: true } }));
  // The first page of a process is slow.
  await (await startFixtureSite(pages)).app.inject({ url: '/' });
}, 120_000);

/** The newsletter is in Hungarian only. */
const every = routeTable.flatMap(({ id, hu, en }) =>
  LOCALES.filter((each) => each === 'hu' || hu !== en).map((locale) => ({ screen: id, locale })),
);
/** Drafts and pages of one visitor. */
const isPrivate = (screen: ScreenId) => ['programPreview', 'magazinePreview', 'newsletterStep', 'case'].includes(screen);
/** What was searched for, too. */
const isIndexed = (screen: ScreenId) => screen !== 'search' && !isPrivate(screen);
/** Screens that work without the content service. */
const SELF_CONTAINED: readonly ScreenId[] = ['newsletter', 'search', 'defectReport'];
const dependent = every.filter(({ screen }) => !SELF_CONTAINED.includes(screen));
/** Each screen in one language, alternating; a deep run uses both. Loaders, which may fail, are shared by both. */
const pickOneLanguage = <Row extends { screen: ScreenId; locale: Locale }>(rows: readonly Row[]): Row[] =>
  rows.filter(
    ({ screen, locale }) => testDepth() === 'deep' || routeTable.findIndex(({ id }) => id === screen) % 2 === LOCALES.indexOf(locale),
  );

describe('every screen', () => {
  test.each(every)('$screen in $locale is shown, cached and described', async ({ screen, locale }) => {
    const complaints = vi.spyOn(console, 'error');
    const address = getFixtureUrl(screen, locale);
    const page = await fetchPage(fixtureSite, address);
    expect([page.status, page.language, page.headers['x-page-source']]).toEqual([200, locale, 'rendered']);
    expect(page.heading).toMatch(/\p{L}/u);
    expect(page.text).not.toMatch(/undefined|\bNaN\b|\[object |Invalid Date/);
    expect(page.canonical).toBe(address.split('?')[0]);
    expect(page.robots).toBe(isIndexed(screen) ? undefined : 'noindex, nofollow');
    expect(page.headers['cache-control']).toBe(
      isPrivate(screen) ? 'no-store' : page.body.includes('"page-stamp"') ? 'private, no-cache' : 'public, max-age=0, must-revalidate',
    );
    expect((await fetchPage(fixtureSite, address)).headers['x-page-source']).toBe(isPrivate(screen) ? 'rendered' : 'fresh');
    expect(complaints).not.toHaveBeenCalled();
  });

  test.each(pickOneLanguage(dependent))(
    '$screen in $locale answers 503 with Retry-After while the content service is down',
    async ({ screen, locale }) => {
      const page = await fetchPage(down, getFixtureUrl(screen, locale));
      expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '5', 'no-store']);
      expect([page.language, page.heading, page.robots]).toEqual([
        locale,
        getMessages(locale).shell.error.unavailableTitle,
        'noindex, nofollow',
      ]);
    },
  );

  test.each(every.filter(({ screen }) => SELF_CONTAINED.includes(screen)))(
    '$screen in $locale needs no content service',
    async ({ screen, locale }) => {
      expect((await fetchPage(down, getFixtureUrl(screen, locale))).status).toBe(200);
    },
  );

  test.each(pickOneLanguage(dependent))(
    '$screen in $locale answers 502 for nonsense of the content service',
    async ({ screen, locale }) => {
      const page = await fetchPage(broken, getFixtureUrl(screen, locale));
      expect([page.status, page.headers['cache-control'], page.heading]).toEqual([502, 'no-store', getMessages(locale).shell.error.title]);
    },
  );
});

test.each(pickOneLanguage(itemScreens.flatMap(({ id }) => LOCALES.map((locale) => ({ screen: id, locale })))))(
  '$screen in $locale answers 404 for an unknown slug',
  async ({ screen, locale }) => {
    const page = await fetchPage(fixtureSite, getMissingItemUrl(screen, locale));
    expect([page.status, page.headers['cache-control'], page.robots]).toEqual([404, 'no-store', 'noindex, nofollow']);
    expect([page.language, page.heading]).toEqual([locale, getMessages(locale).shell.error.notFoundTitle]);
  },
);

describe('a preview', () => {
  const previews = (['programPreview', 'magazinePreview'] as const).flatMap((screen) => LOCALES.map((locale) => ({ screen, locale })));

  test.each(previews)('of $screen in $locale is not indexed, and uses the credential', async ({ screen, locale }) => {
    expect((await fetchPage(fixtureSite, createPreviewLink(screen, locale))).robots).toBe('noindex, nofollow');
    expect(fixtureSite?.requestedUrls).toContain(`/api/${locale}/preview/${screen === 'programPreview' ? 'events' : 'news'}/7`);
  });

  test('with a changed link or URL answers 404 without a request', async () => {
    const { app, requestedUrls } = await startFixtureSite(pages);
    const firstDraft = createPreviewLink('programPreview', 'hu', { id: 1 });
    const link = createPreviewLink('programPreview', 'hu');
    const rows: [name: string, changed: string][] = [
      ['without a signature', link.replace(/&signature=.*/, '')],
      ['of another draft', link.replace('/7?', '/8?')],
      ['for longer than it was signed for', link.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 60}`)],
      ['in the other language', link.replace('/varosligeti-programok', '/en/programs-in-varosliget')],
      ['of something else', link.replace('varosligeti-programok', 'magazin')],
      ...['01', '0', 'x', '1x'].map((id): [string, string] => [`with the id ${id}`, firstDraft.replace('/1?', `/${id}?`)]),
    ];
    await everyRow(
      rows,
      ([name]) => name,
      async ([, changed]) => {
        expect([link, firstDraft]).not.toContain(changed);
        const { statusCode, headers } = await app.inject({ url: changed });
        expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
        expect(requestedUrls.filter((path) => path.includes('/preview/'))).toEqual([]);
      },
    );
  });

  test('of the first draft is shown', async () => {
    expect((await fetchPage(fixtureSite, createPreviewLink('programPreview', 'hu', { id: 1 }))).status).toBe(200);
  });

  test('that has expired answers 404', async () => {
    expect((await fetchPage(fixtureSite, createPreviewLink('programPreview', 'hu', { age: 24 * 60 * 60 }))).status).toBe(404);
  });
});

test('the parameters of a list become those of the content service', async () => {
  const { app, requestedUrls } = await startFixtureSite(pages);
  const rows: [address: string, start: string, expected: Record<string, string>][] = [
    ['/magazin?category=termeszet&page=2&other=1', '/api/hu/news?', { category: 'termeszet', page: '2' }],
    ['/en/archive?page=3&year=2025', '/api/en/archive?', { page: '3', year: '2025' }],
    ['/sajto?q=park&page=2', '/api/hu/press-releases?', { q: 'park', page: '2' }],
    ['/kereses?q=ballon&tab=sights&page=2', '/api/hu/search?', { q: 'ballon', tab: 'sights', page: '2' }],
    [
      '/en/programs-in-varosliget?category=cultural&from=2099-12-01&to=2099-12-02&free=1',
      '/api/en/event-agenda?',
      { category: 'cultural', from: '2099-12-01', to: '2099-12-02', free: '1' },
    ],
    ['/kozerdeku-adatok?page=2', '/api/hu/public-information?', { page: '2' }],
  ];
  await everyRow(
    rows,
    ([address]) => address,
    async ([address, start, expected]) => {
      await app.inject({ url: address });
      const found = requestedUrls
        .filter((path) => path.startsWith(start))
        .map((path) => Object.fromEntries(new URL(path, 'http://cms.example').searchParams));
      expect(found).toContainEqual(expect.objectContaining(expected));
      expect(JSON.stringify(found)).not.toContain('other');
    },
  );
});

/** The hreflang links of a page or of a sitemap's entry, by language. */
const getPairs = (markup: string) =>
  Object.fromEntries(
    [...markup.matchAll(/rel="alternate" hreflang="([^"]+)" href="https?:\/\/[^/]+([^"]*)"/gi)].map(([, language, path]) => [
      language,
      path,
    ]),
  );

describe('the languages of a page', () => {
  const PAIR = {
    hu: '/varosligeti-programok',
    en: '/en/programs-in-varosliget',
    'x-default': '/varosligeti-programok',
  };
  const program = fixtures.hu.event.data;
  const pairsAt = async (site: Site | undefined, path: string) => getPairs((await fetchPage(site, path)).body);

  test('are linked by the page like by the sitemap', async () => {
    const { body } = await fetchPage(fixtureSite, '/sitemap.xml');
    const listed = new Map(body.split('\n').map((line) => [/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/.exec(line)?.[1], getPairs(line)]));
    const paths = every.map(({ screen, locale }) => getFixtureUrl(screen, locale)).filter((path) => listed.has(path));
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) expect([path, await pairsAt(fixtureSite, path)]).toEqual([path, listed.get(path)]);
    expect(listed.get(PAIR.en)).toEqual(PAIR);
    expect(await pairsAt(fixtureSite, PAIR.hu)).toEqual(PAIR);
  }, 60_000);

  test('are not linked while the translation is missing', async () => {
    const data = { ...program, slugs: { ...program.slugs, en: null }, language: 'hu' };
    const untranslated = await startFixtureSite(pages, ({ endpoint }) =>
      endpoint === 'event' ? { status: 200, body: { data } } : undefined,
    );
    const addresses = [`${PAIR.hu}/${program.slugs.hu}`, `${PAIR.en}/${program.slugs.hu}`];
    for (const address of addresses) {
      const page = await fetchPage(untranslated, address);
      expect([address, page.status, page.canonical, getPairs(page.body)]).toEqual([address, 200, addresses[0], {}]);
    }
  });
});

test('an article marks the language of an author’s line without a translation', async () => {
  const data = { ...fixtures.en.newsItem.data, author: 'a park kertészei', untranslated: ['author'] };
  const site = await startFixtureSite(pages, ({ endpoint }) => (endpoint === 'newsItem' ? { status: 200, body: { data } } : undefined));
  const { body } = await fetchPage(site, getFixtureUrl('magazineArticle', 'en'));
  expect(body).toContain('By <span lang="hu">a park kertészei</span>');
});

test('the customer service of one product links to those of the others', async () => {
  const others = fixtures.en.products.data.slice(1).map(({ slugs }) => `/en/${getProductPageSlugs('customerService', slugs).en}`);
  expect(others.length).toBeGreaterThan(0);
  const { body } = await fetchPage(
    fixtureSite,
    `/en/${getProductPageSlugs('customerService', fixtures.en.products.data[0]?.slugs ?? { hu: null, en: null }).en}`,
  );
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  expect(others.filter((url) => !main.includes(`href="${url}"`))).toEqual([]);
});

test.each(LOCALES)('the footer has the company’s name and numbers, in %s', async (locale) => {
  const { text } = await fetchPage(fixtureSite, getScreenPath('careers', locale, {}));
  const { company } = fixtures[locale].siteSettings.data;
  const { shell } = getMessages(locale);
  expect(text).toContain(shell.registration.replace('{number}', company.registration));
  expect(text).toContain(shell.taxNumber.replace('{number}', company.tax_number));
});
