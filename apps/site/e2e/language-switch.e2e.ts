import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Address, allAddresses } from './addresses.ts';
import { closeBrowser, visitor } from './browser.ts';

const origin = inject('siteOrigin');
let addresses: Address[];

beforeAll(async () => {
  addresses = await allAddresses(inject('cmsOrigin'));
});
afterAll(closeBrowser);

describe('the language switch', () => {
  test('leads from every page to the same page in the other language, and back, without JavaScript', async () => {
    const { page, context } = await visitor(origin, { javaScript: false });
    const wrong: string[] = [];
    for (const { paths } of addresses) {
      if (paths.hu === paths.en) continue;
      for (const [from, to] of [
        ['hu', 'en'],
        ['en', 'hu'],
      ] as const) {
        await page.goto(paths[from]);
        const href = await page.locator(`a[hreflang="${to}"]`).first().getAttribute('href');
        const response = await page.goto(href ?? '/nowhere');
        const reached = new URL(page.url()).pathname;
        if (response?.status() !== 200 || reached !== new URL(paths[to], origin).pathname)
          wrong.push(`${paths[from]} → ${reached} (${response?.status()}), not ${paths[to]}`);
      }
    }
    await context.close();
    expect(wrong).toEqual([]);
  }, 600_000);

  test('is remembered for a year, so that the root path opens in the chosen language', async () => {
    const { page, context } = await visitor(origin, { language: 'hu' });
    await page.goto('/a-projekt');
    await page.locator('a[hreflang="en"]:visible').first().click();
    await page.waitForURL('**/en/the-project');
    const cookie = (await context.cookies()).find(({ name }) => name === 'language');
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax', secure: false });
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/en');
    await context.close();
  });
});
