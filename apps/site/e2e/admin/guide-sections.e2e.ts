import type { Locator, Page } from '@playwright/test';
import { drawnJpeg } from '../support/drawn-pictures.ts';
import { addChoice, choosePicture, publish, setMoment, walkToNew, writeProse } from '../support/guide-steps.ts';
import { day } from '../support/programs-list.ts';
import { dayInForm, type Send } from '../support/signing-in.ts';
import { choose, hireStaff, leads, openForm, tabOf } from '../support/staff.ts';
import { expect, origin, press, test } from '../support/test.ts';

test.use({ contents: 'guide-sections' });

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await hireStaff(editor);
});

const field = (page: Page, name: string) => page.locator(`#field-${name}`);
const section = (page: Page, index: number) => page.locator(`#sections-row-${index}`);
const at = (page: Page, index: number, name: string) => page.locator(`#field-sections__${index}__${name.replaceAll('.', '__')}`);

async function upload(page: Page, name: string): Promise<void> {
  const uploaded = await page.request.post('/api/media', {
    headers: { origin },
    multipart: {
      file: { name, mimeType: 'image/jpeg', buffer: await drawnJpeg(page, 1600, 900) },
      _payload: JSON.stringify({ altHu: `A tó: ${name}`, altEn: 'The lake', credit: 'Kiss Anna', licenceKind: 'own' }),
    },
  });
  expect(uploaded.status()).toBe(201);
}

