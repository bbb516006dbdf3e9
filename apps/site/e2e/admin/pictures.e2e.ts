import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { colourAt, drawnJpeg } from '../support/drawn-pictures.ts';
import { day } from '../support/programs-list.ts';
import { asked, cookieOf, letIn, published, type Send, signedIn } from '../support/signing-in.ts';
import { choose } from '../support/staff.ts';
import { expect, hydrated, origin, press, test } from '../support/test.ts';

test.use({ contents: 'pictures' });

const PASSWORD = 'e2e-only-51ce';
const account = (role: string) => ({ email: `${role}@kepek.liget.example`, password: PASSWORD });
let send: Send;

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
  for (const role of ['press', 'programs', 'service'] as const)
    await send('/api/users', 'POST', { ...account(role), name: `Képes ${role}`, roles: [role] });
});

interface Stored {
  id: number;
  filename: string;
  sizes: Record<string, { filename: string }>;
}

async function stored(page: Page, id: string | number): Promise<Stored> {
  return JSON.parse((await asked(page, `/api/media/${id}?depth=0`)).text) as Stored;
}

const idOf = (page: Page) => /\/media\/(\d+)/.exec(page.url())?.[1] ?? '';
const fileOf = (page: Page) => page.locator('.file-field input[type="file"]');
const field = (page: Page, name: string) => page.locator(`#field-${name}`);
const save = (page: Page) => page.getByRole('button', { name: 'Mentés', exact: true }).first().click();
const crops = (page: Page) => page.locator('.liget-crops');

/** A new picture with all that is asked of it, but the file. */
async function describe(page: Page): Promise<void> {
  await field(page, 'altHu').fill('A tó hajnalban');
  await field(page, 'altEn').fill('The lake at dawn');
  await field(page, 'credit').fill('Kiss Anna');
  await choose(field(page, 'licenceKind'), 'Saját kép');
}

for (const width of [1440, 390])
  test(`a press officer uploads a picture at ${width} pixels, is told what is wrong, sees how it is cut, and replaces it under its addresses`, async ({
    visitor,
  }) => {
    const { page } = await visitor({ language: 'hu', width, height: 900 });
    await letIn(page, account('press'));
    await page.goto('/admin/collections/media/create');
    await hydrated(field(page, 'altHu'));
    await expect(crops(page)).toContainText('Válasszon képet');
    // 300 pixels, then a PDF that is called a picture.
    await fileOf(page).setInputFiles({ name: 'kicsi.jpg', mimeType: 'image/jpeg', buffer: await drawnJpeg(page, 300, 200) });
    await describe(page);
    await save(page);
    await expect(crops(page).getByRole('alert')).toContainText('csak 300 × 200 képpontos');
    await page.locator('.file-field__remove').click();
    await fileOf(page).setInputFiles({ name: 'alca.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') });
    await save(page);
    await expect(crops(page).getByRole('alert')).toContainText('„alca.jpg” nem olyan kép');
    await page.locator('.file-field__remove').click();

    await fileOf(page).setInputFiles({ name: 'Tó.jpg', mimeType: 'image/jpeg', buffer: await drawnJpeg(page, 1600, 800) });
    const focus = page.getByRole('button', { name: /^Fókuszpont a képen/ });
    await expect(focus).toBeVisible();
    await expect(crops(page).getByRole('listitem')).toHaveCount(4);
    const box = await focus.boundingBox();
    await focus.click({ position: { x: (box?.width ?? 0) * 0.1, y: (box?.height ?? 0) / 2 } });
    await expect(crops(page).getByRole('status')).toContainText(/Balról (9|10|11)%/);
    await focus.press('ArrowLeft');
    await expect(crops(page).getByRole('status')).toContainText(/Balról (4|5|6)%/);
    expect(await violations(page, '.liget-crops')).toEqual([]);
    expect(await crops(page).evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
    await save(page);
    await expect(page).toHaveURL(/\/media\/\d+/);
    const before = await stored(page, idOf(page));
    expect(await colourAt(page, `/media/${before.sizes['portrait_md']?.filename}`)).toBe('red');

    // The other half, chosen afterwards.
    await page.goto(`/admin/collections/media/${before.id}`);
    await hydrated(focus);
    const wide = await focus.boundingBox();
    await focus.click({ position: { x: (wide?.width ?? 0) * 0.9, y: (wide?.height ?? 0) / 2 } });
    await expect(crops(page).getByRole('status')).toContainText('A kivágás megváltozott');
    await save(page);
    await expect.poll(async () => (await stored(page, before.id)).filename).not.toBe(before.filename);
    const cut = await stored(page, before.id);
    for (const name of [cut, before].map(({ sizes }) => sizes['portrait_md']?.filename))
      await expect.poll(() => colourAt(page, `/media/${name}`)).toBe('blue');
    expect(await colourAt(page, `/media/${cut.sizes['square_sm']?.filename}`)).toBe('blue');
  });

