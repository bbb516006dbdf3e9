import { getMessages } from '../../../app/i18n/index.ts';
import { getProgramMessages, LIST, LOCALES, readAgenda } from '../../support/programs-list.ts';
import { expect, origin, test } from '../../support/test.ts';

const many = (name: string, value: (place: number) => string) =>
  Array.from({ length: 200 }, (_, place) => `${name}=${value(place)}`).join('&');

type Parameter = keyof ReturnType<typeof getMessages>['query']['parameters'];

/** Invalid values, each with the parameters that the list's notice must name. */
const BAD: [query: string, named: Parameter[]][] = [
  ['from=2026-02-30', ['from']],
  ['to=2026-13-01', ['to']],
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
/** These are no parameters of the list, which does not mention them. */
const UNKNOWN = ['q=%00', 'limit=0', 'category[]=sport', '__proto__=x&constructor=y', 'utm_source=a'];
const TOO_LONG = [many('category', (place) => `unknown-${place}`), many('location', (place) => `nowhere-${place}`)];

/** One of each kind: all code that reads a query below the list reads it in the same way. */
const SOME = ['from=2026-02-30', 'page=1e9', 'category=%ff', 'location=%00', 'type[]=x&__proto__=x', 'limit=0', ...TOO_LONG];

const list = LIST.hu;
const SCREENS = [
  ...['.ics', '.atom', '.rss', '/no-such', '/preview/1', '/preview/x'].map((ending) => list + ending),
  '/programsorozatok',
  '/programsorozatok/no-such',
  '/terkep',
];
const ENDPOINTS = ['events', 'event-agenda', 'event-calendar', 'event-series', 'events/no-such', 'event-series/no-such', 'map'];

/** The queries to which a path answers with a status that is not allowed. */
async function oddAnswers(path: string, queries: readonly string[], allowed: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const query of queries) {
    const response = await fetch(new URL(`${path}?${query}`, origin), { redirect: 'manual' });
    await response.arrayBuffer();
    if (!allowed.includes(response.status)) found.push(`${path}?${query.slice(0, 60)}: ${response.status}`);
  }
  return found;
}

test('screens and feeds of programs ignore invalid values or refuse them', async () => {
  const found: string[] = [];
  for (const path of SCREENS) {
    // A feed whose filter has no existing value is not found, so that calendars do not empty silently.
    const lists = /\.(?:ics|atom|rss)$/.test(path) ? [200, 400, 404] : [200, 301, 302, 303, 400, 414];
    const allowed = path.includes('no-such') || path.includes('preview') ? [404, 400] : lists;
    found.push(...(await oddAnswers(path, SOME, allowed)));
  }
  for (const path of Object.values(LIST)) found.push(...(await oddAnswers(path, [...UNKNOWN, ...TOO_LONG], [200, 301, 302, 303, 414])));
  expect(found).toEqual([]);
});

test('endpoints of programs name invalid values, and ignore unknown parameters', async () => {
  const found: string[] = [];
  for (const endpoint of ENDPOINTS)
    found.push(
      ...(await oddAnswers(`/api/hu/${endpoint}`, [...BAD.map(([query]) => query), ...UNKNOWN, ...TOO_LONG], [200, 400, 404])),
      ...(await oddAnswers(`/api/en/${endpoint}`, SOME, [200, 400, 404])),
    );
  expect(found).toEqual([]);
  for (const locale of LOCALES)
    for (const endpoint of ENDPOINTS) {
      const response = await fetch(new URL(`/api/${locale}/${endpoint}?location=%00`, origin));
      const refusal = { error: expect.objectContaining({ code: 'bad_parameter', parameter: 'location' }) };
      expect.soft([endpoint, response.status, await response.json()]).toEqual([endpoint, 400, expect.objectContaining(refusal)]);
    }
});

for (const locale of LOCALES) {
  const t = getProgramMessages(locale);

  test(`the list of programs names the ignored parts of a query, in ${locale}`, async () => {
    for (const [query, named] of BAD) {
      const answer = await fetch(new URL(`${LIST[locale]}?${query}`, origin));
      const [, notice = ''] = /role="note"[^>]*>(.*?)<\/p>/s.exec(await answer.text()) ?? [];
      expect.soft([query, answer.status]).toEqual([query, 200]);
      for (const name of named) expect.soft(notice, query).toContain(getMessages(locale).query.parameters[name]);
    }
  });

  test(`the list of programs links to results when a URL names a missing item, in ${locale}`, async () => {
    const html = await (await fetch(new URL(`${LIST[locale]}?type=no-such&location=nowhere&free=1`, origin))).text();
    expect(html).toContain(`>${t.none}<`);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${LIST[locale]}"[^>]*>[^<]*${t.noneAtAll}`));
    expect((await readAgenda(locale, 'type=no-such')).meta.total).toBe(0);
  });
}
