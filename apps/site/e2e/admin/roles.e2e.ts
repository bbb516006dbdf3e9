import type { Page } from '@playwright/test';
import { rolesThatMay } from '../support/guide.ts';
import { day } from '../support/programs-list.ts';
import { letIn, published, type Send, signedIn } from '../support/signing-in.ts';
import { choose, confirm, formAnswers, fromMenu, fromNavigation, leads } from '../support/staff.ts';
import { expect, hydrated, type OpenVisitor, origin, press, test } from '../support/test.ts';

test.use({ contents: 'roles' });

const dates = [{ start: `${day(4)}T16:00:00.000Z`, end: `${day(4)}T17:00:00.000Z` }];
const PASSWORD = 'e2e-only-51ce';
const account = (role: string) => ({ email: `${role}@szerepek.liget.example`, password: PASSWORD });
let send: Send;
let rita = 0;

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
  for (const [role, name] of [
    ['programs', 'Program Panna'],
    ['magazine', 'Magazin Manó'],
    ['balloon', 'Ballon Balázs'],
    ['service', 'Ügyfél Ubul'],
  ] as const)
    await send('/api/users', 'POST', { ...account(role), name, roles: [role] });
  const { doc } = await send('/api/users', 'POST', { ...account('administrator'), name: 'Rend Rita', roles: ['administrator'] });
  rita = doc.id;
});

async function signedInTab(visitor: OpenVisitor, role: string, width = 1440): Promise<Page> {
  const { page } = await visitor({ language: 'hu', width, zone: 'Europe/Budapest' });
  await letIn(page, account(role));
  await page.goto('/admin');
  return page;
}

/** The links of the menu, without the first screen’s own. */
const menu = (page: Page) => page.locator('aside.nav nav a.nav__link').allTextContents();

test.describe('a balloon operator', () => {
  test('finds the balloon and nothing else, and changes it', async ({ visitor }) => {
    const page = await signedInTab(visitor, 'balloon', 390);
    await expect(page).toHaveURL(/\/admin\/balloon$/);
    await expect(page.getByRole('heading', { name: 'A ballon pultja' })).toBeVisible();
    await expect.poll(() => menu(page)).toEqual(['Ballon']);
    await page.goto('/admin/globals/balloon');
    const isOpen = page.getByRole('checkbox', { name: 'A ballon nyitva van' });
    await hydrated(isOpen);
    await expect(isOpen).toBeEnabled();
    await page.goto('/admin/collections/events');
    await expect(page.getByRole('heading', { name: 'Programok' })).toHaveCount(0);
    await expect(page.getByText(/Nem található|nem található/).first()).toBeVisible();
  });
});

test.describe('customer service', () => {
  test('has the enquiries, and no programs to change', async ({ visitor }) => {
    const page = await signedInTab(visitor, 'service');
    await expect.poll(() => menu(page)).toContain('Megkeresések');
    expect(await menu(page)).not.toContain('Programok');
    expect(await menu(page)).not.toContain('Szerkesztők');
    await page.goto('/admin/collections/enquiries');
    await expect(page.getByRole('heading', { name: 'Megkeresések' })).toBeVisible();
  });
});

test.describe('a program editor', () => {
  test('cannot open complaints by their address, and reads about visitors’ information without a button to publish it', async ({
    visitor,
  }) => {
    const page = await signedInTab(visitor, 'programs');
    for (const path of ['/admin/collections/enquiries', '/admin/collections/enquiries/1', '/admin/collections/audit-log']) {
      await page.goto(path);
      await expect(page.getByText(/Nem található|nem található/).first()).toBeVisible();
    }
    await page.goto('/admin/collections/visitor-information/1');
    await expect(page.locator('form[data-form-ready="true"] #field-title').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Közzététel|Módosítások közzététele/ })).toHaveCount(0);
    await page.goto('/admin/collections/events/1');
    await expect(page.getByRole('button', { name: /Közzététel|Módosítások közzététele/ }).first()).toBeVisible();
  });
});

