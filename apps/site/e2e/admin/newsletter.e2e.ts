import { readFileSync } from 'node:fs';
import { inspectScreen } from '../support/admin/inspection.ts';
import {
  type Client,
  createAccount,
  createClient,
  createEditorClient,
  openTab,
  publishItem,
  type Send,
} from '../support/admin/signing-in.ts';
import { choose, searchAndChoose, waitForForm } from '../support/admin/staff.ts';
import { findViolations } from '../support/axe.ts';
import { getDay } from '../support/programs-list.ts';
import { findLink, listEmailsTo, waitForEmailTo } from '../support/served/emails.ts';
import { postForm } from '../support/served/public-requests.ts';
import { dataDir, expect, origin, press, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
const address = (name: string) => `${name}.${MARK}@example.hu`;
let send: Send;
let ask: Client;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  ask = await createClient(origin, editor);
});

async function findSubscription(email: string): Promise<unknown> {
  const query = new URLSearchParams({ 'where[email][equals]': email, depth: '0' });
  return (JSON.parse((await ask('GET', `/api/newsletter-subscriptions?${query}`)).text) as { docs: unknown[] }).docs[0];
}

test('a visitor signs up for the newsletter, confirms by the email’s link, chooses topics and unsubscribes', async ({ visitor }) => {
  const email = address('dora');
  const { page, errors } = await visitor();
  await page.goto('/hirlevel-feliratkozas');
  const form = page.getByRole('form', { name: 'Feliratkozás' });
  await waitForHydration(form);
  await form.getByRole('textbox', { name: 'E-mail-cím' }).fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Feliratkozom' }).click();
  await expect(page.getByRole('region', { name: 'Köszönjük! Még egy lépés van hátra.' })).toBeVisible();

  const confirm = findLink(await waitForEmailTo(dataDir, email), 'megerosites');
  await page.goto(confirm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erősítse meg a feliratkozását');
  await waitForHydration(page.locator('main form'));
  await page.getByRole('button', { name: 'Megerősítem a feliratkozást' }).click();
  await expect(page.getByText('Köszönjük, megerősítette a feliratkozását.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  for (const topic of ['Kulturális programok', 'Szabadtéri programok', 'Családi programok', 'Sportprogramok'])
    await page.getByRole('checkbox', { name: topic }).uncheck();
  await page.getByRole('button', { name: 'Mentés' }).click();
  await expect(page.getByText('A választását elmentettük.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Hírek a Ligetből' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Sportprogramok' })).not.toBeChecked();
  expect(await findSubscription(email)).toMatchObject({ state: 'confirmed', topics: ['news'] });

  await page.getByRole('link', { name: 'Leiratkozás a hírlevélről' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leiratkozás a hírlevélről');
  await waitForHydration(page.locator('main form'));
  await page.getByRole('button', { name: 'Leiratkozom' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leiratkozott a hírlevelünkről');
  expect(new URL(page.url()).searchParams.has('token')).toBe(false);
  expect(await findSubscription(email)).toMatchObject({ state: 'unsubscribed' });
  expect(errors()).toEqual([]);
});

/** Signs up and confirms like a browser without JavaScript. */
async function subscribe(email: string): Promise<void> {
  expect((await postForm('/hirlevel-feliratkozas', { email })).status).toBe(303);
  const confirm = new URL(findLink(await waitForEmailTo(dataDir, email), 'megerosites'));
  const confirmed = await postForm(confirm.pathname + confirm.search, {});
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, expect.stringContaining('done=confirmed')]);
  expect(await findSubscription(email)).toMatchObject({ state: 'confirmed' });
}

test('a magazine editor composes, previews, tests, sends and copies a newsletter issue; an administrator exports the subscribers', async ({
  visitor,
  editor,
}) => {
  const email = address('flora');
  await subscribe(email);
  const dates = [{ start: `${getDay(6)}T16:00:00.000Z`, end: `${getDay(6)}T17:00:00.000Z` }];
  const event = { category: 1, status: 'scheduled', dates };
  const [walk, draft, story] = [`Hírlevélbe illő séta ${MARK}`, `Hírlevélbe nem illő piszkozat ${MARK}`, `Hírlevélbe illő hír ${MARK}`];
  await publishItem(send, 'events', { ...event, title: walk }, { title: `A walk ${MARK}` });
  await send('/api/events?locale=hu&draft=true', 'POST', { ...event, title: draft, _status: 'draft' });
  await publishItem(send, 'news', { title: story, publishedOn: `${getDay(-1)}T10:00:00.000Z` }, { title: `News ${MARK}` });
  const magazine = await createAccount(send, 'magazine', 'Magazin Manó');

  const page = await openTab(visitor, magazine);
  const subject = `Decemberi hírlevél ${MARK}`;
  await test.step('the issue is composed of events and news, and previewed as it will be sent', async () => {
    await page.goto('/admin/collections/newsletters/create');
    await waitForForm(page);
    await page.getByLabel('Tárgy').fill(subject);
    await page.getByLabel('Előnézeti sor').fill('Mi lesz a Ligetben?');
    await page.getByLabel('Bevezető').fill('Kedves Olvasó!');
    await press(page.getByRole('button', { name: 'Rész hozzáadása' }));
    const section = (name: string) => page.locator(`#field-sections__0__${name}`);
    await section('title').fill('A hét sétái');
    for (const title of [walk, draft]) await searchAndChoose(section('programs'), title);
    await searchAndChoose(section('news'), story);
    await choose(page.locator('#field-topics'), 'Hírek');
    await page.getByRole('button', { name: 'Mentés', exact: true }).click();
    await page.waitForURL(/\/newsletters\/\d+/);
    const preview = page.frameLocator('iframe[title="A levél"]');
    await expect(preview.getByRole('heading', { name: subject })).toBeVisible();
    for (const words of ['Kedves Olvasó!', 'A hét sétái', walk, story]) await expect(preview.getByText(words).first()).toBeVisible();
    await expect(preview.getByText(draft)).toHaveCount(0);
    await inspectScreen(page, 'newsletter');
  });
  const first = page.url();

  await test.step('the issue is sent as a test, then to the subscribers', async () => {
    await press(page.getByRole('button', { name: 'Próba a saját címemre' }));
    await expect(page.getByText('A próbalevelet elküldtük az Ön címére.')).toBeVisible();
    await expect.poll(() => listEmailsTo(dataDir, magazine.email).map((sent) => sent.subject)).toContain(`[Próba] ${subject}`);
    expect(listEmailsTo(dataDir, email)).toHaveLength(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Küldés a feliratkozóknak' }).click();
    const received = await waitForEmailTo(dataDir, email, 2);
    expect(received.subject).toBe(subject);
    for (const words of ['Kedves Olvasó!', walk, story]) expect(received.text).toContain(words);
    expect(received.text).not.toContain(draft);
    await expect(page.getByText(/Címzett: (\d+), elküldve: \1, vár: 0, nem küldhető el: 0/)).toBeVisible();
  });

  await test.step('the sent issue can be copied but not changed', async () => {
    await waitForForm(page);
    await expect(page.getByLabel('Tárgy')).toBeDisabled();
    await expect(page.getByText('Már elindult, ezért nem módosítható. Másolatot készíthet róla.')).toBeVisible();
    await press(page.getByRole('button', { name: 'További műveletek', exact: true }));
    await page.locator('#action-duplicate', { hasText: 'Duplikálás' }).click();
    await page.waitForURL((url) => /\/newsletters\/\d+/.test(url.pathname) && url.pathname !== new URL(first).pathname);
    await expect(page.getByLabel('Tárgy')).toHaveValue(new RegExp(subject));
    await expect(page.getByRole('button', { name: 'Küldés a feliratkozóknak' })).toBeVisible();
  });

  await test.step('the subscribers can be exported as a table', async () => {
    // An unconfirmed address is in the list, and gets nothing.
    const pending = address('henrik');
    expect((await postForm('/hirlevel-feliratkozas', { email: pending })).status).toBe(303);
    const administrator = await openTab(visitor, editor);
    await administrator.goto('/admin/collections/newsletter-subscriptions');
    const getRow = (text: string) => administrator.getByRole('row').filter({ hasText: text });
    await expect(getRow(email)).toContainText('Feliratkozott');
    await expect(getRow(pending)).toContainText('Megerősítésre vár');
    await inspectScreen(administrator);
    const link = administrator.getByRole('link', { name: 'A feliratkozottak letöltése (CSV)' });
    const [download] = await Promise.all([administrator.waitForEvent('download'), press(link)]);
    const table = readFileSync(await download.path(), 'utf8');
    expect(table).toContain(email);
    expect(table).not.toContain(pending);
  });
});
