import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { drawnJpeg } from '../support/drawn-pictures.ts';
import { rolesThatMay } from '../support/guide.ts';
import { choosePicture, publish, setMoment, walk, walkToNew, writeProse } from '../support/guide-steps.ts';
import { day } from '../support/programs-list.ts';
import { dayInForm } from '../support/signing-in.ts';
import { choose, formAnswers, hireStaff, leads, openForm, tabOf, textOf } from '../support/staff.ts';
import { expect, hydrated, origin, press, test } from '../support/test.ts';

test.use({ contents: 'guide-stories' });

test.beforeAll(async ({ editor }) => {
  await hireStaff(editor);
});

const field = (page: Page, name: string) => page.locator(`#field-${name}`);
const momentOf = (page: Page, name: string) => page.locator('.field-type', { hasText: name }).locator('.date-time-picker input').first();

async function inTheLibrary(page: Page, name: string): Promise<number> {
  const uploaded = await page.request.post('/api/media', {
    headers: { origin },
    multipart: {
      file: { name, mimeType: 'image/jpeg', buffer: await drawnJpeg(page, 1600, 900) },
      _payload: JSON.stringify({ altHu: `A kép: ${name}`, altEn: 'The picture', credit: 'Szép Ilona', licenceKind: 'own' }),
    },
  });
  expect(uploaded.status()).toBe(201);
  return ((await uploaded.json()) as { doc: { id: number } }).doc.id;
}

/** Uploads a document where a field takes some, with the title that visitors read. */
async function uploadDocument(page: Page, documents: Locator, name: string, title: string): Promise<void> {
  await documents.getByRole('button', { name: 'Új létrehozása' }).click();
  const drawer = page.getByRole('dialog').last();
  await drawer.locator('input[type="file"]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF });
  await page.locator('.bulk-upload--file-manager #field-title').fill(title);
  await page.getByRole('button', { name: 'Mentés', exact: true }).last().click();
  await expect(documents.getByText(name).first()).toBeVisible();
}

/** As little as a PDF may be. */
const PDF = Buffer.from('%PDF-1.7\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n');

const upload = (page: Page, name: string) => page.locator('.field-type.upload', { hasText: name });

test('a magazine editor writes an article in a category, with a quotation, and highlights it', async ({ visitor }) => {
  const page = await tabOf(visitor, 'magazine');
  await inTheLibrary(page, 'csonak.jpg');
  await walk(page, 'Hírek és sajtó → Magazincikkek');
  await press(page.getByRole('link').filter({ hasText: 'Új létrehozása' }).first());
  await page.waitForURL(/\/news\/\d+/);
  await formAnswers(page);
  await field(page, 'title').fill('Csónakok ősszel');
  await field(page, 'lead').fill('Utoljára úsznak a tavon.');
  await choosePicture(page, upload(page, 'Vezető kép'), 'A kép: csonak.jpg');
  await writeProse(page.locator('.rich-text-lexical').first(), '/idézet');
  await page.locator('#slash-menu').getByText('Idézet').click();
  const quoted = 'Mondat. – Ki mondta';
  await page.keyboard.type(quoted);
  await expect(page.locator('.rich-text-lexical blockquote')).toHaveText(quoted);
  // It may not appear without its day.
  await expect(page.locator('.liget-check').first()).toContainText(`Megjelenés ideje: Ezt ki kell tölteni.`);
  await setMoment(momentOf(page, 'Megjelenés ideje'), `${dayInForm(day(-1))} 08:00`);
  await choose(field(page, 'category'), 'Emberek');
  await expect(page.locator('#field-category').locator('..').getByText('Rovat').first()).toBeVisible();
  await page.getByLabel('Kiemelt', { exact: true }).check();
  await publish(page);
  await expect.poll(() => leads('/magazin/csonakok-osszel')).toBe('200');
  const reader = (await visitor({ language: 'hu', javaScript: false })).page;
  await reader.goto('/magazin/csonakok-osszel');
  await expect(reader.locator('main blockquote')).toContainText('Mondat.');
  await expect(reader.locator('main').getByRole('img', { name: 'A kép: csonak.jpg' })).toBeVisible();
  await expect(reader.locator('main')).toContainText('Szép Ilona');
  await expect(reader.locator('main')).toContainText('Emberek');
  await expect.poll(() => textOf('/')).toContain('Csónakok ősszel');
});

test('a press officer publishes a release with a contact and an attachment', async ({ visitor }) => {
  const page = await tabOf(visitor, 'press');
  await walkToNew(page, 'Hírek és sajtó → Sajtóközlemények');
  await field(page, 'title').fill('Megújul a csónakda');
  await page.getByLabel(new RegExp(`^Sajtókapcsolat`)).fill('Szép Ilona, +36 1 555 0177');
  await setMoment(momentOf(page, 'Megjelenés ideje'), `${dayInForm(day(-1))} 09:00`);
  await uploadDocument(page, upload(page, 'Mellékletek'), 'tervlap.pdf', 'A csónakda tervlapja');
  await publish(page);
  await expect.poll(() => leads('/sajto/megujul-a-csonakda')).toBe('200');
  const reader = (await visitor({ language: 'hu' })).page;
  await reader.goto('/sajto/megujul-a-csonakda');
  await expect(reader.getByText('+36 1 555 0177').first()).toBeVisible();
  const link = reader.getByRole('link', { name: /A csónakda tervlapja/ });
  await expect(reader.getByRole('listitem').filter({ has: link })).toContainText('PDF');
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await file.body()).toString('latin1').startsWith('%PDF')).toBe(true);
});

