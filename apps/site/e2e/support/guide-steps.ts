import type { Locator, Page } from '@playwright/test';
import { messagesOf } from '../../app/messages/index.ts';
import { formAnswers, fromNavigation } from './staff.ts';
import { expect, hydrated, press } from './test.ts';

/** Goes where the guide says ‘group → list’ or ‘group → list → button’: by the menu, from the first screen. */
export async function walk(page: Page, way: string): Promise<void> {
  const [group = '', list = '', button] = way.replace(/\.$/, '').split(' → ');
  await page.goto('/admin');
  await fromNavigation(page, group, list);
  if (button) await press(page.getByRole('link').filter({ hasText: button }).first());
}

/** The same, to the form of a new item, which has been saved once and has an address then. */
export async function walkToNew(page: Page, way: string): Promise<void> {
  await walk(page, way);
  await press(page.getByRole('link').filter({ hasText: 'Új létrehozása' }).first());
  await page.waitForURL(/\/collections\/[a-z-]+\/\d+/);
  await formAnswers(page);
}

export const publish = (page: Page) =>
  page
    .getByRole('button', { name: /^(Módosítások közzététele|Közzététel)$/ })
    .first()
    .click();
export const save = (page: Page) => page.getByRole('button', { name: 'Mentés', exact: true }).first().click();

/** Writes into a field of long text. */
export async function writeProse(field: Locator, words: string): Promise<void> {
  const text = field.locator('[contenteditable="true"]').first();
  await hydrated(text);
  await text.click();
  await text.pressSequentially(words);
}

/** Chooses a picture that the library has, by its Hungarian description, for an empty field. */
export async function choosePicture(page: Page, field: Locator, description: string): Promise<void> {
  await field.getByRole('button', { name: 'Válasszon a meglévők közül' }).click();
  const row = page.locator('.list-drawer').last().getByRole('row').filter({ hasText: description });
  await press(row.getByRole('button').first());
  await expect(field.getByRole('img').first()).toBeVisible();
}

/** Adds to a field of several choices, whose middle may be a choice that was made already. */
export async function addChoice(list: Locator, option: string): Promise<void> {
  await list.getByRole('combobox').fill(option);
  await list.getByRole('option', { name: option, exact: true }).click();
}

/** Gives a field of a day, or of a moment, what its pattern asks for. */
export async function setMoment(input: Locator, text: string): Promise<void> {
  await input.fill(text);
  await input.press('Enter');
  await input.page().keyboard.press('Escape');
  await expect(input).toHaveValue(text);
}

/** Presses the button of the preview on a form that answers, and sees the real page with its banner, which nobody keeps; its address. */
export async function previewed(page: Page, heading: string, locale: 'hu' | 'en'): Promise<URL> {
  const button = page.locator('#preview-button');
  await hydrated(button);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
  await expect(opened.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(opened.getByText(messagesOf(locale).shell.previewBanner)).toBeVisible();
  await expect(opened.locator('html')).toHaveAttribute('lang', locale);
  await expect(opened.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  const address = new URL(opened.url());
  await opened.close();
  // Whoever is sent the address sees the same.
  const response = await fetch(address);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return address;
}
