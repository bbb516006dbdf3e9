import { expect, hydrated, origin, test } from '../support/test.ts';

test.describe('moving from screen to screen', () => {
  test('starts at the top, and at the anchor when there is one', async ({ visitor }) => {
    const { page } = await visitor({ width: 1440 });
    await page.goto('/magazin');
    await page.evaluate(() => window.scrollTo(0, 900));
    const article = page.locator('main a[href^="/magazin/"]').last();
    await hydrated(article);
    await article.click();
    await page.waitForURL(/\/magazin\/./);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goto('/');
    await hydrated(page.locator('main'));
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/top-helyek/ballon-kilato#schedule';
      link.textContent = 'Menetrend';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Menetrend', exact: true }).click();
    await page.waitForURL(/#schedule$/);
    // The specification's default offset of 150 px, more under two bars and the place's own navigation.
    const top = () => page.locator('#schedule').evaluate((anchor) => anchor.getBoundingClientRect().top);
    await expect.poll(async () => (await top()) >= 150 && (await top()) < 260).toBe(true);
  });
});

test.describe('layouts', () => {
  test('the dark one has a dark footer, the default a light one', async ({ visitor }) => {
    const { page } = await visitor();
    await page.goto('/a-projekt');
    await expect(page.locator('footer.footer-dark')).toHaveCount(1);
    await page.goto('/karrier');
    await expect(page.locator('footer.footer-light')).toHaveCount(1);
  });

  test('the panel of the top locations has ten cards and a way to the map', async ({ visitor }) => {
    const { page } = await visitor({ width: 1440 });
    await page.goto('/karrier');
    await page.locator('summary', { hasText: 'Top helyek' }).click();
    const panel = page.locator('nav details').nth(1);
    await expect(panel.locator('a[href^="/top-helyek/"]')).toHaveCount(10);
    await expect(panel.locator('a[href="/terkep"]')).toHaveCount(1);
  });

  test('a page may be enlarged five times', async () => {
    const html = await (await fetch(new URL('/', origin), { headers: { 'accept-language': 'hu' } })).text();
    expect(html).toContain('maximum-scale=5');
  });
});

test.describe('pictures', () => {
  test('open in the lightbox at the one that was chosen, with two-digit counters, and close by Escape', async ({ visitor }) => {
    const { page } = await visitor({ width: 1440 });
    await page.goto('/projekt/neprajzi-muzeum');
    const picture = page.locator('main a[href^="/media/"]').nth(1);
    await hydrated(picture);
    await picture.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/02\s*\/\s*0\d/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('are links to the picture itself without JavaScript', async ({ visitor }) => {
    const { page } = await visitor({ javaScript: false });
    await page.goto('/projekt/neprajzi-muzeum');
    const address = await page.locator('main a[href^="/media/"]').first().getAttribute('href');
    expect((await fetch(new URL(address ?? '', origin))).headers.get('content-type')).toMatch(/^image\//);
  });
});

test('the map’s camera goes nearer, turns and comes back', async ({ visitor }) => {
  const { page } = await visitor({ width: 1440 });
  await page.goto('/terkep');
  const plane = page.locator('[data-plane]');
  const camera = async () => (await plane.getAttribute('style'))?.replaceAll(/[ ;]/g, '');
  const start = await camera();
  const nearer = page.getByRole('button', { name: 'Nagyítás' });
  await hydrated(nearer);
  await nearer.click();
  await expect.poll(camera).not.toBe(start);
  const near = await camera();
  await page.getByRole('button', { name: /forgat/i }).click();
  await expect.poll(camera).not.toBe(near);
  await page.getByRole('button', { name: /alaphelyzet/i }).click();
  await expect.poll(camera).toBe(start);
});
