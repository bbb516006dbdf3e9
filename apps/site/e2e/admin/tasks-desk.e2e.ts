import type { Page } from '@playwright/test';
import { drawnJpeg } from '../support/drawn-pictures.ts';
import { ROLES, rolesThatMay, seenBy } from '../support/guide.ts';
import { walk, walkToNew } from '../support/guide-steps.ts';
import { asked, type Send } from '../support/signing-in.ts';
import { accountOf, choose, confirm, formAnswers, fromMenu, hireStaff, leads, openForm, tabOf, textOf } from '../support/staff.ts';
import { expect, hydrated, origin, press, test } from '../support/test.ts';

test.use({ contents: 'tasks-desk' });

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await hireStaff(editor);
});

const field = (page: Page, name: string) => page.locator(`#field-${name}`);
const publish = (page: Page) =>
  page
    .getByRole('button', { name: /^(Módosítások közzététele|Közzététel)$/ })
    .first()
    .click();
const save = (page: Page) => page.getByRole('button', { name: 'Mentés', exact: true }).first().click();
const rows = (page: Page) => page.locator('.collection-list table tbody tr');
/** A form as it is sent without JavaScript. */
const sent = (path: string, body: Record<string, string>) =>
  fetch(new URL(path, origin), { method: 'POST', headers: { origin }, body: new URLSearchParams(body), redirect: 'manual' });

for (const role of ROLES)
  test(`${role}: signs in, finds in the menu what the guide’s table allows and no more, and has help at hand`, async ({ visitor }) => {
    const { page } = await visitor({ language: 'hu', width: 1440 });
    await page.goto('/admin/login');
    const email = page.getByLabel('E-mail-cím');
    await hydrated(email);
    await email.fill(accountOf(role).email);
    await page.getByLabel('Jelszó').fill('nem ez a jelszó');
    const signIn = page.getByRole('button', { name: 'Bejelentkezés' });
    await signIn.click();
    await expect(page.locator('.login__form [role="alert"]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Elfelejtette jelszavát?' })).toBeVisible();
    await page.getByLabel('Jelszó').fill(accountOf(role).password);
    await signIn.click();
    // Whoever works the balloon alone begins at its desk.
    await page.waitForURL(role === 'balloon' ? /\/admin\/balloon$/ : /\/admin\/?$/);
    // Everybody knows the others' names; the list of accounts is for those who keep it.
    const offered = seenBy(role).filter((subject) => subject !== 'Szerkesztők' || rolesThatMay('írja', subject).includes(role));
    const menu = () => page.locator('aside.nav nav a.nav__link').allTextContents();
    await expect.poll(async () => (await menu()).toSorted()).toEqual(offered.toSorted());
    await expect(page.getByRole('link', { name: /^Súgó/ }).first()).toBeVisible();
  });

/** What a role finds its work among: a kind that it writes, and its title's field. */
const LISTS = [
  { named: 'Programok', collection: 'events', title: 'title', body: { category: 1, status: 'scheduled' } },
  { named: 'Magazincikkek', collection: 'news', title: 'title', body: {} },
  { named: 'Sajtóközlemények', collection: 'press-releases', title: 'title', body: {} },
  { named: 'Szolgáltatások', collection: 'products', title: 'name', body: {} },
] as const;

for (const role of ROLES) {
  const list = LISTS.find(({ named }) => rolesThatMay('írja', named).includes(role));
  if (list)
    test(`${role}: finds work among ${list.collection}, by the ready-made lists and by a word, and from the first screen`, async ({
      visitor,
    }) => {
      const name = `Kődűnék ${role}`;
      const { doc } = await send(`/api/${list.collection}?locale=hu&draft=true`, 'POST', {
        ...list.body,
        [list.title]: name,
        _status: 'draft',
      });
      const page = await tabOf(visitor, role);
      await page.goto(`/admin/collections/${list.collection}`);
      await press(page.getByRole('link', { name: new RegExp(`^Piszkozat vagy közzé nem tett módosítás`) }));
      await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
      await page.getByRole('link', { name: new RegExp(`^Angolul hiányos`) }).click();
      const box = page.locator('.search-filter input');
      await hydrated(box);
      await box.fill(`kodunek ${role}`);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('nincs');

      await page.goto('/admin');
      const everything = page.getByRole('searchbox', { name: 'Keresés mindenben'.replace(':', '') });
      await hydrated(everything);
      await everything.fill(`kodunek ${role}`);
      await expect(page.getByRole('search').getByRole('listitem').first()).toContainText(name);
      await everything.press('Enter');
      await page.waitForURL((url) => url.pathname.endsWith(`/${list.collection}/${doc.id}`));
    });
}

