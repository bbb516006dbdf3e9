import type { Page } from '@playwright/test';
import { getMessages } from '../../app/i18n/index.ts';
import { findViolations } from '../support/axe.ts';
import {
  APPLY_BUTTON_NAMES,
  DESKTOP,
  getDay,
  getHeading,
  getProgramMessages,
  LIST,
  OPENER,
  openProgramsList,
  PHONE,
  readAgenda,
  readCount,
  waitForProgramsForm,
} from '../support/programs-list.ts';
import { expect, test } from '../support/test.ts';

// Filters without a script are tested in http/programs/list.http.ts; these tests cover what the script adds.

const t = getProgramMessages('hu');
const { calendar } = getMessages('hu');
/** A day without events. */
const FAR = '2035-01-01';

const openEveryPanel = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });

test('a filter changes the URL and the announced count at once, a chip removes it, and back and forward restore each state', async ({
  visitor,
}) => {
  const { page, errors } = await openProgramsList(visitor, 'hu', DESKTOP);
  await waitForProgramsForm(page);
  const free = page.getByRole('checkbox', { name: new RegExp(`^${t.freeOnly}`) });
  await free.focus();
  await page.keyboard.press('Space');
  await page.waitForURL((url) => url.search === '?free=1');
  await expect.poll(() => readCount(page)).toBe((await readAgenda('hu', 'free=1')).meta.total);
  await expect(free).toBeFocused();
  await expect(page.locator('[role="status"]', { has: getHeading(page) })).toHaveCount(1);

  const sport = page.getByRole('checkbox', { name: /^Sport/ });
  await sport.check();
  await page.waitForURL((url) => url.search === '?category=sport&free=1');
  await expect.poll(() => readCount(page)).toBe((await readAgenda('hu', 'category=sport&free=1')).meta.total);
  await page.goBack();
  await expect(sport).not.toBeChecked();
  await expect(free).toBeChecked();
  await page.goForward();
  await expect(sport).toBeChecked();

  const chips = page.getByRole('list', { name: t.activeFilters });
  await chips.getByRole('link', { name: t.removeFilter.replace('{name}', t.free) }).click();
  await page.waitForURL((url) => url.search === '?category=sport');
  await expect(getHeading(page)).toBeFocused();
  await expect(free).not.toBeChecked();
  expect(errors()).toEqual([]);
});

test('the keyboard opens a program, and back restores the filters and the scroll position of the list', async ({ visitor }) => {
  const { page, errors } = await openProgramsList(visitor, 'hu', DESKTOP, '?category=sport');
  await waitForProgramsForm(page);
  const programs = page.locator('section[aria-labelledby^="day-"] h3 a');
  await programs.nth(8).focus();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`${LIST.hu}/[a-z0-9-]+$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Sport/ })).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(errors()).toEqual([]);
});

test('a date is chosen by typing it, and a range by the keyboard in the calendar', { tag: '@clock' }, async ({ visitor }) => {
  const { page, errors } = await openProgramsList(visitor, 'hu', DESKTOP, '?free=1');
  await waitForProgramsForm(page);
  await page.getByLabel(t.from, { exact: true }).fill(getDay(4));
  await page.waitForURL((url) => url.search === `?from=${getDay(4)}&free=1`);
  await page.goBack();
  await page.waitForURL((url) => url.search === '?free=1');
  await page.getByRole('button', { name: calendar.open }).click();
  const dialog = page.getByRole('dialog', { name: calendar.title });
  const select = dialog.getByRole('button', { name: calendar.select });
  await expect(select).toBeDisabled();
  // Two days from today, and one more for the end.
  await expect(dialog.locator('button[aria-current="date"]')).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await select.click();
  await page.waitForURL((url) => url.search === `?from=${getDay(2)}&to=${getDay(3)}&free=1`);
  await expect(dialog).toBeHidden();
  const days = () => page.locator('h2[id^="day-"]').evaluateAll((all) => all.map((element) => element.id));
  await expect.poll(async () => (await days()).filter((id) => id !== `day-${getDay(2)}` && id !== `day-${getDay(3)}`)).toEqual([]);
  expect(errors()).toEqual([]);
});

test('the sheet of filters on a phone opens, passes axe, and closes by Escape, by its button and when the focus leaves it', async ({
  visitor,
}) => {
  const { page } = await visitor({ language: 'hu', ...PHONE });
  const { promise: opened, resolve: loadScripts } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => opened.then(() => route.continue()));
  await page.goto(LIST.hu, { waitUntil: 'commit' });
  const panel = page.getByRole('region', { name: t.filters, exact: true });
  const heading = panel.getByRole('heading', { name: t.filters });
  await expect(panel).toBeHidden();
  await page.locator(OPENER).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // Opened before its code has loaded, and after.
  await page.locator(OPENER).click();
  loadScripts();
  await expect(heading).toBeFocused();
  await waitForProgramsForm(page);
  await page.keyboard.press('Shift+Tab');
  await expect(panel).toBeHidden();
  await page.locator(OPENER).click();
  await expect(heading).toBeFocused();
  await panel.getByRole('checkbox', { name: new RegExp(`^${t.freeOnly}`) }).check();
  await page.waitForURL((url) => url.search === '?free=1');
  await expect(panel).toBeVisible();
  // The list is dimmed until the new one arrives.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await openEveryPanel(page);
  expect(await findViolations(page, 'main')).toEqual([]);
  await panel.getByRole('button', { name: APPLY_BUTTON_NAMES.hu }).click();
  await expect(panel).toBeHidden();
});

test('the column of filters on a desktop can be hidden, and the list without results passes axe with every panel open', async ({
  visitor,
}) => {
  const { page } = await openProgramsList(visitor, 'hu', DESKTOP, `?category=sport&from=${FAR}&to=${FAR}`);
  await waitForProgramsForm(page);
  await openEveryPanel(page);
  await expect(page.getByText(t.none, { exact: true })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  const column = page.getByRole('region', { name: t.filters, exact: true });
  await page.getByRole('button', { name: t.hideFilters }).click();
  await expect(column).toBeHidden();
  await page.getByRole('button', { name: t.showFilters, expanded: false }).click();
  await expect(column).toBeVisible();
});

test('the sheet of filters on a phone opens and submits without JavaScript', async ({ visitor }) => {
  const { page } = await openProgramsList(visitor, 'hu', { ...PHONE, javaScript: false });
  await page.locator(OPENER).click();
  await page.getByRole('checkbox', { name: new RegExp(`^${t.freeOnly}`) }).check();
  await page.getByRole('button', { name: APPLY_BUTTON_NAMES.hu }).click();
  await page.waitForURL((url) => url.search === '?free=1');
  await expect(getHeading(page)).toBeVisible();
});
