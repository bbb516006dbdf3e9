import type { Page } from '@playwright/test';
import { inspectForm } from '../support/admin/inspection.ts';
import { createAccount, createEditorClient, fetchAsEditor, openTab, type Send } from '../support/admin/signing-in.ts';
import { getDay } from '../support/programs-list.ts';
import { expect, origin, press, test } from '../support/test.ts';

test.use({ contents: 'desk' });

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
});

async function createDraft(title: string): Promise<{ id: number; address: string }> {
  const { doc } = await send('/api/news?locale=hu&draft=true', 'POST', {
    title,
    lead: 'Közös bevezető',
    publishedOn: `${getDay(-2)}T10:00:00.000Z`,
    _status: 'draft',
  });
  return { id: doc.id, address: `/admin/collections/news/${doc.id}?locale=hu` };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('form[data-form-ready="true"] #field-title').first()).toBeVisible();
}

interface Article {
  title: string;
  lead: string;
}
const readStored = async (page: Page, id: number): Promise<Article> =>
  JSON.parse((await fetchAsEditor(page, `/api/news/${id}?draft=true&locale=hu&depth=0&fallback-locale=null`)).text);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Közben más is mentett' });
const field = (page: Page, name: string) => dialog(page).getByRole('group', { name });
const chosen = (page: Page) => dialog(page).getByRole('button', { name: 'Mentés a választottak szerint' });

test('the later of two editors of a draft sees both versions, may continue without saving, and chooses what is stored', async ({
  visitor,
  editor: anna,
}) => {
  const { id, address } = await createDraft('Két szerkesztő cikke');
  // Two tabs of one editor, for which Payload's lock does not apply.
  const [first, second] = [await openTab(visitor, anna), await openTab(visitor, anna)];
  await second.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const page of [first, second]) await open(page, address);
  await first.locator('#field-title').fill('Az első ezt a címet írta');
  await expect.poll(async () => (await readStored(first, id)).title).toBe('Az első ezt a címet írta');

  await test.step('no text of the other is overwritten, and the side that alone changed a field is proposed', async () => {
    await second.locator('#field-lead').fill('A második ezt a bevezetőt írta');
    await expect(dialog(second)).toBeVisible();
    expect(await readStored(first, id)).toMatchObject({ title: 'Az első ezt a címet írta', lead: 'Közös bevezető' });
    await expect.poll(() => field(second, 'Cím').getByLabel('Az első ezt a címet írta').isChecked()).toBe(true);
    await expect(field(second, 'Bevezető').getByLabel('A második ezt a bevezetőt írta')).toBeChecked();
  });

  await test.step('closing the dialog continues without saving, with a notice, and publishing opens it again', async () => {
    await dialog(second).getByRole('button', { name: 'Saját szövegeim másolása' }).click();
    await expect(dialog(second).getByText('A szövegei a vágólapon vannak.')).toBeVisible();
    expect(await second.evaluate(() => navigator.clipboard.readText())).toContain('A második ezt a bevezetőt írta');
    await dialog(second).getByRole('button', { name: 'Vissza az űrlaphoz' }).click();
    await expect(second.getByText('maguktól sem mentődnek').first()).toBeVisible();
    await second.locator('#field-lead').fill('A második bővebben');
    await second
      .getByRole('button', { name: /^(Módosítások közzététele|Közzététel)$/ })
      .first()
      .click();
    await expect(field(second, 'Bevezető').getByText('A második bővebben')).toBeVisible();
    expect(await readStored(first, id)).toMatchObject({ title: 'Az első ezt a címet írta', lead: 'Közös bevezető', _status: 'draft' });
  });

  await test.step('the chosen values are stored, and the same tab continues without the dialog', async () => {
    await chosen(second).click();
    await expect.poll(() => second.locator('#field-title').inputValue()).toBe('Az első ezt a címet írta');
    await expect(second.locator('#field-lead')).toHaveValue('A második bővebben');
    expect(await readStored(first, id)).toMatchObject({ title: 'Az első ezt a címet írta', lead: 'A második bővebben' });
    await second.locator('#field-title').fill('A második folytatja');
    await expect.poll(async () => (await readStored(first, id)).title).toBe('A második folytatja');
    await expect(dialog(second)).toHaveCount(0);
  });

  await test.step('the first tab, which is outdated now, gets the dialog in turn, and may adopt the stored version', async () => {
    await first.locator('#field-title').fill('Az első egy régi űrlapon');
    await expect(dialog(first)).toBeVisible();
    await expect(field(first, 'Cím').getByText('A második folytatja')).toBeVisible();
    await dialog(first).getByRole('button', { name: 'A sajátomat elvetem' }).click();
    await expect.poll(() => first.locator('#field-title').inputValue()).toBe('A második folytatja');
  });
});

