import type { Page } from '@playwright/test';
import { inspectScreen } from '../support/admin/inspection.ts';
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
import { choose } from '../support/admin/staff.ts';
import { findViolations } from '../support/axe.ts';
import { getDay } from '../support/programs-list.ts';
import { expect, origin, press, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let send: Send;
let programEditor: Account;
let administrator: Account;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  programEditor = await createAccount(send, 'programs', 'Program Panna');
  administrator = await createAccount(send, 'administrator', 'Gazda Gábor');
});

const dates = [{ start: `${getDay(3)}T16:00:00.000Z`, end: `${getDay(3)}T17:00:00.000Z` }];
const basics = { category: 1, status: 'scheduled', dates };
const lists = (page: Page) => page.getByRole('navigation', { name: 'Kész listák' });
const rows = (page: Page) => page.locator('.collection-list table tbody tr');
const columns = (page: Page) => page.getByRole('columnheader');

async function searchFor(page: Page, words: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Keresés a listában, ékezet nélkül is', exact: true });
  await waitForHydration(box);
  await box.fill(words);
}

test('the dashboard lists an editor’s tasks, also on a phone, links to them and to the guide, and finds any document', async ({
  visitor,
}) => {
  // A new account, so that the lists contain only this test's documents.
  const own = await createEditorClient(origin, administrator);
  const since = [{ start: `${getDay(-1)}T09:00:00.000Z`, end: `${getDay(2)}T10:00:00.000Z` }];
  const called = { title: `Elmaradó lampionok ${MARK}`, category: 1, status: 'cancelled', statusNote: 'Esik.', dates: since };
  const id = await publishItem(own, 'events', called, { title: 'No lanterns' });
  const unfinished = `Félbehagyott cikk ${MARK}`;
  await own('/api/news?locale=hu&draft=true', 'POST', { title: unfinished, _status: 'draft' });
  const published = { publishedOn: `${getDay(-1)}T10:00:00.000Z`, body: richText(['Szöveg']), _status: 'published' };
  const alone = { title: `Csak magyarul ${MARK}`, ...published };
  await own('/api/news?locale=hu', 'POST', alone);
  const page = await openTab(visitor, administrator, { width: 390, zone: 'America/Los_Angeles' });
  await page.goto('/admin');
  const block = (name: string) => page.getByRole('region', { name });
  await expect(block('A ballon')).toContainText(/(?:üzemel a ballon|repül(?:-e a ballon)?)\./);
  await expect(block('Megkeresések')).toBeVisible();
  const week = block('Programok ma és a következő hét napban');
  await expect(week.getByRole('listitem').filter({ hasText: called.title }).first()).toContainText('elmarad');
  await expect(block('Az Ön befejezetlen munkái').getByRole('link', { name: unfinished })).toBeVisible();
  await expect(block('Legutóbb mentették').getByRole('link', { name: alone.title })).toBeVisible();
  for (const name of ['Időzítve', 'Időszerű még?', 'Javítani való']) await expect(block(name)).toBeVisible();
  for (const name of ['Új program', 'Új magazincikk', 'Új sajtóközlemény', 'Új közlemény'])
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  // On a phone the balloon and the inbox come first.
  const headings = await page.locator('.liget-blocks h2').allInnerTexts();
  expect(headings.slice(0, 2)).toEqual(['A ballon', 'Megkeresések']);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, '.liget-welcome')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }

  // In the park's time zone, wherever the editor is.
  await expect(page.getByLabel('Milyen lesz a honlap ekkor?')).toHaveValue(/^\d{4}\. \d\d\. \d\d\. 09:00$/);

  const toTranslate = block('Angolul')
    .getByRole('link', { name: /^Magazincikkek/ })
    .first();
  const untranslated = (await toTranslate.getAttribute('href')) ?? '';
  expect(untranslated).toContain('locale=en');
  expect((await fetchAsEditor(page, `${untranslated}&search=${MARK}`)).text).toContain(alone.title);

  // Without accents, and only by keyboard.
  const box = page.getByRole('searchbox', { name: 'Keresés mindenben' });
  await waitForHydration(box);
  await box.fill('ilyen biztosan nincs');
  await expect(page.getByRole('status').filter({ hasText: 'Nincs ilyen.' })).toBeVisible();
  await box.fill(`felbehagyott ${MARK}`);
  await expect(page.getByRole('search').getByRole('listitem')).toHaveText(/Félbehagyott cikk .*piszkozat/);
  await box.fill(`elmarado ${MARK}`);
  await expect(page.getByRole('search').getByRole('listitem')).toHaveText(/Elmaradó lampionok .*Program, a honlapon/);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/collections/events/${id}`));

  const help = page.getByRole('link', { name: 'Súgó: Program felvétele' });
  await waitForHydration(help);
  const [guide] = await Promise.all([page.context().waitForEvent('page'), help.click()]);
  await expect(guide.getByRole('heading', { name: 'Program felvétele' })).toBeInViewport();
  const chapter = guide.locator('.liget-guide nav').getByRole('link', { name: 'Munka keresése a listákban' });
  // While the page is loading, it may still scroll to the chapter of its URL.
  await waitForHydration(chapter);
  await chapter.click();
  await expect(guide.getByRole('heading', { name: 'Munka keresése a listákban' })).toBeInViewport();
  const picture = guide.getByRole('img', { name: /a kész listák gombjai/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(300);
  await inspectScreen(guide);
});

test('an event editor finds events by words and ready-made lists, which fit on a phone, in any time zone', async ({ visitor }) => {
  await publishItem(send, 'events', { ...basics, title: `Holdárnyék ${MARK}` }, { title: `Moonshade ${MARK}` });
  const begun = await send('/api/events?locale=hu&draft=true', 'POST', { title: `Készülő ${MARK}`, _status: 'draft' });
  // 23:24 in Budapest, in winter and in summer another instant.
  const appears = Temporal.PlainDateTime.from(`${getDay(9)}T23:24:00`).toZonedDateTime('Europe/Budapest');
  const at = appears.toInstant().toString({ smallestUnit: 'millisecond' });
  await send(`/api/events/${begun.doc.id}/schedule`, 'POST', { action: 'publish', at });
  const page = await openTab(visitor, programEditor, { zone: 'America/Los_Angeles' });
  await page.goto('/admin/collections/events');
  await expect(page.getByRole('checkbox', { name: 'Minden sor kijelölése' })).toBeVisible();
  for (const words of [`holdarnyek ${MARK}`, `moonshade ${MARK}`]) {
    await searchFor(page, words);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('link', { name: `Holdárnyék ${MARK}` })).toBeVisible();
    await searchFor(page, '');
    await expect(rows(page)).not.toHaveCount(1);
  }
  await expect(lists(page).getByRole('link', { name: /^Mind \d+$/ })).toHaveAttribute('aria-current', 'page');
  const scheduled = lists(page).getByRole('link', { name: /^Időzítve \d+$/ });
  await scheduled.focus();
  await page.keyboard.press('Enter');
  await expect(scheduled).toHaveAttribute('aria-current', 'page');
  const row = rows(page).filter({ hasText: `Készülő ${MARK}` });
  const two = (value: number) => String(value).padStart(2, '0');
  await expect(row).toContainText(`${appears.year}. ${two(appears.month)}. ${two(appears.day)}. 23:24`);
  await expect(row).toContainText('nincs');
  await expect(row.getByRole('checkbox', { name: `Kijelölés: Készülő ${MARK}` })).toBeVisible();
  for (const name of ['Megjelenik', 'Lekerül', 'Angolul'])
    await expect(columns(page).filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
  await inspectScreen(page);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const link of await lists(page).getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('an event editor chooses columns and filters, and changes many events at once', async ({ visitor }) => {
  const titles = ['egy', 'kettő'].map((which) => `Nézet ${MARK} ${which}`);
  for (const title of titles) await publishItem(send, 'events', { ...basics, title }, { title: `View: ${title}` });
  const page = await openTab(visitor, programEditor);
  await page.goto('/admin/collections/events');
  await press(page.getByRole('button', { name: 'Oszlopok' }));
  // Payload writes the list's query into the address after hydration, which undoes an earlier change.
  await expect(page).toHaveURL(/[?&]depth=/);
  const category = columns(page).filter({ hasText: /^Kategória$/ });
  await expect(category).toHaveCount(0);
  // The button, not its text: a press is lost until the button is enabled, and Playwright waits for the part that it presses.
  await page.locator('.pill-selector').getByRole('button', { name: 'Kategória', exact: true }).click();
  await expect(category).toBeVisible();

  await page.getByRole('button', { name: 'Szűrők' }).click();
  await page.getByRole('button', { name: 'Szűrő hozzáadása' }).click();
  await page.locator('.condition__field input').click();
  await page.locator('.condition__field [role="option"]').getByText('Megtartják?', { exact: true }).click();
  await choose(page.locator('.condition__value'), 'Elmarad');
  // Payload applies each change after a short delay. Of two changes within one frame it keeps only one.
  await expect(rows(page).filter({ hasNotText: 'Elmarad' })).toHaveCount(0);
  await searchFor(page, `nezet ${MARK}`);
  await expect(page.getByRole('heading', { name: 'Nincs találat.' })).toBeVisible();
  await page.getByRole('button', { name: 'Feltétel törlése' }).click();
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Minden sor kijelölése' }).check();
  const selection = page.locator('.list-selection');
  await expect(selection).toContainText('2 elem kijelölve');
  // Documents go to the trash singly.
  await expect(selection.getByRole('button', { name: 'Törlés' })).toHaveCount(0);
  await selection.getByRole('button', { name: 'Szerkesztés' }).click();
  const drawer = page.getByRole('dialog');
  await choose(drawer.locator('.edit-many__form, form').first(), 'Kategória');
  await choose(drawer.locator('#field-category'), 'Család és gyerek');
  await drawer.getByRole('button', { name: /^(Közzététel|Módosítások közzététele)$/ }).click();
  for (const title of titles) await expect(rows(page).filter({ hasText: title })).toContainText('Család és gyerek');
  const { docs }: { docs: { _status: string; category: { name: string } }[] } = JSON.parse(
    (await fetchAsEditor(page, `/api/events?where[title][like]=Nézet ${MARK}&locale=hu&depth=1`)).text,
  );
  expect(docs.map(({ _status, category }) => `${category.name} ${_status}`)).toEqual([
    'Család és gyerek published',
    'Család és gyerek published',
  ]);
});
