import { getMessages } from '../../app/i18n/index.ts';
import { realNow } from '../support/runner/clock.ts';
import { expect, origin, test, waitForHydration } from '../support/test.ts';

test.describe('announcements', () => {
  test('stack above the header, three rem each; sticky elements begin below them', async ({ visitor }) => {
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

  test('come one at a time on a phone: two lines without motion and an arrow, complete when focused, and hidden after the first scroll', async ({
    visitor,
  }) => {
    // So narrow that the text is longer than its two lines.
    const { page, errors } = await visitor({ width: 320, height: 700 });
    await page.goto('/');
    await waitForHydration(page.locator('main'));
    const shown = page.locator('#announcements > div:visible');
    const first = await shown.innerText();
    const text = shown.locator('p');
    const height = () =>
      text.evaluate((line) => Math.round(line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight)));
    expect(await height()).toBe(2);
    expect(await text.evaluate((line) => line.getAnimations().length)).toBe(0);
    // An arrow says that the text goes on, where it does.
    const arrow = shown.locator('.announcement-more');
    const isArrowSeen = () =>
      arrow.evaluate((drawing) => {
        const { x, y, width, height } = drawing.getBoundingClientRect();
        return drawing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    expect(await isArrowSeen()).toBe(true);
    await page.setViewportSize({ width: 760, height: 700 });
    expect(await isArrowSeen()).toBe(false);
    await page.setViewportSize({ width: 320, height: 700 });
    const dismiss = shown.getByRole('button', { name: /közlemény elrejtése$/ });
    await dismiss.focus();
    expect(await height()).toBeGreaterThan(2);
    await expect(arrow).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(shown).not.toBeInViewport();
    expect((await page.locator('header').first().boundingBox())?.y).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await dismiss.press('Enter');
    await expect(shown).toHaveCount(1);
    expect(await shown.innerText()).not.toBe(first);
    expect(errors()).toEqual([]);
  });

  test('stay dismissed for a day, before the first paint, until their text changes', async ({ visitor }) => {
    const { page, context, errors } = await visitor();
    await page.goto('/');
    await waitForHydration(page.locator('main'));
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
    expect(errors()).toEqual([]);

    // The style sheet and the early script are enough: no other script is loaded.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/magazin');
    await expect(bars).toHaveCount(count - 1);

    await context.addCookies([{ name: 'dismissed_announcements', value: '1:an-older-text', url: origin }]);
    await page.goto('/magazin');
    await expect(bars).toHaveCount(count);
  });
});

test('the footer of the map is shown on a desktop, not on phones and tablets, and its last line always', async ({ visitor }) => {
  const { page } = await visitor({ width: 390, javaScript: false });
  await page.goto('/terkep');
  const { shell } = getMessages('hu');
  const footer = page.locator('footer');
  for (const [width, shown] of [
    [390, false],
    [1000, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const columns = footer.getByRole('navigation', { name: shell.footerNavigation, includeHidden: true });
    await expect(columns, `at ${width} px`).toBeVisible({ visible: shown });
    // With the cookie settings if there are scripts (map.e2e.ts).
    await expect(footer.getByRole('link', { name: shell.privacyPolicy }).last(), `at ${width} px`).toBeVisible();
  }
  // A tablet held sideways.
  const devices = await page.context().newCDPSession(page);
  await devices.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await devices.send('Emulation.setDeviceMetricsOverride', { width: 1280, height: 900, deviceScaleFactor: 1, mobile: true });
  await expect(footer.getByRole('navigation', { name: shell.footerNavigation, includeHidden: true })).toBeHidden();
});

test('cookie settings are stored, and nothing is measured without consent', async ({ visitor }) => {
  const { page, context, errors } = await visitor();
  const measured: string[] = [];
  page.on('request', (request) => {
    if (/analytics|googletagmanager/.test(request.url())) measured.push(request.url());
  });
  await page.goto('/');
  await waitForHydration(page.locator('main'));
  await page.getByRole('button', { name: 'Sütibeállítások' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sütibeállítások' });
  await dialog.getByRole('button', { name: 'Csak a szükségeseket' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await context.cookies()).find(({ name }) => name === 'cookie_consent')).toMatchObject({ value: 'necessary', path: '/' });
  await page.getByRole('button', { name: 'Sütibeállítások' }).click();
  await expect(dialog).toContainText('Jelenleg:');
  expect(measured).toEqual([]);
  expect(errors()).toEqual([]);
});