/** Draws a row by its handle onto another's place, as a hand does. */
async function dragOnto(row: Locator, target: Locator): Promise<void> {
  const { mouse } = row.page();
  const handle = (of: Locator) => of.locator('.collapsible__drag').first();
  await handle(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await handle(row).hover();
  const to = await handle(target).boundingBox();
  if (!to) throw new Error('There is no handle');
  await mouse.down();
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await mouse.up();
}

/** Adds a section of this kind below the others; its anchor and, where it has one, its title. */
async function addSection(page: Page, index: number, kind: string, anchor: string, title?: string): Promise<Locator> {
  await press(field(page, 'sections').getByRole('button', { name: 'Szakasz hozzáadása' }).last());
  await press(page.getByRole('dialog', { name: 'Szakasz hozzáadása' }).getByRole('button', { name: kind, exact: true }));
  const row = section(page, index);
  await expect(row.getByText(kind, { exact: true }).first()).toBeVisible();
  await at(page, index, 'anchor').fill(anchor);
  await expect(row.getByText('Horgony').first()).toBeVisible();
  if (title) {
    await at(page, index, 'title').fill(title);
    // Its head says what it is about.
    await expect(row.locator('.blocks-field__block-header').first()).toContainText(title);
  }
  return row;
}

/** Adds a row to a list within a section. */
const addRow = (row: Locator, name: string) => row.getByRole('button', { name, exact: true }).click();

test('a magazine editor composes a page for visitors of every kind of section, and sorts them', async ({ visitor }) => {
  const page = await tabOf(visitor, 'magazine');
  for (const name of ['regen.jpg', 'most.jpg']) await upload(page, name);
  await walkToNew(page, 'Látogatás és tudnivalók → Látogatói információk');
  await field(page, 'title').fill('Korcsolyázás a tavon');

  const text = await addSection(page, 0, 'Szöveg', 'korcsolya', 'A jégről');
  await writeProse(text, 'A tó télen jégpálya.');
  const facts = await addSection(page, 1, 'Adatok', 'adatok', 'Számokban');
  await addRow(facts, 'Adat hozzáadása');
  await at(page, 1, 'facts.0.label').fill('A jég területe');
  await at(page, 1, 'facts.0.value').fill('tizenkétezer négyzetméter');
  const opening = await addSection(page, 2, 'Nyitvatartás', 'nyitva', 'Mikor van nyitva?');
  await addRow(opening, 'Adat hozzáadása');
  await at(page, 2, 'rows.0.label').fill('Hétvégén');
  await at(page, 2, 'rows.0.value').fill('tíztől este nyolcig');
  const access = await addSection(page, 3, 'Megközelítés', 'ide', 'Hogyan jut ide?');
  await writeProse(access, 'A földalattival a Hősök teréig.');
  const activities = await addSection(page, 4, 'Mit lehet itt csinálni', 'mit', 'Mire jó a jég?');
  await addRow(activities, 'Tevékenység hozzáadása');
  await at(page, 4, 'items.0.title').fill('Oktatás gyerekeknek');
  const questions = await addSection(page, 5, 'Gyakori kérdések', 'kerdesek', 'Kérdezték');
  await addRow(questions, 'Kérdés hozzáadása');
  await at(page, 5, 'items.0.question').fill('Lehet korcsolyát kölcsönözni?');
  await writeProse(questions, 'Lehet, minden méretben.');
  const pictures = await addSection(page, 6, 'Képek', 'kepek', 'Ilyen a jég');
  await choosePicture(page, pictures.locator('.field-type.upload'), 'A tó: most.jpg');

  const quote = await addSection(page, 7, 'Kiemelt idézet', 'idezet');
  await expect(quote.getByLabel('Cím', { exact: true })).toHaveCount(0);
  await at(page, 7, 'text').fill('A jég mindenkié.');
  await at(page, 7, 'speaker').fill('Szép Ilona');
  const table = await addSection(page, 8, 'Táblázat', 'arak', 'Árak');
  await table.getByLabel(new RegExp(`^A táblázat felirata`)).fill('Mennyibe kerül egy óra a jégen.');
  await expect(table.getByText('Fejléc', { exact: true })).toBeVisible();
  await at(page, 8, 'head.first').fill('Jegy');
  await at(page, 8, 'head.second').fill('Forint');
  await addRow(table, 'Sor hozzáadása');
  await at(page, 8, 'rows.0.first').fill('Diák');
  await at(page, 8, 'rows.0.second').fill('1500');
  // Its column has no head.
  await at(page, 8, 'rows.0.third').fill('Ezt senki sem látja.');
  for (const [index, anchor, title, tone] of [
    [9, 'jo', 'Hozzon kesztyűt', 'Jó tudni'],
    [10, 'vigyazat', 'Olvadáskor zárva', 'Figyelmeztetés'],
  ] as const) {
    const callout = await addSection(page, index, 'Fontos tudnivaló', anchor, title);
    await choose(at(page, index, 'tone'), tone);
    await writeProse(callout, 'Egy mondat róla.');
  }
  const comparison = await addSection(page, 11, 'Előtte és utána', 'akkor', 'Akkor és most');
  for (const [index, name, label] of [
    [0, 'regen.jpg', '2019'],
    [1, 'most.jpg', 'Ma'],
  ] as const) {
    await choosePicture(page, comparison.locator('.field-type.upload').nth(index), `A tó: ${name}`);
    await at(page, 11, `${index === 0 ? 'before' : 'after'}.label`).fill(label);
  }
  await expect(page.getByText('Pótolni kell:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mindet összecsuk' }).first().click();
  // The last one is drawn to the place of the table.
  await dragOnto(section(page, 11), section(page, 8));
  await expect(section(page, 8)).toContainText('Akkor és most');
  await publish(page);

  const reader = (await visitor({ language: 'hu' })).page;
  await expect.poll(() => leads('/latogatas/korcsolyazas-a-tavon')).toBe('200');
  await reader.goto('/latogatas/korcsolyazas-a-tavon');
  const shown = (anchor: string) => reader.locator(`section[id="${anchor}"]`);
  const kinds = await reader.locator('section[data-kind]').evaluateAll((all) => all.map(({ id }) => id));
  expect(kinds).toEqual(['korcsolya', 'adatok', 'nyitva', 'ide', 'mit', 'kerdesek', 'kepek', 'idezet', 'akkor', 'arak', 'jo', 'vigyazat']);
  for (const [anchor, words] of [
    ['korcsolya', 'A tó télen jégpálya.'],
    ['adatok', 'tizenkétezer négyzetméter'],
    ['nyitva', 'tíztől este nyolcig'],
    ['ide', 'A földalattival a Hősök teréig.'],
    ['mit', 'Oktatás gyerekeknek'],
    ['kerdesek', 'Lehet korcsolyát kölcsönözni?'],
    ['idezet', 'A jég mindenkié.'],
    ['idezet', 'Szép Ilona'],
    ['jo', 'Hozzon kesztyűt'],
    ['vigyazat', 'Olvadáskor zárva'],
    ['akkor', '2019'],
    ['akkor', 'Ma'],
  ] as const)
    await expect(shown(anchor)).toContainText(words);
  await expect(shown('vigyazat')).toHaveAttribute('data-tone', 'warning');
  await expect(shown('jo')).toHaveAttribute('data-tone', 'tip');
  await expect(shown('kepek').getByRole('img')).toHaveAttribute('alt', 'A tó: most.jpg');
  const prices = shown('arak').getByRole('table', { name: 'Mennyibe kerül egy óra a jégen.' });
  await expect(prices.getByRole('columnheader')).toHaveText(['Jegy', 'Forint']);
  await expect(prices.getByRole('row', { name: 'Diák 1500', exact: true })).toBeVisible();
  await expect(prices.getByRole('rowheader')).toHaveText('Diák');
  // The quotation is not among the page's contents, and its marks are the site's.
  const contents = reader.getByRole('navigation', { name: 'Ezen az oldalon' });
  await expect(contents.locator('a[href="#arak"]')).toHaveCount(1);
  await expect(contents.locator('a[href="#idezet"]')).toHaveCount(0);
  await reader.goto(`/latogatas/korcsolyazas-a-tavon#korcsolya`);
  await expect(reader.getByRole('heading', { name: 'A jégről' })).toBeInViewport();
  await reader.setViewportSize({ width: 390, height: 800 });
});

test('an administrator says when a place is open, until dusk and on exceptional days, and a program outside of it is told', async ({
  visitor,
}) => {
  const page = await tabOf(visitor, 'administrator');
  await walkToNew(page, 'Helyek és projektek → Top helyek');
  await field(page, 'title').fill('Csónakda');
  await field(page, 'latitude').fill('47,5145');
  await field(page, 'longitude').fill('19,083');
  const hours = page.locator('#field-hours');
  await expect(hours.getByText('Nyitvatartás', { exact: true })).toBeVisible();
  await hours.getByRole('button', { name: 'Sor hozzáadása' }).click();
  for (const name of ['Hétfő', 'Kedd', 'Szerda', 'Csütörtök', 'Péntek', 'Szombat', 'Vasárnap'])
    await addChoice(page.locator('#field-hours__0__weekdays'), name);
  await page.locator('#field-hours__0__opens').fill('10:00');
  await hours.getByLabel(new RegExp(`^Zár`)).fill('dusk');
  const exceptions = page.locator('#field-exceptions');
  await expect(exceptions.getByText('Kivételes napok', { exact: true })).toBeVisible();
  for (const [index, ahead, note] of [
    [0, 1, 'Leltár'],
    [1, 2, 'Múzeumok éjszakája'],
  ] as const) {
    await exceptions.getByRole('button', { name: 'Kivételes nap hozzáadása' }).click();
    await setMoment(page.locator(`#exceptions-row-${index} .date-time-picker input`).first(), dayInForm(day(ahead)));
    await page.locator(`#field-exceptions__${index}__note`).fill(note);
  }
  await page.locator('#field-exceptions__1__opens').fill('18:00');
  await page.locator('#field-exceptions__1__closes').fill('23:30');
  await addSection(page, 0, 'A ballon időpontjai', 'mikor', 'Mikor száll fel?');
  await publish(page);

  await expect.poll(() => leads('/top-helyek/csonakda')).toBe('200');
  const reader = (await visitor({ language: 'hu' })).page;
  await reader.goto('/top-helyek/csonakda');
  await expect(reader.locator('section[id="mikor"]').getByRole('heading', { name: 'Mikor száll fel?' })).toBeVisible();
  const main = reader.locator('main');
  // Dusk is told as the hour that it is.
  await expect(main).toContainText(/10:00–(?:1[5-9]|2[01]):\d\d/);
  await press(main.getByText('A következő hét nap'));
  await expect(main.getByText('Leltár')).toBeVisible();
  await expect(main.getByText('18:00–23:30')).toBeVisible();

  const id = Number(/\/(\d+)/.exec(new URL(page.url()).pathname)?.[1]);
  const location = await send('/api/event-locations?locale=hu', 'POST', {
    title: 'A csónakda stégje',
    topLocation: id,
    _status: 'published',
  });
  const event = await send('/api/events?locale=hu&draft=true', 'POST', {
    title: 'Evezés leltár idején',
    category: 1,
    status: 'scheduled',
    location: location.doc.id,
    dates: [{ start: `${day(1)}T11:00:00.000Z`, end: `${day(1)}T12:00:00.000Z` }],
    _status: 'draft',
  });
  await openForm(page, 'events', event.doc.id);
  await expect(page.locator('.liget-check', { hasText: 'Közzététel előtt' })).toContainText(
    'A helyszín a nyitvatartása szerint nincs végig nyitva 1 időpontban',
  );
});
