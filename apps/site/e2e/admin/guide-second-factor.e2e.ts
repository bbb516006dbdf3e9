import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { day } from '../support/programs-list.ts';
import { dayInForm, published, type Send, signedIn, signInto } from '../support/signing-in.ts';
import { choose, fromNavigation } from '../support/staff.ts';
import { expect, hydrated, type OpenVisitor, origin, press, test } from '../support/test.ts';

test.use({ contents: 'guide-second-factor' });

const PASSWORD = 'e2e-only-51ce';
const RITA = { email: 'rita@ketlepcsos.liget.example', password: PASSWORD };
const OTTO = { email: 'otto@ketlepcsos.liget.example', password: PASSWORD };
let send: Send;

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
  await send('/api/users', 'POST', { ...RITA, name: 'Rend Rita', roles: ['administrator'] });
  await send('/api/users', 'POST', { ...OTTO, name: 'Rend Ottó', roles: ['administrator'] });
});

const box = (page: Page) => page.locator('.liget-second-factor', { has: page.getByRole('heading', { name: 'Kétlépcsős belépés' }) });
const fault = (page: Page) => page.locator('.login__form [role="alert"]');
const stranger = async (visitor: OpenVisitor, width = 1440) => (await visitor({ language: 'hu', width, zone: 'Europe/Budapest' })).page;

/** On the page of the account: switches it on with a phone that begins now, and writes the ten codes down. */
async function switchOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await press(box(page).getByRole('button', { name: 'Bekapcsolás' }));
  await expect(page.getByRole('img', { name: 'A kulcs QR-kódja' })).toBeVisible();
  expect(await violations(page, '.liget-second-factor')).toEqual([]);
  const secret = (await box(page).locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('A telefonon látható kód').fill(oneTimeCode(secret));
  await page.getByRole('button', { name: 'Megerősítés' }).click();
  const kept = box(page)
    .getByRole('listitem')
    .filter({ hasText: /^[a-z0-9]{5}-[a-z0-9]{5}$/ });
  await expect(kept).toHaveCount(10);
  expect(await violations(page, '.liget-second-factor')).toEqual([]);
  const codes = await kept.allTextContents();
  await page.getByRole('button', { name: 'Feljegyeztem' }).click();
  await expect(box(page).getByText('Fel nem használt tartalék kód: 10.')).toBeVisible();
  return { secret, codes };
}

/** Signs in with the password, and is asked for the code. */
async function beAskedForCode(page: Page, { email }: { email: string }): Promise<void> {
  await page.goto('/admin/login');
  const line = page.getByLabel('E-mail-cím');
  await hydrated(line);
  await line.fill(email);
  await page.getByLabel('Jelszó').fill(PASSWORD);
  await page.getByRole('button', { name: 'Bejelentkezés' }).click();
  await expect(fault(page)).toContainText('hatjegyű kódot');
  await expect(page.getByLabel('Kód')).toBeFocused();
}
async function give(page: Page, code: string): Promise<void> {
  await page.getByLabel('Kód').fill(code);
  await page.getByRole('button', { name: 'Bejelentkezés' }).click();
}
const isIn = (page: Page) => page.waitForURL(/\/admin\/?$/);

test('an administrator switches the second factor on, signs in with its code once, and without the phone by a recovery code', async ({
  visitor,
}) => {
  const page = await stranger(visitor, 390);
  await signInto(page, RITA);
  await page.getByRole('link', { name: 'Bekapcsolás a fiókom oldalán' }).click();
  await page.waitForURL(/\/admin\/account/);
  const { secret, codes } = await switchOn(page);

  // The page signs out by itself; whoever leaves it before the answer is still signed in.
  await Promise.all([page.waitForResponse(/\/api\/users\/logout$/), page.goto('/admin/logout')]);
  await beAskedForCode(page, RITA);
  expect(await violations(page, '.login__form')).toEqual([]);
  await give(page, '000000');
  await expect(fault(page)).toContainText('Ez a kód nem jó');
  const code = oneTimeCode(secret, 1);
  await give(page, code);
  await isIn(page);
  await expect(page.getByRole('link', { name: 'Bekapcsolás a fiókom oldalán' })).toHaveCount(0);

  // A code is good once; without the phone one of the ten does instead, once as well.
  const elsewhere = await stranger(visitor);
  await beAskedForCode(elsewhere, RITA);
  await give(elsewhere, code);
  await expect(fault(elsewhere)).toContainText('Ez a kód nem jó');
  await give(elsewhere, codes[0] ?? '');
  await isIn(elsewhere);
  await press(elsewhere.getByRole('link', { name: 'Fiók' }));
  await elsewhere.waitForURL(/\/admin\/account/);
  await expect(box(elsewhere).getByText('Fel nem használt tartalék kód: 9.')).toBeVisible();
  const answer = elsewhere.getByLabel('A telefonon látható vagy egy tartalék kód');
  await answer.fill(codes[0] ?? '');
  await box(elsewhere).getByRole('button', { name: 'Kikapcsolás' }).click();
  await expect(box(elsewhere).getByRole('alert')).toContainText('Ez a kód nem jó');
  await answer.fill(codes[1] ?? '');
  await box(elsewhere).getByRole('button', { name: 'Kikapcsolás' }).click();
  await expect(box(elsewhere).getByRole('button', { name: 'Bekapcsolás' })).toBeVisible();
  const again = await switchOn(elsewhere);
  expect(again.secret).not.toBe(secret);
});

