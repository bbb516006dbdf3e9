import type { Page } from '@playwright/test';
import {
  type Account,
  type Client,
  createAccount,
  createClient,
  createEditorClient,
  openTab,
  publishItem,
  type Send,
} from '../support/admin/signing-in.ts';
import { choose, chooseFromMenu, confirm, fetchRedirect, openForm } from '../support/admin/staff.ts';
import { getDay } from '../support/programs-list.ts';
import type { Editor } from '../support/runner/services.ts';
import { expect, type OpenVisitor, origin, press, test } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
const PUBLISH = /^(Közzététel|Módosítások közzététele)$/;
let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
});

const hire = (role: string): Promise<Account> => createAccount(send, role, `Szerepes ${role}`);
/** The links of the menu, without the dashboard. */
const menu = (page: Page) => page.locator('aside.nav nav a.nav__link').allTextContents();
const publishing = (page: Page) => page.getByRole('button', { name: PUBLISH });
const dots = (page: Page) => page.getByRole('button', { name: 'További műveletek', exact: true });

test('a program editor’s forms offer what the role allows: reading, or publication without deletion', async ({ visitor }) => {
  const article = await publishItem(
    send,
    'news',
    { title: `Csak olvasható ${MARK}`, publishedOn: `${getDay(-1)}T10:00:00.000Z` },
    { title: `To be read ${MARK}` },
  );
  const page = await openTab(visitor, await hire('programs'));

  await test.step('a readable document cannot be changed', async () => {
    await openForm(page, 'news', article);
    await expect.poll(() => menu(page)).toEqual(expect.arrayContaining(['Programok', 'Magazincikkek', 'Látogatói információk']));
    for (const name of ['Megkeresések', 'Szerkesztők', 'Napló']) expect(await menu(page)).not.toContain(name);
    await expect(page.locator('#field-title')).toBeDisabled();
    await expect(publishing(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toHaveCount(0);
  });

  await test.step('a publishable document needs its position on the map, can be published and unpublished, and cannot be deleted', async () => {
    const { doc } = await send('/api/top-locations?locale=hu&draft=true', 'POST', { title: `Domb ${MARK}`, _status: 'draft' });
    await openForm(page, 'top-locations', doc.id);
    await expect(page.locator('.liget-check', { hasText: 'Nincs helye a térképen.' })).toContainText('Pótolni kell');
    await publishing(page).first().click();
    await expect(page.locator('.field-error').first()).toBeVisible();
    expect(await fetchRedirect(`/top-helyek/domb-${MARK}`)).toBe('404');
    await page.locator('#field-latitude').fill('47.5145');
    await page.locator('#field-longitude').fill('19.083');
    await publishing(page).first().click();
    await expect.poll(() => fetchRedirect(`/top-helyek/domb-${MARK}`)).toBe('200');
    await press(dots(page));
    await expect(page.locator('.popup-button-list').getByText('Törlés', { exact: true })).toHaveCount(0);
    await page.locator('.popup-button-list').getByText('Közzététel visszavonása', { exact: true }).click();
    await confirm(page);
    await expect.poll(() => fetchRedirect(`/top-helyek/domb-${MARK}`)).toBe('404');
  });
});

/** Other administrators that tests of this group have created. */
async function findOthers(ask: Client, editor: Editor): Promise<{ id: number; roles: string[] }[]> {
  const where = `where[roles][in]=administrator&where[email][not_equals]=${encodeURIComponent(editor.email)}`;
  return (JSON.parse((await ask('GET', `/api/users?depth=0&limit=0&${where}`)).text) as { docs: { id: number; roles: string[] }[] }).docs;
}

/** The editor is the last administrator, and neither the account nor its role can be given up in its form. */
async function keepLastAdministrator(visitor: OpenVisitor, editor: Editor, ask: Client): Promise<void> {
  const page = await openTab(visitor, editor);
  const refused = page.getByText('Ő az utolsó rendszergazda: előbb adja meg ezt a szerepkört valaki másnak.');
  const { user } = JSON.parse((await ask('GET', '/api/users/me')).text) as { user: { id: number } };
  await openForm(page, 'users', user.id);
  await chooseFromMenu(page, 'Törlés');
  await confirm(page);
  await expect(refused.first()).toBeVisible();
  await page.getByRole('button', { name: 'Értesítés bezárása' }).first().click();
  await expect(refused).toHaveCount(0);
  const roles = page.locator('#field-roles');
  await choose(roles, 'Ügyfélszolgálat');
  await roles.getByRole('button', { name: 'Rendszergazda' }).getByRole('button', { name: 'Eltávolítás' }).click();
  await page.getByRole('button', { name: 'Mentés', exact: true }).click();
  await expect(refused.first()).toBeVisible();
}

test('the last administrator cannot give up the role until somebody else has it, who then finds everything in its group', async ({
  visitor,
  editor,
}) => {
  const rita = await hire('balloon');
  const ask = await createClient(origin, editor);
  const others = await findOthers(ask, editor);
  const setRoles = async (id: number, roles: string[]) => expect((await ask('PATCH', `/api/users/${id}`, { roles })).status).toBe(200);
  for (const { id } of others) await setRoles(id, ['balloon']);
  try {
    await keepLastAdministrator(visitor, editor, ask);
    await setRoles(rita.id, ['administrator']);
  } finally {
    for (const { id, roles } of others) await setRoles(id, roles);
  }
  const { text } = await (await createClient(origin, rita))('GET', '/admin');
  expect([...text.matchAll(/nav-group__label">([^<]+)/g)].map(([, name]) => name)).toEqual([
    'Programok',
    'Hírek és sajtó',
    'Helyek és projektek',
    'Látogatás és tudnivalók',
    'A honlap részei',
    'Képek és fájlok',
    'Beérkezett',
    'Kezelés',
  ]);
});
