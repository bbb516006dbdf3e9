import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { LIST, LOCALES, readAgenda, SERIES } from '../../support/programs-list.ts';
import { getPage, parseXml, readText } from '../../support/served/served-page.ts';
import { expect, origin, test } from '../../support/test.ts';

interface CalendarEntry {
  uid: string;
  summary: string;
  begins: string;
  status: string | null;
}

/** The entries of a calendar by id, from two independent parsers. */
function parsedTwice(text: string): [CalendarEntry[], CalendarEntry[]] {
  const sortByUid = (items: CalendarEntry[]) => items.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
  const byIcal = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const found = new ICAL.Event(component);
    const { startDate } = found;
    return {
      uid: found.uid,
      summary: found.summary,
      begins: startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
      status: String(component.getFirstPropertyValue('status')),
    };
  });
  const two = (number: number) => String(number).padStart(2, '0');
  const byNode = Object.values(sync.parseICS(text)).flatMap((found) => {
    if (found?.type !== 'VEVENT') return [];
    const { start, summary } = found;
    const begins =
      found.datetype === 'date' ? `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}` : start.toISOString();
    return [{ uid: found.uid, summary: typeof summary === 'string' ? summary : summary.val, begins, status: found.status ?? null }];
  });
  return [sortByUid(byIcal), sortByUid(byNode)];
}

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(new URL(address.replace(/^webcal:/, 'http:'), origin), { headers });

/** The entries of a calendar of the site. Both parsers must agree. */
async function readCalendar(address: string): Promise<CalendarEntry[]> {
  const response = await get(address);
  expect([address, response.status, response.headers.get('content-type')]).toEqual([address, 200, 'text/calendar; charset=utf-8']);
  const [firstEvents, secondEvents] = parsedTwice(await response.text());
  expect(firstEvents, address).toEqual(secondEvents);
  return firstEvents;
}

for (const locale of LOCALES)
  test.describe(`calendar files and feeds of programs in ${locale}`, { tag: '@clock' }, () => {
    const list = LIST[locale];

    test('the calendar of each filter is linked by webcal, and two parsers read the same from it', async () => {
      const counts = new Map<string, number>();
      for (const query of ['', '?category=sport', '?free=1&accessibility=step_free', '?category=cultural&time_of_day=evening']) {
        const { main } = await getPage(list + query);
        const webcal = main.querySelector('a[href^="webcal:"]')?.getAttribute('href') ?? 'no link';
        expect(webcal).toBe(`webcal:${new URL(`${list}.ics${query}`, origin).href.slice('http:'.length)}`);
        counts.set(query, (await readCalendar(webcal)).length);
      }
      const [all = 0, ...filtered] = counts.values();
      for (const count of filtered) expect(count, JSON.stringify([...counts])).toBeGreaterThan(0);
      expect(all).toBeGreaterThan(Math.max(...filtered));
    });

    test('the calendar of an event has its name and occurrences, and the one of a series exactly its events', async () => {
      const { events } = await readAgenda(locale, 'limit=100');
      const recurring = events.find(({ occurrences, status }) => occurrences.length > 5 && status === 'scheduled');
      const entries = await readCalendar(`${recurring?.url}.ics`);
      expect(entries.length).toBeGreaterThan(1);
      // Its next date may be the cancelled one of the seed.
      expect(entries).toContainEqual(expect.objectContaining({ summary: recurring?.name, status: 'CONFIRMED' }));

      const slug = events.find(({ series }) => series)?.series?.slugs[locale] ?? '';
      const named = (await readCalendar(`${SERIES[locale]}/${slug}.ics`)).map(({ summary }) => summary);
      const members = (await readAgenda(locale, `series=${slug}&limit=100`)).events.map(({ name }) => name);
      expect(members.length).toBeGreaterThan(1);
      // A cancelled event says so before its title.
      expect(members.filter((name) => !named.some((summary) => summary.endsWith(name)))).toEqual([]);
      const others = events.map(({ name }) => name).filter((name) => !members.includes(name));
      expect(others.filter((name) => named.includes(name))).toEqual([]);
    });

    test('a calendar answers 304 while it is unchanged, and ignores invalid filters', async () => {
      const etag = (await get(`${list}.ics`)).headers.get('etag') ?? '';
      expect((await get(`${list}.ics`, { 'if-none-match': etag })).status).toBe(304);
      expect((await readCalendar(`${list}.ics?category=sport&utm_source=x`)).length).toBeGreaterThan(0);
      expect((await readCalendar(`${list}.ics?from=x&category=nope&page=-1`)).length).toBeGreaterThan(0);
    });

    test('the feeds are valid Atom and RSS with absolute URLs in the page’s language', async () => {
      const page = await getPage(`${list}?free=1`);
      const linked = [...page.document.querySelectorAll('link[rel="alternate"][type$="+xml"]')].map((link) => link.getAttribute('href'));
      expect(linked.map((href) => new URL(href ?? '', page.url).href)).toEqual([new URL(`${list}.atom?free=1`, origin).href]);
      for (const [format, item, id, date, head] of [
        ['atom', 'entry', 'id', 'updated', ['id', 'title', 'updated']],
        ['rss', 'item', 'guid', 'pubDate', ['title', 'link', 'description']],
      ] as const) {
        const response = await get(`${list}.${format}?free=1`);
        expect.soft([response.status, response.headers.get('content-type')]).toEqual([200, `application/${format}+xml; charset=utf-8`]);
        const root = parseXml(await response.text());
        const items = [...root.getElementsByTagName(item)];
        expect(items.length, format).toBeGreaterThan(5);
        const getChildren = (name: string) =>
          items.map((element) => readText([...element.children].find((child) => child.localName === name)));
        expect.soft(new Set(getChildren(id)).size, format).toBe(items.length);
        expect
          .soft(
            getChildren(date).filter((text) => Number.isNaN(Date.parse(text))),
            format,
          )
          .toEqual([]);
        expect
          .soft(
            getChildren('title').filter((text) => text === ''),
            format,
          )
          .toEqual([]);
        const links = items.map((element) => [...element.children].find((child) => child.localName === 'link'));
        const whole = new RegExp(`^${origin}${list}/[a-z0-9-]+$`);
        for (const link of links) expect.soft(link?.getAttribute('href') ?? readText(link), format).toMatch(whole);
        // Required by RFC 4287 and RSS 2.0.
        const channel = format === 'atom' ? root : root.firstElementChild;
        expect
          .soft(
            [...(channel?.children ?? [])].map((child) => child.localName),
            format,
          )
          .toEqual(expect.arrayContaining([...head]));
      }
    });
  });

test('calendars of programs and series that do not exist are 404', async () => {
  for (const path of [
    '/varosligeti-programok/nincs-ilyen.ics',
    '/en/program-series/no-such.ics',
    '/varosligeti-programok/%00.ics',
    '/varosligeti-programok/preview/1.ics',
  ])
    expect.soft([path, [400, 404].includes((await get(path)).status)]).toEqual([path, true]);
});
