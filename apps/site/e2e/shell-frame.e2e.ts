import { afterAll, describe, expect, inject, test } from 'vitest';
import { closeBrowser, visitor } from './browser.ts';

const origin = inject('siteOrigin');
afterAll(closeBrowser);

describe('announcements', () => {
  test('stack above the header, three rem each; what sticks begins below them', async () => {
    const { page, context } = await visitor(origin);
    await page.goto('/');
    const bars = page.locator('#announcements > div');
    const count = await bars.count();
    expect(count).toBeGreaterThan(1);
    await page.evaluate(() => window.scrollTo(0, 400));
    const tops = await bars.evaluateAll((all) => all.map((bar) => Math.round(bar.getBoundingClientRect().top)));
    expect(tops).toEqual(tops.map((_, index) => index * 48));
    const header = await page.locator('header').first().boundingBox();
    expect([header?.y, header?.height]).toEqual([count * 48, 66]);
    await context.close();
  });

  test('stay dismissed for a day, before anything is painted, until their text changes', async () => {
    const { page, context, faults } = await visitor(origin);
    await page.goto('/');
    const bars = page.locator('#announcements > div:visible');
    const count = await bars.count();
    await page
      .getByRole('button', { name: /^Elrejtés: / })
      .first()
      .click();
    expect(await bars.count()).toBe(count - 1);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Elrejtés: /);
    const cookie = (await context.cookies()).find(({ name }) => name === 'dismissed_announcements');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000)).toBe(24);
    expect(faults()).toEqual([]);

    // The stylesheet and the early script are enough: none of the page's own code arrives.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/magazin');
    expect(await bars.count()).toBe(count - 1);

    await context.addCookies([{ name: 'dismissed_announcements', value: '1:an-older-text', url: origin }]);
    await page.goto('/magazin');
    expect(await bars.count()).toBe(count);
    await context.close();
  });

  test('move when they are wider than their bar, unless motion is unwelcome', async () => {
    const { page, context } = await visitor(origin, { width: 390, height: 844 });
    await page.goto('/');
    const text = page.locator('#announcements p').first();
    const animation = () => text.evaluate((line) => getComputedStyle(line).animationName);
    await expect.poll(() => text.evaluate((line) => line.parentElement?.hasAttribute('data-moving'))).toBe(true);
    expect(await animation()).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await animation()).not.toBe('none');
    await context.close();
  });

  test('can be read as a whole without JavaScript', async () => {
    const { page, context } = await visitor(origin, { width: 390, height: 844, javaScript: false });
    await page.goto('/');
    const cut = await page
      .locator('#announcements p')
      .evaluateAll((all) => all.filter((line) => line.scrollWidth > line.clientWidth).length);
    expect(cut).toBe(0);
    expect(await page.getByRole('button', { name: /^Elrejtés/ }).count()).toBe(0);
    await context.close();
  });
});

describe('the footer', () => {
  test('hands an address to the newsletter screen, in Hungarian only', async () => {
    const { page, context } = await visitor(origin, { javaScript: false });
    await page.goto('/magazin');
    await page.locator('footer').getByRole('textbox').fill('valaki@pelda.hu');
    await page.getByRole('button', { name: 'Feliratkozom' }).click();
    expect(new URL(page.url()).pathname).toBe('/hirlevel-feliratkozas');
    expect(await page.locator('main input[name="email"]').inputValue()).toBe('valaki@pelda.hu');
    await page.goto('/en/magazine');
    expect(await page.locator('footer form').count()).toBe(0);
    await context.close();
  });

  test('shows the company, phone, hours, support, four networks and this year', async () => {
    const { page, context } = await visitor(origin);
    await page.goto('/en/the-project');
    const footer = page.locator('footer');
    expect(await footer.getAttribute('data-theme')).toBe('dark');
    expect(await footer.locator('a[href^="tel:+36"]').count()).toBe(1);
    for (const network of ['Instagram', 'Facebook', 'YouTube', 'LinkedIn'])
      expect(await footer.getByRole('link', { name: network }).count()).toBe(1);
    expect(await footer.innerText()).toContain(`© ${new Date().getFullYear()}`);
    await context.close();
  });

  test.each([
    [390, false],
    [1000, false],
    [1280, true],
  ])('on the map, %i px wide, is shown: %s', async (width, shown) => {
    const { page, context } = await visitor(origin, { width, height: 900, javaScript: false });
    await page.goto('/terkep');
    expect(await page.locator('footer').isVisible()).toBe(shown);
    await context.close();
  });
});

