import { afterAll, describe, expect, inject, test } from 'vitest';
import { messagesOf } from '../app/messages/index.ts';
import { closeBrowser } from './browser.ts';
import {
  agenda,
  alive,
  countIn,
  DESKTOP,
  day,
  heading,
  LIST,
  LOCALES,
  OPENER,
  opened,
  origin,
  PHONE,
  queryOf,
  words,
} from './programs-list.ts';

afterAll(closeBrowser);

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
    await expect.poll(() => chips.count()).toBe(0);
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
    const days = () => page.locator('h2[id^="day-"]').evaluateAll((all) => all.map((element) => element.id));
    await expect.poll(days).toEqual([`day-${day(2)}`, `day-${day(3)}`]);
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

  test('only the first category has types to choose from', async () => {
    const response = await fetch(new URL(`/api/${locale}/events/categories/event-types`, inject('cmsOrigin')));
    const { types } = (await response.json()) as { types: { id: number; event_types: { slug: string }[] }[] };
    const first = types.find(({ id }) => id === 1)?.event_types.map(({ slug }) => slug) ?? [];
    expect(types.length).toBeGreaterThan(1);
    const { page, context } = await opened(locale, { ...DESKTOP, javaScript: false });
    const offered = await page
      .locator('input[name="type"]')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter((slug) => !first.includes(slug))).toEqual([]);
    await context.close();
  });
});