test('an editor who opens a draft that another edits may read or take over; the other is informed and keeps the text on the screen', async ({
  visitor,
  editor: anna,
}) => {
  const { id, address } = await createDraft('Zárolt cikk');
  const bela = await createAccount(send, 'magazine', 'Nagy Béla');
  const [first, second] = [await openTab(visitor, anna), await openTab(visitor, bela)];
  await open(first, address);
  await first.locator('#field-title').fill('Anna írja');
  await expect.poll(async () => (await readStored(first, id)).title).toBe('Anna írja');

  const question = second.getByRole('dialog', { name: 'Valaki más szerkeszti' });
  await second.goto(address);
  await press(question.getByRole('button', { name: 'Megnézem, nem módosítom' }));
  await expect(second.locator('#field-title')).toBeDisabled();
  await second.goto(address);
  await expect(second.getByRole('heading', { name: 'Valaki más szerkeszti' })).toBeVisible();
  const handed = second.waitForResponse((response) => /payload-locked-documents\/\d+/.test(response.url()) && response.ok());
  await press(question.getByRole('button', { name: 'Átveszem' }));
  await expect(question).toBeHidden();
  // Taking over reloads the form, which discards earlier input.
  await handed;
  await open(second, address);
  await expect(question).toHaveCount(0);
  await second.locator('#field-title').fill('Béla átvette');
  await expect.poll(async () => (await readStored(second, id)).title).toBe('Béla átvette');

  await first.locator('#field-lead').fill('Anna még írná');
  await expect(first.getByRole('dialog', { name: 'A szerkesztést átvették' })).toBeVisible();
  await expect(field(first, 'Bevezető').getByText('Anna még írná')).toBeVisible();
  await expect(field(first, 'Cím').getByText('Béla átvette')).toBeVisible();
  // The dialog contains only fields that editors write.
  await expect(dialog(first).getByRole('group')).toHaveCount(3);
  expect(await readStored(second, id)).toMatchObject({ title: 'Béla átvette', lead: 'Közös bevezető' });
});

test('an outdated form of the balloon does not put it back in the air', async ({ visitor }) => {
  // Who operates the balloon may change its form.
  const anna = await createAccount(send, 'balloon', 'Kis Anna');
  const address = '/admin/globals/balloon?locale=hu';
  await send('/api/globals/balloon?locale=hu', 'POST', { balloonIsUp: true, note: 'Repülünk', timeSlots: [] });
  const [first, second] = [await openTab(visitor, anna), await openTab(visitor, anna)];
  for (const page of [first, second]) {
    await page.goto(address);
    await expect(page.locator('form[data-form-ready="true"] #field-slotMinutes').first()).toBeVisible();
  }
  const readShown = async () => (await fetch(new URL('/api/hu/balloon', origin))).json();
  await first.locator('#field-balloonIsUp').uncheck();
  await first.getByRole('button', { name: 'Mentés', exact: true }).click();
  await expect.poll(readShown).toMatchObject({ balloon_is_up: 0 });

  // Without autosave, the conflict is detected at the first change.
  await second.locator('#field-slotMinutes').fill('45');
  await expect(field(second, 'A ballon nyitva van')).toBeVisible();
  expect(await readShown()).toMatchObject({ balloon_is_up: 0 });
  await chosen(second).click();
  await expect(second.locator('#field-balloonIsUp')).not.toBeChecked();
  await expect(second.locator('#field-slotMinutes')).toHaveValue('45');
  await inspectForm(second);
  expect(await readShown()).toMatchObject({ balloon_is_up: 0 });
});
