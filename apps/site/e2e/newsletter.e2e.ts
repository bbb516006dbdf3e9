import type { Page } from '@playwright/test';
import { dataDir, expect, hydrated, origin, test } from './journey.ts';
import { lettersTo, letterTo } from './letters.ts';
import { cookieOf } from './signing-in.ts';

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
