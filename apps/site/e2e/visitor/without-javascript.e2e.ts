import { getMessages } from '../../app/i18n/index.ts';
import { expect, test } from '../support/test.ts';

// http/pages/every-screen.http.ts checks that every page has its texts, links and forms without JavaScript. These tests check the styles.

test('on a phone without JavaScript, announcements are complete, and the menu opens and closes', async ({ visitor }) => {
  const { page } = await visitor({ language: 'en', width: 390, height: 844, javaScript: false });
  await page.goto('/en');
  const cut = await page
    .locator('#announcements p')
    .evaluateAll((all) => all.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent));
  expect(cut).toEqual([]);
  await expect(page.getByRole('button', { name: /announcement/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#site-menu');
  await menu.locator('summary', { hasText: 'Top locations' }).click();
  await expect(menu.getByRole('link', { name: 'Show on the map' }).first()).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
});

test('without JavaScript the contents of pages are visible, and the signs of the map are explained', async ({ visitor }) => {
  const { page } = await visitor({ javaScript: false, width: 390, height: 844 });
  for (const path of ['/', '/varosligeti-programok', '/magazin', '/top-helyek/ballon-kilato', '/ballon-panaszkezeles', '/terkep'])
    expect([path, await page.goto(path).then(() => page.locator('main').innerText())]).toEqual([path, expect.stringMatching(/.{60}/s)]);
  const { signs } = getMessages('hu');
  await page.getByRole('button', { name: signs.title }).click();
  await expect(page.getByText(signs.names.hearing_loop.text)).toBeVisible();
  await page.getByRole('button', { name: signs.close }).click();
  await expect(page.locator('#signs')).toBeHidden();
});
