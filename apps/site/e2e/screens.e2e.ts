import { afterAll, describe, expect, inject, test } from 'vitest';
import { closeBrowser, visitor } from './browser.ts';

const origin = inject('siteOrigin');
afterAll(closeBrowser);

describe('moving from screen to screen', () => {
  test('starts at the top, and at the anchor when there is one', async () => {
    const { page, context } = await visitor(origin, { width: 1440 });
    await page.goto('/magazin', { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.locator('main a[href^="/magazin/"]').last().click();
    await page.waitForURL(/\/magazin\/./);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goto('/', { waitUntil: 'networkidle' });
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
    await context.close();
  });
});

describe('layouts', () => {
  test('the dark one has a dark footer, the default a light one', async () => {
    const { page, context } = await visitor(origin);
    await page.goto('/a-projekt');
    expect(await page.locator('footer.footer-dark').count()).toBe(1);
    await page.goto('/karrier');
    expect(await page.locator('footer.footer-light').count()).toBe(1);
    await context.close();
  });

  test('the panel of the top locations has ten cards and a way to the map', async () => {
    const { page, context } = await visitor(origin, { width: 1440 });
    await page.goto('/karrier');
    await page.locator('summary', { hasText: 'Top helyek' }).click();
    const panel = page.locator('nav details').nth(1);
    expect(await panel.locator('a[href^="/top-helyek/"]').count()).toBe(10);
    expect(await panel.locator('a[href="/terkep"]').count()).toBe(1);
    await context.close();
  });

  test('a page may be enlarged five times', async () => {
    const html = await (await fetch(new URL('/', origin), { headers: { 'accept-language': 'hu' } })).text();
    expect(html).toContain('maximum-scale=5');
  });
});

describe('pictures', () => {
  test('open in the lightbox at the one that was chosen, with two-digit counters, and close by Escape', async () => {
    const { page, context } = await visitor(origin, { width: 1440 });
    await page.goto('/projekt/neprajzi-muzeum', { waitUntil: 'networkidle' });
    await page.locator('main a[href^="/media/"]').nth(1).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expect.poll(() => dialog.innerText()).toMatch(/02\s*\/\s*0\d/);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await context.close();
  });

  test('are links to the picture itself without JavaScript', async () => {
    const { page, context } = await visitor(origin, { javaScript: false });
    await page.goto('/projekt/neprajzi-muzeum');
    const address = await page.locator('main a[href^="/media/"]').first().getAttribute('href');
    expect((await fetch(new URL(address ?? '', origin))).headers.get('content-type')).toMatch(/^image\//);
    await context.close();
  });
});

test('the map’s camera goes nearer, turns and comes back', async () => {
  const { page, context } = await visitor(origin, { width: 1440 });
  await page.goto('/terkep', { waitUntil: 'networkidle' });
  const plane = page.locator('[data-plane]');
  const camera = async () => (await plane.getAttribute('style'))?.replaceAll(/[ ;]/g, '');
  const start = await camera();
  await page.getByRole('button', { name: 'Nagyítás' }).click();
  await expect.poll(camera).not.toBe(start);
  const near = await camera();
  await page.getByRole('button', { name: /forgat/i }).click();
  await expect.poll(camera).not.toBe(near);
  await page.getByRole('button', { name: /alaphelyzet/i }).click();
  await expect.poll(camera).toBe(start);
  await context.close();
});
