import { AxeBuilder } from '@axe-core/playwright';
import ICAL from 'ical.js';
import type { Page } from 'playwright';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { messagesOf } from '../app/messages/index.ts';
import { closeBrowser, type Visitor, visitor } from './browser.ts';

const origin = inject('siteOrigin');
const cms = inject('cmsOrigin');
afterAll(closeBrowser);

type Locale = 'hu' | 'en';
const LIST = { hu: '/varosligeti-programok', en: '/en/programs-in-varosliget' } as const;
const words = (locale: Locale) => messagesOf(locale).programs;
const LOCALES: Locale[] = ['hu', 'en'];
/** The button that opens the sheet, not the one within that closes it. */
const OPENER = 'button[popovertarget="program-filters"]:not([popovertargetaction])';
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The days of Budapest, as the site counts them. */
const day = (ahead: number) => Temporal.Now.zonedDateTimeISO('Europe/Budapest').toPlainDate().add({ days: ahead }).toString();

interface Agenda {
  meta: { total: number; dated: number; lasting: number };
  facets: { category: { value: string; count: number }[]; free: number };
  events: {
    id: number;
    name: string;
    url: string;
    status: string;
    occurrences: unknown[];
    series: { slugs: Record<Locale, string> } | null;
  }[];
  days: { day: string; entries: { event_id: number }[] }[];
}
async function agenda(locale: Locale, query: string): Promise<Agenda> {
  const response = await fetch(new URL(`/api/${locale}/event-agenda?${query}`, cms));
  expect(response.status).toBe(200);
  return (await response.json()) as Agenda;
}

const queryOf = (page: Page) => new URL(page.url()).search;
const heading = (page: Page) => page.locator('#results');
const countIn = async (page: Page) =>
  (await heading(page).innerText())
    .match(/\d+/g)
    ?.map(Number)
    .reduce((a, b) => a + b, 0);

async function opened(locale: Locale, options: Parameters<typeof visitor>[1], path = ''): Promise<Visitor> {
  const someone = await visitor(origin, { language: locale, ...options });
  await someone.page.goto(LIST[locale] + path, { waitUntil: 'load' });
  return someone;
}

/** The page has come alive when the form answers to it. */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('form[action*="program"]');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

