import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  type Account,
  createAccount,
  createEditorClient,
  fetchAsEditor,
  openTab,
  publishItem,
  type Send,
} from '../support/admin/signing-in.ts';
import { findViolations } from '../support/axe.ts';
import { getDay } from '../support/programs-list.ts';
import { readZipFiles } from '../support/served/zip-files.ts';
import { expect, origin, press, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
/** Milliseconds in which a busy machine can store this many events. */
const LONG = 300_000;
let send: Send;
let programEditor: Account;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  programEditor = await createAccount(send, 'programs', 'Program Panna');
});

const choose = (page: Page, name: string, text: string | Buffer) =>
  page.getByLabel('Válasszon fájlt').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The file as a Hungarian Excel saves it. */
const encodeWindows1250 = (text: string) =>
  Buffer.from([...text].map((sign) => ({ ő: 0xf5, Ő: 0xd5, ű: 0xfb, Ű: 0xdb, '–': 0x96 })[sign] ?? sign.charCodeAt(0)));

interface ListAnswer {
  totalDocs: number;
  docs: { id: number; _status: string; lead?: string }[];
}
const eventsCalled = async (page: Page, word: string): Promise<ListAnswer> =>
  JSON.parse(
    (
      await fetchAsEditor(
        page,
        `/api/events?${new URLSearchParams({ 'where[title][like]': word, draft: 'true', locale: 'hu', depth: '0' })}`,
      )
    ).text,
  );

test('an event editor previews the lines of a file, imports it over an interrupted connection, and undoes the import', async ({
  visitor,
}) => {
  const page = await openTab(visitor, programEditor, { zone: 'America/Los_Angeles' });
  await page.goto('/admin/import');
  await waitForHydration(page.getByLabel('Válasszon fájlt'));
  await choose(page, 'programok.xlsx', 'PK\u0003\u0004…');
  await expect(page.locator('.liget-import [role="alert"]')).toContainText('Ezt a munkafüzetet nem tudjuk olvasni');
  await page.getByText('Milyen oszlopok lehetnek a táblázatban?').click();
  await expect(page.getByRole('rowheader', { name: 'Azonosító', exact: true })).toBeVisible();

  const rows = Array.from(
    { length: 24 },
    (_, index) =>
      `${MARK}-${index};Őszi séta ${MARK} ${index};2027. 10. ${String(1 + (index % 28)).padStart(2, '0')}. 10:00;11:30;Család és gyerek`,
  );
  const file = ['Azonosító;Cím;Kezdete;Vége;Kategória', ...rows, `rossz;Őszi tévedés ${MARK};2027. 02. 30. 10:00;;Család és gyerek`].join(
    '\r\n',
  );
  await choose(page, `${MARK}.csv`, encodeWindows1250(file));
  await expect(page.getByText('karakterkódolás: Windows-1250')).toBeVisible();
  // Errors are listed first.
  await expect(page.getByRole('row', { name: `26 Őszi tévedés ${MARK}` })).toContainText('Nincs ilyen nap a naptárban: 2027. 02. 30.');
  await expect(button(page, 'Mind: 25')).toHaveAttribute('aria-pressed', 'true');
  await button(page, /^új: 24$/i).click();
  await expect(page.getByRole('row', { name: new RegExp(`^2 Őszi séta ${MARK} 0`) })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, '.liget-import')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }

  await page.route(/\/\d+\/step$/, (route) => route.abort());
  await button(page, 'Beolvasás (24 program)').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Megszakadt a kapcsolat.' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('max', '24');
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  const run = page
    .getByRole('region', { name: 'Korábbi beolvasások' })
    .getByRole('listitem')
    .filter({ hasText: `${MARK}.csv` });
  await press(run.getByRole('button', { name: 'Folytatás' }));
  await expect(page.getByText('A beolvasás kész.')).toBeVisible({ timeout: LONG });
  await expect(page.getByText('24 új, 1 hibás').first()).toBeVisible();
  const stored = await eventsCalled(page, `séta ${MARK}`);
  expect([stored.totalDocs, stored.docs[0]?._status]).toEqual([24, 'draft']);

  await button(page, 'Visszavonás').first().click();
  await button(page, 'Igen, visszavonom').click();
  await expect(page.getByText('A beolvasás visszavonva').first()).toBeVisible({ timeout: LONG });
  expect((await eventsCalled(page, `séta ${MARK}`)).totalDocs).toBe(0);
});

test('an event editor changes an event in the exported table: it becomes a draft, and visitors see the old text', async ({ visitor }) => {
  const dates = [{ start: `${getDay(20)}T17:00:00.000Z`, end: `${getDay(20)}T18:00:00.000Z` }];
  const [before, after] = [`Régi bevezető ${MARK}.`, `Új bevezető ${MARK}.`];
  const hungarian = { title: `Oda-vissza ${MARK}`, lead: before, category: 1, status: 'scheduled', dates };
  const id = await publishItem(send, 'events', hungarian, { title: `There and back ${MARK}` });
  const page = await openTab(visitor, programEditor);
  await page.goto('/admin/collections/events');
  const link = page.getByRole('link', { name: 'Programok letöltése' });
  const [archive] = await Promise.all([page.waitForEvent('download'), press(link)]);
  expect(archive.suggestedFilename()).toMatch(/^liget-programok-\d{4}-\d\d-\d\d\.zip$/);
  const table = readZipFiles(await readFile(await archive.path())).get('programok.csv') ?? '';
  expect(table).toContain(before);
  await press(page.getByRole('link', { name: 'Beolvasás fájlból' }));
  await waitForHydration(page.getByLabel('Válasszon fájlt'));
  await choose(page, 'programok.csv', table.replace(before, after));
  await button(page, /^változik: 1$/i).click();
  await expect(page.getByRole('row', { name: new RegExp(`Oda-vissza ${MARK}`) })).toContainText('Változik: Bevezető');
  await button(page, 'Beolvasás (1 program)').click();
  await expect(page.getByText('A beolvasás kész.')).toBeVisible({ timeout: LONG });
  expect((await eventsCalled(page, `Oda-vissza ${MARK}`)).docs).toMatchObject([{ id, lead: after, _status: 'draft' }]);
  const response = await fetch(new URL(`/api/hu/events/oda-vissza-${MARK}`, origin));
  expect(await response.json()).toMatchObject({ data: { lead: before } });
});
