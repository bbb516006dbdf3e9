import type { Page } from '@playwright/test';
import { inspectScreen } from '../support/admin/inspection.ts';
import { createOneTimeCode } from '../support/admin/one-time-code.ts';
import {
  type Account,
  createAccount,
  createClient,
  createEditorClient,
  fetchAsEditor,
  fetchCookie,
  openTab,
  type Send,
  signInto,
} from '../support/admin/signing-in.ts';
import { choose, waitForForm } from '../support/admin/staff.ts';
import { findViolations } from '../support/axe.ts';
import { waitForEmailTo } from '../support/served/emails.ts';
import { dataDir, expect, type OpenVisitor, origin, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

/** Four unrelated words, as the guide recommends. */
const [GOOD, BETTER] = ['kavics tenor mustár vitorla', 'vitorla mustár tenor kavics'];

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
});

const stranger = async (visitor: OpenVisitor, width = 1440) => (await visitor({ language: 'hu', width, zone: 'Europe/Budapest' })).page;
const signInError = (page: Page) => page.locator('.login__form [role="alert"]');
const save = (page: Page) => page.getByRole('button', { name: 'Mentés', exact: true });

/** Fills in the sign-in form and presses its button. */
async function tryToSignIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const line = page.getByLabel('E-mail-cím');
  await waitForHydration(line);
  await line.fill(email);
  await page.getByLabel('Jelszó').fill(password);
  await page.getByRole('button', { name: 'Bejelentkezés' }).click();
}

/** Fills in the three password fields of an account's form and saves at once. */
async function changePassword(page: Page, current: string, password: string): Promise<void> {
  await page.getByLabel('Jelenlegi jelszó').fill(current);
  await page.getByLabel('Új jelszó', { exact: true }).fill(password);
  await page.getByLabel('Jelszó megerősítése').fill(password);
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PATCH' && /\/api\/users\/\d+/.test(answer.url())),
    save(page).click(),
  ]);
}

/** Delays the code that formats dates in Hungarian until it is released; counts the requests for it. */
async function holdLateCode(page: Page) {
  const gate = Promise.withResolvers<void>();
  let heldCount = 0;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('másodperccel ezelőtt')) {
      heldCount += 1;
      await gate.promise;
    }
    await route.fulfill({ response, body });
  });
  return { held: () => heldCount, letGo: gate.resolve };
}

