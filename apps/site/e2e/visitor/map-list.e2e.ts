import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { messagesOf } from '../../app/messages/index.ts';
import { LOCALES } from '../support/programs-list.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

// What needs no graphics: they are drawn by the processor here, which takes its time from everything else.

const MAP = { hu: '/terkep', en: '/en/map' } as const;
const SOMEWHERE = { latitude: 47.5122, longitude: 19.0802, accuracy: 15 };
const FAR_AWAY = { latitude: 47.4979, longitude: 19.0402, accuracy: 30 };
/** Of the map's page, Brotli. */
const MAX_HTML = 60_000;

const withoutGraphics = (page: Page) =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });

for (const locale of LOCALES)
  test.describe(`the map and its list in ${locale}`, () => {
    const t = messagesOf(locale).map;
    const sheetOf = (page: Page) => page.getByRole('group', { name: t.list });

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
