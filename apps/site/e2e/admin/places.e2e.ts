import type { Locator, Page } from '@playwright/test';
import {
  addChoice,
  addToLibrary,
  chooseImage,
  field,
  formatMoment,
  getId,
  openNewDraft,
  publish,
  setMoment,
  writeProse,
} from '../support/admin/admin-forms.ts';
import { inspectForm } from '../support/admin/inspection.ts';
import { type Account, createAccount, createEditorClient, fetchAsEditor, openTab, type Send } from '../support/admin/signing-in.ts';
import { fetchRedirect } from '../support/admin/staff.ts';
import { getDay } from '../support/programs-list.ts';
import { getPage, readText } from '../support/served/served-page.ts';
import { expect, origin, press, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let send: Send;
let administrator: Account;
let magazineEditor: Account;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  administrator = await createAccount(send, 'administrator', 'Gazda Gábor');
  magazineEditor = await createAccount(send, 'magazine', 'Magazin Manó');
});

const section = (page: Page, index: number) => page.locator(`#sections-row-${index}`);
const at = (page: Page, index: number, name: string) => field(page, `sections.${index}.${name}`);

/** The kinds of sections in the order of the menu. */
const KINDS = [
  'Szöveg',
  'Adatok',
  'Nyitvatartás',
  'Megközelítés',
  'Mit lehet itt csinálni',
  'Gyakori kérdések',
  'Képek',
  'Kiemelt idézet',
  'Táblázat',
  'Fontos tudnivaló',
  'Előtte és utána',
];