for (const role of rolesThatMay('közzéteszi', 'Közlemények'))
  test(`${role}: puts an announcement above every page, with a link, and takes it back`, async ({ visitor }) => {
    const page = await tabOf(visitor, role);
    await walkToNew(page, 'A honlap részei → Közlemények');
    const words = `Holnap zárva a rózsakert (${role})`;
    await page.getByLabel(new RegExp(`^Szöveg`)).fill(words);
    await choose(field(page, 'urlScreen'), 'Térkép');
    await publish(page);
    await expect.poll(() => textOf('/karrier')).toContain(words);
    const reader = await visitor({ language: 'hu' });
    await reader.page.goto('/karrier');
    const bars = reader.page.locator('#announcements');
    const bar = bars.locator('.announcement-bar').filter({ hasText: words });
    await expect(bar.getByRole('link', { name: words })).toHaveAttribute('href', '/terkep');
    // Who has shut it sees it no more, until its words are others.
    await bar.getByRole('button', { name: /elrejtése$/ }).click();
    await expect(bar).toBeHidden();
    await reader.page.reload();
    await expect(bar).toBeHidden();
    await field(page, 'title').fill(`${words}, délután is`);
    await publish(page);
    await expect.poll(() => textOf('/karrier')).toContain(`${words}, délután is`);
    await reader.page.reload();
    await expect(bars.getByRole('link', { name: `${words}, délután is` })).toBeVisible();
    await fromMenu(page, 'Közzététel visszavonása');
    await confirm(page);
    await expect.poll(() => textOf('/karrier')).not.toContain(words);
  });

for (const role of rolesThatMay('közzéteszi', 'Menük'))
  test(`${role}: adds a point to the header’s menu; an address that leads nowhere is not taken`, async ({ visitor }) => {
    const page = await tabOf(visitor, role);
    await walk(page, 'A honlap részei → Menük');
    await press(page.getByRole('link', { name: 'Fejléc: Látogatás' }));
    await page.waitForURL(/\/menus\/\d+/);
    await formAnswers(page);
    const points = page.locator('#field-items > .array-field__draggable-rows > div');
    const before = await points.count();
    await page.getByRole('button', { name: 'Menüpont hozzáadása' }).click();
    await expect(points).toHaveCount(before + 1);
    const at = (name: string) => page.locator(`#field-items__${before}__${name}`);
    const words = `Rózsakert (${role})`;
    await at('title').fill(words);
    await at('url').fill('rossz cím');
    await save(page);
    await expect(page.getByText(/Útvonalat \(például \/terkep\)/).first()).toBeVisible();
    await at('url').fill('/terkep?kind=garden');
    await save(page);
    await expect.poll(() => textOf('/karrier')).toContain(words);
    expect(await textOf('/en/career')).not.toContain(words);
    // Who leaves gives the form free for the next.
    await page.goto('/admin/collections/menus');
  });

for (const role of rolesThatMay('közzéteszi', 'Átirányítások'))
  test(`${role}: redirects an old address for a while; over a living page only after a question`, async ({ visitor }) => {
    const page = await tabOf(visitor, role);
    await openForm(page, 'redirects', 'create');
    await page.getByLabel(new RegExp(`^Régi útvonal`)).fill('/karrier');
    await page.getByLabel(new RegExp(`^Új cím`)).fill('/terkep');
    await choose(field(page, 'status'), 'Ideiglenes (302)');
    await save(page);
    await expect(page.getByLabel('Igen, ez az oldal ezután nem lesz elérhető')).toBeVisible();
    expect(await leads('/karrier')).toBe('200');
    await page.getByLabel(new RegExp(`^Régi útvonal`)).fill(`/regi-rozsakert-${role}`);
    await save(page);
    await page.waitForURL(/\/redirects\/\d+/);
    await expect.poll(() => leads(`/regi-rozsakert-${role}`)).toBe('302 /terkep');
  });

