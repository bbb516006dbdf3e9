import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { getMessages } from '../../app/i18n/index.ts';
import { findViolations, LAYOUT } from '../support/axe.ts';
import { expect, isHydrated, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const COMPLAINT = '/ballon-panaszkezeles';
const WORDS = 'Szombaton délben nem indult el a ballon, és senki sem szólt.';
/** The same form of the same sender has the same reference, so each test uses its own sender. */
const EMAIL = `dora.${randomUUID().slice(0, 8)}`;

const alert = (page: Page) => page.locator('main [role="alert"]');

async function writeComplaint(page: Page, name: string): Promise<void> {
  await page.goto(COMPLAINT);
  await page.getByLabel('Név').fill('Dóra');
  await page.getByLabel('E-mail-cím', { exact: true }).fill(`${EMAIL}.${name}@example.hu`);
  await page.getByLabel('Mi történt?').fill(WORDS);
  await page.getByRole('checkbox').check();
}

/** Before its script is loaded the browser itself sends the form and leaves the page. */
const isAlive = (page: Page) => waitForHydration(page.locator('main form'));

const send = (page: Page) => page.getByRole('button', { name: 'Panasz elküldése' }).click();
const thanks = (page: Page) => page.getByRole('region', { name: /^Köszönjük/ });
const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: 'Ez az oldal most nem töltődött be.' });

async function isWhole(page: Page): Promise<void> {
  await expect(page.getByLabel('Név')).toHaveValue('Dóra');
  await expect(page.getByLabel('Mi történt?')).toHaveValue(WORDS);
  await expect(page.getByRole('checkbox')).toBeChecked();
}

/** Opens the form again with the restored draft, except for the consent. */
async function returnToComplaint(page: Page): Promise<void> {
  await page.goto(COMPLAINT);
  await isAlive(page);
  await page.getByRole('checkbox').check();
  await isWhole(page);
}

/** The built file with the code of forms: its name is a hash. */
function formCode(): string {
  const files = path.join(import.meta.dirname, '../../build/client/assets');
  const code = readdirSync(files).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(files, name), 'utf8').includes('form-stamp.txt'),
  );
  expect(code).toHaveLength(1);
  return code[0] ?? '';
}

test('without a connection a notice is shown, a complaint and a link keep the page, and the complaint is sent once when it is back', async ({
  visitor,
}) => {
  const { page, context } = await visitor();
  await writeComplaint(page, 'offline');
  await isAlive(page);
  await context.setOffline(true);
  const notice = page.getByText(getMessages('hu').shell.offline);
  await expect(notice).toBeVisible();
  expect(await findViolations(page, LAYOUT)).toEqual([]);
  await send(page);
  await expect(alert(page)).toContainText(/^A küldés nem sikerült, mert nincs kapcsolat\. Amit írt, megmaradt/);
  await expect(alert(page)).toBeFocused();
  // The second failure is announced, too.
  await page.getByLabel('Név').focus();
  await send(page);
  await expect(alert(page)).toBeFocused();
  await isWhole(page);

  await page.locator('header').getByRole('link', { name: 'Magazin' }).click();
  await expect(notLoaded(page)).toBeVisible();
  await isWhole(page);
  await notLoaded(page).getByRole('button', { name: 'Bezárás' }).click();
  await expect(notLoaded(page)).toHaveCount(0);

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await send(page);
  await expect(thanks(page)).toBeVisible();
});

