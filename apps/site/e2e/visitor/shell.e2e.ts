import type { Locator } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

test.describe('the header’s panels', () => {
  test('open one at a time, also with the keyboard alone; outside click, Escape, the leaving focus and a new page close them', async ({
    visitor,
  }) => {
    const { page, errors } = await visitor();
    await page.goto('/');
    await waitForHydration(page.locator('main'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#content');
    await page.locator('header summary').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Ma/);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    // While tabbing on, no open panel covers the focused element.
    await page.keyboard.press('Enter');
    await page.locator('header a', { hasText: 'A Liget Projekt' }).focus();
    await expect(page.locator('nav details[open]')).toHaveCount(0);

    const menu = page.getByRole('navigation', { name: 'Főmenü' });
    const opened = menu.locator('details[open] > summary');
    const summary = (name: string) => menu.locator('summary', { hasText: name });

    await summary('Programok').click();
    await summary('Top helyek').click();
    await expect(opened).toHaveText(['Top helyek']);
    await expect(menu.locator('details[open] li a')).toHaveCount(10);

    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(summary('Top helyek')).toBeFocused();

    await summary('Látogatás').click();
    await page.mouse.click(640, 860);
    await expect(opened).toHaveCount(0);

    await summary('Programok').click();
    await menu.getByRole('link', { name: 'Sport' }).click();
    await page.waitForURL('**/varosligeti-programok?category=sport');
    await expect(opened).toHaveCount(0);
    expect(errors()).toEqual([]);
  });

  test('load their pictures only when one opens or after two seconds', async ({ visitor }) => {
    const { page } = await visitor();
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1000);
    // A page without the panels' pictures: a loaded picture is not fetched again.
    await page.goto('/karrier');
    const pictures = (panel: number) => page.locator('nav details').nth(panel).locator('img');
    const loaded = (picture: Locator) =>
      picture.evaluateAll((all) => all.filter((image) => 'naturalWidth' in image && image.naturalWidth).length);
    // The map's image is nowhere else on the page.
    const plan = pictures(2).last();
    expect([await loaded(pictures(1)), await loaded(plan)]).toEqual([0, 0]);
    await page.locator('summary', { hasText: 'Top helyek' }).click();
    await expect.poll(() => loaded(pictures(1))).toBe(10);
    expect(await loaded(plan)).toBe(0);
    await page.clock.resume();
    await expect.poll(() => loaded(plan)).toBe(1);
  });
});

test('the drawer of a phone opens, folds, searches and closes, also when the window grows', async ({ visitor }) => {
  const { page, errors } = await visitor(PHONE);
  await page.goto('/');
  await waitForHydration(page.locator('main'));
  const button = page.getByRole('button', { name: 'Menü' });
  const menu = page.locator('#site-menu');
  // The focus moves at once, and never away from a field that the visitor has already reached.
  const focused = await button.evaluate((element: HTMLElement) => {
    element.focus();
    element.click();
    return document.activeElement?.getAttribute('aria-label');
  });
  expect(focused).toBe('Bezárás');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await menu.locator('summary', { hasText: 'Látogatás' }).click();
  await menu.getByRole('link', { name: 'Parkolás' }).click();
  await page.waitForURL('**/latogatas/parkolas');
  await expect(menu).toBeHidden();

  await button.click();
  await menu.getByLabel('Mit keres?').fill('ballon');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/kereses?q=ballon');
  await expect(menu).toBeHidden();

  await button.click();
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(page.locator('#site-menu:popover-open')).toHaveCount(0);
  await expect(page.locator('summary', { hasText: 'Programok' })).toBeVisible();
  expect(errors()).toEqual([]);
});

test('the search of a desktop searches, and closes when the window gets narrower than a desktop', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/magazin');
  await waitForHydration(page.locator('main'));
  const link = page.locator('header').getByRole('link', { name: 'Keresés' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Globális keresés' });
  await expect(dialog.getByLabel('Mit keres?')).toBeFocused();
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await link.click();
  await dialog.getByLabel('Mit keres?').fill('szökőkút');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'szökőkút');
});
