import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closeBrowser, visitor } from './browser.ts';
import { agenda, alive, DESKTOP, LIST, LOCALES, OPENER, opened, origin } from './programs-list.ts';

afterAll(closeBrowser);

describe.each(LOCALES)('accessibility in %s', (locale) => {
  const everyPanelOpen = (page: Page) =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    });

  test.each([390, 768, 1440])('axe finds nothing on the list, with every panel open, at %i px', async (width) => {
    const { page, context } = await opened(locale, { width, height: 900 }, '?category=sport&category=cultural');
    expect(await violations(page, 'main')).toEqual([]);
    await everyPanelOpen(page);
    if (width < 1024) await page.locator(OPENER).click();
    expect(await violations(page, 'main')).toEqual([]);
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
        expect([path, await violations(page, 'main')]).toEqual([path, []]);
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
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await context.close();
  });
});