test('an invited editor sets a password by the email’s link, signs in, and changes password and language on the account page', async ({
  visitor,
  editor,
}) => {
  const email = `uj.ursula.${Date.now()}@fiokok.liget.example`;
  await test.step('an administrator creates the account with an invitation in English', async () => {
    const page = await openTab(visitor, editor);
    await page.goto('/admin/collections/users/create');
    await waitForForm(page);
    await page.locator('#field-email').fill(email);
    await page.getByLabel('Név').fill('Új Ursula');
    await expect(page.getByText('Jelszót nem kell adnia.')).toBeVisible();
    await expect(page.getByLabel('Új jelszó', { exact: true })).toBeHidden();
    await choose(page.locator('#field-roles'), 'Programszerkesztő');
    await choose(page.locator('#field-emailLanguage'), 'Angol');
    await save(page).click();
    await page.waitForURL(/\/users\/\d+/);
    await expect(page.getByText(`A meghívó levelet elküldtük ide: ${email}.`)).toBeVisible();
  });
  const invitation = await waitForEmailTo(dataDir, email);
  expect(invitation.subject).toBe('Invitation to the editors of the Liget website');

  const page = await stranger(visitor);
  await test.step('the link’s page accepts a good password, also while its code is still loading', async () => {
    const code = await holdLateCode(page);
    await page.goto(/\S+\/admin\/reset\/[0-9a-f]+/.exec(invitation.text)?.[0] ?? 'no link');
    const [first, again] = [page.getByLabel('Új jelszó', { exact: true }), page.getByLabel('Jelszó megerősítése')];
    await waitForHydration(first);
    await first.fill('ligetliget1234');
    expect(code.held()).toBe(1);
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
    code.letGo();
    await arrived;
    await again.fill('valami egészen más');
    await again.press('Enter');
    const error = page.locator('form').getByRole('alert');
    await expect(error).toHaveText('A két jelszó nem egyezik.');
    await expect(first).toHaveValue('ligetliget1234');
    // As quickly as a password manager fills it in.
    await again.evaluate((input: HTMLInputElement) => {
      input.value = 'ligetliget1234';
      input.form?.requestSubmit();
    });
    await expect(error).toContainText('Ez a jelszó könnyen kitalálható.');
    for (const field of [first, again]) await field.fill(GOOD);
    await page.getByRole('button', { name: 'Új jelszó beállítása' }).click();
    // Access to the email alone does not sign anybody in.
    await page.waitForURL(/\/admin\/login/);
  });

  await test.step('the sign-in form shows its errors, and signs in', async () => {
    await tryToSignIn(page, { email, password: 'nem ez a jelszó' });
    await expect(signInError(page)).toContainText('helytelen');
    await tryToSignIn(page, { email, password: GOOD });
    await expect(page.getByRole('heading', { name: 'Üdvözöljük, Új Ursula!' })).toBeVisible();
  });

  await test.step('the account page gives the reason why a password is refused, and accepts another one', async () => {
    await page.getByRole('link', { name: 'Fiók' }).click();
    await page.waitForURL(/\/admin\/account/);
    await waitForForm(page);
    await page.getByRole('button', { name: 'Jelszó módosítása' }).click();
    await changePassword(page, GOOD, 'UjUrsula2026');
    const refused = page.locator('form [role="alert"]', { hasText: 'A jelszó nem változott.' });
    await expect(refused).toContainText('Ez a jelszó könnyen kitalálható.');
    expect(await findViolations(page, '.liget-check__error')).toEqual([]);
    await changePassword(page, GOOD, BETTER);
    await expect(refused).toHaveCount(0);
    expect(await fetchCookie(origin, { email, password: BETTER })).toContain('token');
  });

  await test.step('the admin is in English when the account chose it, and its help opens at the right chapter', async () => {
    await choose(page.locator('.payload-settings__language'), 'English');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    const help = page.getByRole('link', { name: /^Help/ });
    await waitForHydration(help);
    const [guide] = await Promise.all([page.context().waitForEvent('page'), help.click()]);
    await expect(guide.getByRole('heading', { name: 'Kétlépcsős belépés', exact: true })).toBeInViewport();
  });
});

const secondFactor = (page: Page) =>
  page.locator('.liget-second-factor', { has: page.getByRole('heading', { name: 'Kétlépcsős belépés' }) });

/** On the account page: switches it on with a new phone, and notes the ten codes. */
async function switchOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  const begin = secondFactor(page).getByRole('button', { name: 'Bekapcsolás' });
  await waitForHydration(begin);
  await begin.click();
  await expect(page.getByRole('img', { name: 'A kulcs QR-kódja' })).toBeVisible();
  expect(await findViolations(page, '.liget-second-factor')).toEqual([]);
  const secret = (await secondFactor(page).locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('A telefonon látható kód').fill(createOneTimeCode(secret));
  await page.getByRole('button', { name: 'Megerősítés' }).click();
  const listed = secondFactor(page)
    .getByRole('listitem')
    .filter({ hasText: /^[a-z0-9]{5}-[a-z0-9]{5}$/ });
  await expect(listed).toHaveCount(10);
  expect(await findViolations(page, '.liget-second-factor')).toEqual([]);
  const codes = await listed.allTextContents();
  await page.getByRole('button', { name: 'Feljegyeztem' }).click();
  await expect(secondFactor(page).getByText('Fel nem használt tartalék kód: 10.')).toBeVisible();
  return { secret, codes };
}