/** The list is drawn anew; a click before that would be lost. */
async function searchFor(page: Page, words: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Keresés a listában' });
  await hydrated(box);
  await box.fill(words);
  await page.waitForURL((url) => url.searchParams.get('search') === words);
}
/** A row of a list, opened by its title. */
async function openRow(page: Page, title: string): Promise<void> {
  await searchFor(page, title);
  await press(page.getByRole('link', { name: title, exact: true }));
  await page.waitForURL(/\/collections\/[\w-]+\/(?:trash\/)?\d+/);
  await formAnswers(page);
}
const publishing = (page: Page) => page.getByRole('button', { name: /^(Közzététel|Módosítások közzététele)$/ });
const inMenu = (page: Page) => page.locator('.popup-button-list');
const openDots = (page: Page) => press(page.getByRole('button', { name: 'További műveletek', exact: true }));

test.describe('what the words of the guide’s table let an editor do', () => {
  test('who sees programs opens them and changes nothing', async ({ visitor }) => {
    expect(rolesThatMay('látja', 'Programok')).toContain('magazine');
    expect(rolesThatMay('írja', 'Programok')).not.toContain('magazine');
    await published(
      send,
      'events',
      { title: 'Csak látható séta', category: 1, status: 'scheduled', dates },
      { title: 'A walk to be seen' },
    );
    const page = await signedInTab(visitor, 'magazine');
    await fromNavigation(page, 'Programok', 'Programok');
    await expect(page.getByRole('link', { name: 'Új: Program' })).toHaveCount(0);
    await openRow(page, 'Csak látható séta');
    await expect(page.locator('#field-title')).toBeDisabled();
    await expect(publishing(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toHaveCount(0);
  });

  test('who writes information for visitors makes a draft of it, and nobody reads it on the site', async ({ visitor }) => {
    expect(rolesThatMay('írja', 'Látogatói információk')).toContain('programs');
    expect(rolesThatMay('közzéteszi', 'Látogatói információk')).not.toContain('programs');
    const page = await signedInTab(visitor, 'programs');
    await fromNavigation(page, 'Látogatás és tudnivalók', 'Látogatói információk');
    await press(page.getByRole('link', { name: 'Új: Látogatói információ' }));
    await page.waitForURL(/\/visitor-information\/\d+/);
    await formAnswers(page);
    const saves = page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok());
    await Promise.all([saves, page.locator('#field-title').fill('Csak piszkozatban')]);
    await expect(page.locator('.doc-controls')).toContainText('Piszkozat');
    await expect(publishing(page)).toHaveCount(0);
    await page.goto('/admin/collections/visitor-information');
    await openRow(page, 'Csak piszkozatban');
    expect(await leads('/latogatas/csak-piszkozatban')).toBe('404');
  });

  test('who publishes places has them on the site and takes them down, and throws none away', async ({ visitor }) => {
    expect(rolesThatMay('közzéteszi', 'Top helyek')).toContain('programs');
    expect(rolesThatMay('törli is', 'Top helyek')).not.toContain('programs');
    await send('/api/top-locations?locale=hu&draft=true', 'POST', { title: 'Visszhangos domb', _status: 'draft' });
    const page = await signedInTab(visitor, 'programs');
    await fromNavigation(page, 'Helyek és projektek', 'Top helyek');
    await openRow(page, 'Visszhangos domb');
    // Its page shows it on a map.
    const missing = page.locator('.liget-check', { hasText: 'Nincs helye a térképen.' });
    await expect(missing).toContainText('Pótolni kell');
    await publishing(page).first().click();
    await expect(page.locator('.field-error').first()).toBeVisible();
    expect(await leads('/top-helyek/visszhangos-domb')).toBe('404');
    await page.locator('#field-latitude').fill('47.5145');
    await page.locator('#field-longitude').fill('19.083');
    await publishing(page).first().click();
    await expect.poll(() => leads('/top-helyek/visszhangos-domb')).toBe('200');
    await openDots(page);
    await expect(inMenu(page).getByText('Törlés', { exact: true })).toHaveCount(0);
    await inMenu(page).getByText('Közzététel visszavonása', { exact: true }).click();
    await confirm(page);
    await expect.poll(() => leads('/top-helyek/visszhangos-domb')).toBe('404');
  });

  test('who deletes programs throws one at a time into the bin; for good and many at once is for administrators', async ({ visitor }) => {
    expect(rolesThatMay('törli is', 'Programok')).toContain('programs');
    for (const title of ['Egyenként törölt séta', 'Egyenként maradó séta'])
      await published(send, 'events', { title, category: 1, status: 'scheduled', dates }, { title: `${title} (English)` });
    const many = async (page: Page) => {
      await page.goto('/admin/collections/events');
      await searchFor(page, 'egyenkent');
      await page.getByRole('checkbox', { name: 'Minden sor kijelölése' }).check();
      await expect(page.locator('.list-selection')).toContainText('kijelölve');
    };
    const page = await signedInTab(visitor, 'programs');
    await many(page);
    await expect(page.locator('.list-selection').getByRole('button', { name: 'Törlés' })).toHaveCount(0);
    await openRow(page, 'Egyenként törölt séta');
    await fromMenu(page, 'Törlés');
    await expect(page.getByRole('dialog')).toContainText('A kukába kerül');
    await expect(page.getByRole('dialog').getByText('törlés véglegesen')).toHaveCount(0);
    await confirm(page);
    await page.waitForURL((url) => url.pathname.endsWith('/collections/events'));
    await page.goto('/admin/collections/events/trash');
    await openRow(page, 'Egyenként törölt séta');
    await expect(page.getByRole('button', { name: 'Visszaállítás' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Végleges törlés' })).toHaveCount(0);

    const administrator = await signedInTab(visitor, 'administrator');
    await many(administrator);
    await expect(administrator.locator('.list-selection').getByRole('button', { name: 'Törlés' })).toBeVisible();
    await administrator.goto(page.url());
    await expect(administrator.getByRole('button', { name: 'Végleges törlés' })).toBeVisible();
  });
});

test.describe('an administrator', () => {
  test('finds everything in its group; who measures the visits is nobody else’s', async ({ visitor }) => {
    const page = await signedInTab(visitor, 'administrator');
    await expect(page.locator('aside.nav .nav-group__label')).toHaveText([
      'Programok',
      'Hírek és sajtó',
      'Helyek és projektek',
      'Látogatás és tudnivalók',
      'A honlap részei',
      'Képek és fájlok',
      'Beérkezett',
      'Kezelés',
    ]);
    const magazine = await signedInTab(visitor, 'magazine');
    for (const [tab, count] of [
      [page, 1],
      [magazine, 0],
    ] as const) {
      await fromNavigation(tab, 'A honlap részei', 'Az oldal beállításai');
      await formAnswers(tab);
      await tab.getByRole('button', { name: 'Adatvédelem és mérés', exact: true }).click();
      await expect(tab.getByLabel(/^Google-címkekezelő azonosítója/)).toHaveCount(count);
    }
  });

  test('gives somebody a second role; the last administrator cannot stop being one, until somebody else is', async ({
    visitor,
    editor,
  }) => {
    await send(`/api/users/${rita}`, 'PATCH', { roles: ['balloon'] });
    const { page } = await visitor({ language: 'hu', width: 1440 });
    await letIn(page, editor);
    await page.goto('/admin');
    const roles = page.locator('#field-roles');
    const save = () => page.getByRole('button', { name: 'Mentés', exact: true }).click();
    const refused = page.getByText('Ő az utolsó rendszergazda: előbb adja meg ezt a szerepkört valaki másnak.');
    const open = async (email: string) => {
      await fromNavigation(page, 'Kezelés', 'Szerkesztők');
      await openRow(page, email);
    };
    await open(editor.email);
    await choose(roles, 'Ügyfélszolgálat');
    await roles.getByRole('button', { name: 'Rendszergazda' }).getByRole('button', { name: 'Eltávolítás' }).click();
    await save();
    await expect(refused.first()).toBeVisible();
    await page.reload();
    await formAnswers(page);
    await fromMenu(page, 'Törlés');
    await confirm(page);
    await expect(refused.first()).toBeVisible();

    const two = await signedInTab(visitor, 'administrator');
    await expect.poll(() => menu(two)).toEqual(['Ballon']);
    await open(account('administrator').email);
    await choose(roles, 'Rendszergazda');
    await save();
    await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toBeDisabled();
    await two.goto('/admin');
    await expect.poll(() => menu(two)).toEqual(expect.arrayContaining(['Ballon', 'Szerkesztők']));
  });
});
