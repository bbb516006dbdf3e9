import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { chapter } from './guide.ts';
import { dataDir, expect, hydrated, origin, test } from './journey.ts';
import { lettersTo, letterTo } from './letters.ts';
import { cookieOf, signedIn, signInto } from './signing-in.ts';

let cookie = '';
test.use({ contents: 'newsletter' });
test.beforeAll(async ({ editor }) => {
  cookie = await cookieOf(origin, editor);
});

async function stored(email: string): Promise<unknown[]> {
  const query = new URLSearchParams({ 'where[email][equals]': email, depth: '0' });
  const response = await fetch(new URL(`/api/newsletter-subscriptions?${query}`, origin), { headers: { cookie, origin } });
  return ((await response.json()) as { docs: unknown[] }).docs;
}

async function signUp(page: Page, email: string, javaScript: boolean): Promise<void> {
  await page.goto('/hirlevel-feliratkozas');
  const form = page.getByRole('form', { name: 'Feliratkozás' });
  if (javaScript) await hydrated(form);
  await form.getByRole('textbox', { name: 'E-mail-cím' }).fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Feliratkozom' }).click();
  await expect(page.getByRole('region', { name: 'Köszönjük! Még egy lépés van hátra.' })).toBeVisible();
}

const linkIn = (text: string, step: string) => new RegExp(`\\S+/hirlevel-feliratkozas/${step}\\?token=\\S+`).exec(text)?.[0] ?? 'no link';

