import ICAL from 'ical.js';
import { agenda, DESKTOP, LIST, LOCALES, words } from '../support/programs-list.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

for (const locale of LOCALES)
  test.describe(`a program in ${locale}`, () => {
    const t = words(locale);

    test('tells when, where, for how much and how to get there, and can be kept and passed on', async ({ visitor }) => {
      const { events } = await agenda(locale, 'limit=100');
      const recurring = events.find(({ occurrences, status }) => occurrences.length > 5 && status === 'scheduled');
      const { page, context, faults } = await visitor({ language: locale, ...DESKTOP });
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
      await page.goto(recurring?.url ?? '');
      const facts = page.getByRole('complementary', { name: t.facts });
      for (const label of [t.when, t.where, t.price]) await expect(facts.getByText(label, { exact: true })).toBeVisible();
      await expect(facts.getByRole('link', { name: t.mapLink })).toHaveAttribute(
        'href',
        locale === 'hu' ? /^\/terkep\?(?:place|at)=/ : /^\/en\/map\?(?:place|at)=/,
      );
      await facts.getByText(t.calendar, { exact: true }).click();
      expect(await facts.getByRole('link', { name: t.calendarGoogle }).getAttribute('href')).toContain(
        'https://calendar.google.com/calendar/render?action=TEMPLATE',
      );
      expect(await facts.getByRole('link', { name: t.calendarOutlook }).getAttribute('href')).toContain('https://outlook.live.com/');
      const [download] = await Promise.all([page.waitForEvent('download'), facts.getByRole('link', { name: t.calendarFile }).click()]);
      expect(download.suggestedFilename()).toMatch(/\.ics$/);
      const copy = facts.getByRole('button', { name: t.copyLink });
      await hydrated(copy);
      await copy.click();
      await expect(facts.getByText(t.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(recurring?.url ?? '', origin).href);
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect(facts).toBeVisible();
      expect(faults()).toEqual([]);
    });

    test('that was called off stays reachable, says so before everything else, and is marked in lists and to machines', async ({
      visitor,
    }) => {
      const { events } = await agenda(locale, 'limit=100');
      const off = events.find(({ status }) => status === 'cancelled');
      const { page } = await visitor({ language: locale, ...DESKTOP, javaScript: false });
      await page.goto(off?.url ?? '');
      await expect(page.getByRole('note').first()).toContainText(t.status.cancelled);
      const graph = JSON.parse((await page.locator('main script[type="application/ld+json"]').first().textContent()) ?? '{}') as {
        '@graph': { eventStatus: string; startDate: string }[];
      };
      expect(graph['@graph'][0]?.eventStatus).toBe('https://schema.org/EventCancelled');
      expect(graph['@graph'][0]?.startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
      const ics = await (await fetch(new URL(`${off?.url}.ics`, origin))).text();
      expect(ics).toContain('STATUS:CANCELLED');
    });

    test('of a series shows the others of it, and its series shows dates, programs and a calendar', async ({ visitor }) => {
      const { events } = await agenda(locale, 'series=1&limit=100');
      const one = events.find(({ series }) => series);
      const { page } = await visitor({ language: locale, ...DESKTOP, javaScript: false });
      await page.goto(one?.url ?? '');
      await expect(page.getByRole('heading', { name: t.siblings })).toBeVisible();
      await page.getByRole('link', { name: t.wholeSeries }).click();
      await page.waitForURL(locale === 'hu' ? /\/programsorozatok\// : /\/en\/program-series\//);
      await expect(page.getByRole('heading', { name: t.seriesDates })).toBeVisible();
      await expect(page.getByRole('heading', { name: t.seriesPrograms })).toBeVisible();
      const subscription = await page.getByRole('link', { name: t.subscribeCalendar }).getAttribute('href');
      expect(subscription).toMatch(/^webcal:\/\/localhost:\d+\/.+\.ics$/);
      const file = await fetch(subscription?.replace('webcal:', 'http:') ?? '');
      expect(new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent').length).toBeGreaterThan(1);
    });
  });

test.describe('calendars and feeds', () => {
  for (const locale of LOCALES)
    test(`every filter has a calendar that a parser understands, and a feed, in ${locale}`, async () => {
      const get = (path: string, init?: RequestInit) => fetch(new URL(path, origin), init);
      const [all, sport] = await Promise.all([get(`${LIST[locale]}.ics`), get(`${LIST[locale]}.ics?category=sport&utm_source=x`)]);
      expect([all.status, all.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      const count = async (response: Response) =>
        new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent').length;
      const etag = all.headers.get('etag') ?? '';
      const [inAll, inSport] = [await count(all), await count(sport)];
      expect(inSport).toBeGreaterThan(0);
      expect(inAll).toBeGreaterThan(inSport);
      expect((await get(`${LIST[locale]}.ics`, { headers: { 'if-none-match': etag } })).status).toBe(304);
      const atom = await get(`${LIST[locale]}.atom?free=1`);
      expect([atom.status, atom.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
      expect((await atom.text()).match(/<entry>/g)?.length).toBeGreaterThan(5);
      expect((await get(`${LIST[locale]}.rss`)).headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    });

  for (const path of [
    '/varosligeti-programok/nincs-ilyen.ics',
    '/en/program-series/no-such.ics',
    '/varosligeti-programok/%00.ics',
    '/varosligeti-programok/preview/1.ics',
  ])
    test(`there is none at ${path}`, async () => {
      expect([400, 404]).toContain((await fetch(new URL(path, origin))).status);
    });

  test('bad values are ignored there too', async () => {
    expect((await fetch(new URL('/varosligeti-programok.ics?from=x&category=nope&page=-1', origin))).status).toBe(200);
  });
});
