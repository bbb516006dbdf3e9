import type { BrowserContext, Page } from '@playwright/test';
import { fetchCookie } from '../support/admin/signing-in.ts';
import { expect, origin, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

/** A phone at the edge of its network. */
const SLOW = { offline: false, latency: 600, downloadThroughput: 40_000, uploadThroughput: 20_000 };

/** Slows down the page's further requests as on a slow connection. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
}

test('a visitor on a slow connection goes from home to an event and back', async ({ visitor }) => {
  const { page, context, errors } = await visitor({ width: 390, height: 844 });
  await slowDown(context, page);
  await page.goto('/');
  await page.locator('main a[href^="/varosligeti-programok"]').first().click();
  await expect(page).toHaveURL(/\/varosligeti-programok/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const event = page.locator('main article a[href^="/varosligeti-programok/"]').first();
  const title = (await event.innerText()).trim();
  await event.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.split('\n')[0] ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\/varosligeti-programok/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors()).toEqual([]);
});

test('a visitor on a slow connection who clicks before the script is loaded still arrives', async ({ visitor }) => {
  const { page, context } = await visitor({ width: 390, height: 844 });
  await slowDown(context, page);
  await page.goto('/varosligeti-programok', { waitUntil: 'commit' });
  await page.locator('main article a[href^="/varosligeti-programok/"]').first().click();
  await expect(page).toHaveURL(/\/varosligeti-programok\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a form sent twice on a slow connection is stored once and acknowledged', async ({ visitor, editor }) => {
  const { page, context } = await visitor({ width: 390, height: 844 });
  const email = 'lassu.vonal@example.hu';
  await page.goto('/hirlevel-feliratkozas');
  const form = page.getByRole('form', { name: 'Feliratkozás' });
  await waitForHydration(form);
  await slowDown(context, page);
  await form.getByRole('textbox', { name: 'E-mail-cím' }).fill(email);
  await form.getByLabel('Név').fill('Anna');
  await form.getByRole('checkbox').check();
  const send = form.getByRole('button', { name: 'Feliratkozom' });
  await send.dblclick();
  await expect(page.getByRole('region', { name: /^Köszönjük/ })).toBeVisible();
  const query = new URLSearchParams({ 'where[email][equals]': email, depth: '0' });
  const stored = await fetch(new URL(`/api/newsletter-subscriptions?${query}`, origin), {
    headers: { origin, cookie: await fetchCookie(origin, editor) },
  });
  expect(await stored.json()).toMatchObject({ totalDocs: 1 });
});