test('another administrator switches it off for who has neither phone nor codes, and the log tells who did what', async ({
  visitor,
  editor,
}) => {
  const phone = await stranger(visitor);
  await signInto(phone, OTTO);
  await phone.goto('/admin/account');
  await switchOn(phone);

  const page = await stranger(visitor);
  await signInto(page, editor);
  await fromNavigation(page, 'Kezelés', 'Szerkesztők');
  await press(page.getByRole('link', { name: OTTO.email }));
  await page.waitForURL(/\/users\/\d+/);
  const off = page.getByRole('button', { name: 'Kikapcsolás, mert elveszett a telefonja' });
  await hydrated(off);
  page.once('dialog', (dialog) => void dialog.accept());
  await off.click();
  await expect(box(page).getByRole('status')).toHaveText('Kikapcsolva. A naplóban is szerepel.');
  await signInto(await stranger(visitor), OTTO);

  const dates = [{ start: `${day(4)}T16:00:00.000Z`, end: `${day(4)}T17:00:00.000Z` }];
  await published(send, 'events', { title: 'Naplózott séta', category: 1, status: 'scheduled', dates }, { title: 'A walk in the log' });
  await fromNavigation(page, 'Kezelés', 'Napló');
  const rows = page.locator('.collection-list table tbody tr');
  const told = (words: string | RegExp) => expect(rows.filter({ hasText: words }).first()).toBeVisible();
  const untold = (words: string) => expect(rows.filter({ hasText: words })).toHaveCount(0);
  await told('Rend Ottó belépett.');
  await told('Rend Ottó bekapcsolta a kétlépcsős belépést.');
  await told(/kikapcsolta a kétlépcsős belépést ennél a fióknál: Rend Ottó/);
  await told(/új fiókot hozott létre: Rend Rita \(rendszergazda\)/);
  await told('közzétette: Program „Naplózott séta”.');

  await press(page.getByRole('button', { name: 'Szűrők' }));
  await page.getByRole('button', { name: 'Szűrő hozzáadása' }).click();
  const condition = page.locator('.condition');
  const field = (at: number) => condition.nth(at).locator('.condition__field');
  const value = (at: number) => condition.nth(at).locator('.condition__value');
  await choose(field(0), 'Ki');
  await choose(condition.nth(0).locator('.condition__operator'), 'tartalmazza');
  await value(0).locator('input').fill('ottó');
  await untold('új fiókot hozott létre');
  await told('Rend Ottó belépett.');

  await choose(field(0), 'Esemény');
  await choose(value(0), 'Közzététel');
  await untold('Rend Ottó belépett.');
  await told('közzétette: Program „Naplózott séta”.');

  await condition.nth(0).getByRole('button', { name: 'Újabb feltétel' }).click();
  await choose(field(1), 'Mikor');
  await choose(condition.nth(1).locator('.condition__operator'), 'ennél több vagy későbbi');
  const moment = value(1).locator('input');
  await moment.fill(`${dayInForm(day(1))} 00:00`);
  await moment.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nincs találat.' })).toBeVisible();
  await condition.nth(1).getByRole('button', { name: 'Feltétel törlése' }).click();
  await told('közzétette: Program „Naplózott séta”.');

  // Nobody changes what the log says: there is nothing to make, and nothing to do with what is selected.
  await expect(page.getByRole('link', { name: /^Új/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Minden sor kijelölése' }).check();
  await expect(page.locator('.list-selection')).toContainText('kijelölve');
  await expect(page.locator('.list-selection').getByRole('button', { name: /Törlés|Szerkesztés/ })).toHaveCount(0);
});
