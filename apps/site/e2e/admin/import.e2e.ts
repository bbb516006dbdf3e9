import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { day } from '../support/programs-list.ts';
import type { Editor } from '../support/services.ts';
import { cookieOf, letIn, published, signedIn } from '../support/signing-in.ts';
import { expect, hydrated, type OpenVisitor, origin, press, test } from '../support/test.ts';
import { filesIn } from '../support/zip-files.ts';

test.use({ contents: 'import' });

const PASSWORD = 'e2e-only-72be';
const panna = { email: 'panna.program@liget.example', password: PASSWORD };
const marci = { email: 'marci.magazin@liget.example', password: PASSWORD };
/** So many programs on a machine that is busy. Milliseconds. */
const LONG = 300_000;
const DATES = [{ start: `${day(20)}T17:00:00.000Z`, end: `${day(20)}T18:00:00.000Z` }];

test.beforeAll(async ({ editor }) => {
  const send = await signedIn(origin, editor);
  await send('/api/users', 'POST', { ...panna, name: 'Program Panna', roles: ['programs'] });
  await send('/api/users', 'POST', { ...marci, name: 'Magazin Marci', roles: ['magazine'] });
});

async function atImport(visitor: OpenVisitor, who: Editor, width = 1440) {
  const { page, faults } = await visitor({ language: 'hu', width, zone: 'America/Los_Angeles' });
  await letIn(page, who);
  await page.goto('/admin/import');
  await hydrated(page.getByLabel('Válasszon fájlt'));
  return { page, faults };
}

const choose = (page: Page, name: string, text: string | Buffer) =>
  page.getByLabel('Válasszon fájlt').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** As Excel in a Hungarian office saves it. */
const inWindows1250 = (text: string) =>
  Buffer.from([...text].map((sign) => ({ ő: 0xf5, Ő: 0xd5, ű: 0xfb, Ű: 0xdb, '–': 0x96 })[sign] ?? sign.charCodeAt(0)));

async function programsCalled(
  word: string,
): Promise<{ totalDocs: number; docs: { _status: string; title: string; occurrences: unknown[]; recurrence: object }[] }> {
  const query = new URLSearchParams({ 'where[title][like]': word, draft: 'true', locale: 'hu', depth: '0', limit: '3' });
  const headers = { cookie: await cookieOf(origin, panna), origin };
  return (await fetch(new URL(`/api/events?${query}`, origin), { headers })).json() as ReturnType<typeof programsCalled>;
}

