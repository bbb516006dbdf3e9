import { getProductPageSlugs, LOCALES } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { PREVIEWS } from '@liget/content-api/preview';
import { beforeAll, expect, test } from 'vitest';
import { testDepth } from '../../../../../test-depth.ts';
import { everyRow } from '../../../../../test-rows.ts';
import { getMessages } from '../../../app/i18n/index.ts';
import { draftLink, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import type { Renderer } from '../render.ts';

type Site = Awaited<ReturnType<typeof startFixtureSite>>;

let pages: Renderer;
let [site, down]: Site[] = [];
beforeAll(async () => {
  pages = await startPages();
  site = await startFixtureSite(pages, ({ endpoint }) => (endpoint === 'siteSettings' ? { status: 200, body: measured } : undefined));
  down = await startFixtureSite(pages, () => ({ status: 503 }));
}, 120_000);

/** What a page is measured with. */
const MEASURED = 'GTM-MEASURED';
const settings = fixtures.hu.siteSettings.data;
const measured = { data: { ...settings, analytics: { ...settings.analytics, tag_manager_id: MEASURED } } };

async function get(site: Site | undefined, url: string) {
  if (!site) throw new Error('No site');
  const { statusCode: status, body, headers } = await site.app.inject({ url });
  const findAll = (pattern: RegExp) => pattern.exec(body)?.[1];
  return {
    status,
    body,
    headers,
    language: findAll(/<html lang="(\w+)"/),
    canonical: findAll(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/),
    robots: findAll(/<meta name="robots" content="([^"]*)"/),
  };
}

const tokens = PREVIEWS.flatMap((row) => LOCALES.map((locale) => ({ ...row, locale })));
type PreviewToken = (typeof tokens)[number];
/** Each kind in one language, by turns; in a deep run in both. */
const oneOfEachKind = tokens.filter(
  ({ kind, locale }) => testDepth() === 'deep' || PREVIEWS.findIndex((row) => row.kind === kind) % 2 === LOCALES.indexOf(locale),
);
const checkEveryToken = (rows: PreviewToken[], check: (token: PreviewToken) => Promise<void>) =>
  everyRow(rows, ({ kind, locale }) => `${kind} in ${locale}`, check);

test('shows a draft on its own page with a banner, not cached, not indexed, without analytics', () =>
  checkEveryToken(tokens, async ({ kind, locale }) => {
    const link = draftLink(kind, locale);
    const page = await get(site, link);
    expect([page.status, page.language, page.robots]).toEqual([200, locale, 'noindex, nofollow']);
    expect(page.body.includes(getMessages(locale).shell.previewBanner)).toBe(true);
    expect(page.canonical).toBe(link.split('?')[0]);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-page-source': 'rendered',
    });
    expect(site?.requestedUrls).toContain(`/api/${locale}/preview/${kind}/7`);
    expect(page.body.includes(MEASURED)).toBe(false);
  }));

test('is not cached, and visitors get the page as it was', () =>
  checkEveryToken(oneOfEachKind, async ({ kind, locale }) => {
    const link = draftLink(kind, locale);
    await get(site, link);
    expect((await get(site, link)).headers['x-page-source']).toBe('rendered');
    const visitors = await get(site, link.split('?')[0] ?? '');
    expect([visitors.status, visitors.headers['cache-control']]).toEqual([200, expect.not.stringContaining('no-store')]);
    expect(visitors.body.includes(getMessages(locale).shell.previewBanner)).toBe(false);
    expect(visitors.body.includes(MEASURED)).toBe(true);
  }));

