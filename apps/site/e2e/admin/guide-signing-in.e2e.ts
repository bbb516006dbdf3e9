import type { Page, Response } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { emailsTo, emailTo } from '../support/emails.ts';
import { type Send, signInto } from '../support/signing-in.ts';
import { accountOf, choose, formAnswers, fromNavigation, hireStaff, tabOf } from '../support/staff.ts';
import { dataDir, expect, hydrated, type OpenVisitor, press, test } from '../support/test.ts';

test.use({ contents: 'guide-signing-in' });

/** Four words that have nothing to do with each other, as the guide advises. */
const GOOD = ['kavics', 'tenor', 'mustár', 'vitorla'] as const;

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await hireStaff(editor);
});

const hire = async (email: string, name: string, password: string): Promise<number> =>
  (await send('/api/users', 'POST', { email, name, password, roles: ['programs'] })).doc.id;

const stranger = async (visitor: OpenVisitor) => (await visitor({ language: 'hu', width: 1440, zone: 'Europe/Budapest' })).page;
const fault = (page: Page) => page.locator('.login__form [role="alert"]');

/** Writes both on the page for signing in and presses its button. */
async function tryToSignIn(page: Page, email: string, password: string): Promise<void> {
  const line = page.getByLabel('E-mail-cím');
  await hydrated(line);
  await line.fill(email);
  await page.getByLabel('Jelszó').fill(password);
  await page.getByRole('button', { name: 'Bejelentkezés' }).click();
}

/** Opens the boxes of an account's form, writes into both and saves. */
async function changePassword(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Jelszó módosítása' }).click();
  await page.getByLabel('Új jelszó', { exact: true }).fill(password);
  // The form looks at what is written a moment later, and asks the service about it.
  const isFormState = (answer: Response) => answer.request().method() === 'POST' && /\/admin\//.test(answer.url());
  await Promise.all([page.waitForResponse(isFormState), page.getByLabel('Jelszó megerősítése').fill(password)]);
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PATCH' && /\/api\/users\/\d+/.test(answer.url())),
    page.getByRole('button', { name: 'Mentés', exact: true }).click(),
  ]);
}

test('an editor comes in by the address that the guide gives, and has its help on every screen', async ({ visitor }) => {
  for (const width of [1440, 390]) {
    const { page, context } = await visitor({ language: 'hu', width, height: 844 });
    await page.goto('/admin');
    await tryToSignIn(page, accountOf('press').email, accountOf('press').password);
    await expect(page.getByRole('heading', { name: 'Üdvözöljük, Feladatos press!' })).toBeVisible();
    for (const [path, part] of [
      ['/admin', 'A kezdőlap'],
      ['/admin/collections/press-releases', 'Magazin, sajtó, galériák'],
      ['/admin/account', 'Kétlépcsős belépés'],
    ] as const) {
      await page.goto(path);
      const help = page.getByRole('link', { name: new RegExp(`^Súgó`) });
      await expect(help).toHaveText('Súgó');
      await hydrated(help);
      const [guide] = await Promise.all([context.waitForEvent('page'), help.click()]);
      await expect(guide.getByRole('heading', { name: part, exact: true })).toBeInViewport();
      await guide.close();
    }
  }
});

test('eight wrong passwords shut an account for that place, even to the right one', async ({ visitor }) => {
  const email = 'nyolcszor@belepes.liget.example';
  await hire(email, 'Nyolc Nóra', GOOD.join(' '));
  const page = await stranger(visitor);
  await page.goto('/admin/login');
  // The ninth is the right one.
  for (const password of [...Array.from({ length: 8 }, () => 'nem ez a jelszó'), GOOD.join(' ')]) {
    const [answer] = await Promise.all([page.waitForResponse(/\/api\/users\/login$/), tryToSignIn(page, email, password)]);
    expect(answer.status()).toBe(401);
    await expect(fault(page)).toContainText('negyedórát kell várni');
  }
});

