import type { Locator, Page } from '@playwright/test';
import {
  addChoice,
  addToLibrary,
  chooseImage,
  field,
  idOf,
  inWords,
  openNewDraft,
  publish,
  setMoment,
  writeProse,
} from '../support/admin-forms.ts';
import { day } from '../support/programs-list.ts';
import { type Account, newAccount, openTab, type Send, signedIn } from '../support/signing-in.ts';
import { choose, leads, openForm } from '../support/staff.ts';
import { expect, origin, press, test } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let send: Send;
let administrator: Account;
let magazineEditor: Account;
test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
  administrator = await newAccount(send, 'administrator', 'Gazda Gábor');
  magazineEditor = await newAccount(send, 'magazine', 'Magazin Manó');
});

const section = (page: Page, index: number) => page.locator(`#sections-row-${index}`);
const at = (page: Page, index: number, name: string) => field(page, `sections.${index}.${name}`);

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

/** Adds a section of this kind below the others, with an anchor and, where it has one, a title. */
async function addSection(page: Page, index: number, kind: string, anchor: string, title?: string): Promise<Locator> {
  await press(field(page, 'sections').getByRole('button', { name: 'Szakasz hozzáadása' }).last());
  await press(page.getByRole('dialog', { name: 'Szakasz hozzáadása' }).getByRole('button', { name: kind, exact: true }));
  const row = section(page, index);
  await expect(row.getByText(kind, { exact: true }).first()).toBeVisible();
  await at(page, index, 'anchor').fill(anchor);
  if (title) {
    await at(page, index, 'title').fill(title);
    // Its head says what it is about.
    await expect(row.locator('.blocks-field__block-header').first()).toContainText(title);
  }
  return row;
}

/** Adds a row to a list within a section. */
const addRow = (row: Locator, name: string) => row.getByRole('button', { name, exact: true }).click();

test('a magazine editor composes a page for visitors of every kind of section and sorts them', async ({ visitor }) => {
  const page = await openTab(visitor, magazineEditor);
  for (const name of ['regen', 'most']) await addToLibrary(page, `${name}-${MARK}.jpg`);
  await openNewDraft(page, 'visitor-information');
  await field(page, 'title').fill(`Korcsolyázás ${MARK}`);

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
  await writeProse(access, 'A földalattival.');
  const activities = await addSection(page, 4, 'Mit lehet itt csinálni', 'mit', 'Mire jó a jég?');
  await addRow(activities, 'Tevékenység hozzáadása');
  await at(page, 4, 'items.0.title').fill('Oktatás gyerekeknek');
  const questions = await addSection(page, 5, 'Gyakori kérdések', 'kerdesek', 'Kérdezték');
  await addRow(questions, 'Kérdés hozzáadása');
  await at(page, 5, 'items.0.question').fill('Lehet korcsolyát kölcsönözni?');
  await writeProse(questions, 'Lehet, minden méretben.');
  const pictures = await addSection(page, 6, 'Képek', 'kepek', 'Ilyen a jég');
  await chooseImage(page, pictures.locator('.field-type.upload'), `Kép: most-${MARK}.jpg`);
  const quote = await addSection(page, 7, 'Kiemelt idézet', 'idezet');
  await expect(quote.getByLabel('Cím', { exact: true })).toHaveCount(0);
  await at(page, 7, 'text').fill('A jég mindenkié.');
  await at(page, 7, 'speaker').fill('Szép Ilona');
  const table = await addSection(page, 8, 'Táblázat', 'arak', 'Árak');
  await table.getByLabel(/^A táblázat felirata/).fill('Mennyibe kerül egy óra a jégen.');
  await at(page, 8, 'head.first').fill('Jegy');
  await at(page, 8, 'head.second').fill('Forint');
  await addRow(table, 'Sor hozzáadása');
  await at(page, 8, 'rows.0.first').fill('Diák');
  await at(page, 8, 'rows.0.second').fill('1500');
  const callout = await addSection(page, 9, 'Fontos tudnivaló', 'vigyazat', 'Olvadáskor zárva');
  await choose(at(page, 9, 'tone'), 'Figyelmeztetés');
  await writeProse(callout, 'Egy mondat róla.');
  const comparison = await addSection(page, 10, 'Előtte és utána', 'akkor', 'Akkor és most');
  for (const [index, name, side, label] of [
    [0, 'regen', 'before', '2019'],
    [1, 'most', 'after', 'Ma'],
  ] as const) {
    await chooseImage(page, comparison.locator('.field-type.upload').nth(index), `Kép: ${name}-${MARK}.jpg`);
    await at(page, 10, `${side}.label`).fill(label);
  }
  await expect(page.getByText('Pótolni kell:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mindet összecsuk' }).first().click();
  // The last one is drawn to the place of the table.
  await dragOnto(section(page, 10), section(page, 8));
  await expect(section(page, 8)).toContainText('Akkor és most');
  await publish(page);

  const path = `/latogatas/korcsolyazas-${MARK}`;
  await expect.poll(() => leads(path)).toBe('200');
  const reader = (await visitor({ language: 'hu', javaScript: false })).page;
  await reader.goto(path);
  const shown = (anchor: string) => reader.locator(`section[id="${anchor}"]`);
  const kinds = await reader.locator('section[data-kind]').evaluateAll((all) => all.map(({ id }) => id));
  expect(kinds).toEqual(['korcsolya', 'adatok', 'nyitva', 'ide', 'mit', 'kerdesek', 'kepek', 'idezet', 'akkor', 'arak', 'vigyazat']);
  for (const [anchor, words] of [
    ['korcsolya', 'A tó télen jégpálya.'],
    ['adatok', 'tizenkétezer négyzetméter'],
    ['nyitva', 'tíztől este nyolcig'],
    ['ide', 'A földalattival.'],
    ['mit', 'Oktatás gyerekeknek'],
    ['kerdesek', 'Lehet korcsolyát kölcsönözni?'],
    ['idezet', 'A jég mindenkié.'],
    ['vigyazat', 'Olvadáskor zárva'],
    ['akkor', '2019'],
  ] as const)
    await expect(shown(anchor)).toContainText(words);
  await expect(shown('vigyazat')).toHaveAttribute('data-tone', 'warning');
  await expect(shown('kepek').getByRole('img')).toHaveAttribute('alt', `Kép: most-${MARK}.jpg`);
  const prices = shown('arak').getByRole('table', { name: 'Mennyibe kerül egy óra a jégen.' });
  await expect(prices.getByRole('row', { name: 'Diák 1500', exact: true })).toBeVisible();
});

