import { addSessionCookie } from '../support/admin/signing-in.ts';
import { createScreenshotTaker } from '../support/pictures-of-screens.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

// `npm run screenshots`: the pictures of the README.

test.use({ contents: 'site' });

const take = createScreenshotTaker('.');

for (const [name, address] of [
  ['home', '/'],
  ['programs', '/varosligeti-programok'],
  ['place', '/top-helyek/millennium-haza-neo-kortars-muveszeti-ter'],
  ['project', '/a-projekt'],
] as const)
  test(`${name}, on a desktop`, async ({ visitor }) => {
    const { page } = await visitor({ width: 1440 });
    expect((await page.goto(address))?.status()).toBe(200);
    await waitForHydration(page.locator('main'));
    await take(page, `${name}-1440`);
  });

for (const [name, address] of [
  ['home', '/'],
  ['visit', '/latogatas'],
] as const)
  test(`${name}, on a phone`, async ({ visitor }) => {
    const { page } = await visitor({ width: 390, height: 844 });
    expect((await page.goto(address))?.status()).toBe(200);
    await waitForHydration(page.locator('main'));
    await take(page, `${name}-390`);
  });

test('a program', async ({ visitor }) => {
  const { page } = await visitor({ width: 1440 });
  await page.goto('/varosligeti-programok');
  await page.locator('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('/varosligeti-programok/*');
  await waitForHydration(page.locator('main'));
  await take(page, 'program-1440');
});

test('the admin', async ({ visitor, editor }) => {
  const { page } = await visitor({ width: 1440 });
  await addSessionCookie(page, editor);
  await page.goto('/admin');
  await waitForHydration(page.getByRole('searchbox'));
  await take(page, 'admin-1440');
});
