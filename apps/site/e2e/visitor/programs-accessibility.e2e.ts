import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { agenda, alive, DESKTOP, LIST, LOCALES, OPENER, opened } from '../support/programs-list.ts';
import { expect, test } from '../support/test.ts';

/** A day without any program. */
const FAR = '2035-01-01';

for (const locale of LOCALES)
  test.describe(`accessibility in ${locale}`, () => {
    const everyPanelOpen = (page: Page) =>
      page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
      });

    // English has the same components: it is looked at where there is least room.
    for (const width of locale === 'hu' ? [390, 768, 1440] : [390])
      test(`axe finds nothing on the list, with every panel open, at ${width} px`, async ({ visitor }) => {
        const { page } = await opened(visitor, locale, { width, height: 900 }, '?category=sport&category=cultural');
        expect(await violations(page, 'main')).toEqual([]);
        await everyPanelOpen(page);
        if (width < 1024) await page.locator(OPENER).click();
        expect(await violations(page, 'main')).toEqual([]);
      });

    test('axe finds nothing on a program, on series and on an empty list, with every panel open', async ({ visitor }) => {
      const { events } = await agenda(locale, 'series=1&limit=100');
      const series = events.find((event) => event.series)?.series?.slugs[locale];
      const { page } = await visitor({ language: locale, width: 1440, height: 900 });
      const seriesBase = locale === 'hu' ? '/programsorozatok' : '/en/program-series';
      for (const path of [events[0]?.url ?? '', seriesBase, `${seriesBase}/${series}`, `${LIST[locale]}?from=${FAR}&to=${FAR}&free=1`]) {
        await page.goto(path);
        await everyPanelOpen(page);
        for (const width of locale === 'hu' ? [1440, 390] : [390]) {
          await page.setViewportSize({ width, height: 900 });
          expect([path, width, await violations(page, 'main')]).toEqual([path, width, []]);
        }
      }
    });

    test('nothing scrolls sideways at 320 px', async ({ visitor }) => {
      const { events } = await agenda(locale, 'limit=3');
      const { page } = await visitor({ language: locale, width: 320, height: 700 });
      for (const path of [LIST[locale], `${LIST[locale]}?category=sport&free=1&time_of_day=evening`, events[0]?.url ?? '']) {
        await page.goto(path);
        expect([path, await page.locator('main').evaluate((main) => main.scrollWidth <= main.clientWidth)]).toEqual([path, true]);
      }
    });

    test('the keyboard alone reaches the filters and a program', async ({ visitor }) => {
      const { page } = await opened(visitor, locale, DESKTOP);
      await alive(page);
      await page.getByRole('checkbox', { name: /^Sport/ }).focus();
      await page.keyboard.press('Space');
      await page.waitForURL((url) => url.search === '?category=sport');
      // The list of sport stands where the other one stood, which takes its links and the focus along.
      const { days, events } = await agenda(locale, 'category=sport&limit=24');
      const urls = days.flatMap(({ entries }) => entries.map(({ event_id }) => events.find(({ id }) => id === event_id)?.url));
      const programs = page.locator('section[aria-labelledby^="day-"] h3 a');
      await expect.poll(() => programs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(urls);
      await programs.first().focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(`${LIST[locale]}/[a-z0-9-]+$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  });