test('many pictures are uploaded at once, with progress; the one that is no good stays and says why', async ({ visitor }) => {
  const { page } = await visitor({ language: 'hu', width: 1440 });
  await letIn(page, account('press'));
  await page.goto('/admin/collections/media');
  await press(page.getByRole('button', { name: 'Több feltöltése egyszerre' }));
  const good = await drawnJpeg(page, 1600, 800);
  const files = ['sok-egy.jpg', 'sok-ketto.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: good }));
  const small = { name: 'sok-kicsi.jpg', mimeType: 'image/jpeg', buffer: await drawnJpeg(page, 300, 200) };
  await page.locator('input[type="file"][multiple]').setInputFiles([...files, small]);
  const form = page.locator('.bulk-upload--file-manager');
  // What they have in common is given once.
  await press(page.getByRole('button', { name: 'Mind szerkesztése' }));
  const all = page.getByRole('dialog').filter({ hasText: 'Mely mezőket módosítja?' }).last();
  for (const name of ['Készítette (kötelező)', 'Milyen jogon használjuk (kötelező)']) {
    await all.locator('.rs__control').first().click();
    await all.getByRole('option', { name, exact: true }).click();
  }
  await all.locator('#field-credit').fill('Kiss Anna');
  await choose(all.locator('#field-licenceKind'), 'Saját kép');
  await all.getByRole('button', { name: 'Alkalmazás' }).click();
  await expect(all).toBeHidden();
  for (const [index, { name }] of [...files, small].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Következő', exact: true }).click();
    await expect(page.locator('.file-selections__fileRowContainer--active')).toContainText(name);
    await expect(form.locator('#field-altHu')).toHaveValue('');
    await form.locator('#field-altHu').fill(`Kép: ${name}`);
    await form.locator('#field-altEn').fill(`Picture: ${name}`);
    await expect(form.locator('#field-credit')).toHaveValue('Kiss Anna');
  }
  await page.getByRole('button', { name: 'Mentés', exact: true }).last().click();
  await expect(page.getByText('Feltöltés: 2 / 3')).toBeVisible();
  await expect(page.locator('.file-selections__fileRow')).toHaveCount(1);
  await expect(page.locator('.file-selections__fileRow')).toContainText('sok-kicsi.jpg');
  await expect(page.getByText(/csak 300 × 200 képpontos/).first()).toBeVisible();
  const { text } = await asked(page, '/api/media?where[altHu][like]=sok-&depth=0');
  expect(JSON.parse(text)).toMatchObject({ totalDocs: 2 });
});

test('a picture is replaced everywhere, and the addresses that were sent out show the new one', async ({ visitor }) => {
  const { page } = await visitor({ language: 'hu', width: 1440 });
  await letIn(page, account('press'));
  await page.goto('/admin/collections/media');
  const cookie = await cookieOf(origin, account('press'));
  const upload = async (method: 'post' | 'patch', path: string, words: object, file: Buffer) => {
    const options = {
      headers: { origin, cookie },
      multipart: { file: { name: 'Kép.jpg', mimeType: 'image/jpeg', buffer: file }, _payload: JSON.stringify(words) },
    };
    const response = method === 'post' ? await page.request.post(path, options) : await page.request.patch(path, options);
    expect(response.ok()).toBe(true);
    return ((await response.json()) as { doc: Stored }).doc;
  };
  const words = { altHu: 'Vörös', altEn: 'Red', credit: 'Kiss Anna', licenceKind: 'cc-by' };
  const whole = await drawnJpeg(page, 1600, 900);
  const { id } = await upload('post', '/api/media', { ...words, focalX: 0, focalY: 50 }, whole);
  const before = await stored(page, id);
  const name = String(before.sizes['portrait_sm']?.filename);
  expect(await colourAt(page, `/media/${name}`)).toBe('red');
  const dated = { publishedOn: `${day(-1)}T08:00:00.000Z`, picture: id };
  await published(send, 'news', { title: 'Képcsere a tónál', ...dated }, { title: 'A picture replaced' });
  const reader = await visitor({ language: 'hu' });
  await reader.page.goto('/magazin/kepcsere-a-tonal');
  await expect(reader.page.locator(`main img[src*="${before.filename.replace(/\.jpg$/, '')}"]`).first()).toBeVisible();

  await upload('patch', `/api/media/${id}?uploadEdits[focalPoint][x]=100&uploadEdits[focalPoint][y]=50`, {}, whole);
  const after = await stored(page, id);
  await expect.poll(() => colourAt(reader.page, `/media/${name}`)).toBe('blue');
  await expect
    .poll(async () => {
      await reader.page.goto('/magazin/kepcsere-a-tonal');
      return reader.page.locator(`main img[src*="${after.filename.replace(/\.jpg$/, '')}"]`).count();
    })
    .toBeGreaterThan(0);
});

test('a picture under embargo is seen by its editor and by nobody else', async ({ visitor }) => {
  const { page } = await visitor({ language: 'hu', width: 1440 });
  await letIn(page, account('press'));
  const words = { altHu: 'Titok', altEn: 'Secret', credit: 'Kiss Anna', licenceKind: 'own', shownFrom: `${day(3)}T08:00:00.000Z` };
  const response = await page.request.post('/api/media', {
    headers: { origin },
    multipart: {
      file: { name: 'titok.jpg', mimeType: 'image/jpeg', buffer: await drawnJpeg(page, 1600, 900) },
      _payload: JSON.stringify(words),
    },
  });
  const { doc } = (await response.json()) as { doc: Stored };
  const size = String(doc.sizes['square_sm']?.filename);
  const reader = await visitor({ language: 'hu' });
  await reader.page.goto('/');
  for (const path of [`/media/${size}`, `/media/${doc.filename}`, `/api/media/file/${size}`])
    expect([path, await colourAt(reader.page, path)]).toEqual([path, 'gone']);
  await page.goto(`/admin/collections/media/${doc.id}`);
  await expect(page.getByRole('button', { name: /^Fókuszpont a képen/ })).toBeVisible();
  expect(await colourAt(page, `/api/media/file/${size}`)).not.toBe('gone');
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Javítani való' }).getByRole('link', { name: '1 kép még nem mutatható' })).toBeVisible();
});

test('customer service looks at pictures and changes none', async ({ visitor }) => {
  const { page } = await visitor({ language: 'hu', width: 1440 });
  await letIn(page, account('service'));
  await page.goto('/admin/collections/media');
  await expect(page.getByRole('heading', { name: 'Képek' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Új létrehozása/ })).toHaveCount(0);
  const response = await page.request.post('/api/media', {
    headers: { origin },
    multipart: { file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await drawnJpeg(page, 900, 600) }, _payload: '{}' },
  });
  expect(response.status()).toBe(403);
});