describe.each(LOCALES)('choosing a program in %s', (locale) => {
  const t = words(locale);

  test('a change in the form is in the address at once; the focus stays, the count is said, back and forward go through the states', async () => {
    const { page, context, faults } = await opened(locale, DESKTOP);
    await alive(page);
    const free = page.getByRole('checkbox', { name: new RegExp(`^${t.freeOnly}`) });
    const expected = (await agenda(locale, 'free=1')).meta.total;
    await free.check();
    await page.waitForURL((url) => url.search === '?free=1');
    await expect.poll(() => countIn(page)).toBe(expected);
    expect(await free.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('[role="status"]', { has: heading(page) }).count()).toBe(1);

    const sport = page.getByRole('checkbox', { name: /^Sport/ });
    await sport.check();
    await page.waitForURL((url) => url.search === '?category=sport&free=1');
    await expect.poll(() => countIn(page)).toBe((await agenda(locale, 'category=sport&free=1')).meta.total);

    await page.goBack();
    await expect.poll(() => sport.isChecked()).toBe(false);
    expect(await free.isChecked()).toBe(true);
    await page.goForward();
    await expect.poll(() => sport.isChecked()).toBe(true);

    // The address is enough for a friend.
    const friend = await opened(locale, { ...DESKTOP, javaScript: false }, queryOf(page));
    expect(await countIn(friend.page)).toBe(await countIn(page));
    expect(await friend.page.getByRole('checkbox', { name: /^Sport/ }).isChecked()).toBe(true);
    await friend.context.close();
    expect(faults()).toEqual([]);
    await context.close();
  });

  test('chips name the filters in force, each takes its own away, and one link takes all', async () => {
    const { page, context } = await opened(locale, DESKTOP, '?category=sport&free=1&time_of_day=evening');
    await alive(page);
    const chips = page.getByRole('list', { name: t.activeFilters });
    expect(await chips.getByRole('listitem').count()).toBe(4);
    await chips.getByRole('link', { name: t.removeFilter.replace('{name}', t.times.evening) }).click();
    await page.waitForURL((url) => url.search === '?category=sport&free=1');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results');
    await chips.getByRole('link', { name: t.clear }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await chips.count()).toBe(0);
    await context.close();
  });

  test('the quick dates and the ribbon lead to a day, and say which day that is', async () => {
    const { page, context } = await opened(locale, DESKTOP, '?category=sport');
    const quick = page.getByRole('list', { name: t.quickDates });
    const tomorrow = quick.getByRole('link', { name: new RegExp(`^${t.quick.tomorrow} `) });
    expect(await tomorrow.innerText()).toContain(String(Number(day(1).slice(8))));
    await tomorrow.click();
    await page.waitForURL((url) => url.search === `?category=sport&from=${day(1)}&to=${day(1)}`);
    await expect
      .poll(() => quick.getByRole('link', { name: new RegExp(`^${t.quick.tomorrow} `) }).getAttribute('aria-current'))
      .toBe('true');
    const ribbon = page.getByRole('navigation', { name: t.ribbon });
    expect(await ribbon.getByRole('link').count()).toBe(14);
    await ribbon.getByRole('link').nth(5).click();
    await page.waitForURL((url) => url.search === `?category=sport&from=${day(5)}&to=${day(5)}`);
    await expect.poll(() => ribbon.getByRole('link').nth(5).getAttribute('aria-current')).toBe('date');
    await context.close();
  });

  test('days are picked from the calendar', async () => {
    const { page, context, faults } = await opened(locale, DESKTOP, '?free=1');
    await alive(page);
    await page.getByRole('button', { name: messagesOf(locale).calendar.open }).click();
    const dialog = page.getByRole('dialog', { name: messagesOf(locale).calendar.title });
    await dialog.waitFor();
    const select = dialog.getByRole('button', { name: messagesOf(locale).calendar.select });
    expect(await select.isDisabled()).toBe(true);
    // The focus is on today: two days on with the keyboard, and one more for the end.
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await select.click();
    await page.waitForURL((url) => url.search === `?from=${day(2)}&to=${day(3)}&free=1`);
    await expect.poll(() => dialog.isVisible()).toBe(false);
    expect(faults()).toEqual([]);
    await context.close();
  });

  test('the days of the calendar can be typed', async () => {
    const { page, context } = await opened(locale, DESKTOP);
    await alive(page);
    await page.getByLabel(t.from, { exact: true }).fill(day(2));
    await page.waitForURL((url) => url.search === `?from=${day(2)}`);
    await page.getByLabel(t.to, { exact: true }).fill(day(3));
    await page.waitForURL((url) => url.search === `?from=${day(2)}&to=${day(3)}`);
    const days = await page.locator('h2[id^="day-"]').evaluateAll((all) => all.map((element) => element.id));
    expect(days).toEqual([`day-${day(2)}`, `day-${day(3)}`].filter((id) => days.includes(id)));
    expect(days.length).toBeGreaterThan(0);
    await context.close();
  });

  test('the filters are a sheet on a phone that opens and closes, and on a desktop a column that can be put away', async () => {
    const phone = await opened(locale, PHONE);
    const panel = phone.page.getByRole('region', { name: t.filters, exact: true });
    expect(await panel.isVisible()).toBe(false);
    const opener = phone.page.locator(OPENER);
    await opener.click();
    expect(await panel.isVisible()).toBe(true);
    await phone.page.keyboard.press('Escape');
    expect(await panel.isVisible()).toBe(false);
    await opener.click();
    await alive(phone.page);
    await panel.getByRole('checkbox', { name: new RegExp(`^${t.freeOnly}`) }).check();
    await phone.page.waitForURL((url) => url.search === '?free=1');
    expect(await panel.isVisible()).toBe(true);
    await panel.getByRole('button', { name: new RegExp(`^${t.showCount.split(' ')[0]}`) }).click();
    await expect.poll(() => panel.isVisible()).toBe(false);
    await phone.context.close();

    const desktop = await opened(locale, DESKTOP);
    await alive(desktop.page);
    const column = desktop.page.getByRole('region', { name: t.filters, exact: true });
    expect(await column.isVisible()).toBe(true);
    await desktop.page.getByRole('button', { name: t.hideFilters }).click();
    expect(await column.isVisible()).toBe(false);
    await desktop.page.getByRole('button', { name: t.showFilters, expanded: false }).click();
    expect(await column.isVisible()).toBe(true);
    await desktop.context.close();
  });

  test('without JavaScript the form is sent, and its address is as short as with it', async () => {
    const { page, context } = await opened(locale, { ...DESKTOP, javaScript: false });
    await page.getByRole('checkbox', { name: /^Sport/ }).check();
    await page.getByRole('radio', { name: new RegExp(`^${t.times.evening}`) }).check();
    await page.getByLabel(t.from, { exact: true }).fill(day(1));
    await page.getByRole('button', { name: new RegExp(`^${t.showCount.split(' ')[0]}`) }).click();
    await page.waitForURL((url) => url.search === `?category=sport&from=${day(1)}&time_of_day=evening`);
    expect(await countIn(page)).toBe((await agenda(locale, `category=sport&from=${day(1)}&time_of_day=evening`)).meta.total);
    await page.getByRole('link', { name: t.removeFilter.replace('{name}', t.times.evening) }).click();
    await page.waitForURL((url) => url.search === `?category=sport&from=${day(1)}`);
    await context.close();

    const phone = await opened(locale, { ...PHONE, javaScript: false });
    await phone.page.locator(OPENER).click();
    await phone.page.getByRole('checkbox', { name: new RegExp(`^${t.freeOnly}`) }).check();
    await phone.page.getByRole('button', { name: new RegExp(`^${t.showCount.split(' ')[0]}`) }).click();
    await phone.page.waitForURL((url) => url.search === '?free=1');
    await phone.context.close();
  });

  test('the pages are links, and no program of a day stands on two of them', async () => {
    const { page, context } = await opened(locale, { ...DESKTOP, javaScript: false });
    const entries = () =>
      page
        .locator('section[aria-labelledby^="day-"]')
        .evaluateAll((sections) =>
          sections.flatMap((section) =>
            [...section.querySelectorAll('h3 a')].map((link) => `${section.getAttribute('aria-labelledby')} ${link.getAttribute('href')}`),
          ),
        );
    const first = await entries();
    expect(first).toHaveLength(24);
    await page.locator('nav a[rel="next"]').click();
    await page.waitForURL((url) => url.search === '?page=2');
    const second = await entries();
    expect(second).toHaveLength(24);
    expect(second.filter((entry) => first.includes(entry))).toEqual([]);
    await context.close();
  });

  test('every option tells how many programs it would leave', async () => {
    const { page, context } = await opened(locale, { ...DESKTOP, javaScript: false }, '?free=1');
    const { facets } = await agenda(locale, 'free=1');
    const shown = await page
      .locator('input[name="category"]')
      .evaluateAll((inputs) =>
        inputs.map((input) => [input.getAttribute('value'), Number(input.closest('label')?.querySelector('span:last-child')?.textContent)]),
      );
    expect(shown).toEqual(facets.category.map(({ value, count }) => [value, count]));
    await context.close();
  });

  test('when nothing fits the page says so, with the nearest way out', async () => {
    const far = Temporal.PlainDate.from(day(0)).add({ years: 9 }).toString();
    const { page, context } = await opened(locale, { ...DESKTOP, javaScript: false }, `?category=sport&from=${far}&to=${far}`);
    expect(await page.getByText(t.none, { exact: true }).isVisible()).toBe(true);
    const [relaxed] = await page
      .locator('main')
      .getByRole('link', { name: new RegExp(t.relax.split('{name}')[0] || t.relax.split('{name}')[1]?.slice(0, 6) || '') })
      .all();
    await relaxed?.click();
    await page.waitForURL((url) => url.search === '?category=sport');
    expect(await countIn(page)).toBeGreaterThan(0);
    await context.close();
  });

  test('an address that cannot be is read as far as it can be, and the page says what was left out', async () => {
    const { page, context } = await opened(
      locale,
      { ...DESKTOP, javaScript: false },
      '?category=sport&from=2026-02-31&time_of_day=night&page=0',
    );
    const notice = await page.getByRole('note').first().innerText();
    for (const name of ['from', 'time_of_day', 'page'] as const) expect(notice).toContain(t.parameters[name]);
    expect(await page.getByRole('checkbox', { name: /^Sport/ }).isChecked()).toBe(true);
    for (const bad of ['?page=9999', '?from=9999-99-99', '?series=%00', `?type=${'a'.repeat(900)}`, '?category[]=sport&free=%ff']) {
      expect([bad, (await fetch(new URL(LIST[locale] + bad, origin))).status]).toEqual([bad, 200]);
    }
    await context.close();
  });

  test('what lasts does not bury the day: it comes after the programs of the days', async () => {
    const { page, context } = await opened(locale, { ...DESKTOP, javaScript: false });
    const order = await page
      .locator('section[aria-labelledby^="day-"], section[aria-labelledby="lasting"]')
      .evaluateAll((all) => all.map((element) => element.getAttribute('aria-labelledby')));
    expect(order.at(-1)).toBe('lasting');
    expect(order.length).toBeGreaterThan(1);
    await context.close();
  });
});