test('a complaint keeps its text after any failed response, and is stored once when only the response was lost', async ({ visitor }) => {
  const { page } = await visitor();
  await writeComplaint(page, 'answers');
  await isAlive(page);
  const failures = [
    { answer: { status: 502, contentType: 'text/html', body: '<h1>Fault</h1>' }, reason: 'próbálja meg néhány perc múlva' },
    { answer: { status: 429, contentType: 'text/html', body: '<h1>Fault</h1>' }, reason: 'várjon egy percet' },
    { answer: { status: 413, contentType: 'text/html', body: '<h1>Fault</h1>' }, reason: 'rövidítse meg' },
  ];
  for (const { answer, reason } of failures) {
    await page.route(`**${COMPLAINT}.data*`, (route) => route.fulfill(answer), { times: 1 });
    await page.getByLabel('Név').focus();
    await send(page);
    await expect(alert(page)).toContainText(reason);
    await expect(alert(page)).toBeFocused();
    await isWhole(page);
  }

  let reference = '';
  await page.route(
    `**${COMPLAINT}.data*`,
    async (route) => {
      // It redirects to the page of the case, whose URL has the reference in lower case.
      reference = /[A-Z]-\d{4}-[A-Z0-9]{6}/i.exec(await (await route.fetch()).text())?.[0].toUpperCase() ?? '';
      await route.abort();
    },
    { times: 1 },
  );
  await send(page);
  await expect(alert(page)).toContainText('nincs kapcsolat');
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(reference).toMatch(/^[A-Z]-/);
  await expect(thanks(page)).toContainText(reference);
});

test('text typed before the form’s script is loaded is saved on the device and restored on the next visit', async ({ visitor }) => {
  const { page } = await visitor();
  const code = Promise.withResolvers<void>();
  await page.route(`**/${formCode()}`, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(COMPLAINT, { waitUntil: 'commit' });
  await waitForHydration(page.locator('main'));
  expect(await isHydrated(page.locator('main form'))).toBe(false);
  await page.getByLabel('Mi történt?').fill(WORDS);
  code.resolve();
  await isAlive(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(WORDS);
  await page.goto(COMPLAINT);
  await expect(page.getByLabel('Mi történt?')).toHaveValue(WORDS);
});

/** The built file with the magazine's screen: its name is a hash, which the router's own list contains. */
const magazineCode = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const manifest: unknown = Reflect.get(window, '__reactRouterManifest');
    const code = /"magazine___hu":\{[^}]*?"module":"([^"]+)"/.exec(JSON.stringify(manifest))?.[1];
    if (!code) throw new Error('the router names no code for the magazine');
    return code;
  });

test('a page whose script fails to load is loaded as a document at the first click; at the next one a notice offers to try again', async ({
  visitor,
}) => {
  const { page } = await visitor();
  let attempts = 0;
  let documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const link = page.locator('header').getByRole('link', { name: 'Magazin' });
  await writeComplaint(page, 'magazine');
  await isAlive(page);
  await page.route(`**${await magazineCode(page)}`, (route) => {
    attempts += 1;
    return route.abort();
  });

  documents = [];
  for (let round = 1; round <= 3; round += 1) {
    await page.getByLabel('Név').hover();
    await link.hover();
    await expect.poll(() => attempts).toBeGreaterThanOrEqual(round);
  }
  // A reload would have begun by the time another link was prefetched.
  await page.locator('header').getByRole('link', { name: 'Térkép' }).first().focus();
  await isWhole(page);
  expect(documents).toEqual([]);

  await link.click();
  await page.waitForURL('**/magazin');
  await expect(page.getByRole('heading', { level: 1, name: 'Magazin' })).toBeVisible();
  expect(documents).toEqual(['/magazin']);

  await returnToComplaint(page);
  documents = [];
  await link.click();
  await expect(notLoaded(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(COMPLAINT);
  await isWhole(page);
  expect(documents).toEqual([]);
  await notLoaded(page).getByRole('link', { name: 'Újra megpróbálom' }).click();
  await page.waitForURL('**/magazin');

  // A link that the server redirects there loads a document each time.
  await returnToComplaint(page);
  documents = [];
  await page
    .locator('main')
    .evaluate((main) => main.prepend(Object.assign(document.createElement('a'), { href: '/hirek', text: 'Hírek' })));
  await page.getByRole('link', { name: 'Hírek', exact: true }).click();
  await page.waitForURL('**/magazin');
  await expect(page.getByRole('heading', { level: 1, name: 'Magazin' })).toBeVisible();
  expect(documents).toEqual(['/hirek', '/magazin']);
});