/** Drags a row by its handle to the place of another one. */
async function dragOnto(row: Locator, target: Locator): Promise<void> {
  const { mouse } = row.page();
  const getHandle = (placeRow: Locator) => placeRow.locator('.collapsible__drag').first();
  await getHandle(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await getHandle(row).hover();
  const to = await getHandle(target).boundingBox();
  if (!to) throw new Error('There is no handle');
  await mouse.down();
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await mouse.up();
}

/** Adds a section of this kind below the others, with an anchor and a title. */
async function addSection(
  page: Page,
  index: number,
  { kind, anchor, title }: { kind: string; anchor: string; title: string },
): Promise<Locator> {
  await press(field(page, 'sections').getByRole('button', { name: 'Szakasz hozzáadása' }).last());
  await press(page.getByRole('dialog', { name: 'Szakasz hozzáadása' }).getByRole('button', { name: kind, exact: true }));
  const row = section(page, index);
  await expect(row.getByText(kind, { exact: true }).first()).toBeVisible();
  await at(page, index, 'anchor').fill(anchor);
  await at(page, index, 'title').fill(title);
  // The section's header shows its title.
  await expect(row.locator('.blocks-field__block-header').first()).toContainText(title);
  return row;
}

test('a magazine editor composes a page of visitor information from sections of every kind, and sorts them', async ({ visitor }) => {
  const page = await openTab(visitor, magazineEditor);
  const image = `to-${MARK}.jpg`;
  await addToLibrary(page, image);
  const prices = {
    blockType: 'table',
    anchor: 'arak',
    title: 'Árak',
    caption: 'Mennyibe kerül egy óra a jégen.',
    head: { first: 'Jegy', second: 'Forint' },
    rows: [{ first: 'Diák', second: '1500' }],
  };
  await openNewDraft(page, 'visitor-information', { title: `Korcsolyázás ${MARK}`, sections: [prices] });
  await inspectForm(page);
  await press(field(page, 'sections').getByRole('button', { name: 'Szakasz hozzáadása' }).last());
  const kinds = page.getByRole('dialog', { name: 'Szakasz hozzáadása' }).locator('.blocks-drawer__block');
  await expect(kinds).toHaveText(KINDS);
  await page.keyboard.press('Escape');
  await expect(kinds).toHaveCount(0);

  const text = await addSection(page, 1, { kind: 'Szöveg', anchor: 'korcsolya', title: 'A jégről' });
  await writeProse(text, 'A tó télen jégpálya.');
  const comparison = await addSection(page, 2, { kind: 'Előtte és utána', anchor: 'akkor', title: 'Akkor és most' });
  for (const [index, side, label] of [
    [0, 'before', '2019'],
    [1, 'after', 'Ma'],
  ] as const) {
    await chooseImage(page, comparison.locator('.field-type.upload').nth(index), `Kép: ${image}`);
    await at(page, 2, `${side}.label`).fill(label);
  }
  await expect(page.getByText('Pótolni kell:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mindet becsukom' }).first().click();
  // The last one is dragged to the place of the text.
  await dragOnto(section(page, 2), section(page, 1));
  await expect(section(page, 1)).toContainText('Akkor és most');
  await publish(page);

  const path = `/latogatas/korcsolyazas-${MARK}`;
  await expect.poll(() => fetchRedirect(path)).toBe('200');
  const { main } = await getPage(path);
  const shown = [...main.querySelectorAll('section[data-kind]')].map((part) => [part.id, readText(part)]);
  expect(shown).toEqual([
    ['arak', expect.stringMatching(/Mennyibe kerül egy óra a jégen\..*Diák ?1500/)],
    ['akkor', expect.stringContaining('2019')],
    ['korcsolya', expect.stringContaining('A tó télen jégpálya.')],
  ]);
});

test('an administrator sets opening hours, until dusk and on exceptional days, and an event outside of them causes a warning', async ({
  visitor,
}) => {
  const page = await openTab(visitor, administrator);
  const everyDayButOne = [{ weekdays: ['1', '2', '3', '4', '5', '6'], opens: '10:00' }];
  await openNewDraft(page, 'top-locations', {
    title: `Csónakda ${MARK}`,
    latitude: 47.5145,
    longitude: 19.083,
    hours: everyDayButOne,
  });
  const hours = field(page, 'hours');
  await addChoice(field(page, 'hours.0.weekdays'), 'Vasárnap');
  await hours.getByLabel(/^Zár/).fill('dusk');
  const exceptions = field(page, 'exceptions');
  for (const [index, ahead, note] of [
    [0, 1, 'Leltár'],
    [1, 2, 'Múzeumok éjszakája'],
  ] as const) {
    await exceptions.getByRole('button', { name: 'Kivételes nap hozzáadása' }).click();
    await setMoment(page.locator(`#exceptions-row-${index} .date-time-picker input`).first(), formatMoment(getDay(ahead)));
    await field(page, `exceptions.${index}.note`).fill(note);
  }
  await field(page, 'exceptions.1.opens').fill('18:00');
  await field(page, 'exceptions.1.closes').fill('23:30');
  await publish(page);

  const path = `/top-helyek/csonakda-${MARK}`;
  await expect.poll(() => fetchRedirect(path)).toBe('200');
  const { main } = await getPage(path);
  const shown = readText(main);
  // Dusk is shown as a time.
  expect(shown).toMatch(/10:00–(?:1[5-9]|2[01]):\d\d/);
  for (const words of ['Leltár', '18:00–23:30']) expect(shown).toContain(words);

  const topLocation = getId(page);
  const venue = await send('/api/event-locations?locale=hu', 'POST', { title: `Stég ${MARK}`, topLocation, _status: 'published' });
  const event = await send('/api/events?locale=hu&draft=true', 'POST', {
    title: 'Evezés leltár idején',
    category: 1,
    status: 'scheduled',
    location: venue.doc.id,
    dates: [{ start: `${getDay(1)}T11:00:00.000Z`, end: `${getDay(1)}T12:00:00.000Z` }],
    _status: 'draft',
  });
  expect((await fetchAsEditor(page, `/api/events/${event.doc.id}/problems`)).text).toContain(
    'A helyszín a nyitvatartása szerint nincs végig nyitva 1 időpontban',
  );

  await test.step('a new place comes last; it is dragged before another one, and a button that keeps the focus moves it back', async () => {
    const [before, own] = [`Csónakda ${MARK}`, `Stég ${MARK}`];
    await send('/api/top-locations?locale=hu', 'POST', {
      title: own,
      slug: `steg-${MARK}`,
      latitude: 47.5145,
      longitude: 19.083,
      _status: 'published',
    });
    const order = async () => {
      const { data }: { data: { title: string }[] } = await (await page.request.get('/api/hu/top-locations?limit=100')).json();
      return data.map(({ title }) => title).filter((title) => title.endsWith(MARK));
    };
    await expect.poll(order).toEqual([before, own]);
    // This list has no places of other tests: a long list would scroll under the pointer.
    await page.goto(`/admin/collections/top-locations?search=${MARK}`);
    const row = (title: string) => page.locator('.collection-list tbody tr', { hasText: title });
    const handle = row(own).locator('.liget-order__handle');
    await waitForHydration(handle);
    await handle.hover();
    await page.mouse.down();
    await row(before).hover({ position: { x: 200, y: 4 } });
    await expect(row(before)).toHaveClass(/liget-drop-before/);
    await page.mouse.up();
    await expect.poll(order).toEqual([own, before]);
    const down = row(own).getByRole('button', { name: `${own}: lejjebb` });
    await expect(down).toHaveAttribute('aria-disabled', 'false');
    await down.press('Enter');
    await expect.poll(order).toEqual([before, own]);
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await expect(down).toBeFocused();
  });
});