describe.each(LOCALES)('a program in %s', (locale) => {
  const t = words(locale);

  test('tells when, where, for how much and how to get there, and can be kept and passed on', async () => {
    const { events } = await agenda(locale, 'limit=100');
    const recurring = events.find(({ occurrences, status }) => occurrences.length > 5 && status === 'scheduled');
    const { page, context, faults } = await visitor(origin, { language: locale, ...DESKTOP });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await page.goto(recurring?.url ?? '', { waitUntil: 'load' });
    const facts = page.getByRole('complementary', { name: t.facts });
    for (const label of [t.when, t.where, t.price]) expect(await facts.getByText(label, { exact: true }).isVisible()).toBe(true);
    expect(await facts.getByRole('link', { name: t.mapLink }).getAttribute('href')).toBe(locale === 'hu' ? '/terkep' : '/en/map');
    await facts.getByText(t.calendar, { exact: true }).click();
    expect(await facts.getByRole('link', { name: t.calendarGoogle }).getAttribute('href')).toContain(
      'https://calendar.google.com/calendar/render?action=TEMPLATE',
    );
    expect(await facts.getByRole('link', { name: t.calendarOutlook }).getAttribute('href')).toContain('https://outlook.live.com/');
    const [download] = await Promise.all([page.waitForEvent('download'), facts.getByRole('link', { name: t.calendarFile }).click()]);
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    await facts.getByRole('button', { name: t.copyLink }).click();
    await facts.getByText(t.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(recurring?.url ?? '', origin).href);
    await page.evaluate(() => window.scrollTo(0, 900));
    expect(await facts.isVisible()).toBe(true);
    expect(faults()).toEqual([]);
    await context.close();
  });

  test('that was called off stays reachable, says so before everything else, and is marked in lists and to machines', async () => {
    const { events } = await agenda(locale, 'limit=100');
    const off = events.find(({ status }) => status === 'cancelled');
    const { page, context } = await visitor(origin, { language: locale, ...DESKTOP, javaScript: false });
    await page.goto(off?.url ?? '');
    expect(await page.getByRole('note').first().innerText()).toContain(t.status.cancelled);
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}') as {
      '@graph': { eventStatus: string; startDate: string }[];
    };
    expect(graph['@graph'][0]?.eventStatus).toBe('https://schema.org/EventCancelled');
    expect(graph['@graph'][0]?.startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
    const ics = await (await fetch(new URL(`${off?.url}.ics`, origin))).text();
    expect(ics).toContain('STATUS:CANCELLED');
    await context.close();
  });

  test('of a series shows the others of it, and its series shows dates, programs and a calendar', async () => {
    const { events } = await agenda(locale, 'series=1&limit=100');
    const one = events.find(({ series }) => series);
    const { page, context } = await visitor(origin, { language: locale, ...DESKTOP, javaScript: false });
    await page.goto(one?.url ?? '');
    expect(await page.getByRole('heading', { name: t.siblings }).isVisible()).toBe(true);
    await page.getByRole('link', { name: t.wholeSeries }).click();
    await page.waitForURL(locale === 'hu' ? /\/programsorozatok\// : /\/en\/program-series\//);
    expect(await page.getByRole('heading', { name: t.seriesDates }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: t.seriesPrograms }).isVisible()).toBe(true);
    const subscription = await page.getByRole('link', { name: t.subscribeCalendar }).getAttribute('href');
    expect(subscription).toMatch(/^webcal:\/\/localhost:\d+\/.+\.ics$/);
    const file = await fetch(subscription?.replace('webcal:', 'http:') ?? '');
    expect(new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent').length).toBeGreaterThan(1);
    await context.close();
  });
});

