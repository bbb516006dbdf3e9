import type { Dialog, Page, Route } from '@playwright/test';
import { createAccount, createEditorClient, fetchAsEditor, openTab } from '../support/admin/signing-in.ts';
import { waitForForm } from '../support/admin/staff.ts';
import { getDay } from '../support/programs-list.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ contents: 'desk' });

const lead = (page: Page) => page.locator('#field-lead');
const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'Nincs mentve.' });

/** Reloads, whether or not the page asks: it does not when the text is saved first. */
async function reloadAnyway(page: Page): Promise<void> {
  const accept = (dialog: Dialog) => void dialog.accept();
  page.on('dialog', accept);
  await page.reload();
  page.off('dialog', accept);
}

test('no typed text is lost when the connection breaks, the session ends, or the page is left or reloaded', async ({ visitor, editor }) => {
  const send = await createEditorClient(origin, editor);
  const { doc } = await send('/api/news?locale=hu&draft=true', 'POST', {
    title: 'El nem veszett szöveg',
    lead: 'Bevezető',
    publishedOn: `${getDay(-2)}T10:00:00.000Z`,
    _status: 'draft',
  });
  const account = await createAccount(send, 'magazine', 'Megőrző Mária');
  const page = await openTab(visitor, account);
  const context = page.context();
  const address = `/admin/collections/news/${doc.id}`;
  const readLead = async (): Promise<unknown> =>
    JSON.parse((await fetchAsEditor(page, `/api/news/${doc.id}?draft=true&locale=hu&depth=0`)).text).lead;
  await page.goto(`${address}?locale=hu`);
  await waitForForm(page);
  // The code of the long text's editor loads after the form, and not without a connection.
  await expect(page.locator('.rich-text-lexical [contenteditable]').first()).toBeVisible();

  await test.step('without a connection a notice stays, leaving asks for confirmation, and the text is sent later', async () => {
    await context.setOffline(true);
    await lead(page).fill('Vonal nélkül írva');
    await expect(bar(page)).toContainText('Nincs kapcsolat a szolgáltatással. A szövege itt megmarad.');
    await page.locator('.step-nav a').last().click();
    await page.getByRole('button', { name: 'Itt maradok' }).click();
    await context.setOffline(false);
    await expect(bar(page)).toBeHidden();
    expect(await readLead()).toBe('Vonal nélkül írva');
  });

  await test.step('a signed-out editor signs in over the form, and the text is saved', async () => {
    await context.clearCookies({ name: 'payload-token' });
    await lead(page).fill('Kijelentkezve írva');
    await expect(bar(page)).toContainText('Közben kijelentkezett; jelentkezzen be újra.');
    await bar(page).getByRole('button', { name: 'Bejelentkezés' }).click();
    const layer = page.getByRole('dialog', { name: 'Jelentkezzen be újra' });
    await expect(layer.getByLabel('E-mail-cím')).toHaveValue(account.email);
    await layer.getByLabel('Jelszó').fill(account.password);
    await layer.getByRole('button', { name: 'Bejelentkezés' }).click();
    await expect(bar(page)).toBeHidden();
    await expect.poll(readLead).toBe('Kijelentkezve írva');
    await expect(lead(page)).toHaveValue('Kijelentkezve írva');
  });

  const refuse = (route: Route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: { message: 'away' } }) : route.continue();
  await test.step('unsaved text is offered when the page is opened again, and saved when it is accepted', async () => {
    await page.route(`**/api/news/${doc.id}?**`, refuse);
    await lead(page).fill('A szolgáltatás nélkül írva');
    await expect(bar(page)).toContainText('A szolgáltatás most nem tudta elmenteni.');
    await reloadAnyway(page);
    await page.unroute(`**/api/news/${doc.id}?**`);
    await waitForForm(page);
    await page.getByRole('button', { name: 'Visszahozom' }).click();
    await expect(lead(page)).toHaveValue('A szolgáltatás nélkül írva');
    await expect.poll(readLead).toBe('A szolgáltatás nélkül írva');
  });

  await test.step('typed text is saved when a part of the form cannot be loaded, before the page loads again', async () => {
    const html = (await fetchAsEditor(page, `${address}?locale=hu`)).text;
    const first = new Set(html.match(/\/_next\/static\/chunks\/[\w.-]+/g));
    const { promise: typed, resolve: cut } = Promise.withResolvers<void>();
    const isLate = (url: URL) => url.pathname.startsWith('/_next/static/chunks/') && !first.has(url.pathname);
    const refuseLate = (route: Route) => typed.then(() => route.abort());
    const { promise: pressed, resolve: sendSaves } = Promise.withResolvers<void>();
    const saveLate = (route: Route) => pressed.then(() => route.continue());
    await page.route(isLate, refuseLate);
    await page.reload();
    await waitForForm(page);
    await page.route(`**/api/news/${doc.id}?**`, saveLate);
    await lead(page).fill('Félig betöltve írva');
    cut();
    await expect(page.getByRole('heading', { name: 'Ez az oldal most nem töltődött be' })).toBeVisible();
    await page.unroute(isLate, refuseLate);
    await page.getByRole('button', { name: 'Betöltöm újra' }).click();
    sendSaves();
    await expect(lead(page)).toHaveValue('Félig betöltve írva');
    await page.unroute(`**/api/news/${doc.id}?**`, saveLate);
    await waitForForm(page);
    expect(await readLead()).toBe('Félig betöltve írva');
  });

  await test.step('leaving before the autosave saves the text', async () => {
    await lead(page).fill('Rögtön kilépve');
    await page.locator('.step-nav a').last().click();
    await page.waitForURL(/\/collections\/news(\?|$)/);
    await expect.poll(readLead).toBe('Rögtön kilépve');
  });

  await test.step('text of the tab with both languages is restored, and leaving it asks for confirmation', async () => {
    await page.goto(`${address}/languages`);
    await page.getByLabel('Cím angolul').fill('A text that is not lost');
    await reloadAnyway(page);
    await expect(page.getByLabel('Cím angolul')).toHaveValue('A text that is not lost');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.getByRole('link', { name: 'Szerkesztés', exact: true }).click();
    await expect(page.getByLabel('Cím angolul')).toHaveValue('A text that is not lost');
  });
});
