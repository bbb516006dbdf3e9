import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { messagesOf } from '../app/messages/index.ts';
import { violations } from './axe.ts';
import { expect, hydrated, origin, test } from './journey.ts';
import { GRAPHICS, isLive, lakeHasItsPaint } from './live-map.ts';
import { LOCALES } from './programs-list.ts';

const MAP = { hu: '/terkep', en: '/en/map' } as const;
const SOMEWHERE = { latitude: 47.5122, longitude: 19.0802, accuracy: 15 };
const FAR_AWAY = { latitude: 47.4979, longitude: 19.0402, accuracy: 30 };
/** Of the map's page, Brotli. */
const MAX_HTML = 60_000;

test.use({ launchOptions: GRAPHICS });

const withoutGraphics = (page: Page) =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });

for (const locale of LOCALES)
  test.describe(`the map in ${locale}`, () => {
    const t = messagesOf(locale).map;
    const sheetOf = (page: Page) => page.getByRole('group', { name: t.list });

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

    test('keeps the server’s drawing where there are no graphics, with the same camera', async ({ visitor }) => {
      const { page, faults } = await visitor({ language: locale, width: 1440, height: 900 });
      await withoutGraphics(page);
      await page.goto(MAP[locale]);
      const nearer = page.getByRole('button', { name: t.zoomIn });
      await hydrated(nearer);
      const park = page.locator('#ground [data-kind="park"]');
      const before = (await park.boundingBox())?.width ?? 0;
      await nearer.click();
      expect((await park.boundingBox())?.width).toBeGreaterThan(before * 1.5);
      await expect(page.locator('[data-live]')).toHaveCount(0);
      await expect(park).toBeVisible();
      expect(faults()).toEqual([]);
    });

    test('finds a place and opens its card without JavaScript', async ({ visitor }) => {
      const { page } = await visitor({ language: locale, width: 1440, height: 900, javaScript: false });
      await page.goto(MAP[locale]);
      await expect(page.locator('#ground').getByText('Kós Károly sétány')).toBeVisible();
      await page.getByRole('searchbox', { name: t.search }).fill(locale === 'hu' ? 'ballon kilato' : 'balloon look');
      await page.getByRole('button', { name: t.searchSend, exact: true }).click();
      await page.waitForURL(/\?q=/);
      // Above them may stand what is on there today.
      const found = sheetOf(page).getByRole('region', { name: t.kinds.top_location });
      await expect(found.getByRole('heading', { level: 3 })).toHaveCount(1);
      await found.getByRole('link', { name: new RegExp(t.showNamed.replace('{title}', '')) }).click();
      const card = page.locator('section[aria-labelledby="place-card-title"]');
      await expect(card).toBeVisible();
      await expect(page.locator('[id^="sign-"][aria-current]')).toBeVisible();
      await card.getByRole('link', { name: t.closeCard }).click();
      await expect(card).toHaveCount(0);
    });

    test('counts each kind, and the counts are what the list has', async ({ visitor }) => {
      const { page } = await visitor({ language: locale, width: 1440, height: 900 });
      await page.goto(`${MAP[locale]}?kind=restroom`);
      const filter = page.getByRole('navigation', { name: t.filters }).getByRole('link', { name: t.kinds.restroom });
      const count = Number((await filter.textContent())?.match(/\d+/)?.[0]);
      expect(count).toBeGreaterThan(0);
      await expect(sheetOf(page).getByRole('heading', { level: 3 })).toHaveCount(count);
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

    test('says so when the address asks for what there is not, and shows the park', async ({ visitor }) => {
      const { page } = await visitor({ language: locale, javaScript: false });
      for (const [query, notice] of [
        ['place=top-location-99999', t.notices.place],
        ['kind=palace', t.notices.kind],
        ['at=here', t.notices.at],
      ] as const) {
        const answer = await page.goto(`${MAP[locale]}?${query}`);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('status').getByText(notice)).toBeVisible();
        await expect(page.locator('[id^="sign-"]').first()).toBeAttached();
      }
    });

    test('sorts the places by distance only for who asks, and forgets it again', async ({ visitor }) => {
      const { page, context, faults } = await visitor({ language: locale, width: 1440, height: 900 });
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(SOMEWHERE);
      await page.goto(MAP[locale]);
      const ask = page.getByRole('button', { name: t.near.ask });
      await hydrated(ask);
      await ask.click();
      await expect(page.getByText(t.near.here)).toBeVisible();
      const nearest = page.getByRole('region', { name: t.near.title });
      const metres = (await nearest.getByText(/\d+ m,/).allTextContents()).map((text) => Number(text.match(/\d+/)?.[0]));
      expect(metres.length).toBeGreaterThan(10);
      expect(metres).toEqual(metres.toSorted((a, b) => a - b));
      await ask.click();
      await expect(nearest).toHaveCount(0);
      expect(faults()).toEqual([]);
    });

    test('says kindly when the visitor is far away, or did not let the browser tell', async ({ visitor }) => {
      const { page, context } = await visitor({ language: locale, width: 390, height: 844 });
      await page.goto(MAP[locale]);
      const ask = page.getByRole('button', { name: t.near.ask });
      await hydrated(ask);
      await ask.click();
      await expect(page.getByText(t.near.refused)).toBeVisible();
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(FAR_AWAY);
      await ask.click();
      await expect(page.getByRole('link', { name: t.near.directions })).toBeVisible();
      await expect(page.getByText(/[34][,.]\d km/)).toBeVisible();
    });

    test('the list is drawn to three heights by its handle, and back', async ({ visitor }) => {
      const { page } = await visitor({ language: locale, width: 390, height: 844 });
      await page.goto(MAP[locale]);
      const handle = page.getByRole('button', { name: t.sheet.raise });
      await hydrated(handle);
      const top = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0;
      const low = await top();
      await handle.press('Enter');
      await expect.poll(top).toBeLessThan(low - 100);
      const half = await top();
      await handle.press('ArrowUp');
      await expect.poll(top).toBeLessThan(half - 100);
      await page.getByRole('button', { name: t.sheet.lower }).press('Enter');
      await expect.poll(top).toBe(low);
    });

    test(`has a page of at most ${MAX_HTML / 1000} kB`, async () => {
      const html = await (await fetch(new URL(MAP[locale], origin))).text();
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MAX_HTML);
    });
  });

test('the language switch leads to the same kinds and the same place', async ({ visitor }) => {
  const { page } = await visitor({ language: 'hu', width: 1440, height: 900 });
  await page.goto('/terkep?kind=metro');
  const sign = page.locator('[id^="sign-"]:visible').first();
  await hydrated(sign);
  await sign.click();
  await expect(page).toHaveURL(/place=/);
  const english = page.locator('header a[hreflang="en"]:visible').first();
  await expect(english).toHaveAttribute('href', /\/en\/map\?kind=metro&place=amenity-\d+/);
  await english.click();
  await page.waitForURL(/\/en\/map/);
  await expect(page.locator('section[aria-labelledby="place-card-title"]')).toBeVisible();
  await expect(page.getByRole('navigation', { name: messagesOf('en').map.filters }).locator('[aria-current]')).toHaveCount(1);
});

test('the cookie settings stay within reach below the whole list', async ({ visitor }) => {
  const { page } = await visitor({ width: 390, height: 844 });
  await page.goto('/terkep?place=top-location-1');
  const { shell, map } = messagesOf('hu');
  await hydrated(page.getByRole('button', { name: map.sheet.raise }));
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('button', { name: shell.cookies.open }).click();
  await expect(page.getByRole('dialog', { name: shell.cookies.title })).toBeVisible();
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