describe('calendars and feeds', () => {
  test.each(LOCALES)('every filter has a calendar that a parser understands, and a feed, in %s', async (locale) => {
    const get = (path: string, init?: RequestInit) => fetch(new URL(path, origin), init);
    const [all, sport] = await Promise.all([get(`${LIST[locale]}.ics`), get(`${LIST[locale]}.ics?category=sport&utm_source=x`)]);
    expect([all.status, all.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const count = async (response: Response) => new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent').length;
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

  test.each([
    '/varosligeti-programok/nincs-ilyen.ics',
    '/en/program-series/no-such.ics',
    '/varosligeti-programok/%00.ics',
    '/varosligeti-programok/preview/1.ics',
  ])('there is none at %s', async (path) => {
    expect([400, 404]).toContain((await fetch(new URL(path, origin))).status);
  });

  test('bad values are ignored there too', async () => {
    expect((await fetch(new URL('/varosligeti-programok.ics?from=x&category=nope&page=-1', origin))).status).toBe(200);
  });
});

describe.each(LOCALES)('accessibility in %s', (locale) => {
  const rules = (page: Page) =>
    new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  async function violations(page: Page): Promise<string[]> {
    const { violations: found } = await rules(page).include('main').analyze();
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
  }
  const everyPanelOpen = (page: Page) =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    });

  test.each([390, 768, 1440])('axe finds nothing on the list, with every panel open, at %i px', async (width) => {
    const { page, context } = await opened(locale, { width, height: 900 }, '?category=sport&category=cultural');
    expect(await violations(page)).toEqual([]);
    await everyPanelOpen(page);
    if (width < 1024) await page.locator(OPENER).click();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  test.each([390, 1440])(
    'axe finds nothing on a program, on series and on an empty list, with every panel open, at %i px',
    async (width) => {
      const { events } = await agenda(locale, 'series=1&limit=100');
      const series = events.find((event) => event.series)?.series?.slugs[locale];
      const { page, context } = await visitor(origin, { language: locale, width, height: 900 });
      const seriesBase = locale === 'hu' ? '/programsorozatok' : '/en/program-series';
      for (const path of [
        events[0]?.url ?? '',
        seriesBase,
        `${seriesBase}/${series}`,
        `${LIST[locale]}?from=2035-01-01&to=2035-01-01&free=1`,
      ]) {
        await page.goto(path, { waitUntil: 'load' });
        await everyPanelOpen(page);
        expect([path, await violations(page)]).toEqual([path, []]);
      }
      await context.close();
    },
  );

  test('nothing scrolls sideways at 320 px', async () => {
    const { events } = await agenda(locale, 'limit=3');
    const { page, context } = await visitor(origin, { language: locale, width: 320, height: 700 });
    for (const path of [LIST[locale], `${LIST[locale]}?category=sport&free=1&time_of_day=evening`, events[0]?.url ?? '']) {
      await page.goto(path, { waitUntil: 'load' });
      expect([path, await page.locator('main').evaluate((main) => main.scrollWidth <= main.clientWidth)]).toEqual([path, true]);
    }
    await context.close();
  });

  test('the keyboard alone reaches the filters and a program', async () => {
    const { page, context } = await opened(locale, DESKTOP);
    await alive(page);
    await page.getByRole('checkbox', { name: /^Sport/ }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL((url) => url.search === '?category=sport');
    await page.locator('section[aria-labelledby^="day-"] h3 a').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`${LIST[locale]}/[a-z0-9-]+$`));
    await context.close();
  });
});
