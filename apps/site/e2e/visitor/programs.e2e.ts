import type { Page } from '@playwright/test';
import { messagesOf } from '../../app/messages/index.ts';
import { violations } from '../support/axe.ts';
import { agenda, alive, countIn, DESKTOP, day, heading, LIST, OPENER, opened, PHONE, SHOWS, words } from '../support/programs-list.ts';
import { expect, test } from '../support/test.ts';

// What the server makes of a filter is asked in http/programs/list.http.ts: here is what the browser adds.

const t = words('hu');
const { calendar } = messagesOf('hu');
/** A day without any program. */
const FAR = '2035-01-01';

const openEveryPanel = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });

test('a filter goes into the address at once and is said, chips take it away, and back and forward go through the states', async ({
  visitor,
}) => {
  const { page, faults } = await opened(visitor, 'hu', DESKTOP);
  await alive(page);
  const free = page.getByRole('checkbox', { name: new RegExp(`^${t.freeOnly}`) });
  await free.focus();
  await page.keyboard.press('Space');
  await page.waitForURL((url) => url.search === '?free=1');
  await expect.poll(() => countIn(page)).toBe((await agenda('hu', 'free=1')).meta.total);
  await expect(free).toBeFocused();
  await expect(page.locator('[role="status"]', { has: heading(page) })).toHaveCount(1);

  const sport = page.getByRole('checkbox', { name: /^Sport/ });
  await sport.check();
  await page.waitForURL((url) => url.search === '?category=sport&free=1');
  await expect.poll(() => countIn(page)).toBe((await agenda('hu', 'category=sport&free=1')).meta.total);
  await page.goBack();
  await expect(sport).not.toBeChecked();
  await expect(free).toBeChecked();
  await page.goForward();
  await expect(sport).toBeChecked();

  const chips = page.getByRole('list', { name: t.activeFilters });
  await chips.getByRole('link', { name: t.removeFilter.replace('{name}', t.free) }).click();
  await page.waitForURL((url) => url.search === '?category=sport');
  await expect(heading(page)).toBeFocused();
  await expect(free).not.toBeChecked();
  expect(faults()).toEqual([]);
});

test('a program is reached by the keyboard, and back leads to the same place of the same list', async ({ visitor }) => {
  const { page, faults } = await opened(visitor, 'hu', DESKTOP, '?category=sport');
  await alive(page);
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
  expect(faults()).toEqual([]);
});

test('days are typed, and picked from the calendar by the keyboard', { tag: '@clock' }, async ({ visitor }) => {
  const { page, faults } = await opened(visitor, 'hu', DESKTOP, '?free=1');
  await alive(page);
  await page.getByLabel(t.from, { exact: true }).fill(day(4));
  await page.waitForURL((url) => url.search === `?from=${day(4)}&free=1`);
  await page.goBack();
  await page.waitForURL((url) => url.search === '?free=1');
  await page.getByRole('button', { name: calendar.open }).click();
  const dialog = page.getByRole('dialog', { name: calendar.title });
  const select = dialog.getByRole('button', { name: calendar.select });
  await expect(select).toBeDisabled();
  // From today two days on, and one more for the end.
  await expect(dialog.locator('button[aria-current="date"]')).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await select.click();
  await page.waitForURL((url) => url.search === `?from=${day(2)}&to=${day(3)}&free=1`);
  await expect(dialog).toBeHidden();
  const days = () => page.locator('h2[id^="day-"]').evaluateAll((all) => all.map((element) => element.id));
  await expect.poll(async () => (await days()).filter((id) => id !== `day-${day(2)}` && id !== `day-${day(3)}`)).toEqual([]);
  expect(faults()).toEqual([]);
});

test('on a phone the filters are a sheet, which axe finds well, that closes by Escape and by its button', async ({ visitor }) => {
  const { page } = await opened(visitor, 'hu', PHONE);
  const panel = page.getByRole('region', { name: t.filters, exact: true });
  await expect(panel).toBeHidden();
  await page.locator(OPENER).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.locator(OPENER).click();
  await alive(page);
  await panel.getByRole('checkbox', { name: new RegExp(`^${t.freeOnly}`) }).check();
  await page.waitForURL((url) => url.search === '?free=1');
  await expect(panel).toBeVisible();
  // A list that is on its way out is dimmed.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await openEveryPanel(page);
  expect(await violations(page, 'main')).toEqual([]);
  await panel.getByRole('button', { name: SHOWS.hu }).click();
  await expect(panel).toBeHidden();
});

test('on a desktop the filters are a column that can be put away, and axe finds nothing when all is open or nothing fits', async ({
  visitor,
}) => {
  const { page } = await opened(visitor, 'hu', DESKTOP, `?category=sport&from=${FAR}&to=${FAR}`);
  await alive(page);
  await openEveryPanel(page);
  await expect(page.getByText(t.none, { exact: true })).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
  const column = page.getByRole('region', { name: t.filters, exact: true });
  await page.getByRole('button', { name: t.hideFilters }).click();
  await expect(column).toBeHidden();
  await page.getByRole('button', { name: t.showFilters, expanded: false }).click();
  await expect(column).toBeVisible();
});

test('without JavaScript the sheet of filters opens on a phone, and its button shows what was chosen', async ({ visitor }) => {
  const { page } = await opened(visitor, 'hu', { ...PHONE, javaScript: false });
  await page.locator(OPENER).click();
  await page.getByRole('checkbox', { name: new RegExp(`^${t.freeOnly}`) }).check();
  await page.getByRole('button', { name: SHOWS.hu }).click();
  await page.waitForURL((url) => url.search === '?free=1');
  await expect(heading(page)).toBeVisible();
});
