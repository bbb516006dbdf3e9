import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { chapter } from './guide.ts';
import { expect, hydrated, type OpenVisitor, origin, test } from './journey.ts';
import { oneTimeCode } from './one-time-code.ts';
import { type Send, signedIn, signInto } from './signing-in.ts';

test.use({ contents: 'roles' });

const PASSWORD = 'journeys-only-51ce';
const account = (role: string) => ({ email: `${role}@szerepek.liget.example`, password: PASSWORD });
let send: Send;

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
  for (const [role, name] of [
    ['programs', 'Program Panna'],
    ['balloon', 'Ballon Balázs'],
    ['service', 'Ügyfél Ubul'],
    ['administrator', 'Rend Rita'],
  ] as const)
    await send('/api/users', 'POST', { ...account(role), name, roles: [role] });
});

async function signedInTab(visitor: OpenVisitor, role: string, width = 1440): Promise<Page> {
  const { page } = await visitor({ language: 'hu', width, zone: 'Europe/Budapest' });
  await signInto(page, account(role));
  return page;
}

/** The links of the menu, without the first screen’s own. */
const menu = (page: Page) => page.locator('aside.nav nav a.nav__link').allTextContents();

test.describe('a balloon operator', () => {
  test('finds the balloon and nothing else, and changes it', async ({ visitor }) => {
    const page = await signedInTab(visitor, 'balloon', 390);
    await page.goto('/admin');
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
    expect(await menu(page)).not.toContain(chapter('Szerepkörök')('Szerkesztők'));
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

test.describe('an administrator', () => {
  test('is asked to set up a second factor, signs out, signs in with its code, and reads it in the log', async ({ visitor }) => {
    const said = chapter('Kétlépcsős belépés');
    const page = await signedInTab(visitor, 'administrator', 390);
    await page.getByRole('link', { name: 'Bekapcsolás a fiókom oldalán' }).click();
    const begin = page.getByRole('button', { name: said('Bekapcsolás') });
    await hydrated(begin);
    await begin.click();
    await expect(page.getByRole('img', { name: 'A kulcs QR-kódja' })).toBeVisible();
    expect(await violations(page, '.liget-second-factor')).toEqual([]);
    const secret = (await page.locator('.liget-second-factor code').textContent())?.replaceAll(' ', '') ?? '';
    await page.getByLabel('A telefonon látható kód').fill(oneTimeCode(secret));
    await page.getByRole('button', { name: said('Megerősítés') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /^[a-z0-9]{5}-[a-z0-9]{5}$/ })).toHaveCount(10);
    expect(await violations(page, '.liget-second-factor')).toEqual([]);
    await page.getByRole('button', { name: 'Feljegyeztem' }).click();
    await expect(page.getByText('Fel nem használt tartalék kód: 10.')).toBeVisible();

    // The page signs out by itself; whoever leaves it before the answer is still signed in.
    await Promise.all([page.waitForResponse(/\/api\/users\/logout$/), page.goto('/admin/logout')]);
    await page.goto('/admin/login');
    const email = page.getByLabel('E-mail-cím');
    await hydrated(email);
    await email.fill(account('administrator').email);
    await page.getByLabel('Jelszó').fill(PASSWORD);
    await page.getByRole('button', { name: 'Bejelentkezés' }).click();
    await expect(page.locator('.login__form [role="alert"]')).toContainText('hatjegyű kódot');
    expect(await violations(page, '.login__form')).toEqual([]);
    await expect(page.getByLabel('Kód')).toBeFocused();
    await page.getByLabel('Kód').fill('000000');
    await page.getByRole('button', { name: 'Bejelentkezés' }).click();
    await expect(page.locator('.login__form [role="alert"]')).toContainText('Ez a kód nem jó');
    await page.getByLabel('Kód').fill(oneTimeCode(secret, 1));
    await page.getByRole('button', { name: 'Bejelentkezés' }).click();
    await page.waitForURL(/\/admin\/?$/);
    await expect(page.getByRole('link', { name: 'Bekapcsolás a fiókom oldalán' })).toHaveCount(0);

    await page.goto('/admin/collections/audit-log');
    await expect(page.getByRole('heading', { name: chapter('Napló')('Napló') })).toBeVisible();
    await expect(page.getByText('Rend Rita bekapcsolta a kétlépcsős belépést.')).toBeVisible();
    await expect(page.getByText('Rend Rita belépett.').first()).toBeVisible();
    await expect(page.getByText(/új fiókot hozott létre: Ballon Balázs \(ballonkezelő\)/)).toBeVisible();
  });
});
