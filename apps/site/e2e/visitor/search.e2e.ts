import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, origin, test, waitForHydration } from '../support/test.ts';

// Results are tested in http/search/results.http.ts; these tests cover what the script adds.

/** Focuses the search field of a page, whose suggestions load on first use. */
async function reachedField(page: Page, label: string) {
  await waitForHydration(page.getByRole('main'));
  await page.getByRole('main').getByLabel(label).click();
  return page.getByRole('main').getByRole('combobox', { name: label });
}

test('the search form and its tabs navigate within the document, and a link to a section scrolls to it', async ({ visitor }) => {
  const { page, errors } = await visitor();
  await page.goto('/kereses');
  const main = page.getByRole('main');
  await waitForHydration(main);
  await main.getByLabel('Mit keres?').fill('muzem');
  await main.getByRole('button', { name: 'Keresés' }).click();
  await page.waitForURL('**/kereses?q=muzem');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keresés: muzem');
  const tab = main.getByRole('navigation', { name: 'Találatok típusa' }).getByRole('link', { name: 'Hírek' });
  const count = Number(/\d+$/.exec((await tab.textContent()) ?? '')?.[0]);
  await tab.click();
  await page.waitForURL('**/kereses?q=muzem&tab=news');
  await expect(main.getByRole('article')).toHaveCount(count);
  await expect(tab).toHaveAttribute('aria-current', 'page');

  await page.goBack();
  const part = main.getByRole('article').getByRole('listitem').getByRole('link').first();
  const target = (await part.getAttribute('href')) ?? '';
  expect(target).toMatch(/^\/.+#.+/);
  await part.click();
  await page.waitForURL(`**${target}`);
  await expect(page.locator(`[id="${new URL(target, origin).hash.slice(1)}"]`)).toBeInViewport();
  expect(errors()).toEqual([]);
});

test('the keyboard selects suggestions: Enter searches for a word and opens a result', async ({ visitor }) => {
  const { page, errors } = await visitor();
  await page.goto('/kereses');
  const field = await reachedField(page, 'Mit keres?');
  await field.pressSequentially('ballo');
  const options = page.getByRole('listbox', { name: 'Javaslatok' }).getByRole('option');
  await expect(options.first()).toHaveText('ballon');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/kereses?q=ballon');
  await expect(page.getByRole('listbox')).toHaveCount(0);

  const again = await reachedField(page, 'Mit keres?');
  await again.fill('néprajzi');
  const found = page
    .getByRole('group', { name: 'Találatok' })
    .getByRole('option', { name: /^Néprajzi Múzeum/ })
    .first();
  await expect(found).toBeVisible();
  const target = (await found.getAttribute('href')) ?? '';
  while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${target}`);
  expect(errors()).toEqual([]);
});

test('the search dialog on a desktop shows suggestions, and one Escape closes it with its list and typed words', async ({ visitor }) => {
  const { page, errors } = await visitor({ language: 'en' });
  await page.goto('/en/career');
  await waitForHydration(page.getByRole('main'));
  const button = page.locator('header').getByRole('link', { name: 'Search' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Search the whole site' });
  const field = dialog.getByLabel('What are you looking for?');
  const offer = dialog.getByRole('option', { name: /Free · tomorrow, .*Open \d+ events/ });
  await field.pressSequentially('free tomorrow');
  await expect(offer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await field.pressSequentially('free tomorrow');
  await offer.click();
  await page.waitForURL(/\/en\/programs-in-varosliget\?from=.*&free=1/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(errors()).toEqual([]);
});

test('the drawer on a phone shows suggestions and passes axe, and the results show the current tab', async ({ visitor }) => {
  const { page, errors } = await visitor({ width: 390, height: 844 });
  await page.goto('/karrier');
  await waitForHydration(page.getByRole('main'));
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.locator('#site-menu');
  await menu.getByLabel('Mit keres?').pressSequentially('szökő');
  const option = menu.getByRole('option', { name: 'szökőkút', exact: true });
  await expect(option).toBeVisible();
  expect(await findViolations(page, '#site-menu')).toEqual([]);
  await option.click();
  await page.waitForURL((url) => url.searchParams.get('q') === 'szökőkút');
  await expect(menu).toBeHidden();
  await page.goto('/kereses?q=liget&tab=sights');
  await expect(page.locator('.tab[aria-current]')).toBeInViewport({ ratio: 1 });
  expect(errors()).toEqual([]);
});

test('an empty search field offers the recent searches of this device until they are deleted, and both lists pass axe', async ({
  visitor,
}) => {
  const { page, errors } = await visitor();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/kereses');
  for (const text of ['ballon', 'szökőkút']) {
    const field = await reachedField(page, 'Mit keres?');
    await field.fill(text);
    await expect(page.getByRole('option').first()).toBeVisible();
    if (text === 'ballon') expect(await findViolations(page, 'main')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === text);
  }
  await page.goto('/karrier');
  await waitForHydration(page.getByRole('main'));
  requests.length = 0;
  await page.locator('header').getByRole('link', { name: 'Keresés' }).click();
  const dialog = page.getByRole('dialog');
  const options = dialog.getByRole('option');
  await expect(options).toHaveText(['szökőkút', 'ballon']);
  expect(await findViolations(page, 'dialog[open]')).toEqual([]);
  await page.getByRole('button', { name: 'Törlés: szökőkút' }).click();
  await expect(options).toHaveText(['ballon']);
  await page.getByRole('button', { name: 'Minden korábbi keresés törlése' }).click();
  await expect(options).toHaveCount(0);
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  expect(errors()).toEqual([]);
});
