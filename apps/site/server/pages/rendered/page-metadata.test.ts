import { fixtures } from '@liget/content-api/fixtures';
import { getScreenPath } from '@liget/content-api/screens';
import { beforeAll, expect, test } from 'vitest';
import { getListRel } from '../../../app/screens/programs/filters/filter-queries.ts';
import { startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import type { Renderer } from '../render.ts';

const KEYS = ['projectReview', 'privacyPolicy', 'notFound'] as const;
const metadata = KEYS.map((key) => ({ key, title: `Title of ${key}`, description: `About ${key}`, image: null }));

let pages: Renderer;
beforeAll(async () => {
  pages = await startPages();
}, 120_000);

async function getHead(url: string, entries: typeof metadata) {
  const { app } = await startFixtureSite(pages, ({ endpoint }) =>
    endpoint === 'pageMetadata' ? { status: 200, body: { metadata: entries } } : undefined,
  );
  const { body, statusCode } = await app.inject({ url });
  const findAll = (pattern: RegExp) => pattern.exec(body)?.[1];
  return {
    status: statusCode,
    title: findAll(/<title>(.*?)<\/title>/),
    description: findAll(/<meta name="description" content="([^"]*)"/),
    heading: findAll(/<h1[^>]*>(.*?)<\/h1>/),
  };
}

const { title: reviewTitle, lead } = fixtures.en.projectReview.data;
const policy = fixtures.en.siteSettings.data.privacy_policy;

test.each([
  ['projectReview', getScreenPath('projectReview', 'en', {}), 200, reviewTitle],
  ['privacyPolicy', getScreenPath('privacyPolicy', 'en', {}), 200, policy.title],
  ['notFound', '/en/there-is-no-such-page', 404, 'This page could not be found'],
] as const)('the head of %s has what editors wrote about it, and its heading is its own', async (key, address, status, heading) => {
  expect(await getHead(address, metadata)).toEqual({ status, title: `Title of ${key} – Liget`, description: `About ${key}`, heading });
});

test('without an entry a page is called what its content, or the site, calls it', async () => {
  const review = await getHead(getScreenPath('projectReview', 'en', {}), []);
  expect([review.title, review.description]).toEqual([`${reviewTitle} – Liget`, lead]);
  expect((await getHead(getScreenPath('privacyPolicy', 'en', {}), [])).title).toBe(`${policy.title} – Liget`);
  const missing = await getHead('/en/there-is-no-such-page', []);
  expect([missing.status, missing.title]).toEqual([404, 'This page could not be found – Liget']);
});

test.each(['careers', 'magazine', 'programs', 'map', 'press'] as const)(
  'what editors write of %s is its title, its description and its picture',
  async (key) => {
    const image = { ...fixtures.en.news.data[0]?.media.lead, colour: '#123456' };
    const { app } = await startFixtureSite(pages, ({ endpoint }) =>
      endpoint === 'pageMetadata'
        ? { status: 200, body: { metadata: [{ key, title: `Title of ${key}`, description: `About ${key}`, image }] } }
        : undefined,
    );
    const { body } = await app.inject({ url: getScreenPath(key, 'en', {}) });
    expect(body).toContain(`<title>Title of ${key} – Liget</title>`);
    expect(body).toContain(`<meta name="description" content="About ${key}"/>`);
    expect(/og:image" content="([^"]*)"/.exec(body)?.[1]).not.toContain('/share.jpg');
  },
);

test('every link of a filtered list, menus apart, tells search engines whether to follow it', async () => {
  const { app } = await startFixtureSite(pages);
  const list = getScreenPath('programs', 'hu', {});
  const { body } = await app.inject({ url: `${list}?category=family&from=2026-11-22` });
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main'));
  const links = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)].map(([tag, url = '']) => ({ tag, url: url.replaceAll('&amp;', '&') }));
  const filtered = links.filter(({ url }) => url.startsWith(`${list}?`));
  const wrongLinks = filtered.filter(({ tag, url }) => /rel="[^"]*nofollow/.test(tag) !== (getListRel(url) === 'nofollow'));
  expect([filtered.length > 5, wrongLinks]).toEqual([true, []]);
});
