import { messagesOf } from '../../app/messages/index.ts';
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
  PHONE,
  queryOf,
  SHOWS,
  words,
} from '../support/programs-list.ts';
import { cmsOrigin, expect, origin, test } from '../support/test.ts';

for (const locale of LOCALES)
  test.describe(`choosing a program in ${locale}`, () => {
    const t = words(locale);

    test('a change in the form is in the address at once; the focus stays, the count is said, back and forward go through the states', async ({
      visitor,
    }) => {
      const { page, faults } = await opened(visitor, locale, DESKTOP);
      await alive(page);
      const free = page.getByRole('checkbox', { name: new RegExp(`^${t.freeOnly}`) });
      const expected = (await agenda(locale, 'free=1')).meta.total;
      await free.check();
      await page.waitForURL((url) => url.search === '?free=1');
      await expect.poll(() => countIn(page)).toBe(expected);
      await expect(free).toBeFocused();
      await expect(page.locator('[role="status"]', { has: heading(page) })).toHaveCount(1);

      const sport = page.getByRole('checkbox', { name: /^Sport/ });
      await sport.check();
      await page.waitForURL((url) => url.search === '?category=sport&free=1');
      await expect.poll(() => countIn(page)).toBe((await agenda(locale, 'category=sport&free=1')).meta.total);

      await page.goBack();
      await expect(sport).not.toBeChecked();
      await expect(free).toBeChecked();
      await page.goForward();
      await expect(sport).toBeChecked();

      // The address is enough for a friend.
      const friend = await opened(visitor, locale, { ...DESKTOP, javaScript: false }, queryOf(page));
      expect(await countIn(friend.page)).toBe(await countIn(page));
      await expect(friend.page.getByRole('checkbox', { name: /^Sport/ })).toBeChecked();
      expect(faults()).toEqual([]);
    });

    test('chips name the filters in force, each takes its own away, and one link takes all', async ({ visitor }) => {
      const { page } = await opened(visitor, locale, DESKTOP, '?category=sport&free=1&time_of_day=evening');
      await alive(page);
      const chips = page.getByRole('list', { name: t.activeFilters });
      await expect(chips.getByRole('listitem')).toHaveCount(4);
      await chips.getByRole('link', { name: t.removeFilter.replace('{name}', t.times.evening) }).click();
      await page.waitForURL((url) => url.search === '?category=sport&free=1');
      await expect(page.locator('#results')).toBeFocused();
      await chips.getByRole('link', { name: t.clear }).click();
      await page.waitForURL((url) => url.search === '');
      await expect(chips).toHaveCount(0);
    });

    test('the quick dates and the ribbon lead to a day, and say which day that is', async ({ visitor }) => {
      const { page } = await opened(visitor, locale, DESKTOP, '?category=sport');
      const quick = page.getByRole('list', { name: t.quickDates });
      const tomorrow = quick.getByRole('link', { name: new RegExp(`^${t.quick.tomorrow} `) });
      await expect(tomorrow).toContainText(String(Number(day(1).slice(8))));
      await tomorrow.click();
      await page.waitForURL((url) => url.search === `?category=sport&from=${day(1)}&to=${day(1)}`);
      await expect(quick.getByRole('link', { name: new RegExp(`^${t.quick.tomorrow} `) })).toHaveAttribute('aria-current', 'true');
      const ribbon = page.getByRole('navigation', { name: t.ribbon });
      await expect(ribbon.getByRole('link')).toHaveCount(14);
      await ribbon.getByRole('link').nth(5).click();
      await page.waitForURL((url) => url.search === `?category=sport&from=${day(5)}&to=${day(5)}`);
      await expect(ribbon.getByRole('link').nth(5)).toHaveAttribute('aria-current', 'date');
    });

    test('days are picked from the calendar', async ({ visitor }) => {
      const { page, faults } = await opened(visitor, locale, DESKTOP, '?free=1');
      await alive(page);
      await page.getByRole('button', { name: messagesOf(locale).calendar.open }).click();
      const dialog = page.getByRole('dialog', { name: messagesOf(locale).calendar.title });
      const select = dialog.getByRole('button', { name: messagesOf(locale).calendar.select });
      await expect(select).toBeDisabled();
      // From today two days on with the keyboard, and one more for the end.
      await expect(dialog.locator('button[aria-current="date"]')).toBeFocused();
      for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await select.click();
      await page.waitForURL((url) => url.search === `?from=${day(2)}&to=${day(3)}&free=1`);
      await expect(dialog).toBeHidden();
      expect(faults()).toEqual([]);
    });

    test('the days of the calendar can be typed', async ({ visitor }) => {
      const { page } = await opened(visitor, locale, DESKTOP);
      await alive(page);
      await page.getByLabel(t.from, { exact: true }).fill(day(2));
      await page.waitForURL((url) => url.search === `?from=${day(2)}`);
      await page.getByLabel(t.to, { exact: true }).fill(day(3));
      await page.waitForURL((url) => url.search === `?from=${day(2)}&to=${day(3)}`);
      const days = () => page.locator('h2[id^="day-"]').evaluateAll((all) => all.map((element) => element.id));
      await expect.poll(days).toEqual([`day-${day(2)}`, `day-${day(3)}`]);
    });

    test('the filters are a sheet on a phone that opens and closes, and on a desktop a column that can be put away', async ({
      visitor,
    }) => {
      const phone = await opened(visitor, locale, PHONE);
      const panel = phone.page.getByRole('region', { name: t.filters, exact: true });
      await expect(panel).toBeHidden();
      const opener = phone.page.locator(OPENER);
      await opener.click();
      await expect(panel).toBeVisible();
      await phone.page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await opener.click();
      await alive(phone.page);
      await panel.getByRole('checkbox', { name: new RegExp(`^${t.freeOnly}`) }).check();
      await phone.page.waitForURL((url) => url.search === '?free=1');
      await expect(panel).toBeVisible();
      await panel.getByRole('button', { name: SHOWS[locale] }).click();
      await expect(panel).toBeHidden();

      const desktop = await opened(visitor, locale, DESKTOP);
      await alive(desktop.page);
      const column = desktop.page.getByRole('region', { name: t.filters, exact: true });
      await expect(column).toBeVisible();
      await desktop.page.getByRole('button', { name: t.hideFilters }).click();
      await expect(column).toBeHidden();
      await desktop.page.getByRole('button', { name: t.showFilters, expanded: false }).click();
      await expect(column).toBeVisible();
    });

    test('without JavaScript the form is sent, and its address is as short as with it', async ({ visitor }) => {
      const { page } = await opened(visitor, locale, { ...DESKTOP, javaScript: false });
      await page.getByRole('checkbox', { name: /^Sport/ }).check();
      await page.getByRole('radio', { name: new RegExp(`^${t.times.evening}`) }).check();
      await page.getByLabel(t.from, { exact: true }).fill(day(1));
      await page.getByRole('button', { name: SHOWS[locale] }).click();
      await page.waitForURL((url) => url.search === `?category=sport&from=${day(1)}&time_of_day=evening`);
      expect(await countIn(page)).toBe((await agenda(locale, `category=sport&from=${day(1)}&time_of_day=evening`)).meta.total);
      await page.getByRole('link', { name: t.removeFilter.replace('{name}', t.times.evening) }).click();
      await page.waitForURL((url) => url.search === `?category=sport&from=${day(1)}`);

      const phone = await opened(visitor, locale, { ...PHONE, javaScript: false });
      await phone.page.locator(OPENER).click();
      await phone.page.getByRole('checkbox', { name: new RegExp(`^${t.freeOnly}`) }).check();
      await phone.page.getByRole('button', { name: SHOWS[locale] }).click();
      await phone.page.waitForURL((url) => url.search === '?free=1');
    });

    test('the pages are links, and no program of a day stands on two of them', async ({ visitor }) => {
      const { page } = await opened(visitor, locale, { ...DESKTOP, javaScript: false });
      const entries = () =>
        page
          .locator('section[aria-labelledby^="day-"]')
          .evaluateAll((sections) =>
            sections.flatMap((section) =>
              [...section.querySelectorAll('h3 a')].map(
                (link) => `${section.getAttribute('aria-labelledby')} ${link.getAttribute('href')}`,
              ),
            ),
          );
      const first = await entries();
      expect(first).toHaveLength(24);
      await page.locator('nav a[rel="next"]').click();
      await page.waitForURL((url) => url.search === '?page=2');
      const second = await entries();
      expect(second).toHaveLength(24);
      expect(second.filter((entry) => first.includes(entry))).toEqual([]);
    });

    test('every option tells how many programs it would leave', async ({ visitor }) => {
      const { page } = await opened(visitor, locale, { ...DESKTOP, javaScript: false }, '?free=1');
      const { facets } = await agenda(locale, 'free=1');
      const shown = await page
        .locator('input[name="category"]')
        .evaluateAll((inputs) =>
          inputs.map((input) => [
            input.getAttribute('value'),
            Number(input.closest('label')?.querySelector('span:last-child')?.textContent),
          ]),
        );
      expect(shown).toEqual(facets.category.map(({ value, count }) => [value, count]));
    });

    test('when nothing fits the page says so, with the nearest way out', async ({ visitor }) => {
      const far = Temporal.PlainDate.from(day(0)).add({ years: 9 }).toString();
      const { page } = await opened(visitor, locale, { ...DESKTOP, javaScript: false }, `?category=sport&from=${far}&to=${far}`);
      await expect(page.getByText(t.none, { exact: true })).toBeVisible();
      const [relaxed] = await page
        .locator('main')
        .getByRole('link', { name: new RegExp(t.relax.split('{name}')[0] || t.relax.split('{name}')[1]?.slice(0, 6) || '') })
        .all();
      await relaxed?.click();
      await page.waitForURL((url) => url.search === '?category=sport');
      expect(await countIn(page)).toBeGreaterThan(0);
    });

    test('an address that cannot be is read as far as it can be, and the page says what was left out', async ({ visitor }) => {
      const { page } = await opened(
        visitor,
        locale,
        { ...DESKTOP, javaScript: false },
        '?category=sport&from=2026-02-31&time_of_day=night&page=0',
      );
      const notice = await page.getByRole('note').first().innerText();
      for (const name of ['from', 'time_of_day', 'page'] as const) expect(notice).toContain(t.parameters[name]);
      await expect(page.getByRole('checkbox', { name: /^Sport/ })).toBeChecked();
      for (const bad of ['?page=9999', '?from=9999-99-99', '?series=%00', `?type=${'a'.repeat(900)}`, '?category[]=sport&free=%ff']) {
        expect([bad, (await fetch(new URL(LIST[locale] + bad, origin))).status]).toEqual([bad, 200]);
      }
    });

    test('what lasts does not bury the day: it comes after the programs of the days', async ({ visitor }) => {
      const { page } = await opened(visitor, locale, { ...DESKTOP, javaScript: false });
      const order = await page
        .locator('section[aria-labelledby^="day-"], section[aria-labelledby="lasting"]')
        .evaluateAll((all) => all.map((element) => element.getAttribute('aria-labelledby')));
      expect(order.at(-1)).toBe('lasting');
      expect(order.length).toBeGreaterThan(1);
    });

    test('only the first category has types to choose from', async ({ visitor }) => {
      const response = await fetch(new URL(`/api/${locale}/events/categories/event-types`, cmsOrigin));
      const { types } = (await response.json()) as { types: { id: number; event_types: { slug: string }[] }[] };
      const first = types.find(({ id }) => id === 1)?.event_types.map(({ slug }) => slug) ?? [];
      expect(types.length).toBeGreaterThan(1);
      const { page } = await opened(visitor, locale, { ...DESKTOP, javaScript: false });
      const offered = await page
        .locator('input[name="type"]')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.filter((slug) => !first.includes(slug))).toEqual([]);
    });
  });
