import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import type { Editor } from '../support/services.ts';
import { asked, letIn, type Send, signedIn } from '../support/signing-in.ts';
import { expect, hydrated, type OpenVisitor, origin, press, test } from '../support/test.ts';

test.use({ contents: 'words-of-admin' });

const account = (role: string): Editor => ({ email: `${role}@szavak.liget.example`, password: 'e2e-only-51ce' });
let send: Send;
let draft = 0;

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
  for (const [role, name] of [
    ['programs', 'Program Panna'],
    ['magazine', 'Magazin Manó'],
    ['press', 'Sajtó Sára'],
  ] as const)
    await send('/api/users', 'POST', { ...account(role), name, roles: [role] });
  const begun = await send('/api/events?locale=hu&draft=true', 'POST', { title: 'Készülő program', _status: 'draft' });
  draft = begun.doc.id;
});

async function tabOf(visitor: OpenVisitor, role: string, { width = 1440, zone = 'Europe/Budapest' } = {}) {
  const { page, faults } = await visitor({ language: 'hu', width, height: 900, zone });
  await letIn(page, account(role));
  return { page, faults };
}

async function searchFor(page: Page, words: string) {
  const box = page.locator('.search-filter input');
  await hydrated(box);
  await box.fill(words);
}

test.describe('the words of the admin', () => {
  test('say in which language one writes, and show every time by the park’s clock, anywhere in the world', async ({ visitor }) => {
    const { page, faults } = await tabOf(visitor, 'programs', { zone: 'Pacific/Auckland' });
    await page.goto(`/admin/collections/events/${draft}?locale=hu`);
    await expect(page.getByText('Magyar szöveg', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /\[object Object\]/ })).toHaveCount(0);
    await page.goto(`/admin/collections/events/${draft}?locale=en`);
    await expect(page.getByText('Angol szöveg', { exact: true })).toBeVisible();
    const edge = page.locator('.field-type.text').filter({ has: page.locator('input[name="title"]') });
    await expect(edge).toHaveCSS('border-inline-start-color', 'rgb(27, 63, 139)');
    expect(await violations(page, '.liget-form-language')).toEqual([]);
    // Stored now: the same minute in the list of versions, on the form and in Budapest.
    const { doc } = await send(`/api/events/${draft}?locale=hu&draft=true`, 'PATCH', { title: 'Készülő program', _status: 'draft' });
    const saved = Temporal.Instant.from(doc.updatedAt).toZonedDateTimeISO('Europe/Budapest');
    const two = (value: number) => String(value).padStart(2, '0');
    const shown = `${saved.year}. ${two(saved.month)}. ${two(saved.day)}. ${two(saved.hour)}:${two(saved.minute)}`;
    await page.goto(`/admin/collections/events/${draft}/versions`);
    await expect(page.locator('table tbody tr').first()).toContainText(shown);
    await page.goto(`/admin/collections/events/${draft}`);
    await expect(page.locator('.doc-controls')).toContainText(shown);
    expect(faults()).toEqual([]);
  });

  test('name in Hungarian the boxes of a list, the columns that it offers, and the widths of the preview', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'programs');
    // An account keeps the language of the last form.
    await page.goto('/admin/collections/events?locale=hu');
    await expect(page.getByRole('checkbox', { name: 'Minden sor kijelölése' })).toBeVisible();
    await searchFor(page, 'keszulo');
    await expect(page.getByRole('checkbox', { name: 'Kijelölés: Készülő program' })).toBeVisible();
    await expect(page.locator('input[title]')).toHaveCount(0);
    await page.goto('/admin/collections/media');
    await press(page.locator('#toggle-list-columns'));
    const columns = page.locator('.pill-selector');
    await expect(columns).toContainText('Készítette');
    await expect(columns).not.toContainText(/MIME|Shrunk|default_|URL/);
    await page.goto(`/admin/collections/events/${draft}`);
    await press(page.locator('#live-preview-toggler'));
    const widths = page.locator('.live-preview-toolbar-controls__breakpoint button').first();
    await expect(widths).toHaveText('Kitölti a helyet');
    await press(widths);
    await expect(page.locator('.popup-button-list').filter({ hasText: 'Kitölti a helyet' }).getByRole('button')).toHaveText([
      'Telefon',
      'Táblagép',
      'Számítógép',
      'Kitölti a helyet',
    ]);
  });

  test('of the text editor offer two levels of titles, lists, quotes, pictures and links, and no more', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'programs');
    await page.goto(`/admin/collections/events/${draft}`);
    const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
    await hydrated(text);
    await text.click();
    await page.keyboard.type('/');
    const menu = page.getByRole('listbox').filter({ hasText: 'Felsorolás' });
    await expect(menu).toBeVisible();
    const offered = (await menu.getByRole('option').allTextContents()).map((words) => words.trim());
    const expected = ['Bekezdés', 'Cím (2. szint)', 'Cím (3. szint)', 'Felsorolás', 'Idézet', 'Kép vagy fájl', 'Számozott lista'];
    expect(offered.toSorted((one, other) => one.localeCompare(other, 'hu'))).toEqual(expected);
  });

  test('have the guide at hand', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'press');
    await page.goto('/admin');
    // The menu opens while the screen comes alive, and moves what is beside it.
    await press(page.getByRole('link', { name: 'Szerkesztői kézikönyv' }));
    await expect(page.getByRole('heading', { name: 'Szerkesztői kézikönyv', level: 1 })).toBeVisible();
    await page.locator('.liget-guide nav').getByRole('link', { name: 'Munka keresése a listákban' }).click();
    await expect(page.getByRole('heading', { name: 'Munka keresése a listákban' })).toBeInViewport();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page, '.liget-guide')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    const picture = page.getByRole('img', { name: /a kész listák gombjai/ });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(300);
  });

  test('come from any screen to the chapter that helps there', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'press');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // A screen of our own has it, too.
      await page.goto('/admin/calendar');
      await expect(page.getByRole('link', { name: 'Súgó: A programok naptára' })).toBeVisible();
      await page.goto('/admin/collections/galleries');
      const help = page.getByRole('link', { name: 'Súgó: Magazin, sajtó, galériák' });
      await hydrated(help);
      const [guide] = await Promise.all([page.context().waitForEvent('page'), help.click()]);
      await expect(guide.getByRole('heading', { name: 'Magazin, sajtó, galériák' })).toBeInViewport();
      await guide.close();
    }
  });

  test('alone see the pictures of the guide', async ({ visitor }) => {
    const address = '/api/guide/first-screen.webp';
    expect((await fetch(new URL(address, origin))).status).toBe(401);
    const { page } = await tabOf(visitor, 'press');
    const statusOf = async (path: string) => (await asked(page, path)).status;
    expect([await statusOf(address), await statusOf('/api/guide/none.webp'), await statusOf('/api/guide/..%2Fhome-1440.webp')]).toEqual([
      200, 404, 404,
    ]);
  });

  test('say which menu it is', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'magazine');
    await page.goto('/admin/collections/menus');
    await press(page.getByRole('link', { name: 'Fejléc: Látogatás' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Fejléc: Látogatás' })).toBeVisible();
    await expect(page.locator('.app-header')).toContainText('Menük/Fejléc: Látogatás');
  });
});
