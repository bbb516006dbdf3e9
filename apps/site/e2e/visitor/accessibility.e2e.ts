import type { Page } from '@playwright/test';
import { getMessages } from '../../app/i18n/index.ts';
import { buildHref } from '../../app/lib/urls/href.ts';
import { CONTENTS, findViolations, LAYOUT } from '../support/axe.ts';
import { listAllScreenPaths, listScreenPaths } from '../support/screen-paths.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

// every-screen.e2e.ts checks the contents of every screen, dialogs.e2e.ts dialogs and drawers.

/** Violations of the page’s layout at each width. */
async function findAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Wait until the bars know their new width: before, a long text is below its button.
    const bars = page.locator('.announcement-text');
    const areMeasured = (texts: Element[]) =>
      texts.every((text) => text.hasAttribute('data-moving') || text.scrollWidth <= text.clientWidth);
    await expect.poll(() => bars.evaluateAll(areMeasured)).toBe(true);
    found.push(...(await findViolations(page, LAYOUT)).map((error) => `at ${width}: ${error}`));
  }
  return found;
}

for (const [layout, path] of [
  ['light', '/karrier'],
  ['dark', '/a-projekt'],
] as const)
  test(`axe finds nothing in the ${layout} layout of a page, nor in the header’s panels`, async ({ visitor }) => {
    const { page } = await visitor({ width: 390 });
    await page.goto(path);
    await waitForHydration(page.locator('main'));
    const found = await findAt(page, [390, 768, 1440]);
    for (const name of ['Programok', 'Top helyek', 'Látogatás']) {
      await page.locator('header summary', { hasText: name }).click();
      await expect(page.locator('header details[open] > summary')).toContainText([name]);
      found.push(...(await findViolations(page, '.layout > header details[open]')).map((error) => `${name}: ${error}`));
    }
    expect(found).toEqual([]);
  });

test('axe finds nothing in the English layout, nor in the layout of the map', async ({ visitor }) => {
  const { page } = await visitor({ language: 'en', width: 1440 });
  await page.goto('/en/career');
  await waitForHydration(page.locator('main'));
  const found = await findAt(page, [390, 1440]);
  await page.goto('/en/map');
  await waitForHydration(page.locator('main'));
  found.push(...(await findAt(page, [1440, 390])));
  expect(found).toEqual([]);
});

test('axe finds nothing in forms with errors, the sharing of a program and pages without results', async ({ visitor }) => {
  const { page } = await visitor({ width: 768, height: 844 });
  const found: string[] = [];
  const expectNoViolations = async (what: string) =>
    found.push(...(await findViolations(page, CONTENTS)).map((error) => `${what}: ${error}`));
  const [newsletter] = await listScreenPaths('newsletter');
  const complaint = (await listAllScreenPaths()).find(({ paths }) => paths.hu.endsWith('-panaszkezeles'))?.paths.hu ?? '';
  for (const path of [newsletter?.hu ?? '', complaint]) {
    await page.goto(path);
    await page.locator('main form[method="post"] button[type="submit"]').click();
    await expect(page.locator('main [role="alert"]')).toBeVisible();
    await expectNoViolations(path);
  }
  const [program] = await listScreenPaths('program');
  await page.goto(program?.hu ?? '');
  const copy = page.getByRole('button', { name: getMessages('hu').programs.copyLink });
  await waitForHydration(copy);
  await copy.click();
  // An element half below the header would be reported as too small a target at this scroll position.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolations('sharing');
  for (const path of [
    `${buildHref('search', 'hu', {})}?q=xqzwyvk`,
    `${buildHref('map', 'hu', {})}?kind=restroom`,
    `${buildHref('magazine', 'hu', {})}?page=90`,
    `${buildHref('press', 'hu', {})}?q=xqzwyvk`,
    '/nincs-ilyen-oldal',
  ]) {
    await page.goto(path);
    await expectNoViolations(path);
  }
  expect(found).toEqual([]);
});
