import type { Page } from '@playwright/test';
import { linkToThisMinute } from '../support/runner/services.ts';
import { expect, isHydrated, origin, test, waitForHydration } from '../support/test.ts';

/** Later style sheets override earlier ones: none may occur twice, or be added after those that override it. */
const getSheets = (page: Page) =>
  page.locator('link[rel="stylesheet"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[0]));

test.describe('before the first pointer movement, a screen', () => {
  test('with parts that wait for it has all its style sheets', async ({ visitor }) => {
    const { page, errors } = await visitor({ width: 1440 });
    await page.goto('/');
    const part = page.locator('main section[aria-roledescription]').first();
    const before = await getSheets(page);
    await expect.poll(() => isHydrated(page.locator('main'))).toBe(true);
    expect(await isHydrated(part)).toBe(false);
    await waitForHydration(part);
    // A part's code requests everything before it runs.
    expect(await getSheets(page)).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    expect(new Set(before).size).toBe(before.length);
    expect(errors()).toEqual([]);
  });

  test('with code in parts has all its style sheets', async ({ visitor }) => {
    const { page, errors } = await visitor({ width: 1440 });
    const response = await page.goto('/ballon-panaszkezeles');
    // Of the document: its parts request their code at once.
    const before = [...((await response?.text()) ?? '').matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, sheet]) => sheet ?? '');
    await expect.poll(() => isHydrated(page.locator('main form').first())).toBe(true);
    const after = (await getSheets(page)).map((sheet) => new URL(sheet ?? '', origin).pathname);
    expect(after.filter((sheet) => !before.includes(sheet))).toEqual([]);
    expect(before.length).toBeGreaterThan(0);
    expect(new Set(before).size).toBe(before.length);
    expect(errors()).toEqual([]);
  });
});

test.describe('server-rendered content', () => {
  const titles = (page: Page) => page.locator('main').locator('h1, h2, h3').allInnerTexts();

  for (const path of ['/', '/varosligeti-programok'])
    test(`on ${path} is the same after client-side navigation`, async ({ visitor }) => {
      const { page, errors } = await visitor({ width: 1440 });
      await page.goto(linkToThisMinute(path));
      await expect(page).toHaveURL(path);
      const drawn = await titles(page);
      expect(drawn.length).toBeGreaterThan(10);
      await page.goto('/magazin');
      await waitForHydration(page.locator('main'));
      await page.evaluate((href) => {
        document.getElementById('content')?.prepend(Object.assign(document.createElement('a'), { href, textContent: 'Oda' }));
        Object.assign(window, { isSameDocument: true });
      }, path);
      await page.getByRole('link', { name: 'Oda', exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect.poll(async () => (await titles(page))[0]).toBe(drawn[0]);
      expect(await titles(page)).toEqual(drawn);
      expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
      expect(errors()).toEqual([]);
    });

  test('on the list of programs is replaced by a day’s content, without a gap and without duplicate sheets', async ({ visitor }) => {
    const { page, errors } = await visitor({ width: 1440 });
    await page.goto('/varosligeti-programok');
    const sheets = await getSheets(page);
    await waitForHydration(page.locator('main form').first());
    const days = page.locator('#list section[aria-labelledby^="day-"]');
    expect(await isHydrated(days.first())).toBe(false);
    await page.evaluate(() => {
      const gaps: string[] = [];
      Object.assign(window, { gaps });
      new MutationObserver(() => {
        if (!document.querySelector('#list h2')) gaps.push(document.querySelector('main')?.innerHTML.length.toString() ?? 'no page');
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.locator('#ribbon a').nth(3).click();
    await expect(page).toHaveURL(/from=/);
    await expect(days).toHaveCount(1);
    expect(await isHydrated(days.first())).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'gaps'))).toEqual([]);
    expect(await getSheets(page)).toEqual(sheets);
    expect(errors()).toEqual([]);
  });

  test('loads its pictures when they come near', async ({ visitor }) => {
    const { page, errors } = await visitor({ width: 390, height: 844 });
    await page.goto('/');
    const far = page.locator('main .picture-far');
    await waitForHydration(page.locator('main'));
    expect(await far.count()).toBeGreaterThan(3);
    const last = page.locator('#home-rest picture').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).not.toHaveClass(/picture-far/);
    await expect.poll(() => last.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    expect(errors()).toEqual([]);
  });
});

test('a click while the scripts are loading is handled when they are loaded', async ({ visitor }) => {
  const { page, errors } = await visitor({ width: 1440 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/karrier');
  const bars = page.locator('#announcements > div:visible');
  const count = await bars.count();
  await bars
    .first()
    .getByRole('button', { name: /közlemény elrejtése$/ })
    .click();
  expect([await isHydrated(page.locator('main')), await bars.count()]).toEqual([false, count]);
  release();
  await expect(bars).toHaveCount(count - 1);
  expect(errors()).toEqual([]);
});
