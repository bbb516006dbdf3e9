import { addToLibrary, field, getId, readStoredImage, save, toJpegFile } from '../support/admin/admin-forms.ts';
import { inspectForm } from '../support/admin/inspection.ts';
import {
  type Account,
  createAccount,
  createEditorClient,
  fetchAsEditor,
  openTab,
  publishItem,
  type Send,
} from '../support/admin/signing-in.ts';
import { choose, openForm, waitForForm } from '../support/admin/staff.ts';
import { findViolations } from '../support/axe.ts';
import { drawJpeg, getColour } from '../support/drawn-pictures.ts';
import { getDay } from '../support/programs-list.ts';
import { expect, origin, press, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let send: Send;
let pressOfficer: Account;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  pressOfficer = await createAccount(send, 'press', 'Sajtós Sára');
});

test('a press officer uploads an image, gets errors about invalid and missing data, and sets the focal point for all shapes', async ({
  visitor,
}) => {
  const page = await openTab(visitor, pressOfficer);
  await page.goto('/admin/collections/media/create');
  await waitForHydration(field(page, 'altHu'));
  const crops = page.locator('.liget-crops', { hasText: 'Így vágja ki a honlap' });
  const file = page.locator('.file-field input[type="file"]');
  await expect(crops).toContainText('Válasszon képet');
  await field(page, 'altHu').fill(`A tó ${MARK}`);
  await field(page, 'altEn').fill('The lake at dawn');
  await field(page, 'credit').fill('Kiss Anna');
  // 300 pixels, then a PDF that is called an image.
  await file.setInputFiles(toJpegFile('kicsi.jpg', await drawJpeg(page, 300, 200)));
  await choose(field(page, 'licenceKind'), 'Saját kép');
  await save(page);
  await expect(crops.getByRole('alert')).toContainText('csak 300 × 200 képpontos');
  await page.locator('.file-field__remove').click();
  await file.setInputFiles(toJpegFile('alca.jpg', Buffer.from('%PDF-1.7')));
  await save(page);
  await expect(crops.getByRole('alert')).toContainText('„alca.jpg” nem olyan kép');
  await page.locator('.file-field__remove').click();

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Válasszon ki egy fájlt' }).click();
  await (await choosing).setFiles(toJpegFile('Tó.jpg', await drawJpeg(page, 1600, 800)));
  const focus = page.getByRole('button', { name: /^Fókuszpont a képen/ });
  await expect(focus).toBeVisible();
  await expect(crops.getByRole('listitem')).toHaveCount(4);
  const box = await focus.boundingBox();
  await focus.click({ position: { x: (box?.width ?? 0) * 0.1, y: (box?.height ?? 0) / 2 } });
  await expect(crops.getByRole('status').filter({ hasText: 'Balról' })).toContainText(/Balról (9|10|11)%/);
  await focus.press('ArrowLeft');
  await expect(crops.getByRole('status').filter({ hasText: 'Balról' })).toContainText(/Balról (4|5|6)%/);
  expect(await findViolations(page, '.liget-crops')).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await crops.evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
  }
  // The author is required, with an error beside the field.
  await field(page, 'credit').fill('');
  await save(page);
  await expect(page.locator('.field-type.error').filter({ has: field(page, 'credit') })).toBeVisible();
  await field(page, 'credit').fill('Kiss Anna');
  await save(page);
  await page.waitForURL(/\/media\/\d+/);
  const image = await readStoredImage(page, getId(page));
  expect(await getColour(page, `/media/${image.sizes['portrait_md']?.filename}`)).toBe('red');
  await expect(page.getByText('Hol szerepel').first()).toBeVisible();
  await waitForForm(page);
  await inspectForm(page);
});