for (const [way, javaScript] of [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)
  test(`the newsletter, ${way}: signed up, confirmed by the letter, topics chosen, unsubscribed`, async ({ visitor }) => {
    const email = `dora.${javaScript ? 'gyors' : 'lassu'}@example.hu`;
    const { page, faults } = await visitor({ javaScript });
    await signUp(page, email, javaScript);
    expect(await stored(email)).toMatchObject([{ state: 'pending' }]);

    const letter = await letterTo(dataDir, email);
    expect(letter.subject).toBe('Kérjük, erősítse meg a hírlevél-feliratkozását');
    const confirm = linkIn(letter.text, 'megerosites');
    expect(confirm.startsWith(origin)).toBe(true);
    // A scanner of mail that opens every link subscribes nobody.
    expect((await fetch(confirm)).status).toBe(200);
    expect(await stored(email)).toMatchObject([{ state: 'pending' }]);

    await page.goto(confirm);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erősítse meg a feliratkozását');
    if (javaScript) await hydrated(page.locator('main form'));
    await page.getByRole('button', { name: 'Megerősítem a feliratkozást' }).click();
    await expect(page.getByText('Köszönjük, megerősítette a feliratkozását.')).toBeVisible();
    if (javaScript) expect(await violations(page)).toEqual([]);
    expect(await stored(email)).toMatchObject([{ state: 'confirmed', topics: ['cultural', 'outdoor', 'family', 'sport', 'news'] }]);

    for (const topic of ['Kulturális programok', 'Szabadtéri programok', 'Családi programok', 'Sportprogramok'])
      await page.getByRole('checkbox', { name: topic }).uncheck();
    await page.getByRole('button', { name: 'Mentés' }).click();
    await expect(page.getByText('A választását elmentettük.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Hírek a Ligetből' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Sportprogramok' })).not.toBeChecked();
    expect(await stored(email)).toMatchObject([{ state: 'confirmed', topics: ['news'] }]);

    await page.getByRole('link', { name: 'Leiratkozás a hírlevélről' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leiratkozás a hírlevélről');
    if (javaScript) await hydrated(page.locator('main form'));
    await page.getByRole('button', { name: 'Leiratkozom' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leiratkozott a hírlevelünkről');
    expect(new URL(page.url()).searchParams.has('token')).toBe(false);
    expect(await stored(email)).toMatchObject([{ state: 'unsubscribed' }]);

    const used = await page.goto(confirm);
    expect(used?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ez a hivatkozás már nem használható');
    // Without JavaScript the browser gives up the scripts that the page names.
    expect(javaScript ? faults() : []).toEqual([]);
  });

test('whoever is subscribed already gets the same thank-you, and a letter that a mail program can unsubscribe by', async ({ visitor }) => {
  const email = 'emil@example.hu';
  const { page } = await visitor();
  await signUp(page, email, true);
  await page.goto(linkIn((await letterTo(dataDir, email)).text, 'megerosites'));
  await hydrated(page.locator('main form'));
  await page.getByRole('button', { name: 'Megerősítem a feliratkozást' }).click();
  await expect(page.getByText('Köszönjük, megerősítette a feliratkozását.')).toBeVisible();

  // Another name makes another form, which is not the same one sent twice.
  const again = new URLSearchParams({ email, name: 'Emil', privacy_accepted: 'on' });
  const answer = await fetch(new URL('/hirlevel-feliratkozas', origin), {
    method: 'POST',
    body: again,
    redirect: 'manual',
    headers: { origin },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/\?reference=H-/)]);
  const letter = await letterTo(dataDir, email, 2);
  expect(letter.subject).toBe('Ön már feliratkozott a hírlevelünkre');
  expect(lettersTo(dataDir, email)).toHaveLength(2);

  const address = /^<(.+)>$/.exec(letter.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(letter.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const pressed = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  });
  expect(pressed.status).toBe(200);
  expect(await stored(email)).toMatchObject([{ state: 'unsubscribed' }]);
});

test('an editor looks at a letter, tries it and sends it; whoever chose its topic gets it', async ({ visitor, editor }) => {
  const email = 'flora@example.hu';
  const { page } = await visitor();
  await signUp(page, email, true);
  await page.goto(linkIn((await letterTo(dataDir, email)).text, 'megerosites'));
  await hydrated(page.locator('main form'));
  await page.getByRole('button', { name: 'Megerősítem a feliratkozást' }).click();
  await expect(page.getByText('Köszönjük, megerősítette a feliratkozását.')).toBeVisible();

  const send = await signedIn(origin, editor);
  const { doc } = await send('/api/newsletters', 'POST', { subject: 'Decemberi hírlevél', intro: 'Kedves Olvasó!', topics: ['news'] });
  await signInto(page, editor);
  await page.goto(`/admin/collections/newsletters/${doc.id}`);
  const letter = page.frameLocator('iframe[title="A levél"]');
  await expect(letter.getByRole('heading', { name: 'Decemberi hírlevél' })).toBeVisible();
  await expect(letter.getByText('Kedves Olvasó!')).toBeVisible();

  await page.getByRole('button', { name: chapter('Hírlevél')('Próba a saját címemre') }).click();
  await expect(page.getByText('A próbalevelet elküldtük az Ön címére.')).toBeVisible();
  expect((await letterTo(dataDir, editor.email)).subject).toBe('[Próba] Decemberi hírlevél');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: chapter('Hírlevél')('Küldés a feliratkozóknak') }).click();
  const received = await letterTo(dataDir, email, 2);
  expect(received.subject).toBe('Decemberi hírlevél');
  expect(received.text).toContain('Kedves Olvasó!');
  await expect
    .poll(async () => await (await fetch(new URL(`/api/newsletters/${doc.id}/progress`, origin), { headers: { cookie, origin } })).json())
    .toMatchObject({
      status: 'sent',
      sent: 1,
      waiting: 0,
    });
});

test('an editor who has forgotten the password gets a letter whose link asks for a new one', async ({ visitor, editor }) => {
  const { page } = await visitor();
  await page.goto('/admin/forgot');
  await hydrated(page.locator('input[name="email"]'));
  await page.locator('input[name="email"]').fill(editor.email);
  await page.locator('form button[type="submit"]').click();
  await expect.poll(() => lettersTo(dataDir, editor.email).some(({ subject }) => subject === 'Új jelszó beállítása')).toBe(true);
  const letter = lettersTo(dataDir, editor.email).find(({ subject }) => subject === 'Új jelszó beállítása');
  await page.goto(/\S+\/admin\/reset\/[0-9a-f]+/.exec(letter?.text ?? '')?.[0] ?? 'no link');
  await expect(page.locator('input[name="password"]')).toBeVisible();
});
