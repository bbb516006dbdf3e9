import { field, formatMoment, getId, openNewDraft, publish, setMoment } from '../support/admin/admin-forms.ts';
import { type Account, createAccount, createEditorClient, fetchAsEditor, openTab } from '../support/admin/signing-in.ts';
import { choose, chooseFromMenu, confirm, fetchText, openForm } from '../support/admin/staff.ts';
import { getDay } from '../support/programs-list.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let magazineEditor: Account;
test.beforeAll(async ({ editor }) => {
  const send = await createEditorClient(origin, editor);
  magazineEditor = await createAccount(send, 'magazine', 'Magazin Manó');
});

test('a magazine editor publishes an announcement with a link above every page, and unpublishes it', async ({ visitor }) => {
  const page = await openTab(visitor, magazineEditor);
  await openNewDraft(page, 'public-announcements');
  const words = `Holnap zárva a rózsakert ${MARK}`;
  await page.getByLabel(/^Szöveg/).fill(words);
  await setMoment(page.getByLabel('Meddig látszik'), formatMoment(getDay(3), '18:00'));
  await page.getByRole('radio', { name: 'Egy állandó oldalunkra' }).check();
  await choose(field(page, 'urlScreen'), 'Térkép');
  await publish(page);
  await expect.poll(() => fetchText('/karrier')).toContain(words);
  const reader = (await visitor({ language: 'hu' })).page;
  await reader.goto('/karrier');
  const bar = reader.locator('#announcements .announcement-bar').filter({ hasText: words });
  await expect(bar.getByRole('link', { name: words })).toHaveAttribute('href', '/terkep');
  // A visitor who has closed it does not see it again until its text changes.
  await bar.getByRole('button', { name: /elrejtése$/ }).click();
  await expect(bar).toBeHidden();
  await field(page, 'title').fill(`${words}, délután is`);
  await publish(page);
  await expect.poll(() => fetchText('/karrier')).toContain(`${words}, délután is`);
  await reader.reload();
  await expect(bar.getByRole('link', { name: `${words}, délután is` })).toBeVisible();
  await chooseFromMenu(page, 'Közzététel visszavonása');
  await confirm(page);
  await expect.poll(() => fetchText('/karrier')).not.toContain(words);
});

test('a magazine editor adds an item to the header’s menu, after a missing path was refused', async ({ visitor }) => {
  const page = await openTab(visitor, magazineEditor);
  const found = await fetchAsEditor(page, '/api/menus?limit=1&depth=0&where[name][equals]=HeaderVisitors');
  await openForm(page, 'menus', (JSON.parse(found.text) as { docs: { id: number }[] }).docs[0]?.id ?? 0);
  await expect(page.locator('.app-header')).toContainText('Menük/Fejléc: Látogatás');
  const address = `/api/menus/${getId(page)}?depth=0`;
  const stored: { items: object[] } = JSON.parse((await fetchAsEditor(page, `${address}&locale=hu`)).text);
  const items = page.locator('#field-items > .array-field__draggable-rows > div');
  const before = await items.count();
  await page.getByRole('button', { name: 'Menüpont hozzáadása' }).click();
  await expect(items).toHaveCount(before + 1);
  const words = `Rózsakert ${MARK}`;
  await field(page, `items.${before}.title`).fill(words);
  await items.last().getByRole('radio', { name: 'Webcímre' }).check();
  await field(page, `items.${before}.url`).fill('rossz cím');
  await publish(page);
  await expect(page.getByText(/Így adja meg, szóköz nélkül: \/terkep/).first()).toBeVisible();
  await field(page, `items.${before}.url`).fill('/terkep?kind=garden');
  await publish(page);
  await expect.poll(() => fetchText('/karrier')).toContain(words);
  expect(await fetchText('/en/career')).not.toContain(words);
  // Restores the menu for the next test with these contents.
  const restored = await page.request.patch(`${address}&locale=hu`, {
    headers: { origin },
    data: { items: stored.items, _status: 'published' },
  });
  expect(restored.status()).toBe(200);
});
