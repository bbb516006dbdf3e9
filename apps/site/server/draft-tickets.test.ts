import { LOCALES, productPageSlugs } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { PREVIEWS } from '@liget/content-api/preview';
import { beforeAll, expect, test } from 'vitest';
import { messagesOf } from '../app/messages/index.ts';
import { draftLink, fixtureSite } from './fixture-site.ts';
import { pagesUnderTest } from './pages-under-test.ts';
import type { Renderer } from './render.ts';

type Site = Awaited<ReturnType<typeof fixtureSite>>;

let pages: Renderer;
let [whole, down]: Site[] = [];
beforeAll(async () => {
  pages = await pagesUnderTest();
  whole = await fixtureSite(pages, ({ endpoint }) => (endpoint === 'siteSettings' ? { status: 200, body: measured } : undefined));
  down = await fixtureSite(pages, () => ({ status: 503 }));
}, 120_000);

/** What a page is measured with. */
const MEASURED = 'GTM-MEASURED';
const settings = fixtures.hu.siteSettings.data;
const measured = { data: { ...settings, analytics: { ...settings.analytics, tag_manager_id: MEASURED } } };

async function get(site: Site | undefined, url: string) {
  if (!site) throw new Error('No site');
  const { statusCode: status, body, headers } = await site.app.inject({ url });
  const found = (pattern: RegExp) => pattern.exec(body)?.[1];
  return {
    status,
    body,
    headers,
    language: found(/<html lang="(\w+)"/),
    canonical: found(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/),
    robots: found(/<meta name="robots" content="([^"]*)"/),
  };
}

const tickets = PREVIEWS.flatMap((row) => LOCALES.map((locale) => ({ ...row, locale })));

test.each(tickets)(
  'of $kind in $locale shows it on its own page with a banner, not kept, not indexed, not measured',
  async ({ kind, locale }) => {
    const link = draftLink(kind, locale);
    const page = await get(whole, link);
    expect([page.status, page.language, page.robots]).toEqual([200, locale, 'noindex, nofollow']);
    expect(page.body.includes(messagesOf(locale).shell.previewBanner)).toBe(true);
    expect(page.canonical).toBe(link.split('?')[0]);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-page-source': 'rendered',
    });
    expect((await get(whole, link)).headers['x-page-source']).toBe('rendered');
    expect(whole?.asked).toContain(`/api/${locale}/preview/${kind}/7`);
    expect(page.body.includes(MEASURED)).toBe(false);
    const visitors = await get(whole, link.split('?')[0] ?? '');
    expect([visitors.status, visitors.headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
    expect(visitors.body.includes(messagesOf(locale).shell.previewBanner)).toBe(false);
    expect(visitors.body.includes(MEASURED)).toBe(true);
  },
);

test.each(tickets)('of $kind in $locale is good for nothing else, and nothing is asked', async ({ kind, locale }) => {
  const { app, asked } = await fixtureSite(pages);
  const link = draftLink(kind, locale);
  // The page of a service is one of the catch-all's addresses, as a page's own may be.
  const other = PREVIEWS.filter((row) => row.kind !== kind && !(kind === 'pages' && row.kind === 'products')).map((row) =>
    draftLink(row.kind, locale).replace(/\?.*/, link.replace(/.*\?/, '?')),
  );
  const altered = [
    link.replace(/&signature=.*/, ''),
    link.replace(/(signature=.{5})./, (_, kept) => `${kept}~`),
    link.replace('draft=7', 'draft=8'),
    link.replace('draft=7', 'draft='),
    link.replace('draft=7', 'draft=07'),
    link.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 60}`),
    link.replace(/expires=\d+/, 'expires=x'),
    draftLink(kind, locale === 'hu' ? 'en' : 'hu').replace(/\?.*/, link.replace(/.*\?/, '?')),
    draftLink(kind, locale, { age: 24 * 60 * 60 }),
    ...other,
  ];
  for (const url of altered) {
    const { statusCode, headers } = await app.inject({ url });
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store']);
  }
  expect(asked.filter((path) => path.includes('/preview/'))).toEqual([]);
});

test.each(tickets)('of $kind in $locale needs no slug that anything has', async ({ kind, locale }) => {
  const [path = '', query] = draftLink(kind, locale).split('?');
  const ending = productPageSlugs('customerService', { hu: 'draft-7', en: 'draft-7' })[locale];
  const last = kind === 'products' ? ending : 'draft-7';
  expect((await get(whole, `${path.replace(/[^/]+$/, String(last))}?${query}`)).status).toBe(200);
});

test.each(tickets)('of $kind in $locale is a 404 when the draft is gone, and a 503 during an outage', async ({ kind, locale }) => {
  const gone = await fixtureSite(pages, ({ path }) => (path.includes('/preview/') ? { status: 404 } : undefined));
  expect((await gone.app.inject({ url: draftLink(kind, locale) })).statusCode).toBe(404);
  expect((await get(down, draftLink(kind, locale))).status).toBe(503);
});

test('leads by the language switch to the other language’s home', async () => {
  const page = await get(whole, draftLink('projects', 'hu'));
  expect(/<a href="([^"]*)" lang="en" hrefLang/i.exec(page.body)?.[1]).toBe('/en?language=en');
});

test('is nothing to a screen that shows no item', async () => {
  const page = await get(whole, '/magazin?draft=7&expires=1&signature=x');
  expect([page.status, page.robots, page.headers['cache-control']]).toEqual([200, undefined, 'public, max-age=0, must-revalidate']);
});