/** Signs in with the password up to the request for the code. */
async function reachCodeRequest(page: Page, account: Account): Promise<void> {
  await page.goto('/admin/login');
  await tryToSignIn(page, account);
  await expect(signInError(page)).toContainText('hatjegyű kódot');
  await expect(page.getByLabel('Kód')).toBeFocused();
}

async function give(page: Page, code: string): Promise<void> {
  await page.getByLabel('Kód').fill(code);
  await page.getByRole('button', { name: 'Bejelentkezés' }).click();
}
const isIn = (page: Page) => page.waitForURL(/\/admin\/?$/);

test('an administrator sets up the second factor, signs in with each code once, and without the phone by a recovery code', async ({
  visitor,
}) => {
  const rita = await createAccount(send, 'administrator', 'Rend Rita');
  const page = await stranger(visitor, 390);
  await signInto(page, rita);
  await page.getByRole('link', { name: 'Bekapcsolás a fiókom oldalán' }).click();
  await page.waitForURL(/\/admin\/account/);
  await inspectScreen(page);
  await page.setViewportSize({ width: 390, height: 900 });
  const { secret, codes } = await switchOn(page);

  // The page signs out automatically; leaving it before the answer would keep the session.
  await Promise.all([page.waitForResponse(/\/api\/users\/logout$/), page.goto('/admin/logout')]);
  await reachCodeRequest(page, rita);
  expect(await findViolations(page, '.login__form')).toEqual([]);
  await give(page, '000000');
  await expect(signInError(page)).toContainText('Ez a kód nem jó');
  await give(page, createOneTimeCode(secret, 1));
  await isIn(page);
  await expect(page.getByRole('link', { name: 'Bekapcsolás a fiókom oldalán' })).toHaveCount(0);

  const elsewhere = await stranger(visitor);
  await reachCodeRequest(elsewhere, rita);
  await give(elsewhere, codes[0] ?? '');
  await isIn(elsewhere);
  await elsewhere.goto('/admin/account');
  await expect(secondFactor(elsewhere).getByText('Fel nem használt tartalék kód: 9.')).toBeVisible();
  const code = elsewhere.getByLabel('A telefonon látható vagy egy tartalék kód');
  const off = secondFactor(elsewhere).getByRole('button', { name: 'Kikapcsolás' });
  await waitForHydration(off);
  // Used for the sign-in.
  await code.fill(codes[0] ?? '');
  await off.click();
  await expect(secondFactor(elsewhere).getByRole('alert')).toContainText('Ez a kód nem jó');
  await code.fill(codes[1] ?? '');
  await off.click();
  await expect(secondFactor(elsewhere).getByRole('button', { name: 'Bekapcsolás' })).toBeVisible();
});

test('an administrator switches off the second factor of a colleague who lost phone and codes, which is logged', async ({
  visitor,
  editor,
}) => {
  const otto = await createAccount(send, 'administrator', `Rend Ottó ${Date.now()}`);
  const phone = await createClient(origin, otto);
  const { secret } = JSON.parse((await phone('POST', '/api/users/second-factor/begin')).text) as { secret: string };
  expect((await phone('POST', '/api/users/second-factor/confirm', { code: createOneTimeCode(secret) })).status).toBe(200);

  const page = await openTab(visitor, editor);
  await page.goto(`/admin/collections/users/${otto.id}`);
  const off = page.getByRole('button', { name: 'Kikapcsolás, mert elveszett a telefonja' });
  await waitForHydration(off);
  page.once('dialog', (dialog) => void dialog.accept());
  await off.click();
  await expect(secondFactor(page).getByRole('status')).toHaveText('Kikapcsolva. A naplóban is szerepel.');
  expect(await fetchCookie(origin, otto)).toContain('token');

  const log = await fetchAsEditor(page, '/admin/collections/audit-log');
  for (const sentence of [
    `${otto.name} bekapcsolta a kétlépcsős belépést.`,
    `kikapcsolta a kétlépcsős belépést ennél a fióknál: ${otto.name}`,
  ])
    expect(log.text).toContain(sentence);
});