/** Links whose token is for another draft, or for none. */
function alteredLinks(kind: PreviewToken['kind'], locale: PreviewToken['locale']): string[] {
  const link = draftLink(kind, locale);
  return [
    link.replace(/&signature=.*/, ''),
    link.replace(/(signature=.{5})./, (_, start) => `${start}~`),
    link.replace('draft=7', 'draft=8'),
    link.replace('draft=7', 'draft='),
    link.replace('draft=7', 'draft=07'),
    link.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 60}`),
    link.replace(/expires=\d+/, 'expires=x'),
    draftLink(kind, locale === 'hu' ? 'en' : 'hu').replace(/\?.*/, link.replace(/.*\?/, '?')),
    draftLink(kind, locale, { age: 24 * 60 * 60 }),
  ];
}

/** The ticket of one kind at the address of others. */
function listForeignLinks(kind: PreviewToken['kind'], locale: PreviewToken['locale']): string[] {
  const token = draftLink(kind, locale).replace(/.*\?/, '?');
  // The page of a service is one of the catch-all's addresses, as a page's own may be.
  const otherKinds = PREVIEWS.filter((row) => row.kind !== kind && !(kind === 'pages' && row.kind === 'products'));
  const next = otherKinds.at(PREVIEWS.findIndex((row) => row.kind === kind) % otherKinds.length);
  const tried = testDepth() === 'deep' ? otherKinds : otherKinds.filter((row) => row === next);
  return tried.map((row) => draftLink(row.kind, locale).replace(/\?.*/, token));
}

test('opens nothing else, and no request is sent to the content service', async () => {
  const { app, requestedUrls } = await startFixtureSite(pages);
  await checkEveryToken(tokens, async ({ kind, locale }) => {
    const altered = alteredLinks(kind, locale);
    const isWhole = testDepth() === 'deep' || kind === PREVIEWS[0]?.kind || kind === 'products';
    for (const url of [...(isWhole ? altered : altered.slice(0, 1)), ...listForeignLinks(kind, locale)]) {
      const { statusCode, headers } = await app.inject({ url });
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store']);
    }
  });
  expect(requestedUrls.filter((path) => path.includes('/preview/'))).toEqual([]);
});

test('needs no slug that anything has', () =>
  checkEveryToken(oneOfEachKind, async ({ kind, locale }) => {
    const [path = '', query] = draftLink(kind, locale).split('?');
    const ending = getProductPageSlugs('customerService', { hu: 'draft-7', en: 'draft-7' })[locale];
    const last = kind === 'products' ? ending : 'draft-7';
    expect((await get(site, `${path.replace(/[^/]+$/, String(last))}?${query}`)).status).toBe(200);
  }));

test('is a 404 when the draft is gone, and a 503 during an outage', async () => {
  const siteWithoutDrafts = await startFixtureSite(pages, ({ path }) => (path.includes('/preview/') ? { status: 404 } : undefined));
  await checkEveryToken(oneOfEachKind, async ({ kind, locale }) => {
    expect((await get(siteWithoutDrafts, draftLink(kind, locale))).status).toBe(404);
    expect((await get(down, draftLink(kind, locale))).status).toBe(503);
  });
});

test('says that the draft is incomplete when something required is missing', async () => {
  const incomplete = await startFixtureSite(pages, ({ path }) => (path.includes('/preview/') ? { status: 422 } : undefined));
  await checkEveryToken(oneOfEachKind, async ({ kind, locale }) => {
    const { status, body } = await get(incomplete, draftLink(kind, locale));
    expect([status, body]).toEqual([422, expect.stringContaining(`<h1>${getMessages(locale).shell.error.incompleteTitle}</h1>`)]);
  });
});

test('leads by the language switch to the draft in the other language, as long as it is good itself', () =>
  checkEveryToken(oneOfEachKind, async ({ kind, locale }) => {
    const { body } = await get(site, draftLink(kind, locale));
    const switched = /<a href="([^"]*)" lang="(?:hu|en)" hrefLang/i.exec(body)?.[1]?.replaceAll('&amp;', '&');
    const { status, headers } = await get(site, switched ?? '');
    expect([status, headers.location]).toEqual([302, draftLink(kind, locale === 'hu' ? 'en' : 'hu')]);
  }));

test('is nothing to a screen that shows no item', async () => {
  const page = await get(site, '/magazin?draft=7&expires=1&signature=x');
  expect([page.status, page.robots, page.headers['cache-control']]).toEqual([200, undefined, 'public, max-age=0, must-revalidate']);
});
