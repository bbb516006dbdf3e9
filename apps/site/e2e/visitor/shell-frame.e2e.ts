import { messagesOf } from '../../app/messages/index.ts';
import { realNow } from '../support/clock.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

test.describe('announcements', () => {
  test('stack above the header, three rem each; what sticks begins below them', async ({ visitor }) => {
    const { page } = await visitor();
    await page.goto('/');
    const bars = page.locator('#announcements > div');
    const count = await bars.count();
    expect(count).toBeGreaterThan(1);
    await page.evaluate(() => window.scrollTo(0, 400));
    const tops = await bars.evaluateAll((all) => all.map((bar) => Math.round(bar.getBoundingClientRect().top)));
    expect(tops).toEqual(tops.map((_, index) => index * 48));
    const header = await page.locator('header').first().boundingBox();
    expect([header?.y, header?.height]).toEqual([count * 48, 66]);
  });

  test('stay dismissed for a day, before anything is painted, until their text changes', async ({ visitor }) => {
    const { page, context, faults } = await visitor();
    await page.goto('/');
    await hydrated(page.locator('main'));
    const bars = page.locator('#announcements > div:visible');
    const count = await bars.count();
    await page
      .getByRole('button', { name: /közlemény elrejtése$/ })
      .first()
      .click();
    await expect(bars).toHaveCount(count - 1);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/közlemény elrejtése$/);
    const cookie = (await context.cookies()).find(({ name }) => name === 'dismissed_announcements');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - realNow()) / 3_600_000)).toBe(24);
    expect(faults()).toEqual([]);

    // The stylesheet and the early script are enough: none of the page's own code arrives.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/magazin');
    await expect(bars).toHaveCount(count - 1);

    await context.addCookies([{ name: 'dismissed_announcements', value: '1:an-older-text', url: origin }]);
    await page.goto('/magazin');
    await expect(bars).toHaveCount(count);
  });

  test('can be read as a whole without JavaScript', async ({ visitor }) => {
    const { page } = await visitor({ width: 390, height: 844, javaScript: false });
    await page.goto('/');
    const cut = await page
      .locator('#announcements p')
      .evaluateAll((all) => all.filter((line) => line.scrollWidth > line.clientWidth).length);
    expect(cut).toBe(0);
    await expect(page.getByRole('button', { name: /közlemény elrejtése$/ })).toHaveCount(0);
  });
});

test.describe('the footer', () => {
  test('hands an address to the newsletter screen, in Hungarian only', async ({ visitor }) => {
    const { page } = await visitor({ javaScript: false });
    await page.goto('/magazin');
    await page.locator('footer').getByRole('textbox').fill('valaki@pelda.hu');
    await page.getByRole('button', { name: 'Feliratkozom' }).click();
    expect(new URL(page.url()).pathname).toBe('/hirlevel-feliratkozas');
    await expect(page.locator('main input[name="email"]')).toHaveValue('valaki@pelda.hu');
    await page.goto('/en/magazine');
    await expect(page.locator('footer form')).toHaveCount(0);
  });

  test('shows the company, phone, hours, support, four networks and this year', async ({ visitor }) => {
    const { page } = await visitor();
    await page.goto('/en/the-project');
    const footer = page.locator('footer');
    await expect(footer).toHaveAttribute('data-theme', 'dark');
    await expect(footer.locator('a[href^="tel:+36"]')).toHaveCount(1);
    for (const network of ['Instagram', 'Facebook', 'YouTube', 'LinkedIn'])
      await expect(footer.getByRole('link', { name: network })).toHaveCount(1);
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  });

  for (const [width, shown] of [
    [390, false],
    [1000, false],
    [1280, true],
  ] as const)
    test(`on the map, ${width} px wide, is shown: ${shown}`, async ({ visitor }) => {
      const { page } = await visitor({ width, height: 900, javaScript: false });
      await page.goto('/terkep');
      const { shell } = messagesOf('hu');
      const footer = page.locator('footer');
      await expect(footer.getByRole('navigation', { name: shell.footerNavigation, includeHidden: true })).toBeVisible({ visible: shown });
      // Its last line stays, with the cookie settings where there are scripts (map.e2e.ts).
      await expect(footer.getByRole('link', { name: shell.privacyPolicy }).last()).toBeVisible();
    });
});

test('cookie settings are a choice that is kept, and nothing is measured without it', async ({ visitor }) => {
  const { page, context, faults } = await visitor();
  const measured: string[] = [];
  page.on('request', (request) => {
    if (/analytics|googletagmanager/.test(request.url())) measured.push(request.url());
  });
  await page.goto('/');
  await hydrated(page.locator('main'));
  await page.getByRole('button', { name: 'Sütibeállítások' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sütibeállítások' });
  await dialog.getByRole('button', { name: 'Csak a szükségeseket' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await context.cookies()).find(({ name }) => name === 'cookie_consent')).toMatchObject({ value: 'necessary', path: '/' });
  await page.goto('/en');
  await hydrated(page.locator('main'));
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('dialog')).toContainText('only the necessary cookies');
  expect(measured).toEqual([]);
  expect(faults()).toEqual([]);
});

test('an address that does not exist leads home, to search and to today', async ({ visitor }) => {
  const { page } = await visitor({ javaScript: false });
  const answer = await page.goto('/nincs/ilyen/oldal');
  expect(answer?.status()).toBe(404);
  const main = page.locator('main');
  await expect(main).toContainText('404');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Az oldal nem található');
  await expect(main.getByRole('link', { name: 'Vissza a főoldalra' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Mi van ma a Ligetben?' })).toHaveAttribute('href', /from=\d{4}-\d\d-\d\d&to=/);
  await expect(main.getByRole('searchbox')).toHaveCount(1);
});

test.describe('moving on', () => {
  test('puts the focus on the new page and stays in the document', async ({ visitor }) => {
    const { page } = await visitor();
    await page.goto('/');
    await hydrated(page.locator('main'));
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator('header').getByRole('link', { name: 'Magazin' }).click();
    await page.waitForURL('**/magazin');
    await expect(page.locator('#content')).toBeFocused();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const [what, saveData] of [
    ['fetches a link ahead that the pointer rests on', false],
    ['fetches nothing ahead for those who save data', true],
  ] as const)
    test(what, async ({ visitor }) => {
      const { page } = await visitor();
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }), saveData);
      const log: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/magazin.data')) log.push('fetched');
      });
      await page.goto('/');
      await hydrated(page.locator('main'));
      const link = page.locator('header').getByRole('link', { name: 'Magazin' });
      await link.hover();
      if (!saveData) await expect.poll(() => log).toEqual(['fetched']);
      log.push('clicked');
      await link.click();
      await page.waitForURL('**/magazin');
      expect(log.indexOf('fetched') < log.indexOf('clicked')).toBe(!saveData);
    });
});

test('a page that is long on its way is announced, after a while with a greeting', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/karrier');
  await hydrated(page.locator('main'));
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

test('the way back to the top appears after 700 px', async ({ visitor }) => {
  const { page } = await visitor({ width: 390, height: 844 });
  await page.goto('/varosligeti-programok');
  await hydrated(page.locator('main'));
  const button = page.getByRole('button', { name: 'Vissza az oldal tetejére' });
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(button).toHaveCount(1);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('who loses the connection is told', async ({ visitor }) => {
  const { page, context } = await visitor();
  await page.goto('/');
  await hydrated(page.locator('main'));
  await context.setOffline(true);
  await expect(page.getByText('Nincs internetkapcsolat')).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText('Nincs internetkapcsolat')).toHaveCount(0);
});
