import type { Page } from '@playwright/test';
import { colourAt, drawnJpeg } from '../support/drawn-pictures.ts';
import { choosePicture, publish, save, setMoment, walk } from '../support/guide-steps.ts';
import { day } from '../support/programs-list.ts';
import { asked, dayInForm, published, type Send } from '../support/signing-in.ts';
import { choose, formAnswers, hireStaff, openForm, tabOf, textOf } from '../support/staff.ts';
import { expect, hydrated, origin, press, test } from '../support/test.ts';

test.use({ contents: 'guide-pictures' });

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await hireStaff(editor);
});

const field = (page: Page, name: string) => page.locator(`#field-${name}`);
const fileOf = (page: Page) => page.locator('.file-field input[type="file"]');
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

interface Stored {
  id: number;
  filename: string;
  sizes: Record<string, { filename: string }>;
}
/** Puts a picture into the library. */
async function inTheLibrary(page: Page, name: string, buffer: Buffer): Promise<Stored> {
  const uploaded = await page.request.post('/api/media', {
    headers: { origin },
    multipart: {
      file: jpeg(name, buffer),
      _payload: JSON.stringify({ altHu: `Kép: ${name}`, altEn: 'A picture', credit: 'Kiss Anna', licenceKind: 'own' }),
    },
  });
  expect(uploaded.status()).toBe(201);
  return ((await uploaded.json()) as { doc: Stored }).doc;
}
const kept = async (page: Page, id: number) => JSON.parse((await asked(page, `/api/media/${id}?depth=0`)).text) as Stored;
/** What a page says it is to be shared with. */
const shared = async (path: string) => /property="og:image" content="([^"]+)"/.exec(await textOf(path))?.[1];

test('a magazine editor gives a list without a picture of its own one to be shared with', async ({ visitor }) => {
  const page = await tabOf(visitor, 'magazine');
  await inTheLibrary(page, 'megosztas.jpg', await drawnJpeg(page, 1600, 900));
  await walk(page, 'A honlap részei → Oldalcímek és leírások');
  await press(page.getByRole('link', { name: 'Karrier', exact: true }));
  await page.waitForURL(/\/page-metadata\/\d+/);
  await formAnswers(page);
  const picture = page.locator('.field-type.upload', { hasText: 'Megosztási kép' });
  await press(picture.locator('.upload-relationship-details__remove'));
  await choosePicture(page, picture, 'Kép: megosztas.jpg');
  await save(page);
  await expect.poll(() => shared('/karrier')).toContain('megosztas');
  const answer = await fetch(String(await shared('/karrier')));
  expect(answer.status).toBe(200);
});

test('a press officer describes a picture as the guide does, and names another of the same to stand in for it', async ({ visitor }) => {
  const page = await tabOf(visitor, 'press');
  const other = await inTheLibrary(page, 'masik-felvetel.jpg', await drawnJpeg(page, 1600, 900));
  const { id } = await inTheLibrary(page, 'kotelhid.jpg', await drawnJpeg(page, 1600, 900));
  await openForm(page, 'media', id);
  const words = 'Gyerekek másznak a kötélhídon a Nagyjátszótéren.';
  await page.getByLabel(new RegExp(`^Szöveges leírás magyarul`)).fill(words);
  await choosePicture(page, page.locator('.field-type.upload', { hasText: 'Más felvételek ugyanarról' }), 'Kép: masik-felvetel.jpg');
  await save(page);
  await expect.poll(async () => (await asked(page, `/api/media/${id}?depth=0`)).text).toContain(`"alternates":[${other.id}]`);
});

test('a press officer keeps a picture back until its day, and sees in the first screen that it waits', async ({ visitor }) => {
  const page = await tabOf(visitor, 'press');
  const { id, filename } = await inTheLibrary(page, 'embargo.jpg', await drawnJpeg(page, 1600, 900));
  const reader = (await visitor({ language: 'hu' })).page;
  await reader.goto('/');
  expect(await colourAt(reader, `/media/${filename}`)).not.toBe('gone');
  await openForm(page, 'media', id);
  const moment = (name: string) => page.locator('.field-type', { hasText: name }).locator('.date-time-picker input').first();
  await setMoment(moment('Mikortól mutatható'), `${dayInForm(day(3))} 08:00`);
  await setMoment(moment('Meddig mutatható'), `${dayInForm(day(2))} 08:00`);
  await save(page);
  await expect(page.getByText('A vége nem lehet előbb, mint a kezdete.').first()).toBeVisible();
  await setMoment(moment('Meddig mutatható'), `${dayInForm(day(9))} 08:00`);
  await save(page);
  await expect.poll(() => colourAt(reader, `/media/${filename}`)).toBe('gone');
  await page.goto('/admin');
  const faults = page.getByRole('region', { name: 'Javítani való' });
  await expect(faults.getByRole('link', { name: /kép még nem mutatható/ })).toBeVisible();
});

test('a press officer takes a picture’s file out and puts in another, and what was sent out shows the new one', async ({ visitor }) => {
  const page = await tabOf(visitor, 'press');
  const before = await inTheLibrary(page, 'regi.jpg', await drawnJpeg(page, 1600, 900, ['#ff0000', '#ff0000']));
  const address = `/media/${before.sizes['square_sm']?.filename}`;
  const reader = (await visitor({ language: 'hu' })).page;
  await reader.goto('/');
  expect(await colourAt(reader, address)).toBe('red');
  await published(
    send,
    'news',
    { title: 'Képcsere kézzel', publishedOn: `${day(-1)}T08:00:00.000Z`, picture: before.id },
    { title: 'By hand' },
  );
  await openForm(page, 'media', before.id);
  const uses = page.locator('.liget-check', { hasText: 'Hol szerepel' });
  await expect(uses).toContainText('Képcsere kézzel');
  await press(page.locator('.file-details__remove').first());
  await fileOf(page).setInputFiles(jpeg('uj.jpg', await drawnJpeg(page, 1600, 900, ['#0000ff', '#0000ff'])));
  await save(page);
  await expect.poll(async () => (await kept(page, before.id)).filename).not.toBe(before.filename);
  await expect.poll(() => colourAt(reader, address)).toBe('blue');
  await reader.goto('/magazin/kepcsere-kezzel');
  const shown = reader.locator('main img').first();
  await hydrated(reader.locator('main'));
  await expect.poll(async () => colourAt(reader, (await shown.getAttribute('src')) ?? '')).toBe('blue');
});

test('a program editor is told before publication that a picture is too narrow for its place', async ({ visitor }) => {
  const page = await tabOf(visitor, 'programs');
  await inTheLibrary(page, 'keskeny.jpg', await drawnJpeg(page, 600, 400));
  await page.goto('/admin/collections/home-carousel-items/create?locale=hu');
  await page.waitForURL(/\/home-carousel-items\/\d+/);
  await formAnswers(page);
  await field(page, 'title').fill('Keskeny kép a főoldalon');
  await choose(field(page, 'urlScreen'), 'Térkép');
  await choosePicture(page, page.locator('.field-type.upload').first(), 'Kép: keskeny.jpg');
  await expect(page.getByRole('status').filter({ hasText: /600 képpont széles, ez kevés/ })).toBeVisible();
  const check = page.locator('.liget-check', { hasText: 'Közzététel előtt' });
  await expect(check.getByRole('link', { name: /600 képpont széles/ })).toBeVisible();
  await publish(page);
  await expect(page.getByText(/legalább 1200 kell/).first()).toBeVisible();
  expect(await textOf('/')).not.toContain('Keskeny kép a főoldalon');
});
