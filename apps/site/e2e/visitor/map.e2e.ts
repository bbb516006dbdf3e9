import type { Page } from '@playwright/test';
import { getMessages } from '../../app/i18n/index.ts';
import { findViolations } from '../support/axe.ts';
import { listCoveredNames } from '../support/focus.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

// Without WebGL, which software rendering makes slow: map-live.e2e.ts tests it. http/map tests the map without a script.

const MAP = '/terkep';
const SOMEWHERE = { latitude: 47.5122, longitude: 19.0802, accuracy: 15 };
const FAR_AWAY = { latitude: 47.4979, longitude: 19.0402, accuracy: 30 };
const { map: t, shell } = getMessages('hu');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const getCard = (page: Page) => page.locator('section[aria-labelledby="place-card-title"]');
const getMarker = (page: Page) => page.locator('[id^="sign-"]:visible').first();
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('the keyboard alone opens the card of a marker, closes it by Escape and moves the map by the arrow keys', async ({ visitor }) => {
  const { page, errors } = await visitor(DESKTOP);
  await page.goto(`${MAP}?kind=metro`);
  const marker = getMarker(page);
  await waitForHydration(marker);
  await page.getByRole('link', { name: t.toList }).focus();
  await page.keyboard.press('Tab');
  await expect(marker).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getCard(page)).toBeFocused();
  await expect(page).toHaveURL(/place=amenity-/);
  await page.keyboard.press('Escape');
  await expect(getCard(page)).toHaveCount(0);
  await expect(marker).toBeFocused();
  await expect(page).not.toHaveURL(/place=/);
  const before = await marker.boundingBox();
  await page.keyboard.press('ArrowRight');
  expect((await marker.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  // The next marker was outside the window: the focus brings it into view.
  await page.keyboard.press('Tab');
  const isFree = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => page.locator('[id^="sign-"]:focus').evaluate(isFree)).toBe(true);
  expect(errors()).toEqual([]);
});

test('the server’s drawing is zoomed without WebGL, and the open card stays open in the other language', async ({ visitor }) => {
  const { page, errors } = await visitor(DESKTOP);
  await page.goto(`${MAP}?kind=top_location`);
  const nearer = page.getByRole('button', { name: t.zoomIn });
  await waitForHydration(nearer);
  const park = page.locator('#ground [data-kind="park"]');
  const before = (await park.boundingBox())?.width ?? 0;
  await nearer.click();
  expect((await park.boundingBox())?.width).toBeGreaterThan(before * 1.5);
  await expect(page.locator('[data-live]')).toHaveCount(0);

  await page.locator('#sign-top-location-1').click();
  await expect(getCard(page)).toBeVisible();
  const english = page.locator('header a[hreflang="en"]:visible').first();
  await expect(english).toHaveAttribute('href', /\/en\/map\?kind=top_location&place=top-location-1/);
  await english.click();
  await page.waitForURL(/\/en\/map/);
  await expect(getCard(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: getMessages('en').map.filters }).locator('[aria-current]')).toHaveCount(1);
  expect(errors()).toEqual([]);
});

test('the map with an open card and today’s programs passes axe and does not scroll sideways at three widths', async ({ visitor }) => {
  const { page } = await visitor(DESKTOP);
  await page.goto(`${MAP}?kind=today&kind=top_location&place=top-location-1`);
  await waitForHydration(getCard(page));
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // Below the desktop's width the card half covers the markers.
    const part = width < 1024 ? 'section[aria-labelledby="place-card-title"]' : 'main';
    expect([width, await findViolations(page, part), await isWide(page)]).toEqual([width, [], false]);
  }
});

test('the list on a phone has three heights by its handle, and the footer has only the cookie settings', async ({ visitor }) => {
  const { page } = await visitor(PHONE);
  await page.goto(`${MAP}?place=top-location-1`);
  const handle = page.getByRole('button', { name: t.sheet.raise });
  await waitForHydration(handle);
  await page.keyboard.press('Escape');
  await expect(getCard(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: shell.footerNavigation, includeHidden: true })).toBeHidden();
  const top = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0;
  const low = await top();
  await handle.press('Enter');
  await expect.poll(top).toBeLessThan(low - 100);
  const half = await top();
  await handle.press('ArrowUp');
  await expect.poll(top).toBeLessThan(half - 100);
  await page.getByRole('button', { name: t.sheet.lower }).focus();
  expect(await page.getByRole('button', { name: t.zoomIn }).evaluateAll(listCoveredNames)).toEqual([]);
  await page.getByRole('button', { name: t.sheet.lower }).press('Enter');
  await expect.poll(top).toBe(low);

  const open = page.getByRole('contentinfo').getByRole('button', { name: shell.cookies.open });
  await waitForHydration(open);
  await open.click();
  await expect(page.getByRole('dialog', { name: shell.cookies.title })).toBeVisible();
});

test('places are sorted by distance on request and only in the park, until the visitor turns it off', async ({ visitor }) => {
  const { page, context, errors } = await visitor(DESKTOP);
  await page.goto(MAP);
  const ask = page.getByRole('button', { name: t.near.ask });
  await waitForHydration(ask);
  await ask.click();
  await expect(page.getByText(t.near.refused)).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(FAR_AWAY);
  await ask.click();
  await expect(page.getByRole('link', { name: t.near.directions })).toBeVisible();
  await expect(page.getByText(/[34],\d km/)).toBeVisible();

  await context.setGeolocation(SOMEWHERE);
  await ask.click();
  await expect(page.getByText(t.near.here)).toBeVisible();
  const nearest = page.getByRole('region', { name: t.near.title });
  const metres = (await nearest.getByText(/\d+ m,/).allTextContents()).map((text) => Number(text.match(/\d+/)?.[0]));
  expect(metres.length).toBeGreaterThan(10);
  expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  await ask.click();
  await expect(nearest).toHaveCount(0);
  expect(errors()).toEqual([]);
});