test.describe('an editor of programs with a file', () => {
  test('sees line by line what would become of it, reads in 500 programs with a bar that moves, and takes them back', async ({
    visitor,
  }) => {
    const { page, faults } = await atImport(visitor, panna);
    const rows = Array.from(
      { length: 500 },
      (_, index) => `őszi-${index};Őszi tömegséta ${index};2027. 10. ${String(1 + (index % 28)).padStart(2, '0')}. 10:00;11:30;Családi`,
    );
    const file = ['Azonosító;Cím;Kezdete;Vége;Kategória', ...rows, 'rossz;Őszi tévedés;2027. 02. 30. 10:00;;Családi'].join('\r\n');
    await choose(page, 'ősz.csv', inWindows1250(file));
    await expect(page.getByText('betűkészlet: Windows-1250')).toBeVisible();
    // What is wrong comes first.
    await expect(page.getByRole('row', { name: /502 Őszi tévedés/ })).toContainText('Nincs ilyen nap a naptárban: 2027. 02. 30.');
    await expect(page.getByRole('heading', { name: 'Mi lesz belőle?' })).toBeVisible();
    await expect(button(page, new RegExp(`^hibás.*: 1$`, 'i'))).toHaveAttribute('aria-pressed', 'true');
    await button(page, new RegExp(`^új: 500$`, 'i')).click();
    await expect(page.getByRole('row', { name: /^2 Őszi tömegséta 0/ })).toBeVisible();
    expect((await programsCalled('tömegséta')).totalDocs).toBe(0);

    await button(page, new RegExp(`^Beolvasás \\(500 program\\)$`)).click();
    const bar = page.getByRole('progressbar');
    await expect(bar).toHaveAttribute('max', '500');
    await expect.poll(async () => Number(await bar.getAttribute('value')), { timeout: LONG }).toBeGreaterThan(0);
    await expect(page.getByText('A beolvasás kész.')).toBeVisible({ timeout: LONG });
    await expect(page.getByText('500 új, 1 hibás').first()).toBeVisible();
    const kept = await programsCalled('tömegséta');
    expect([kept.totalDocs, kept.docs[0]?._status]).toEqual([500, 'draft']);
    expect((await fetch(new URL('/api/hu/events/oszi-tomegseta-0', origin))).status).toBe(404);

    await button(page, 'Másik fájl').click();
    await choose(page, 'ősz.csv', inWindows1250(file));
    await expect(button(page, new RegExp(`^ugyanaz: 500$`, 'i'))).toBeVisible();
    await expect(page.getByText('Nincs mit beolvasni')).toBeVisible();

    await button(page, 'Visszavonás').first().click();
    await button(page, 'Igen, visszavonom').click();
    await expect(page.getByText('A beolvasás visszavonva').first()).toBeVisible({ timeout: LONG });
    expect((await programsCalled('tömegséta')).totalDocs).toBe(0);
    expect(faults()).toEqual([]);
  });

  test('is told in words what is wrong with a file that cannot be read', async ({ visitor }) => {
    const { page } = await atImport(visitor, panna);
    for (const [name, content, words] of [
      ['programok.xlsx', 'PK\u0003\u0004…', 'Ez Excel- vagy LibreOffice-munkafüzet'],
      ['programok.xlsx', 'PK\u0003\u0004…', 'Mentés másként'],
      ['programok.csv', 'Cím;Ár\n"Séta;100', 'idézőjel (") nyitva maradt'],
      ['programok.csv', 'Előadó;Ár\nKiss;100', 'nincs „Cím” nevű oszlop'],
      ['naptar.ics', 'BEGIN:VCALENDAR\nEND:VCALENDAR', 'egyetlen esemény sincs'],
    ] as const) {
      await choose(page, name, content);
      await expect(page.locator('.liget-import [role="alert"]')).toContainText(words);
    }
  });

  test('takes a template, and gets the programs as an archive', async ({ visitor }) => {
    const { page } = await atImport(visitor, panna);
    const [template] = await Promise.all([page.waitForEvent('download'), press(page.getByRole('link', { name: 'Minta letöltése' }))]);
    expect(template.suggestedFilename()).toBe('programok-minta.csv');
    const text = await readFile(await template.path(), 'utf8');
    expect(text).toContain('Azonosító;Cím;Cím angolul;');
    await choose(page, 'minta.csv', text);
    await expect(button(page, 'Beolvasás (1 program)')).toBeVisible();

    await page.goto('/admin/collections/events');
    await expect(page.getByRole('heading', { level: 1, name: 'Programok' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Beolvasás fájlból' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Minden közzétett tartalom letöltése' })).toHaveCount(0);
    const [archive] = await Promise.all([page.waitForEvent('download'), press(page.getByRole('link', { name: 'Programok letöltése' }))]);
    expect(archive.suggestedFilename()).toMatch(/^liget-programok-\d{4}-\d\d-\d\d\.zip$/);
    const names = [...filesIn(await readFile(await archive.path())).keys()];
    expect(names).toEqual(expect.arrayContaining(['programok.csv', 'programok.ics']));
    expect(names.some((name) => name.endsWith('.json'))).toBe(true);
  });

  test('changes a program in the table that was downloaded, and reads it back: a draft, while visitors see the old text', async ({
    visitor,
    editor,
  }) => {
    const hungarian = { title: 'Oda-vissza séta', lead: 'Régi bevezető.', category: 1, status: 'scheduled', dates: DATES };
    const id = await published(await signedIn(origin, editor), 'events', hungarian, { title: 'There and back' });
    const { page } = await visitor({ language: 'hu', width: 1440 });
    await letIn(page, panna);
    await page.goto('/admin/collections/events');
    await expect(page.getByRole('heading', { level: 1, name: 'Programok' })).toBeVisible();
    const [archive] = await Promise.all([page.waitForEvent('download'), press(page.getByRole('link', { name: 'Programok letöltése' }))]);
    const table = filesIn(await readFile(await archive.path())).get('programok.csv') ?? '';
    expect(table).toContain('Régi bevezető.');
    await press(page.getByRole('link', { name: 'Beolvasás fájlból' }));
    await hydrated(page.getByLabel('Válasszon fájlt'));
    await choose(page, 'programok.csv', table.replace('Régi bevezető.', 'Új bevezető.'));
    await button(page, new RegExp(`^változik: 1$`, 'i')).click();
    await expect(page.getByRole('row', { name: /Oda-vissza séta/ })).toContainText('Változik: Bevezető');
    await button(page, 'Beolvasás (1 program)').click();
    await expect(page.getByText('A beolvasás kész.')).toBeVisible();
    const headers = { cookie: await cookieOf(origin, panna), origin };
    const kept = await (await fetch(new URL(`/api/events/${id}?draft=true&locale=hu&depth=0`, origin), { headers })).json();
    expect(kept).toMatchObject({ lead: 'Új bevezető.', _status: 'draft' });
    expect(await (await fetch(new URL('/api/hu/events/oda-vissza-seta', origin))).json()).toMatchObject({
      data: { lead: 'Régi bevezető.' },
    });
  });

  test('takes a calendar: each event is a program, and its rule stays one', async ({ visitor }) => {
    const { page } = await atImport(visitor, panna);
    const date = day(40).replaceAll('-', '');
    const event = ['UID:ics-1', 'SUMMARY:Naptári séta', `DTSTART;TZID=Europe/Budapest:${date}T180000`, 'RRULE:FREQ=DAILY;COUNT=5'];
    const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//x//HU', 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR'];
    await choose(page, 'naptár.ics', lines.join('\r\n'));
    await button(page, 'Beolvasás (1 program)').click();
    await expect(page.getByText('A beolvasás kész.')).toBeVisible();
    const { docs } = await programsCalled('Naptári séta');
    expect(docs).toMatchObject([{ _status: 'draft', recurrence: { kind: 'daily' } }]);
    expect(docs[0]?.occurrences).toHaveLength(5);
  });

  test('goes on with a file whose reading was broken off; several lines of one program are its dates', async ({ visitor }) => {
    const { page } = await atImport(visitor, panna);
    await page.getByText('Milyen oszlopok lehetnek a táblázatban?').click();
    for (const column of ['Azonosító', 'Cím', 'Kezdete', 'Vége'])
      await expect(page.getByRole('rowheader', { name: column, exact: true })).toBeVisible();
    const rows = Array.from({ length: 8 }, (_, index) => `fel-${index};Félbehagyott ${index}. séta;${day(30 + index)} 10:00;11:00`);
    const file = ['Azonosító;Cím;Kezdete;Vége', ...rows, `fel-0;;${day(50)} 10:00;11:00`].join('\r\n');
    await choose(page, 'félbe.csv', file);
    await page.route(/\/\d+\/step$/, (route) => route.abort());
    await button(page, 'Beolvasás (8 program)').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Megszakadt a kapcsolat.' })).toBeVisible();
    await page.close();

    const { page: later } = await atImport(visitor, panna);
    const run = later.getByRole('region', { name: 'Korábbi beolvasások' }).getByRole('listitem').filter({ hasText: 'félbe.csv' });
    await run.getByRole('button', { name: 'Folytatás' }).click();
    await expect(later.getByText('A beolvasás kész.')).toBeVisible();
    expect((await programsCalled('Félbehagyott')).totalDocs).toBe(8);
    expect((await programsCalled('Félbehagyott 0. séta')).docs[0]?.occurrences).toHaveLength(2);
  });

  test('has a screen with nothing that axe objects to, on a telephone and on a wide screen', async ({ visitor }) => {
    const { page } = await atImport(visitor, panna);
    await page.getByText('Milyen oszlopok lehetnek a táblázatban?').click();
    await choose(page, 'kevés.csv', 'Cím;Kezdete;Más\nSéta;2027. 06. 04. 10:00;x\nRossz;tegnap;x');
    await expect(button(page, 'Beolvasás (1 program)')).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page, '.liget-import')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
});

test.describe('who may not', () => {
  test('reads why: an editor of the magazine on the screen, a visitor at the sign-in', async ({ visitor }) => {
    const { page } = await visitor({ language: 'hu', width: 390 });
    await page.goto('/admin/import');
    await expect(page).toHaveURL(/\/admin\/login/);
    await letIn(page, marci);
    await page.goto('/admin/import');
    await expect(page.getByText('Programok beolvasásához Önnek nincs joga.')).toBeVisible();
    await expect(page.getByLabel('Válasszon fájlt')).toHaveCount(0);
    await page.goto('/admin/collections/events');
    await expect(page.getByRole('link', { name: 'Naptár', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Beolvasás fájlból' })).toHaveCount(0);
  });
});

test('an administrator downloads everything that is published', async ({ visitor, editor }) => {
  const { page } = await visitor({ language: 'hu', width: 1440 });
  await letIn(page, editor);
  await page.goto('/admin/collections/events');
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('link', { name: 'Minden közzétett tartalom letöltése' })),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^liget-tartalom-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await archive.path())).byteLength).toBeGreaterThan(10_000);
  await page.goto('/admin/collections/audit-log');
  await expect(page.getByRole('row').filter({ hasText: `letöltötte: ${archive.suggestedFilename()}` })).toHaveCount(1);
});
