import { fixtures } from '@liget/content-api/fixtures';
import { beforeAll, expect, test } from 'vitest';
import { fetchPage } from '../../testing/fetch-page.ts';
import { getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';

let [site, empty, ofTwo, closed]: Awaited<ReturnType<typeof startFixtureSite>>[] = [];
beforeAll(async () => {
  const pages = await startPages();
  site = await startFixtureSite(pages);
  const none = { ...fixtures.hu.news, data: [], meta: { ...fixtures.hu.news.meta, total: 0 } };
  empty = await startFixtureSite(pages, ({ endpoint }) => (endpoint === 'news' ? { status: 200, body: none } : undefined));
  const two = { ...fixtures.hu.archive, meta: { ...fixtures.hu.archive.meta, total: 2 } };
  ofTwo = await startFixtureSite(pages, ({ endpoint }) => (endpoint === 'archive' ? { status: 200, body: two } : undefined));
  const [place] = fixtures.hu.topLocations.data;
  const hours = [{ weekdays: [7], opens: '10:00', closes: '18:00', months: [] }];
  const museum = { ...place, slug: 'muzeum', slugs: { hu: 'muzeum', en: 'museum' }, hours };
  const places = { ...fixtures.hu.topLocations, data: [museum] };
  closed = await startFixtureSite(pages, ({ endpoint }) => (endpoint === 'topLocations' ? { status: 200, body: places } : undefined));
}, 120_000);

test('the magazine says of an unknown category that there is none, and not that it is empty', async () => {
  const unknown = await fetchPage(empty, '/magazin?category=nincs');
  expect(unknown.text).toContain('Ezt nem találjuk');
  expect(unknown.text).not.toContain('Ebben a rovatban még nincs cikk');
  const known = await fetchPage(empty, '/magazin?category=termeszet');
  expect(known.text).toContain('Ebben a rovatban még nincs cikk');
});

test('an archive article links to its year only if that has another one', async () => {
  const [alone, beside] = [site, ofTwo].map((one) => fetchPage(one, getFixtureUrl('archiveArticle', 'hu')));
  expect((await alone)?.text).not.toContain('További cikkek ebből az évből');
  expect((await beside)?.text).toContain('További cikkek ebből az évből');
});

test('the screen of now at another time says nothing of the present, and names the year', async () => {
  const { text, heading } = await fetchPage(closed, '/most?at=2027-05-15T23:00');
  expect(heading).toBeTruthy();
  expect(text).toContain('szombat, 2027. május 15.');
  expect(text).toContain('Aznapra még nincs meghirdetett program.');
  expect(text).toContain('Akkor zárva');
  expect(text).not.toMatch(/Most (tart|zárva)|hogy most látogathatók/);
});