for (const role of rolesThatMay('közzéteszi', 'Ballon'))
  test(`${role}: stops the balloon for the storm, and lets it fly again`, async ({ visitor }) => {
    const page = await tabOf(visitor, role, 390);
    await page.goto('/admin/balloon');
    const seen = async () => JSON.parse(await textOf('/api/hu/balloon')) as { balloon_is_up: number; note: string };
    const before = await seen();
    expect(before.balloon_is_up).toBe(1);
    await press(page.getByRole('button', { name: new RegExp(`Áll$`) }));
    await expect(page.getByRole('status').filter({ hasText: 'Mentve, a honlapon látszik' })).toBeVisible();
    await page.getByRole('button', { name: 'Vihar', exact: true }).click();
    await expect.poll(seen).toMatchObject({ balloon_is_up: 0, note: expect.stringContaining('Vihar közeledik') });
    await expect.poll(() => textOf('/karrier')).toContain('A ballon most nem repül');
    await page.getByRole('button', { name: 'Repül', exact: true }).click();
    await expect.poll(seen).toMatchObject({ balloon_is_up: 1, note: before.note });
    await page.getByText('Ki mit állított').click();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `Feladatos ${role}` })
        .first(),
    ).toContainText('Repül');
  });

for (const role of rolesThatMay('írja', 'Megkeresések'))
  test(`${role}: takes a complaint, answers it and closes it; its sender reads so`, async ({ visitor }) => {
    const message = `Szombaton sem indult el a ballon. (${role})`;
    const way = '/ballon-panaszkezeles';
    const answer = await sent(way, { name: 'Edit', email: `edit.${role}@example.hu`, message, privacy_accepted: 'on' });
    expect(answer.status).toBe(303);
    const own = answer.headers.get('location') ?? '';
    const reference = /P-\d{4}-[A-Z0-9]{6}/i.exec(own)?.[0].toUpperCase() ?? 'no reference';

    const page = await tabOf(visitor, role);
    await page.goto('/admin/collections/enquiries');
    await press(page.getByRole('link', { name: 'Olvasatlan', exact: true }));
    await press(page.getByRole('link', { name: reference }));
    await expect(page.locator('.liget-letter')).toContainText(message);
    await page.getByLabel('Felelős', { exact: false }).selectOption({ label: `Feladatos ${role}` });
    await expect(page.locator('.liget-controls')).toContainText('Folyamatban');
    await page.getByText('Belső jegyzet'.replace('.', '')).click();
    await page.getByLabel('Csak a szerkesztők látják.').fill('Felhívtam.');
    await page.getByRole('button', { name: 'Jegyzet mentése' }).click();
    await page.getByLabel('A válasz szövege').fill('Tisztelt Edit! A szél volt az oka.');
    await page.getByRole('button', { name: 'Válasz elküldése' }).click();
    const log = page.locator('.liget-log', { hasText: 'Mi történt eddig'.replace('.', '') });
    await expect(log).toContainText('A szél volt az oka.');
    await expect.poll(() => textOf(own)).toContain('A szél volt az oka.');
    await page.getByRole('button', { name: 'Ügy lezárása' }).click();
    await expect(page.getByRole('button', { name: 'Ügy újranyitása' })).toBeVisible();
    const told = await textOf(own);
    expect(told).toContain('Lezártuk.');
    expect(told).not.toContain('Felhívtam.');
  });

