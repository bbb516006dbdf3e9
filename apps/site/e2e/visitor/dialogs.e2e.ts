import type { Locator, Page } from '@playwright/test';
import { getMessages } from '../../app/i18n/index.ts';
import { findViolations } from '../support/axe.ts';
import { findTextsOutside, withLargerText } from '../support/larger-text.ts';
import { listScreenPaths } from '../support/screen-paths.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

const { calendar, shell, signs } = getMessages('hu');

interface Panel {
  name: string;
  opener: (page: Page) => Locator;
  panel: (page: Page) => Locator;
  /** The part that axe checks. */
  part: string;
  /** Whether it traps the focus; a panel beside the page does not. */
  isModal?: boolean;
  /** A popover that gets the focus at the next Tab; all others get it when they open. */
  isEnteredByTab?: boolean;
  /** Whether a press before its code is loaded opens it, too. */
  opensLate?: boolean;
  /** Whether its opener is the server's HTML, which is not hydrated itself. */
  isOpenedByHtml?: boolean;
}

const modal = { panel: (page: Page) => page.locator('dialog[open]'), part: 'dialog[open]', isModal: true };
const search: Panel = {
  ...modal,
  name: 'the search',
  opener: (page) => page.locator('header').getByRole('link', { name: shell.search, exact: true }),
};
const cookies: Panel = { ...modal, name: 'the cookie settings', opener: (page) => page.getByRole('button', { name: shell.cookies.open }) };
const calendarPanel: Panel = {
  ...modal,
  name: 'the calendar',
  opener: (page) => page.getByRole('button', { name: calendar.open }).locator('visible=true').first(),
  opensLate: true,
};
const filters: Panel = {
  name: 'the filters',
  opener: (page) => page.locator('button[popovertarget="program-filters"]:not([popovertargetaction])'),
  panel: (page) => page.locator('#program-filters'),
  part: '#program-filters',
  isEnteredByTab: true,
};
const drawer: Panel = {
  name: 'the drawer',
  opener: (page) => page.getByRole('button', { name: shell.menu, exact: true }),
  panel: (page) => page.locator('#site-menu'),
  part: '#site-menu',
};
const signsPanel: Panel = {
  name: 'the signs',
  opener: (page) => page.getByRole('button', { name: signs.title }),
  panel: (page) => page.locator('#signs'),
  part: '#signs',
  isEnteredByTab: true,
  isOpenedByHtml: true,
};
const place: Panel = {
  name: 'a place of the map',
  opener: (page) => page.locator('[id^="sign-"]:visible').first(),
  panel: (page) => page.locator('section[aria-labelledby="place-card-title"]'),
  part: 'section[aria-labelledby="place-card-title"]',
};
const picture: Panel = {
  name: 'a picture',
  opener: (page) => page.locator('main a[href^="/media/"]').first(),
  panel: (page) => page.getByRole('dialog'),
  part: '[role="dialog"]',
  isModal: true,
  isOpenedByHtml: true,
};

const isWithin = (panel: Locator) => panel.evaluate((box) => box.contains(document.activeElement));

/** Opens a panel by keyboard, checks it, cycles the focus through it, and closes it by Escape. */
async function visit(
  page: Page,
  { name, opener, panel, part, isModal, isEnteredByTab, opensLate, isOpenedByHtml }: Panel,
): Promise<string[]> {
  const [button, box] = [opener(page), panel(page)];
  const errors: string[] = [];
  // A press before hydration opens nothing that needs a script, and follows a link.
  if (!opensLate) await waitForHydration(isOpenedByHtml ? page.locator('main') : button);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(box, `${name} opens`).toBeVisible();
  if (isEnteredByTab) {
    await page.keyboard.press('Tab');
    if (!(await isWithin(box))) errors.push('Tab does not lead in');
  } else await expect.poll(() => isWithin(box), `${name} takes the focus`).toBe(true);
  errors.push(...(await findViolations(page, part)));
  const presses = isModal ? 12 : 0;
  for (let step = 0; step < presses; step += 1) {
    await page.keyboard.press('Tab');
    // Between its last and first element the focus passes through the browser's own controls.
    const isOut = await page.evaluate((selector) => {
      const at = document.activeElement;
      return at !== document.body && at?.closest(selector) === null;
    }, part);
    if (isOut) errors.push('the focus leaves it');
  }
  await page.keyboard.press('Escape');
  await expect(box, `${name} closes by Escape`).toBeHidden();
  await expect(button, `what opened ${name} gets the focus back`).toBeFocused();
  return errors.map((error) => `${name}: ${error}`);
}

/** A phone's drawer, sheet and card are other elements than the panels and dialogs of a desktop. */
const SCREENS = [
  { screen: 'careers', width: 1440, panels: [search, cookies] },
  { screen: 'projects', width: 390, panels: [drawer, cookies] },
  { screen: 'programs', width: 1440, panels: [calendarPanel] },
  { screen: 'programs', width: 390, panels: [filters] },
  { screen: 'visitorInformation', width: 1440, panels: [signsPanel] },
  // Neighbouring markers form a cluster; the stations are single.
  { screen: 'map', width: 390, query: '?kind=metro', panels: [signsPanel, place] },
  { screen: 'map', width: 1440, query: '?kind=metro', panels: [place] },
  { screen: 'gallery', width: 1440, panels: [picture] },
] as const;

for (const { screen, width, panels, ...more } of SCREENS)
  test(`the focus enters ${panels.map(({ name }) => name).join(' and ')} of ${screen} at ${width} px and returns, and axe finds nothing`, async ({
    visitor,
  }) => {
    const { page, errors } = await visitor({ width, height: 844 });
    const [paths] = await listScreenPaths(screen);
    await page.goto(`${paths?.hu}${'query' in more ? more.query : ''}`);
    const found: string[] = [];
    for (const panel of panels) found.push(...(await visit(page, panel)));
    expect([...found, ...errors()]).toEqual([]);
  });

const IN_LARGER_TEXT = [
  { screen: 'programs', panels: [calendarPanel, filters] },
  { screen: 'projects', panels: [drawer, cookies] },
] as const;

test('the texts of calendar, filters, drawer and cookie settings stay within a small phone in larger text', async ({ visitor }) => {
  const { page } = await visitor({ width: 320, height: 844 });
  const outside: string[] = [];
  for (const { screen, panels } of IN_LARGER_TEXT) {
    const [paths] = await listScreenPaths(screen);
    await page.goto(`${paths?.hu}`);
    await waitForHydration(page.locator('main'));
    for (const { name, opener, panel } of panels) {
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(panel(page), `${name} opens`).toBeVisible();
      const words = await withLargerText(page, () => findTextsOutside(panel(page)));
      outside.push(...words.map((word) => `${name}: ${word}`));
      await page.keyboard.press('Escape');
      await expect(panel(page), `${name} closes`).toBeHidden();
    }
  }
  expect(outside).toEqual([]);
});

test('the lightbox opens at the chosen picture, with two-digit counters', async ({ visitor }) => {
  const { page } = await visitor({ width: 1440 });
  await page.goto('/projekt/neprajzi-muzeum');
  await waitForHydration(page.locator('main'));
  await page.locator('main a[href^="/media/"]').nth(1).click();
  await expect(page.getByRole('dialog')).toContainText(/02\s*\/\s*0\d/);
});
