import type { Page } from '@playwright/test';
import { realNow } from '../support/runner/clock.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page.locator('main'));
}

/** Adds a link to the page, like an editor's, and clicks on it. */
async function follow(page: Page, href: string): Promise<void> {
  // In one step: the page that a former link led to may still be on its way, and replaces what is in main.
  await page.locator('main').evaluate((main, target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: 'Oda' });
    main.prepend(link);
    link.click();
  }, href);
}

test('a link of the header navigates to the top of the new page within the document, and moves the focus', async ({ visitor }) => {
  const { page } = await visitor();
  await openPage(page, '/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.locator('header').getByRole('link', { name: 'Magazin' }).click();
  await page.waitForURL('**/magazin');
  await expect(page.locator('#content')).toBeFocused();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link with an anchor scrolls to its target, below the bars and the place’s own navigation', async ({ visitor }) => {
  const { page } = await visitor({ width: 1440 });
  await openPage(page, '/');
  await follow(page, '/top-helyek/ballon-kilato#schedule');
  await page.waitForURL(/#schedule$/);
  // The specification's default offset of 150 px, more under two bars and the place's own navigation.
  const navigation = page.locator('nav', { has: page.locator('a[href="#schedule"]') });
  const getGap = async () => {
    const [target, bar] = await Promise.all([page.locator('#schedule').boundingBox(), navigation.boundingBox()]);
    return target && bar && target.y >= 150 ? target.y - bar.y - bar.height : -1;
  };
  await expect.poll(async () => (await getGap()) >= 0 && (await getGap()) < 60).toBe(true);
});

/** Without JavaScript they are redirects: http/pages/routing.http.ts. */
const REDIRECTED = [
  ['/magazin/', '/magazin'],
  ['/KERESES?q=Ballon', '/kereses?q=Ballon'],
  ['/varosligeti-programok/?category=sport', '/varosligeti-programok?category=sport'],
  ['/ballon', '/top-helyek/ballon-kilato'],
  ['/en/top-locations/ballon-kilato', '/en/top-locations/balloon-fly'],
  ['/qr/ballon', '/top-helyek/ballon-kilato'],
] as const;

test('links to other spellings, redirected paths and printed codes work with JavaScript', async ({ visitor }) => {
  const { page } = await visitor();
  await openPage(page, '/karrier');
  for (const [href, path] of REDIRECTED) {
    await follow(page, href);
    await expect(page, href).toHaveURL((url) => url.pathname + url.search === path);
    await expect(page.getByRole('heading', { level: 1 }), href).not.toHaveText(/nem található|could not be found|Karrier/);
  }
});

test('a link is prefetched when the pointer rests on it, but not with data saving', async ({ visitor }) => {
  for (const saveData of [false, true]) {
    const { page } = await visitor();
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }), saveData);
    const log: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/magazin.data')) log.push('fetched');
    });
    await openPage(page, '/karrier');
    const link = page.locator('header').getByRole('link', { name: 'Magazin' });
    await link.hover();
    if (!saveData) await expect.poll(() => log).toEqual(['fetched']);
    log.push('clicked');
    await link.click();
    await page.waitForURL('**/magazin');
    expect([saveData, log[0]]).toEqual([saveData, saveData ? 'clicked' : 'fetched']);
  }
});

test('a slow page is announced, after a while with a greeting', async ({ visitor }) => {
  const { page } = await visitor();
  await openPage(page, '/karrier');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/magazin.data*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.locator('header').getByRole('link', { name: 'Magazin' }).click();
  const waiting = page.getByRole('status').filter({ hasText: 'Betöltés…' });
  await expect(waiting.getByText('Jó, hogy itt van!')).toBeVisible();
  arrive();
  await page.waitForURL('**/magazin');
  await expect(waiting).toHaveCount(0);
});

test('the button to the top appears after 700 px and scrolls there', async ({ visitor }) => {
  const { page } = await visitor({ width: 390, height: 844 });
  await openPage(page, '/varosligeti-programok');
  const button = page.getByRole('button', { name: 'Vissza az oldal tetejére' });
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(button).toHaveCount(1);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the language switch keeps the page, closes the menu, and is remembered for a year by the root and the logo', async ({ visitor }) => {
  const { page, context } = await visitor({ language: 'hu' });
  await openPage(page, '/a-projekt');
  await page.locator('summary', { hasText: 'Programok' }).click();
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/the-project');
  await expect(page.locator('nav details[open]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const cookie = (await context.cookies()).find(({ name }) => name === 'language');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax', secure: false });
  const days = ((cookie?.expires ?? 0) * 1000 - realNow()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await openPage(page, '/karrier');
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/en');
});
