import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import type { Editor } from '../support/services.ts';
import { cookieOf, letIn, type Send, signedIn } from '../support/signing-in.ts';
import { choose, confirm, formAnswers, fromMenu, fromNavigation, leads, textOf } from '../support/staff.ts';
import { expect, hydrated, type OpenVisitor, origin, test } from '../support/test.ts';

test.use({ contents: 'dead-links' });

const account = (role: string): Editor => ({ email: `${role}@halott.liget.example`, password: 'e2e-only-51ce' });
let send: Send;
let administrator: Editor;

const linked = (url: string) => {
  const text = { type: 'text', version: 1, text: 'ide', format: 0, detail: 0, mode: 'normal', style: '' };
  const at = { version: 1, direction: 'ltr', format: '', indent: 0 };
  const link = { ...at, type: 'link', version: 3, id: 'a1', fields: { linkType: 'custom', url, newTab: false }, children: [text] };
  return { root: { ...at, type: 'root', children: [{ ...at, type: 'paragraph', textFormat: 0, children: [link] }] } };
};

/** Has waiting jobs done now, as every minute does. */
const doJobs = async () =>
  fetch(new URL('/api/payload-jobs/run', origin), { headers: { cookie: await cookieOf(origin, administrator), origin } });

test.beforeAll(async ({ editor }) => {
  administrator = editor;
  send = await signedIn(origin, editor);
  for (const [role, name] of [
    ['programs', 'Program Panna'],
    ['magazine', 'Magazin Manó'],
    ['press', 'Sajtó Sára'],
  ] as const)
    await send('/api/users', 'POST', { ...account(role), name, roles: [role] });
});

async function tabOf(visitor: OpenVisitor, role: string, { width = 1440, zone = 'Europe/Budapest' } = {}) {
  const { page, faults } = await visitor({ language: 'hu', width, height: 900, zone });
  await letIn(page, account(role));
  return { page, faults };
}

const rows = (page: Page) => page.locator('.collection-list table tbody tr');

test.describe('a magazine editor', () => {
  test('comes from a dead link to its field, mends it, and it is gone', async ({ visitor }) => {
    const { doc } = await send('/api/pages?locale=hu', 'POST', {
      title: 'Rossz útra vezet',
      body: linked('/nincs-ilyen-oldalunk'),
      _status: 'published',
    });
    const { page, faults } = await tabOf(visitor, 'magazine');
    await page.goto('/admin');
    await fromNavigation(page, 'A honlap részei', 'Halott hivatkozások');
    const again = page.getByRole('button', { name: 'Saját oldalaink ellenőrzése most' });
    await hydrated(again);
    await again.click();
    await expect(page.getByRole('status').filter({ hasText: 'Egy percen belül elkészül' })).toBeVisible();
    expect((await doJobs()).status).toBe(200);
    await page.reload();
    const row = rows(page).filter({ hasText: '/nincs-ilyen-oldalunk' });
    await expect(row).toContainText('Nálunk nincs ilyen közzétett oldal');
    await expect(row).toContainText('Rossz útra vezet');
    expect(await violations(page, '.liget-check-links')).toEqual([]);
    await row.getByRole('link', { name: '/nincs-ilyen-oldalunk' }).click();
    await expect(page).toHaveURL(new RegExp(`/collections/pages/${doc.id}\\?locale=hu.*#field-body`));
    await formAnswers(page);
    const field = page.locator('.rich-text-lexical', { hasText: 'Szöveg' });
    await expect(field.locator('[contenteditable="true"]')).toBeFocused();
    await expect(field).toBeInViewport();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('A térképen megtalálja.');
    await page.getByRole('button', { name: 'Módosítások közzététele' }).first().click();
    await expect.poll(() => textOf('/rossz-utra-vezet')).toContain('A térképen megtalálja.');
    expect(await textOf('/rossz-utra-vezet')).not.toContain('href="/nincs-ilyen-oldalunk"');
    await page.goto('/admin/collections/dead-links');
    await hydrated(again);
    await again.click();
    await expect(page.getByRole('status').filter({ hasText: 'Egy percen belül elkészül' })).toBeVisible();
    await doJobs();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Halott hivatkozások' })).toBeVisible();
    await expect(rows(page).filter({ hasText: '/nincs-ilyen-oldalunk' })).toHaveCount(0);
    expect(faults()).toEqual([]);
  });

  test('redirects what visitors look for in vain, with the old address filled in', async ({ visitor }) => {
    for (const address of ['/elirt-cim', '/regi-rozsakert', '/regi-rozsakert?utm_source=x', '/wp-login.php'])
      await fetch(new URL(address, origin));
    const { page } = await tabOf(visitor, 'magazine');
    await page.goto('/admin');
    await fromNavigation(page, 'A honlap részei', 'Hiába keresett oldalak');
    const row = rows(page).filter({ hasText: '/regi-rozsakert' });
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('heading', { name: 'Hiába keresett oldalak' }).waitFor();
          return row.count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await expect(row).toContainText('2');
    await expect(rows(page).filter({ hasText: 'wp-login' })).toHaveCount(0);
    await row.getByRole('link', { name: 'Átirányítás készítése' }).click();
    await formAnswers(page);
    await expect(page.locator('input[name="from"]')).toHaveValue('/regi-rozsakert');
    await choose(page.locator('#field-toScreen'), 'Térkép');
    await page.getByRole('button', { name: 'Mentés', exact: true }).click();
    await page.waitForURL(/\/redirects\/\d+/);
    await expect.poll(() => leads('/regi-rozsakert')).toMatch(/^30\d \/terkep/);
    await fromNavigation(page, 'A honlap részei', 'Hiába keresett oldalak');
    await expect(row).toHaveCount(0);
    // What needs nothing done is deleted.
    const other = rows(page).filter({ hasText: '/elirt-cim' });
    await other.getByRole('link', { name: '/elirt-cim' }).click();
    await page.waitForURL(/\/missed-pages\/\d+/);
    await fromMenu(page, 'Törlés');
    await confirm(page);
    await page.waitForURL((to) => to.pathname.endsWith('/missed-pages'));
    await expect(other).toHaveCount(0);
  });
});

test('a press officer reads both lists and mends neither from them', async ({ visitor }) => {
  const { page } = await tabOf(visitor, 'press');
  await page.goto('/admin/collections/dead-links');
  await expect(page.getByRole('heading', { name: 'Halott hivatkozások' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saját oldalaink ellenőrzése most' })).toHaveCount(0);
  await page.goto('/admin/collections/missed-pages');
  await expect(page.getByRole('heading', { name: 'Hiába keresett oldalak' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Átirányítás készítése' })).toHaveCount(0);
});

test('an editor of programs has neither dead links nor missing pages', async ({ visitor }) => {
  const { page } = await tabOf(visitor, 'programs');
  await page.goto('/admin');
  await expect(page.locator('aside.nav nav a.nav__link').first()).toBeVisible();
  for (const slug of ['dead-links', 'missed-pages']) {
    await expect(page.locator(`a[href="/admin/collections/${slug}"]`)).toHaveCount(0);
    await page.goto(`/admin/collections/${slug}`);
    await expect(page.getByText(/Nem található|nem található|itt nincs semmi/).first()).toBeVisible();
  }
});