for (const role of rolesThatMay('közzéteszi', 'Képgalériák'))
  test(`${role}: fills a gallery, and the press downloads its picture with its maker`, async ({ visitor }) => {
    const page = await tabOf(visitor, role);
    const id = await inTheLibrary(page, `legi-${role}.jpg`);
    await walkToNew(page, 'Hírek és sajtó → Képtárak');
    await field(page, 'title').fill(`Légi képek (${role})`);
    await publish(page);
    await expect.poll(() => leads(`/sajto/mediatar/legi-kepek-${role}`)).toBe('200');
    await walkToNew(page, 'Hírek és sajtó → Képgalériák');
    await field(page, 'title').fill(`A tó fölülről (${role})`);
    await choose(field(page, 'category'), `Légi képek (${role})`);
    await setMoment(momentOf(page, 'Megjelenés ideje'), `${dayInForm(day(-1))} 09:00`);
    await page.getByRole('button', { name: 'Kép hozzáadása' }).click();
    await choosePicture(page, page.locator('#items-row-0 .field-type.upload'), `A kép: legi-${role}.jpg`);
    await page.locator('#field-items__0__title').fill('Felszállás');
    await page.locator('#field-items__0__description').fill('Reggel hatkor.');
    await publish(page);
    await expect.poll(() => leads(`/sajto/mediatar/legi-kepek-${role}/a-to-folulrol-${role}`)).toBe('200');
    const { page: reader } = await visitor({ language: 'hu' });
    await reader.goto(`/sajto/mediatar/legi-kepek-${role}/a-to-folulrol-${role}`);
    for (const words of ['Felszállás', 'Reggel hatkor.', 'Szép Ilona'])
      await expect(reader.locator('main').getByText(words).first()).toBeVisible();
    const single = reader.getByRole('main').getByRole('link', { name: /^Letöltés \(JPG/ });
    await hydrated(single);
    const [download] = await Promise.all([reader.waitForEvent('download'), single.click()]);
    expect((await readFile(await download.path())).toString('utf8')).toContain('Szép Ilona');
    // Where it comes from: the field of the picture itself.
    await openForm(page, 'media', id);
    await expect(page.getByLabel(new RegExp(`^Készítette`))).toHaveValue('Szép Ilona');
  });

for (const role of rolesThatMay('közzéteszi', 'Közérdekű adatok'))
  test(`${role}: adds a newer document to public data, beside the old one`, async ({ visitor }) => {
    const page = await tabOf(visitor, role);
    await walkToNew(page, 'Látogatás és tudnivalók → Közérdekű adatok');
    await field(page, 'title').fill(`Szerződések a tóról (${role})`);
    await page.getByLabel('Sorrend', { exact: true }).fill('-7');
    const documents = upload(page, 'Dokumentumok');
    await uploadDocument(page, documents, `szerzodesek-${role}.pdf`, 'Szerződések, 2025');
    await uploadDocument(page, documents, `szerzodesek-uj-${role}.pdf`, 'Szerződések, 2026');
    await publish(page);
    await expect.poll(() => leads(`/kozerdeku-adatok/szerzodesek-a-torol-${role}`)).toBe('200');
    const reader = (await visitor({ language: 'hu', javaScript: false })).page;
    await reader.goto(`/kozerdeku-adatok/szerzodesek-a-torol-${role}`);
    for (const name of [/Szerződések, 2025/, /Szerződések, 2026/])
      await expect(reader.locator('main').getByRole('link', { name })).toBeVisible();
    await reader.goto('/kozerdeku-adatok');
    await expect(reader.locator('main a[href^="/kozerdeku-adatok/"]').first()).toContainText('Szerződések a tóról');
  });