test('cookie settings are a choice that is kept, and nothing is measured without it', async () => {
  const { page, context, faults } = await visitor(origin);
  const measured: string[] = [];
  page.on('request', (request) => {
    if (/analytics|googletagmanager/.test(request.url())) measured.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sütibeállítások' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sütibeállítások' });
  await dialog.getByRole('button', { name: 'Csak a szükségeseket' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  expect((await context.cookies()).find(({ name }) => name === 'cookie_consent')).toMatchObject({ value: 'necessary', path: '/' });
  await page.goto('/en');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  expect(await page.getByRole('dialog').innerText()).toContain('only the cookies the site needs');
  expect(measured).toEqual([]);
  expect(faults()).toEqual([]);
  await context.close();
});

test('an address that does not exist leads home, to search and to today', async () => {
  const { page, context } = await visitor(origin, { javaScript: false });
  const answer = await page.goto('/nincs/ilyen/oldal');
  expect(answer?.status()).toBe(404);
  const main = page.locator('main');
  expect(await main.innerText()).toContain('404');
  expect(await main.getByRole('heading', { level: 1 }).innerText()).toContain('Az oldal nem található');
  expect(await main.getByRole('link', { name: 'Vissza a főoldalra' }).getAttribute('href')).toBe('/');
  expect(await main.getByRole('link', { name: 'Mi van ma a Ligetben?' }).getAttribute('href')).toMatch(/from=\d{4}-\d\d-\d\d&to=/);
  expect(await main.getByRole('searchbox').count()).toBe(1);
  await context.close();
});

describe('moving on', () => {
  test('puts the focus on the new page and stays in the document', async () => {
    const { page, context } = await visitor(origin);
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator('header').getByRole('link', { name: 'Magazin' }).click();
    await page.waitForURL('**/magazin');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await context.close();
  });

  test.each([
    ['fetches a link ahead that the pointer rests on', false],
    ['fetches nothing ahead for those who save data', true],
  ])('%s', async (_, saveData) => {
    const { page, context } = await visitor(origin);
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }), saveData);
    const log: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/magazin.data')) log.push('fetched');
    });
    await page.goto('/');
    const link = page.locator('header').getByRole('link', { name: 'Magazin' });
    await link.hover();
    if (!saveData) await page.waitForRequest(/\/magazin\.data/);
    log.push('clicked');
    await link.click();
    await page.waitForURL('**/magazin');
    expect(log.indexOf('fetched') < log.indexOf('clicked')).toBe(!saveData);
    await context.close();
  });

  test('lands on the target of the click when its code cannot be loaded', async () => {
    const { page, context } = await visitor(origin);
    await page.goto('/');
    await page.route('**/assets/MagazineScreen-*.js', (route) => route.abort());
    await page.locator('header').getByRole('link', { name: 'Magazin' }).click();
    await page.waitForURL('**/magazin');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
    await context.close();
  });
});

test('the way back to the top appears after 700 px', async () => {
  const { page, context } = await visitor(origin, { width: 390, height: 844 });
  await page.goto('/varosligeti-programok');
  const button = page.getByRole('button', { name: 'Vissza az oldal tetejére' });
  await page.evaluate(() => window.scrollTo(0, 700));
  expect(await button.count()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => button.count()).toBe(1);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await context.close();
});

test('who loses the connection is told', async () => {
  const { page, context } = await visitor(origin);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect.poll(() => page.getByText('Nincs internetkapcsolat').count()).toBe(1);
  await context.setOffline(false);
  await expect.poll(() => page.getByText('Nincs internetkapcsolat').count()).toBe(0);
  await context.close();
});