test('whoever has forgotten the password sets a new one by the link of a letter; a guessable one is not taken', async ({ visitor }) => {
  const email = 'feledekeny@belepes.liget.example';
  await hire(email, 'Feledékeny Ferenc', 'a régi jelszó volt ez');
  const page = await stranger(visitor);
  await page.goto('/admin/login');
  await press(page.getByRole('link', { name: 'Elfelejtette jelszavát?' }));
  await page.waitForURL(/\/admin\/forgot/);
  const address = page.getByLabel('E-mail');
  await hydrated(address);
  await address.fill(email);
  await page.getByRole('button', { name: 'Küldés' }).click();
  await expect.poll(() => emailsTo(dataDir, email).some(({ subject }) => subject === 'Új jelszó beállítása')).toBe(true);
  const letter = emailsTo(dataDir, email).find(({ subject }) => subject === 'Új jelszó beállítása');
  expect(letter?.text).toContain('egy órán belül');

  await page.goto(/\S+\/admin\/reset\/[0-9a-f]+/.exec(letter?.text ?? '')?.[0] ?? 'no link');
  const [first, again] = [page.getByLabel('Új jelszó', { exact: true }), page.getByLabel('Jelszó megerősítése')];
  await hydrated(first);
  for (const [password, isTaken] of [
    [`jelszojelszo2026`, false],
    ['ligetliget1234', false],
    [GOOD.join(' '), true],
  ] as const) {
    await first.fill(password);
    await again.fill(password);
    await page.getByRole('button', { name: 'Új jelszó beállítása' }).click();
    if (!isTaken) await expect(page.getByText('Ez a jelszó könnyen kitalálható.').first()).toBeVisible();
  }
  // Whoever has the letter has not signed in by it.
  await page.waitForURL(/\/admin\/login/);
  await tryToSignIn(page, email, 'a régi jelszó volt ez');
  await expect(fault(page)).toContainText('helytelen');
  await tryToSignIn(page, email, GOOD.join(' '));
  await expect(page.getByRole('heading', { name: 'Üdvözöljük, Feledékeny Ferenc!' })).toBeVisible();
});

test('an administrator makes an account, whose owner is invited in the chosen language, and sets a new password for it', async ({
  visitor,
}) => {
  const email = 'uj.ursula@belepes.liget.example';
  const page = await tabOf(visitor, 'administrator');
  await page.goto('/admin');
  await fromNavigation(page, 'Kezelés', 'Szerkesztők');
  await press(page.getByRole('link', { name: 'Új: Szerkesztő' }));
  await page.waitForURL(/\/users\/create/);
  await formAnswers(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Név').fill('Új Ursula');
  for (const name of ['Új jelszó', 'Jelszó megerősítése']) await page.getByLabel(name, { exact: true }).fill('ideiglenes vitorla mustár');
  await choose(page.locator('#field-roles'), 'Programszerkesztő');
  await choose(page.locator('#field-invitationLanguage'), 'Angol');
  await page.getByRole('button', { name: 'Mentés', exact: true }).click();
  await page.waitForURL(/\/users\/\d+/);

  const letter = await emailTo(dataDir, email);
  expect(letter.subject).toBe('Invitation to the editors of the Liget website');
  const guest = (await visitor({ language: 'hu' })).page;
  await guest.goto(/\S+\/admin\/reset\/[0-9a-f]+/.exec(letter.text)?.[0] ?? 'no link');
  const first = guest.getByLabel('Új jelszó', { exact: true });
  await hydrated(first);
  await first.fill(GOOD.join(' '));
  await guest.getByLabel('Jelszó megerősítése').fill(GOOD.join(' '));
  await guest.getByRole('button', { name: 'Új jelszó beállítása' }).click();
  await guest.waitForURL(/\/admin\/login/);
  await signInto(guest, { email, password: GOOD.join(' ') });
  await expect(guest.getByRole('heading', { name: 'Üdvözöljük, Új Ursula!' })).toBeVisible();

  await page.goto('/admin/collections/users');
  await press(page.getByRole('link', { name: email }));
  await page.waitForURL(/\/users\/\d+/);
  await formAnswers(page);
  const other = GOOD.toReversed().join(' ');
  await changePassword(page, other);
  await expect(page.getByRole('button', { name: 'Jelszó módosítása' })).toBeVisible();
  await signInto(await stranger(visitor), { email, password: other });
});

test('an editor changes the language of the admin and the own password on the page of the account', async ({ visitor }) => {
  const email = 'nyelves@belepes.liget.example';
  await hire(email, 'Nyelves Nelli', 'a régi jelszó volt ez');
  const page = await stranger(visitor);
  await signInto(page, { email, password: 'a régi jelszó volt ez' });
  await press(page.getByRole('link', { name: 'Fiók' }));
  await page.waitForURL(/\/admin\/account/);
  await formAnswers(page);
  for (const [password, why] of [
    ['nyolcjegy', 'A jelszó legalább 12 karakterből álljon.'],
    ['NyelvesNelli2026', 'Ez a jelszó könnyen kitalálható.'],
    [`jelszoqwertz2026`, 'Ez a jelszó könnyen kitalálható.'],
  ] as const) {
    await changePassword(page, password);
    await expect(page.locator('form [role="alert"]', { hasText: `A jelszó nem változott. ${why}` })).toBeVisible();
    expect(await violations(page, '.liget-check__error')).toEqual([]);
  }
  await changePassword(page, GOOD.join(' '));
  await expect(page.getByText('A jelszó nem változott.')).toHaveCount(0);
  await signInto(await stranger(visitor), { email, password: GOOD.join(' ') });

  const language = page.locator('.payload-settings__language');
  await choose(language, 'English');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Welcome, Nyelves Nelli!' })).toBeVisible();
  await page.goto('/admin/account');
  await formAnswers(page);
  await choose(language, 'Magyar');
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toBeVisible();
});
