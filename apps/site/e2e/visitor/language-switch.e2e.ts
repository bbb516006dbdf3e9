import { realNow } from '../support/clock.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

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

test('the language switch keeps what was searched for and filtered by, also after moves within the document', async ({ visitor }) => {
  const { page } = await visitor({ language: 'hu' });
  await page.goto('/kereses?q=ballon');
  await page.locator('a[hreflang="en"]:visible').first().click();
  await expect(page).toHaveURL('/en/search?q=ballon');
  await page.goto('/varosligeti-programok?type=koncert&category=cultural');
  await page.locator('a[hreflang="en"]:visible').first().click();
  await expect(page).toHaveURL('/en/programs-in-varosliget?category=cultural&type=concert');
});

test('the logo leads to the home page of the reader’s language, as the root itself does', async ({ visitor }) => {
  const { page, context } = await visitor({ language: 'hu' });
  await context.addCookies([{ name: 'language', value: 'en', url: origin }]);
  await page.goto('/karrier');
  await hydrated(page.locator('main'));
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/en');
});
