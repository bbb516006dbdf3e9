import { messagesOf } from '../../app/messages/index.ts';
import { violations } from '../support/axe.ts';
import { GRAPHICS, isLive, lakeHasItsPaint } from '../support/live-map.ts';
import { LOCALES } from '../support/programs-list.ts';
import { expect, hydrated, test } from '../support/test.ts';

const MAP = { hu: '/terkep', en: '/en/map' } as const;

test.use({ launchOptions: GRAPHICS });

for (const locale of LOCALES)
  test.describe(`the map in ${locale}`, () => {
    const t = messagesOf(locale).map;

    for (const width of locale === 'hu' ? [1440, 768, 390] : [390])
      test(`comes alive where the server drew it, at ${width} px, and asks nobody else`, async ({ visitor }) => {
        const { page, faults } = await visitor({ language: locale, width, height: 900 });
        await page.goto(MAP[locale]);
        const signs = () =>
          page.locator('[id^="sign-"]:visible').evaluateAll((all) =>
            all.map((sign) => {
              const { x, y } = sign.getBoundingClientRect();
              return `${sign.id} ${Math.round(x)} ${Math.round(y)}`;
            }),
          );
        await hydrated(page.locator('[id^="sign-"]:visible').first());
        // The window is measured, and what has no room stands behind its neighbour.
        await expect(page.locator('[data-wide]')).toHaveCount(0);
        const before = await signs();
        await isLive(page);
        expect(await signs()).toEqual(before);
        await lakeHasItsPaint(page);
        expect(faults()).toEqual([]);
      });

    test('is used by keyboard alone: a sign opens its card, Escape closes it, the arrows move the map', async ({ visitor }) => {
      const { page } = await visitor({ language: locale, width: 1440, height: 900 });
      await page.goto(`${MAP[locale]}?kind=metro`);
      const sign = page.locator('[id^="sign-"]:visible').first();
      await hydrated(sign);
      await page.getByRole('link', { name: t.toList }).focus();
      await page.keyboard.press('Tab');
      await expect(sign).toBeFocused();
      await page.keyboard.press('Enter');
      const card = page.locator('section[aria-labelledby="place-card-title"]');
      await expect(card).toBeFocused();
      await expect(page).toHaveURL(/place=amenity-/);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
      await expect(sign).toBeFocused();
      await expect(page).not.toHaveURL(/place=/);
      const before = await sign.boundingBox();
      await page.keyboard.press('ArrowRight');
      expect((await sign.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
      // The next sign was beyond the edge of the map that is near now: it is brought into view.
      await page.keyboard.press('Tab');
      const next = page.locator('[id^="sign-"]:focus');
      await expect
        .poll(() =>
          next.evaluate((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          }),
        )
        .toBe(true);
    });

    test('has nothing that axe finds with its card open, at three widths', async ({ visitor }) => {
      const { page } = await visitor({ language: locale, width: 1440, height: 900 });
      await page.goto(`${MAP[locale]}?place=top-location-1`);
      await isLive(page);
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 844 });
        // Below the desktop's width the card lies over the map, whose signs it half covers.
        const part = width < 1024 ? 'section[aria-labelledby="place-card-title"]' : 'main';
        expect([width, await violations(page, part)]).toEqual([width, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
    });
  });

test('is moved on a slow processor; the longest task is printed', async ({ visitor }) => {
  const { page, context } = await visitor({ width: 390, height: 844 });
  await page.goto('/terkep?at=47.5148,19.0835,17');
  await isLive(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
  const camera = () => page.locator('[data-plane]').getAttribute('style');
  const before = await camera();
  await page.mouse.move(200, 400);
  await page.mouse.down();
  for (let step = 1; step <= 60; step += 1) await page.mouse.move(200 + Math.sin(step / 6) * 90, 400 - step * 2);
  await page.mouse.up();
  expect(await camera()).not.toBe(before);
  // What stands on the plane does not know where it is: it is not styled anew with every frame.
  const places = await page.evaluate(() =>
    ['[data-plane]', '[data-plane] a', '#ground path'].map((part) => {
      const element = document.querySelector(part);
      return element && getComputedStyle(element).getPropertyValue('--y');
    }),
  );
  expect(places).toEqual([expect.not.stringMatching(/^0%$/), '0%', '0%']);
  const tasks = await page.evaluate(() => ('tasks' in window ? (window.tasks as number[]) : []));
  const features = await page.evaluate(
    async () => ((await (await fetch('/terkep.geojson')).json()) as { features: unknown[] }).features.length,
  );
  console.log(
    `The map with ${features} features, moved on a processor four times slower: longest task ${Math.round(Math.max(0, ...tasks))} ms.`,
  );
});
