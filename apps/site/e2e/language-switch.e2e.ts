import { realNow } from './clock.ts';
import { expect, test } from './journey.ts';

// That it leads from every page to the same page and back is seen in smoke.e2e.ts.
test('the language switch is remembered for a year, so that the root path opens in the chosen language', async ({ visitor }) => {
  const { page, context } = await visitor({ language: 'hu' });
  await page.goto('/a-projekt');
  await page.locator('a[hreflang="en"]:visible').first().click();
  await page.waitForURL('**/en/the-project');
  const cookie = (await context.cookies()).find(({ name }) => name === 'language');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax', secure: false });
  const days = ((cookie?.expires ?? 0) * 1000 - realNow()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  await page.goto('/');
  await expect(page).toHaveURL('/en');
});