test('an administrator sets when a place is open, until dusk and on exceptional days, and an event outside of it is told', async ({
  visitor,
}) => {
  const page = await openTab(visitor, administrator);
  await openNewDraft(page, 'top-locations');
  await field(page, 'title').fill(`Csónakda ${MARK}`);
  await field(page, 'latitude').fill('47,5145');
  await field(page, 'longitude').fill('19,083');
  const hours = field(page, 'hours');
  await hours.getByRole('button', { name: 'Sor hozzáadása' }).click();
  for (const name of ['Hétfő', 'Kedd', 'Szerda', 'Csütörtök', 'Péntek', 'Szombat', 'Vasárnap'])
    await addChoice(field(page, 'hours.0.weekdays'), name);
  await field(page, 'hours.0.opens').fill('10:00');
  await hours.getByLabel(/^Zár/).fill('dusk');
  const exceptions = field(page, 'exceptions');
  for (const [index, ahead, note] of [
    [0, 1, 'Leltár'],
    [1, 2, 'Múzeumok éjszakája'],
  ] as const) {
    await exceptions.getByRole('button', { name: 'Kivételes nap hozzáadása' }).click();
    await setMoment(page.locator(`#exceptions-row-${index} .date-time-picker input`).first(), inWords(day(ahead)));
    await field(page, `exceptions.${index}.note`).fill(note);
  }
  await field(page, 'exceptions.1.opens').fill('18:00');
  await field(page, 'exceptions.1.closes').fill('23:30');
  await publish(page);

  const path = `/top-helyek/csonakda-${MARK}`;
  await expect.poll(() => leads(path)).toBe('200');
  const reader = (await visitor({ language: 'hu', javaScript: false })).page;
  await reader.goto(path);
  const main = reader.locator('main');
  // Dusk is told as the hour that it is.
  await expect(main).toContainText(/10:00–(?:1[5-9]|2[01]):\d\d/);
  await main.getByText('A következő hét nap').click();
  await expect(main.getByText('Leltár')).toBeVisible();
  await expect(main.getByText('18:00–23:30')).toBeVisible();

  const topLocation = idOf(page);
  const venue = await send('/api/event-locations?locale=hu', 'POST', { title: `Stég ${MARK}`, topLocation, _status: 'published' });
  const event = await send('/api/events?locale=hu&draft=true', 'POST', {
    title: 'Evezés leltár idején',
    category: 1,
    status: 'scheduled',
    location: venue.doc.id,
    dates: [{ start: `${day(1)}T11:00:00.000Z`, end: `${day(1)}T12:00:00.000Z` }],
    _status: 'draft',
  });
  await openForm(page, 'events', event.doc.id);
  await expect(page.locator('.liget-check', { hasText: 'Közzététel előtt' })).toContainText(
    'A helyszín a nyitvatartása szerint nincs végig nyitva 1 időpontban',
  );
});