test('many images are uploaded at once with progress; an invalid one stays with its error', async ({ visitor }) => {
  const page = await openTab(visitor, pressOfficer);
  await page.goto('/admin/collections/media');
  await press(page.getByRole('button', { name: 'Több feltöltése egyszerre' }));
  const good = await drawJpeg(page, 640, 320);
  const files = [toJpegFile(`egy-${MARK}.jpg`, good), toJpegFile(`ketto-${MARK}.jpg`, good)];
  const small = toJpegFile(`kicsi-${MARK}.jpg`, await drawJpeg(page, 300, 200));
  await page.locator('input[type="file"][multiple]').setInputFiles([...files, small]);
  const form = page.locator('.bulk-upload--file-manager');
  // Common data are entered once.
  await press(page.getByRole('button', { name: 'Mind szerkesztése' }));
  const all = page.getByRole('dialog').filter({ hasText: 'Mely mezőket módosítja?' }).last();
  for (const name of ['Készítette (kötelező)', 'Milyen jogon használjuk (kötelező)']) {
    await all.locator('.rs__control').first().click();
    await all.getByRole('option', { name, exact: true }).click();
  }
  await all.locator('#field-credit').fill('Kiss Anna');
  await choose(all.locator('#field-licenceKind'), 'Saját kép');
  await all.getByRole('button', { name: 'Rendben' }).click();
  await expect(all).toBeHidden();
  for (const [index, { name }] of [...files, small].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Következő', exact: true }).click();
    await expect(page.locator('.file-selections__fileRowContainer--active')).toContainText(name);
    await expect(form.locator('#field-altHu')).toHaveValue('');
    await form.locator('#field-altHu').fill(`Kép: ${name}`);
    await form.locator('#field-altEn').fill(`Image: ${name}`);
    await expect(form.locator('#field-credit')).toHaveValue('Kiss Anna');
  }
  // The second upload waits until its progress was shown.
  const [progressSeen, uploads] = [Promise.withResolvers<void>(), { count: 0 }];
  await page.route(/\/api\/media(?:\?|$)/, async (route) => {
    if (route.request().method() === 'POST') uploads.count += 1;
    if (uploads.count === 2) await progressSeen.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Mentés', exact: true }).last().click();
  await expect(page.getByText('Feltöltés: 2 / 3')).toBeVisible();
  progressSeen.resolve();
  await expect(page.locator('.file-selections__fileRow')).toHaveCount(1);
  await expect(page.locator('.file-selections__fileRow')).toContainText(small.name);
  await expect(page.getByText(/csak 300 × 200 képpontos/).first()).toBeVisible();
  const { text } = await fetchAsEditor(page, `/api/media?where[altHu][like]=${MARK}.jpg&depth=0`);
  expect(JSON.parse(text)).toMatchObject({ totalDocs: 2 });
});

test('a press officer replaces an image’s file: its page and its former URLs show the new one', async ({ visitor }) => {
  const page = await openTab(visitor, pressOfficer);
  const before = await addToLibrary(page, `regi-${MARK}.jpg`, await drawJpeg(page, 640, 360, ['#ff0000', '#ff0000']));
  const address = `/media/${before.sizes['square_sm']?.filename}`;
  const title = `Képcsere ${MARK}`;
  await publishItem(send, 'news', { title, publishedOn: `${getDay(-1)}T08:00:00.000Z`, picture: before.id }, { title: `Replaced ${MARK}` });
  const reader = (await visitor({ language: 'hu' })).page;
  await reader.goto(`/magazin/kepcsere-${MARK}`);
  expect(await getColour(reader, address)).toBe('red');
  await openForm(page, 'media', before.id);
  await expect(page.locator('.liget-check', { hasText: 'Hol szerepel' })).toContainText(title);
  await press(page.locator('.file-details__remove').first());
  const blue = await drawJpeg(page, 640, 360, ['#0000ff', '#0000ff']);
  await page.locator('.file-field input[type="file"]').setInputFiles(toJpegFile('uj.jpg', blue));
  await save(page);
  await expect.poll(async () => (await readStoredImage(page, before.id)).filename).not.toBe(before.filename);
  await waitForForm(page);
  await expect.poll(() => getColour(reader, address)).toBe('blue');
  await reader.reload();
  const shown = reader.locator('main img').first();
  await expect.poll(async () => getColour(reader, (await shown.getAttribute('src')) ?? '')).toBe('blue');
});