for (const role of rolesThatMay('közzéteszi', 'Képek'))
  test(`${role}: uploads a picture step by step as the guide says`, async ({ visitor }) => {
    const page = await tabOf(visitor, role);
    await walk(page, 'Képek és fájlok → Képek → Új létrehozása');
    await formAnswers(page);
    const buffer = await drawnJpeg(page, 1600, 800);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Válasszon ki egy fájlt' }).click();
    await (await choosing).setFiles({ name: 'to.jpg', mimeType: 'image/jpeg', buffer });
    const crops = page.locator('.liget-crops', { hasText: 'Így vágja ki a honlap' });
    await expect(crops.getByRole('listitem')).toHaveCount(4);
    await page.getByLabel(new RegExp(`^Szöveges leírás magyarul`)).fill(`A tó hajnalban (${role})`);
    await save(page);
    // The English description, who made it and by what right are asked for.
    for (const [name, number] of [
      ['altEn', 1],
      ['credit', 1],
      ['licenceKind', 1],
      ['altHu', 0],
    ] as const)
      await expect(
        page
          .locator('.field-type.error')
          .filter({ has: page.locator(`[id="field-${name}"]`) })
          .or(page.locator(`.field-type.error#field-${name}`)),
      ).toHaveCount(number);
    await page.getByLabel(new RegExp(`^Szöveges leírás angolul`)).fill('The lake at dawn');
    await page.getByLabel(new RegExp(`^Készítette`)).fill('Kiss Anna');
    await choose(page.locator('.field-type', { hasText: 'Milyen jogon használjuk' }).last(), 'Saját kép');
    await save(page);
    await page.waitForURL(/\/media\/\d+/);
    const id = /\/media\/(\d+)/.exec(page.url())?.[1];
    const stored = JSON.parse((await asked(page, `/api/media/${id}?depth=0`)).text) as { filename: string; credit: string };
    expect(stored.credit).toBe('Kiss Anna');
    await expect.poll(() => leads(`/media/${stored.filename}`)).toBe('200');
    await expect(page.getByText('Hol szerepel').first()).toBeVisible();
  });

for (const role of rolesThatMay('közzéteszi', 'QR-kódok'))
  test(`${role}: makes a QR code, downloads it for its sign, and turns it to another page later`, async ({ visitor }) => {
    const page = await tabOf(visitor, role);
    await walk(page, 'A honlap részei → QR-kódok');
    await press(page.getByRole('link').filter({ hasText: 'Új létrehozása' }).first());
    await formAnswers(page);
    const code = `tabla-${role}`;
    await page.getByLabel(new RegExp(`^Kód`)).fill(code);
    const target = page.getByLabel(new RegExp(`^Cél`));
    await target.fill('/nincs-ilyen-oldal');
    await page.getByLabel(new RegExp(`^A tábla neve és helye`)).fill(`Ballon, pénztár (${role})`);
    await save(page);
    await expect(page.getByText(/Ezen a címen most nincs oldalunk/).first()).toBeVisible();
    await target.fill('');
    await choose(field(page, 'toScreen'), 'Térkép');
    await save(page);
    await page.waitForURL(/\/qr-codes\/\d+/);
    await expect.poll(() => leads(`/qr/${code}`)).toMatch(/^302 \/terkep/);
    for (const name of ['Letöltés nyomdának (SVG)', 'Letöltés képként (PNG)']) {
      const [download] = await Promise.all([page.waitForEvent('download'), press(page.getByRole('link', { name }))]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^qr-ballon-penztar-${role}\\.(svg|png)$`));
    }
    await expect(page.getByText('Hányszor használták').first()).toBeVisible();
    await choose(field(page, 'toScreen'), 'Magazin');
    await save(page);
    await expect.poll(() => leads(`/qr/${code}`)).toMatch(/^302 \/magazin/);
  });

test('who may not do a task has no screen for it', async ({ visitor }) => {
  const TASKS = [
    ['Közlemények', 'collections/public-announcements'],
    ['Menük', 'collections/menus'],
    ['Átirányítások', 'collections/redirects'],
    ['Megkeresések', 'collections/enquiries'],
    ['Képek', 'collections/media'],
    ['QR-kódok', 'collections/qr-codes'],
    ['Ballon', 'globals/balloon'],
  ] as const;
  for (const role of ROLES) {
    const shut = TASKS.filter(([named]) => !rolesThatMay('látja', named).includes(role));
    const page = await tabOf(visitor, role);
    for (const [, path] of shut) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByText(/Nem található|nem található/).first()).toBeVisible();
    }
  }
});
