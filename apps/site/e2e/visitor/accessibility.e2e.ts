import { violations } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/test.ts';

// Every screen of the route table is looked at in smoke.e2e.ts, dialogs and panels in dialogs.e2e.ts.

test('axe finds nothing while a picture is open in the lightbox', async ({ visitor }) => {
  const { page } = await visitor({ width: 1440 });
  await page.goto('/projekt/neprajzi-muzeum');
  const picture = page.locator('main a[href^="/media/"]').first();
  await hydrated(picture);
  await picture.click();
  const dialog = page.getByRole('dialog');
  await expect(page.locator('.yarl__slide_current img')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test.describe('axe while something of the frame is open', () => {
  for (const path of ['/karrier', '/a-projekt'])
    test(`finds nothing in the panels and dialogs of ${path}`, async ({ visitor }) => {
      const { page } = await visitor({ width: 1440 });
      await page.goto(path);
      await hydrated(page.locator('main'));
      for (const name of ['Programok', 'Top helyek', 'Látogatás']) {
        await page.locator('header summary', { hasText: name }).click();
        await expect(page.locator('header details[open] > summary')).toContainText([name]);
        expect([name, await violations(page)]).toEqual([name, []]);
      }
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Sütibeállítások' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

  for (const width of [390, 768])
    test(`finds nothing in the drawer at ${width} px`, async ({ visitor }) => {
      const { page } = await visitor({ width });
      await page.goto('/karrier');
      const menu = page.getByRole('button', { name: 'Menü' });
      await hydrated(menu);
      await menu.click();
      await expect(page.locator('#site-menu')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
});
