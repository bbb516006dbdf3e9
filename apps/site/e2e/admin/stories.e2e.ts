import type { Locator, Page } from '@playwright/test';
import {
  addToLibrary,
  chooseImage,
  field,
  formatMoment,
  getMomentField,
  getProse,
  getUploadField,
  openNewDraft,
  publish,
  setMoment,
} from '../support/admin/admin-forms.ts';
import { richText } from '../support/admin/rich-text.ts';
import {
  type Account,
  createAccount,
  createEditorClient,
  fetchAsEditor,
  openTab,
  publishItem,
  type Send,
} from '../support/admin/signing-in.ts';
import { choose, fetchRedirect, fetchText, goByMenu, openForm, waitForForm } from '../support/admin/staff.ts';
import { getDay } from '../support/programs-list.ts';
import { findPart, getPage, listHrefs, readText } from '../support/served/served-page.ts';
import { expect, origin, press, test } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let send: Send;
let magazineEditor: Account;
let pressOfficer: Account;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  magazineEditor = await createAccount(send, 'magazine', 'Magazin Manó');
  pressOfficer = await createAccount(send, 'press', 'Sajtós Sára');
});

/** A minimal PDF. */
const PDF = Buffer.from('%PDF-1.7\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n');

/** Uploads a document in a field for documents, with the title for visitors. */
async function uploadDocument(page: Page, documents: Locator, name: string, title: string): Promise<void> {
  await documents.getByRole('button', { name: 'Új feltöltése' }).click();
  const drawer = page.getByRole('dialog').last();
  await drawer.locator('input[type="file"]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF });
  await page.locator('.bulk-upload--file-manager #field-title').fill(title);
  await page.getByRole('button', { name: 'Mentés', exact: true }).last().click();
  await expect(documents.getByText(name).first()).toBeVisible();
}

test('a magazine editor creates an article by the menu, writes it with an image and a quotation, and publishes it on its date', async ({
  visitor,
}) => {
  const page = await openTab(visitor, magazineEditor);
  await addToLibrary(page, `csonak-${MARK}.jpg`);
  await goByMenu(page, 'Hírek és sajtó → Magazincikkek');
  await press(page.getByRole('link').filter({ hasText: 'Új magazincikk' }).first());
  await page.waitForURL(/\/news\/create/);
  await waitForForm(page);
  await field(page, 'title').fill(`Csónakok ${MARK}`);
  await page.waitForURL(/\/news\/\d+/);
  await field(page, 'lead').fill('Utoljára úsznak a tavon.');
  await chooseImage(page, getUploadField(page, 'Vezető kép'), `Kép: csonak-${MARK}.jpg`);
  // The screen of the stored record replaces that of the new one, and with it the editor whose menu opens.
  await expect(page.getByRole('link', { name: 'Verziók' })).toBeVisible();
  await (await getProse(page.locator('.rich-text-lexical').first())).click();
  await page.keyboard.type('/');
  const menu = page.getByRole('listbox').filter({ hasText: 'Felsorolás' });
  await expect(menu).toBeVisible();
  const offered = (await menu.getByRole('option').allTextContents()).map((words) => words.trim());
  const expected = [
    'Bekezdés',
    'Cím (2. szint)',
    'Cím (3. szint)',
    'Elválasztó vonal',
    'Felsorolás',
    'Idézet',
    'Kép vagy fájl',
    'Számozott lista',
    'Táblázat',
  ];
  expect(offered.toSorted((a, b) => a.localeCompare(b, 'hu'))).toEqual(expected);
  await menu.getByRole('option', { name: 'Idézet' }).click();
  await page.keyboard.type('Mondat. – Ki mondta');
  await expect(page.locator('.rich-text-lexical blockquote')).toHaveText('Mondat. – Ki mondta');
  // It must not be published before its date.
  await setMoment(getMomentField(page, 'A cikk dátuma'), formatMoment(getDay(2), '08:00'));
  await expect(page.locator('.liget-check').first()).toContainText('A cikk dátuma: Ez a dátum még nem jött el.');
  await setMoment(getMomentField(page, 'A cikk dátuma'), formatMoment(getDay(-1), '08:00'));
  await choose(field(page, 'category'), 'Emberek');
  await publish(page);
  await expect.poll(() => fetchRedirect(`/magazin/csonakok-${MARK}`)).toBe('200');
  const { main } = await getPage(`/magazin/csonakok-${MARK}`);
  expect(readText(main.querySelector('blockquote'))).toContain('Mondat.');
  expect(main.querySelectorAll(`img[alt="Kép: csonak-${MARK}.jpg"]`)).toHaveLength(1);
  for (const words of ['Szép Ilona', 'Emberek']) expect(readText(main)).toContain(words);
});

test('a press officer publishes a release with a contact and an attachment that visitors download', async ({ visitor }) => {
  const page = await openTab(visitor, pressOfficer);
  await openNewDraft(page, 'press-releases');
  await field(page, 'title').fill(`Megújul a csónakda ${MARK}`);
  await page.getByLabel(/^Sajtókapcsolat/).fill('Szép Ilona, +36 1 555 0177');
  await setMoment(getMomentField(page, 'A közlemény dátuma'), formatMoment(getDay(-1), '09:00'));
  await uploadDocument(page, getUploadField(page, 'Mellékletek'), `tervlap-${MARK}.pdf`, 'A csónakda tervlapja');
  await publish(page);
  const path = `/sajto/megujul-a-csonakda-${MARK}`;
  await expect.poll(() => fetchRedirect(path)).toBe('200');
  const { main } = await getPage(path);
  expect(readText(main)).toContain('+36 1 555 0177');
  const attachment = findPart(main, 'li', 'A csónakda tervlapja');
  expect(readText(attachment)).toContain('PDF');
  const file = await fetch(new URL(listHrefs(attachment)[0] ?? '', origin));
  expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
});

test('a press officer makes a gallery from the media library', async ({ visitor }) => {
  const page = await openTab(visitor, pressOfficer);
  await addToLibrary(page, `legi-${MARK}.jpg`);
  const album = `Légi képek ${MARK}`;
  await publishItem(
    await createEditorClient(origin, pressOfficer),
    'gallery-categories',
    { title: album },
    { title: `From the air ${MARK}` },
  );
  await openNewDraft(page, 'galleries');
  await field(page, 'title').fill(`A tó fölülről ${MARK}`);
  await choose(field(page, 'category'), album);
  await setMoment(getMomentField(page, 'A galéria dátuma'), formatMoment(getDay(-1), '09:00'));
  await page.getByRole('button', { name: 'Kép hozzáadása' }).click();
  await chooseImage(page, page.locator('#items-row-0 .field-type.upload'), `Kép: legi-${MARK}.jpg`);
  await field(page, 'items.0.title').fill('Felszállás');
  await field(page, 'items.0.description').fill('Reggel hatkor.');
  await publish(page);
  const path = `/sajto/mediatar/legi-kepek-${MARK}/a-to-folulrol-${MARK}`;
  await expect.poll(() => fetchRedirect(path)).toBe('200');
  const shown = await fetchText(path);
  for (const words of ['Felszállás', 'Reggel hatkor.', 'Szép Ilona']) expect(shown).toContain(words);
});

/** Milliseconds for loading a form of 200,000 characters, or for sending, checking and storing it. */
const STORED = 120_000;
const SENTENCE = 'A Városliget fái alatt egész évben történik valami, és erről bőven van mit írni. ';
const PARAGRAPH = SENTENCE.repeat(25);

test('an article of 200,000 characters is edited, refused with an error and published, and visitors see the change', async ({
  visitor,
}) => {
  test.setTimeout(5 * STORED);
  const body = richText(Array.from({ length: 100 }, () => PARAGRAPH));
  const article = { title: `Nagyon hosszú ${MARK}`, publishedOn: `${getDay(-2)}T10:00:00.000Z`, body, _status: 'draft' };
  const { doc } = await send('/api/news?locale=hu&draft=true', 'POST', article);
  const page = await openTab(visitor, magazineEditor);
  await openForm(page, 'news', doc.id);
  const fetchStored = async () => (await fetchAsEditor(page, `/api/news/${doc.id}?draft=true&locale=hu&depth=0`)).text;

  await page.locator('.rich-text-lexical [contenteditable="true"] p').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Elöljáróban: ');
  await expect.poll(async () => (await fetchStored()).includes('Elöljáróban: '), { timeout: STORED }).toBe(true);
  await field(page, 'slug').fill('Rossz Webcím!');
  await publish(page);
  await expect(page.getByText('Csak kisbetű, szám és kötőjel').first()).toBeVisible({ timeout: STORED });
  await field(page, 'slug').fill(`hosszu-${MARK}`);
  await publish(page);
  const readShown = async () => {
    const answer = await fetch(new URL(`/magazin/hosszu-${MARK}`, origin));
    return [answer.status, (await answer.text()).includes('Elöljáróban: ')];
  };
  await expect.poll(readShown, { timeout: STORED, intervals: [500] }).toEqual([200, true]);
  expect((await fetchStored()).length).toBeGreaterThan(200_000);
});
