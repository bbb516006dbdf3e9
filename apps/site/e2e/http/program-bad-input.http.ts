import { agenda, DESKTOP, LIST, LOCALES, opened, words } from '../support/programs-list.ts';
import { expect, origin, test } from '../support/test.ts';

const many = (name: string, value: (place: number) => string) =>
  Array.from({ length: 200 }, (_, place) => `${name}=${value(place)}`).join('&');

/** What nobody means; each with the parameters that the list's notice must name. */
const BAD: [query: string, named: string[]][] = [
  ['from=2026-02-30', ['from']],
  ['to=2026-13-01', ['to']],
  ['from=2099-12-01&to=2099-11-01', ['to']],
  ['from=%00', ['from']],
  ['from=0001-01-01', ['from']],
  ['to=-271821-04-20', ['to']],
  ['date=2026-02-30_2026-03-01', ['date']],
  ['page=0', ['page']],
  ['page=-1', ['page']],
  ['page=1e9', ['page']],
  ['page=1000000000', ['page']],
  ['page=99999999999999999999', ['page']],
  ['page=abc', ['page']],
  ['time_of_day=night', ['time_of_day']],
  ['free=maybe', ['free']],
  ['sort=old', ['sort']],
  ['accessibility=flying', ['accessibility']],
  ['category=%ff', ['category']],
  ['category=castle&category=sport', ['category']],
  ['series=%00', ['series']],
  ['location=%00', ['location']],
  [many('type', (place) => `t${place}`), ['type']],
];
/** Of these the list has nothing to say: they are no parameters of it. */
const UNKNOWN = ['q=%00', 'limit=0', 'category[]=sport', '__proto__=x&constructor=y', 'utm_source=a'];
const TOO_LONG = [many('category', (place) => `unknown-${place}`), many('location', (place) => `nowhere-${place}`)];

const SCREENS = LOCALES.flatMap((locale) => {
  const series = locale === 'hu' ? '/programsorozatok' : '/en/program-series';
  const list = LIST[locale];
  return [
    list,
    `${list}.ics`,
    `${list}.atom`,
    `${list}.rss`,
    `${list}/no-such`,
    `${list}/preview/1`,
    `${list}/preview/x`,
    series,
    `${series}/no-such`,
  ];
});
const ENDPOINTS = LOCALES.flatMap((locale) =>
  ['events', 'event-agenda', 'event-calendar', 'event-series', 'events/no-such', 'event-series/no-such', 'map'].map(
    (path) => `/api/${locale}/${path}`,
  ),
);
const queries = [...BAD.map(([query]) => query), ...UNKNOWN, ...TOO_LONG];

async function statuses(path: string): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const query of queries) {
    const response = await fetch(new URL(`${path}?${query}`, origin), { redirect: 'manual' });
    await response.arrayBuffer();
    found.push([query.slice(0, 60), response.status]);
  }
  return found;
}

for (const path of [...SCREENS, '/terkep', '/en/map'])
  test(`${path} answers nonsense with what it has, or with a plain no`, async () => {
    const allowed = path.includes('no-such') || path.includes('preview') ? [404, 400] : [200, 301, 302, 303, 400];
    for (const [query, status] of await statuses(path))
      expect([query, allowed.includes(status) ? 'answered' : status]).toEqual([query, 'answered']);
  });

for (const path of ENDPOINTS)
  test(`${path} refuses nonsense by name, and ignores what it does not know`, async () => {
    for (const [query, status] of await statuses(path))
      expect([query, [200, 400, 404].includes(status) ? 'answered' : status]).toEqual([query, 'answered']);
    const response = await fetch(new URL(`${path}?location=%00`, origin));
    const { error } = (await response.json()) as { error: { code: string; parameter: string } };
    expect([response.status, error.code, error.parameter]).toEqual([400, 'bad_parameter', 'location']);
  });

for (const locale of LOCALES)
  test.describe(`the list in ${locale}`, () => {
    const t = words(locale);

    for (const [query, named] of BAD)
      test(`says what it left out of “${query}”`, async () => {
        const html = await (await fetch(new URL(`${LIST[locale]}?${query}`, origin))).text();
        const [, notice = ''] = /role="note"[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
        for (const name of named) expect(notice).toContain(t.parameters[name as keyof typeof t.parameters]);
      });

    test('shows a way out of an address that names what there is no more', async ({ visitor }) => {
      const { page } = await opened(visitor, locale, { ...DESKTOP, javaScript: false }, '?type=no-such&location=nowhere&free=1');
      await expect(page.getByText(t.none, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: t.noneAtAll })).toBeVisible();
      expect((await agenda(locale, 'type=no-such')).meta.total).toBe(0);
    });
  });
