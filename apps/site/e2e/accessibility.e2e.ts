import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Address, allAddresses } from './addresses.ts';
import { violations } from './axe.ts';
import { closeBrowser, visitor } from './browser.ts';

const origin = inject('siteOrigin');
const WIDTHS = [390, 768, 1440];
let addresses: Address[];

beforeAll(async () => {
  addresses = await allAddresses(inject('cmsOrigin'));
});
afterAll(closeBrowser);

describe('axe on every screen of the route table', () => {
  test.each(['hu', 'en'] as const)(
    'finds nothing in %s, and nothing scrolls sideways',
    async (language) => {
      const { page, context } = await visitor(origin, { language });
      const faults: string[] = [];
      for (const { paths } of addresses) {
        if (language === 'en' && paths.hu === paths.en) continue;
        await page.goto(paths[language], { waitUntil: 'load' });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          faults.push(...(await violations(page)).map((fault) => `${paths[language]} at ${width}: ${fault}`));
        }
        await page.setViewportSize({ width: 320, height: 800 });
        const [whole, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
        if ((whole ?? 0) > (shown ?? 0)) faults.push(`${paths[language]} scrolls sideways at 320: ${whole}`);
      }
      await context.close();
      expect(faults).toEqual([]);
    },
    1_200_000,
  );
});

test('axe finds nothing while a picture is open in the lightbox', async () => {
  const { page, context } = await visitor(origin, { width: 1440 });
  await page.goto('/projekt/neprajzi-muzeum', { waitUntil: 'networkidle' });
  await page.locator('main a[href^="/media/"]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.locator('.yarl__slide_current img').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await context.close();
});

describe('axe while something of the frame is open', () => {
  test.each(['/karrier', '/a-projekt'])('finds nothing in the panels and dialogs of %s', async (path) => {
    const { page, context } = await visitor(origin, { width: 1440 });
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const name of ['Programok', 'Top helyek', 'Látogatás']) {
      await page.locator('header summary', { hasText: name }).click();
      expect([name, await violations(page)]).toEqual([name, []]);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sütibeállítások' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  test.each([390, 768])('finds nothing in the drawer at %i px', async (width) => {
    const { page, context } = await visitor(origin, { width });
    await page.goto('/karrier', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Menü' }).click();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});
