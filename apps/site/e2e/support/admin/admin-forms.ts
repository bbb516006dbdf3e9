import type { Locator, Page } from '@playwright/test';
import { drawJpeg } from '../drawn-pictures.ts';
import { expect, origin, press, waitForHydration } from '../test.ts';
import { fetchAsEditor } from './signing-in.ts';
import { waitForForm } from './staff.ts';

export const field = (page: Page, name: string) => page.locator(`#field-${name.replaceAll('.', '__')}`);
export const getTab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the form of a new draft, which is empty but for these data; resolves with its id. */
export async function openNewDraft(page: Page, collection: string, data: object = {}): Promise<number> {
  const address = `/api/${collection}?draft=true&depth=0&locale=hu`;
  const response = await page.request.post(address, { headers: { origin }, data: { ...data, _status: 'draft' } });
  expect(response.status()).toBe(201);
  const { doc }: { doc: { id: number } } = await response.json();
  await page.goto(`/admin/collections/${collection}/${doc.id}?locale=hu`);
  await waitForForm(page);
  return doc.id;
}

/** The id of the item whose form is open. */
export const getId = (page: Page) => Number(/\/collections\/[a-z-]+\/(\d+)/.exec(new URL(page.url()).pathname)?.[1]);

export const publish = (page: Page) =>
  page
    .getByRole('button', { name: /^(Módosítások közzététele|Közzététel)$/ })
    .first()
    .click();
export const save = (page: Page) => page.getByRole('button', { name: 'Mentés', exact: true }).first().click();

/** The editable part of a rich text field, once it is ready. */
export async function getProse(part: Locator): Promise<Locator> {
  const text = part.locator('[contenteditable="true"]').first();
  await waitForHydration(text);
  return text;
}

/** Writes into a rich text field. */
export async function writeProse(part: Locator, proseText: string): Promise<void> {
  const text = await getProse(part);
  await text.click();
  await text.pressSequentially(proseText);
}

/** The field that holds an image or a document, by its label. */
export const getUploadField = (page: Page, name: string) => page.locator('.field-type.upload', { hasText: name });

/** Chooses an image of the library by its Hungarian description, for an empty field. */
export async function chooseImage(page: Page, part: Locator, description: string): Promise<void> {
  await part.getByRole('button', { name: 'Válasszon a meglévők közül' }).click();
  const drawer = page.locator('.list-drawer');
  await press(drawer.last().getByRole('row').filter({ hasText: description }).getByRole('button').first());
  // Until the drawer is gone it takes the keyboard.
  await expect(drawer).toHaveCount(0);
  await expect(part.getByRole('img').first()).toBeVisible();
}

/** Adds a choice to a field with several, whose middle may be covered by one. */
export async function addChoice(list: Locator, option: string): Promise<void> {
  await list.getByRole('combobox').fill(option);
  await list.getByRole('option', { name: option, exact: true }).click();
}

/** The input of a date field, by its label. */
export const getMomentField = (page: Page, name: string) =>
  page.locator('.field-type', { hasText: name }).locator('.date-time-picker input').first();

/** '2026. 12. 03. 18:30', as the admin's date fields show it. */
export const formatMoment = (day: string, time = '') => `${day.replaceAll('-', '. ')}. ${time}`.trim();

/** Types a day or a date and time into a date field. */
export async function setMoment(input: Locator, text: string): Promise<void> {
  await input.fill(text);
  // Leaves the field and closes its calendar; after Enter and Escape the field gets the focus back a moment later, and may open it again.
  await input.press('Tab');
  await expect(input).toHaveValue(text);
}

export interface StoredImage {
  id: number;
  filename: string;
  sizes: Record<string, { filename: string }>;
}

export const toJpegFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** Uploads an image as the user of the tab; its Hungarian description is ‘Kép: <name>’. */
export async function addToLibrary(page: Page, name: string, buffer?: Buffer): Promise<StoredImage> {
  const uploaded = await page.request.post('/api/media', {
    headers: { origin },
    multipart: {
      file: toJpegFile(name, buffer ?? (await drawJpeg(page, 640, 360))),
      _payload: JSON.stringify({ altHu: `Kép: ${name}`, altEn: 'An image', credit: 'Szép Ilona', licenceKind: 'own' }),
    },
  });
  expect(uploaded.status()).toBe(201);
  const { doc }: { doc: StoredImage } = await uploaded.json();
  return doc;
}

export const readStoredImage = async (page: Page, id: number): Promise<StoredImage> =>
  JSON.parse((await fetchAsEditor(page, `/api/media/${id}?depth=0`)).text);

/** The stored item in its newest draft, also from the trash. */
export const readNewestDraft = async (page: Page, collection: string, id: number): Promise<Record<string, unknown>> =>
  JSON.parse((await fetchAsEditor(page, `/api/${collection}/${id}?draft=true&trash=true&locale=hu&depth=0`)).text);
