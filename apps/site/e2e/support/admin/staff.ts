import type { Locator, Page } from '@playwright/test';
import { expect, origin, press, waitForHydration } from '../test.ts';

/** Waits until the form of this screen accepts input. */
export const waitForForm = (page: Page) => expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();

/** Opens an item's form and waits until it is ready. */
export async function openForm(page: Page, collection: string, id: number | 'create', locale = 'hu'): Promise<void> {
  await page.goto(`/admin/collections/${collection}/${id}?locale=${locale}`);
  await waitForForm(page);
}

/** Opens the menu of the admin on narrow screens. */
export async function openNavigation(page: Page): Promise<void> {
  const [opener, closer] = ['Menü megnyitása', 'Menü bezárása'].map((name) => page.getByRole('button', { name }).filter({ visible: true }));
  if (!opener || !closer) return;
  await expect(opener.or(closer).first()).toBeVisible();
  if ((await closer.count()) === 0) await press(opener.first());
}

/** Navigates to a list or a form by the menu: ‘group → name’ in the guide's notation. On a narrow screen the menu opens first. */
export async function openFromNavigation(page: Page, group: string, name: string): Promise<void> {
  await openNavigation(page);
  const part = page
    .locator('aside.nav')
    .locator('.nav-group', { has: page.locator('.nav-group__label', { hasText: new RegExp(`^${group}$`) }) });
  // The current item is no link.
  await part
    .locator('.nav__link')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Follows the guide's notation ‘group → list’ or ‘group → list → button’ by the menu, from the dashboard. */
export async function goByMenu(page: Page, menuPath: string): Promise<void> {
  const [group = '', list = '', button] = menuPath.split(' → ');
  await page.goto('/admin');
  await openFromNavigation(page, group, list);
  if (button) await press(page.getByRole('link').filter({ hasText: button }).first());
}

/** Chooses from a select field. */
export async function choose(list: Locator, option: string): Promise<void> {
  await list.locator('.rs__control').click();
  await list.getByText(option, { exact: true }).last().click();
}

/** Chooses from a field that searches documents. */
export async function searchAndChoose(list: Locator, title: string): Promise<void> {
  await list.locator('.rs__control').click();
  await list.locator('input').first().fill(title);
  await list.getByText(title, { exact: true }).last().click();
}

/** Opens the menu ⋮ of a form and chooses the item of this name. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  const open = page.locator('.doc-controls__popup button').first();
  await waitForHydration(open);
  await open.click();
  await page.locator('.popup-button-list').getByText(name, { exact: true }).click();
}

/** Confirms Payload's dialog. */
export async function confirm(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Rendben' }).click();
}

/** The status and, for a redirect, its target. */
export async function fetchRedirect(address: string): Promise<string> {
  const response = await fetch(new URL(address, origin), { redirect: 'manual' });
  return `${response.status} ${response.headers.get('location') ?? ''}`.trim();
}

export const fetchText = async (path: string) => (await fetch(new URL(path, origin))).text();
