import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { agenda, DESKTOP, LIST, LOCALES, opened, words } from '../support/programs-list.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

/** What two parsers that know nothing of each other make of a calendar, by id. */
function parsedTwice(text: string): [unknown[], unknown[]] {
  const inOrder = (items: { uid: string; summary: string; begins: string; status: string | null }[]) =>
    items.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
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
  return [inOrder(byIcal), inOrder(byNode)];
}

/** The file that the site gives at an address of its own or of a calendar program. */
async function file(address: string): Promise<string> {
  const response = await fetch(new URL(address.replace(/^webcal:/, 'http:'), origin));
  expect([address, response.status]).toEqual([address, 200]);
  return response.text();
}

async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).first().click()]);
  return Buffer.concat(await (await download.createReadStream()).toArray()).toString('utf8');
}

for (const locale of LOCALES)
  test.describe(`what can be taken along from the programs, in ${locale}`, () => {
    const t = words(locale);

    test('the file of one program says the same to two parsers, and what the page says', async ({ visitor }) => {
      const { events } = await agenda(locale, 'limit=100');
      const recurring = events.find(({ occurrences, status }) => occurrences.length > 5 && status === 'scheduled');
      const { page } = await visitor({ language: locale, ...DESKTOP });
      await page.goto(recurring?.url ?? '');
      await page.getByRole('complementary', { name: t.facts }).getByText(t.calendar, { exact: true }).click();
      const [one, other] = parsedTwice(await downloaded(page, t.calendarFile));
      expect(one).toEqual(other);
      expect(one.length).toBeGreaterThan(1);
      expect(one[0]).toMatchObject({ summary: recurring?.name, status: 'CONFIRMED' });
    });

    for (const query of ['', '?category=sport', '?free=1&accessibility=step_free', '?category=cultural&time_of_day=evening'])
      test(`the calendar of the list “${query}” is linked by webcal and says the same to two parsers`, async ({ visitor }) => {
        const { page } = await opened(visitor, locale, { ...DESKTOP, javaScript: false }, query);
        const webcal = await page.locator('a[href^="webcal:"]').first().getAttribute('href');
        expect(webcal).toBe(`webcal:${new URL(`${LIST[locale]}.ics${query}`, origin).href.slice('http:'.length)}`);
        const [one, other] = parsedTwice(await file(webcal ?? ''));
        expect(one).toEqual(other);
        expect(one.length).toBeGreaterThan(0);
      });

    test('the calendar of a series holds its programs and no others', async () => {
      const { events } = await agenda(locale, 'series=1&limit=100');
      const slug = events.find(({ series }) => series)?.series?.slugs[locale] ?? '';
      const [one, other] = parsedTwice(await file(`${locale === 'hu' ? '/programsorozatok' : '/en/program-series'}/${slug}.ics`));
      expect(one).toEqual(other);
      const named = one.map((item) => (item as { summary: string }).summary);
      // What was called off says so before its name.
      const members = (await agenda(locale, `series=${slug}&limit=100`)).events.map(({ name }) => name);
      expect(members.filter((name) => !named.some((summary) => summary.endsWith(name)))).toEqual([]);
      const others = (await agenda(locale, 'limit=100')).events.map(({ name }) => name).filter((name) => !members.includes(name));
      expect(others.filter((name) => named.includes(name))).toEqual([]);
    });

    test('the feeds are what their formats ask for, in the page’s language, with whole addresses', async ({ visitor }) => {
      const { page } = await opened(visitor, locale, DESKTOP, '?free=1');
      const linked = await page
        .locator('link[rel="alternate"][type$="+xml"]')
        .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).href));
      expect(linked).toEqual([new URL(`${LIST[locale]}.atom?free=1`, origin).href]);
      for (const address of [...linked, `${LIST[locale]}.rss?free=1`]) {
        const text = await file(address);
        const read = await page.evaluate((xml) => {
          const document_ = new DOMParser().parseFromString(xml, 'application/xml');
          const root = document_.documentElement;
          const items = [...document_.getElementsByTagName(root.localName === 'feed' ? 'entry' : 'item')];
          const child = (element: Element, name: string) => [...element.children].find((item) => item.localName === name);
          return {
            broken: document_.getElementsByTagName('parsererror').length,
            root: root.localName,
            ids: items.map((item) => (child(item, 'id') ?? child(item, 'guid'))?.textContent ?? ''),
            dates: items.map((item) => (child(item, 'updated') ?? child(item, 'pubDate'))?.textContent ?? ''),
            links: items.map((item) => child(item, 'link')?.getAttribute('href') ?? child(item, 'link')?.textContent ?? ''),
            titles: items.map((item) => child(item, 'title')?.textContent ?? ''),
            head: [...(root.localName === 'feed' ? root : (root.firstElementChild ?? root)).children].map((item) => item.localName),
          };
        }, text);
        expect([read.broken, read.ids.length > 3]).toEqual([0, true]);
        expect(new Set(read.ids).size).toBe(read.ids.length);
        for (const date of read.dates) expect(Date.parse(date)).not.toBeNaN();
        for (const link of read.links) expect(link).toMatch(new RegExp(`^${origin}${LIST[locale]}/[a-z0-9-]+$`));
        for (const name of read.titles) expect(name.trim()).not.toBe('');
        // RFC 4287 and RSS 2.0 want these.
        for (const name of read.root === 'feed' ? ['id', 'title', 'updated'] : ['title', 'link', 'description'])
          expect(read.head).toContain(name);
      }
    });

    test('the pictures of a program open in the lightbox, and as files without JavaScript', async ({ visitor }) => {
      const { events } = await agenda(locale, 'limit=100');
      let url = '';
      for (const event of events) {
        const { data } = JSON.parse(await file(`/api/${locale}/events/${event.url.split('/').at(-1)}`)) as { data: { gallery: unknown[] } };
        if (data.gallery.length > 1) {
          url = event.url;
          break;
        }
      }
      const { page, faults } = await visitor({ language: locale, ...DESKTOP });
      await page.goto(url);
      const pictures = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: t.pictures, exact: true }) })
        .getByRole('link');
      const source = (await pictures.nth(1).getAttribute('href')) ?? '';
      await hydrated(pictures.nth(1));
      await pictures.nth(1).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('.lightbox-counter')).toContainText(/^02 \/ /);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(faults()).toEqual([]);
      expect((await fetch(new URL(source, origin))).headers.get('content-type')).toMatch(/^image\//);
    });
  });
