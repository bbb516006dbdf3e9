import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { emailsTo, emailTo } from '../support/emails.ts';
import { day } from '../support/programs-list.ts';
import { cookieOf, published } from '../support/signing-in.ts';
import { accountOf, choose, find, formAnswers, fromNavigation, hireStaff, tabOf } from '../support/staff.ts';
import { dataDir, expect, hydrated, origin, press, test } from '../support/test.ts';

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

    const letter = await emailTo(dataDir, email);
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
  await page.goto(linkIn((await emailTo(dataDir, email)).text, 'megerosites'));
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
  const letter = await emailTo(dataDir, email, 2);
  expect(letter.subject).toBe('Ön már feliratkozott a hírlevelünkre');
  expect(emailsTo(dataDir, email)).toHaveLength(2);

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

/** Subscribes by the letter that came; with the topics that are named, or all. */
async function subscribe(page: Page, email: string, without: readonly string[] = []): Promise<void> {
  await signUp(page, email, true);
  await page.goto(linkIn((await emailTo(dataDir, email)).text, 'megerosites'));
  await hydrated(page.locator('main form'));
  await page.getByRole('button', { name: 'Megerősítem a feliratkozást' }).click();
  await expect(page.getByText('Köszönjük, megerősítette a feliratkozását.')).toBeVisible();
  for (const topic of without) await page.getByRole('checkbox', { name: topic }).uncheck();
  if (without.length === 0) return;
  await page.getByRole('button', { name: 'Mentés' }).click();
  await expect(page.getByText('A választását elmentettük.')).toBeVisible();
}

test('a magazine editor composes a letter, looks at it, tries it, sends it to who chose its topic, and copies it', async ({
  visitor,
  editor,
}) => {
  const [email, other] = ['flora@example.hu', 'gabor@example.hu'];
  const { page: reader } = await visitor();
  await subscribe(reader, email);
  await subscribe(reader, other, ['Hírek a Ligetből']);
  const send = await hireStaff(editor);
  const dates = [{ start: `${day(6)}T16:00:00.000Z`, end: `${day(6)}T17:00:00.000Z` }];
  const event = { category: 1, status: 'scheduled', dates };
  await published(send, 'events', { ...event, title: 'Levélbe illő séta' }, { title: 'A walk for a letter' });
  await send('/api/events?locale=hu&draft=true', 'POST', { ...event, title: 'Levélbe nem illő piszkozat', _status: 'draft' });
  const story = { title: 'Levélbe illő hír', publishedOn: `${day(-1)}T10:00:00.000Z` };
  await published(send, 'news', story, { title: 'News for a letter' });

  const page = await tabOf(visitor, 'magazine');
  await page.goto('/admin');
  await fromNavigation(page, 'Hírek és sajtó', 'Hírlevelek');
  // An empty list has one more.
  const make = page.getByRole('link', { name: 'Új: Hírlevél' }).first();
  await expect(make).toHaveText('Új létrehozása');
  await press(make);
  await page.waitForURL(/\/newsletters\/create/);
  await formAnswers(page);
  await page.getByLabel('Tárgy').fill('Decemberi hírlevél');
  await page.getByLabel('Előnézeti sor').fill('Mi lesz a Ligetben?');
  await page.getByLabel('Bevezető').fill('Kedves Olvasó!');
  await press(page.getByRole('button', { name: 'Rész hozzáadása' }));
  const section = (name: string) => page.locator(`#field-sections__0__${name}`);
  await section('title').fill('A hét sétái');
  for (const title of ['Levélbe illő séta', 'Levélbe nem illő piszkozat']) await find(section('programs'), title);
  await find(section('news'), 'Levélbe illő hír');
  await expect(page.locator('#field-topics')).toContainText('Kik kapják');
  await choose(page.locator('#field-topics'), 'Hírek');
  await page.getByRole('button', { name: 'Mentés', exact: true }).click();
  await page.waitForURL(/\/newsletters\/\d+/);
  const first = page.url();
  const letter = page.frameLocator('iframe[title="A levél"]');
  await expect(letter.getByRole('heading', { name: 'Decemberi hírlevél' })).toBeVisible();
  for (const words of ['Kedves Olvasó!', 'A hét sétái', 'Levélbe illő séta', 'Levélbe illő hír'])
    await expect(letter.getByText(words).first()).toBeVisible();
  await expect(letter.getByText('Levélbe nem illő piszkozat')).toHaveCount(0);

  await press(page.getByRole('button', { name: 'Próba a saját címemre' }));
  await expect(page.getByText('A próbalevelet elküldtük az Ön címére.')).toBeVisible();
  const subjects = () => emailsTo(dataDir, accountOf('magazine').email).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('[Próba] Decemberi hírlevél');
  expect(emailsTo(dataDir, email)).toHaveLength(1);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Küldés a feliratkozóknak' }).click();
  const received = await emailTo(dataDir, email, 2);
  expect(received.subject).toBe('Decemberi hírlevél');
  for (const words of ['Kedves Olvasó!', 'Levélbe illő séta', 'Levélbe illő hír']) expect(received.text).toContain(words);
  expect(received.text).not.toContain('Levélbe nem illő piszkozat');
  await expect(page.getByText('Címzett: 1, elküldve: 1, vár: 0, nem küldhető el: 0 (ebből nem élő cím: 0).')).toBeVisible();
  expect(emailsTo(dataDir, other)).toHaveLength(1);

  await formAnswers(page);
  await page.getByLabel('Tárgy').fill('Más tárgy');
  await page.getByRole('button', { name: 'Mentés', exact: true }).click();
  await expect(page.getByText('Ez a levél már elindult, ezért nem módosítható és nem törölhető.').first()).toBeVisible();
  await page.reload();
  await formAnswers(page);
  await press(page.getByRole('button', { name: 'További műveletek', exact: true }));
  await page.locator('#action-duplicate', { hasText: 'Duplikálás' }).click();
  await page.waitForURL((url) => /\/newsletters\/\d+/.test(url.pathname) && url.pathname !== new URL(first).pathname);
  await expect(page.getByLabel('Tárgy')).toHaveValue(/Decemberi hírlevél/);
  await expect(page.getByRole('button', { name: 'Küldés a feliratkozóknak' })).toBeVisible();

  // Whose address is not confirmed is in the list, and gets nothing.
  const pending = 'henrik@example.hu';
  await signUp(reader, pending, true);
  const administrator = await tabOf(visitor, 'administrator');
  await administrator.goto('/admin');
  await fromNavigation(administrator, 'Beérkezett', 'Hírlevél-feliratkozások');
  const row = (of: string) => administrator.getByRole('row').filter({ hasText: of });
  await expect(row(email)).toContainText('Feliratkozott');
  await expect(row(pending)).toContainText('Megerősítésre vár');
  const link = administrator.getByRole('link', { name: 'A feliratkozottak letöltése (CSV)' });
  const [download] = await Promise.all([administrator.waitForEvent('download'), press(link)]);
  const table = readFileSync(await download.path(), 'utf8');
  expect(table).toContain(email);
  expect(table).not.toContain(pending);
});
