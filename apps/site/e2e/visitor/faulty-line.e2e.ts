import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hydrated, isHydrated, type OpenVisitor, test, type Visitor } from '../support/test.ts';

test.use({ contents: 'faulty-line' });

const COMPLAINT = '/ballon-panaszkezeles';
const WORDS = 'Szombaton délben nem indult el a ballon, és senki sem szólt.';

const alert = (page: Page) => page.locator('main [role="alert"]');

async function writeComplaint(page: Page, email: string): Promise<void> {
  await page.goto(COMPLAINT);
  await page.getByLabel('Név').fill('Dóra');
  await page.getByLabel('E-mail-cím', { exact: true }).fill(email);
  await page.getByLabel('Mi történt?').fill(WORDS);
  await page.getByRole('checkbox').check();
}

/** The form is sent by its own code: until that is there, browsers send it themselves, and leave the page. */
const isAlive = (page: Page) => hydrated(page.locator('main form'));

const send = (page: Page) => page.getByRole('button', { name: 'Panasz elküldése' }).click();
const thanks = (page: Page) => page.getByRole('region', { name: /^Köszönjük/ });

async function isWhole(page: Page): Promise<void> {
  await expect(page.getByLabel('Név')).toHaveValue('Dóra');
  await expect(page.getByLabel('Mi történt?')).toHaveValue(WORDS);
  await expect(page.getByRole('checkbox')).toBeChecked();
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

test.describe('a complaint', () => {
  test('that is sent without a connection keeps every word, and goes out once there is one', async ({ visitor }) => {
    const { page, context } = await visitor();
    await writeComplaint(page, 'dora.offline@example.hu');
    await isAlive(page);
    await context.setOffline(true);
    await send(page);
    await expect(alert(page)).toBeVisible();
    await expect(alert(page)).toContainText(/^A küldés nem sikerült, mert nincs kapcsolat\. Amit írt, megmaradt/);
    await expect(alert(page)).toBeFocused();
    await isWhole(page);
    // Sent again in vain: it is told again.
    await page.getByLabel('Név').focus();
    await send(page);
    await expect(alert(page)).toBeFocused();
    await context.setOffline(false);
    await send(page);
    await expect(thanks(page)).toBeVisible();
  });

  const FAULTS = [
    ['cut off', 'abort', 'nincs kapcsolat'],
    ['answered by a proxy’s page', 502, 'próbálja meg néhány perc múlva'],
    ['one of too many', 429, 'várjon egy percet'],
    ['too long', 413, 'rövidítse meg'],
  ] as const;
  for (const [what, fault, reason] of FAULTS)
    test(`that is ${what} keeps every word`, async ({ visitor }) => {
      const { page } = await visitor();
      await writeComplaint(page, 'dora.cut@example.hu');
      await isAlive(page);
      await page.route(`**${COMPLAINT}.data*`, (route) =>
        fault === 'abort' ? route.abort() : route.fulfill({ status: fault, contentType: 'text/html', body: '<h1>Fault</h1>' }),
      );
      await send(page);
      await expect(alert(page)).toBeVisible();
      await expect(alert(page)).toContainText(reason);
      await expect(alert(page)).toBeFocused();
      await isWhole(page);
    });

  test('that nobody answers is given up after a while, with every word, and goes out when sent again', async ({ visitor }) => {
    const { page } = await visitor();
    await page.clock.install();
    await writeComplaint(page, 'dora.hang@example.hu');
    await isAlive(page);
    let asked = 0;
    await page.route(`**${COMPLAINT}.data*`, (route) => {
      asked += 1;
      return asked > 1 ? route.continue() : undefined;
    });
    await send(page);
    await expect(page.getByRole('button', { name: 'Küldés…' })).toBeVisible();
    await expect.poll(() => asked).toBe(1);
    await page.clock.fastForward(60_000);
    await expect(alert(page)).toContainText('A küldés nem sikerült. Amit írt, megmaradt');
    await expect(alert(page)).toBeFocused();
    await isWhole(page);
    await send(page);
    await expect(thanks(page)).toBeVisible();
  });

  test('that is written before the form’s code is there is kept on the device once it is', async ({ visitor }) => {
    const { page } = await visitor();
    const code = Promise.withResolvers<void>();
    await page.route(`**/${formCode()}`, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(COMPLAINT, { waitUntil: 'commit' });
    await hydrated(page.locator('main'));
    expect(await isHydrated(page.locator('main form'))).toBe(false);
    await page.getByLabel('Mi történt?').fill(WORDS);
    code.resolve();
    await isAlive(page);
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(WORDS);
    await page.goto(COMPLAINT);
    await expect(page.getByLabel('Mi történt?')).toHaveValue(WORDS);
  });

  test('whose answer was lost is not kept twice', async ({ visitor }) => {
    const { page } = await visitor();
    await writeComplaint(page, 'dora.lost@example.hu');
    await isAlive(page);
    let lost: string | null = null;
    await page.route(`**${COMPLAINT}.data*`, async (route) => {
      if (lost !== null) return route.continue();
      // It leads on to the page of the case, whose address has the reference in small letters.
      lost = /[A-Z]-\d{4}-[A-Z0-9]{6}/i.exec(await (await route.fetch()).text())?.[0].toUpperCase() ?? '';
      return route.abort();
    });
    await send(page);
    await expect(alert(page)).toBeVisible();
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(lost).toMatch(/^[A-Z]-/);
    await expect(thanks(page)).toContainText(lost ?? '-');
  });
});

test('the newsletter’s form keeps an address that could not be sent', async ({ visitor }) => {
  const { page, context } = await visitor();
  await page.goto('/hirlevel-feliratkozas');
  await page.getByLabel('E-mail-cím', { exact: true }).fill('dora@example.hu');
  await page.getByRole('main').getByRole('checkbox').check();
  await isAlive(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Feliratkozom' }).click();
  await expect(alert(page)).toBeVisible();
  await expect(page.getByLabel('E-mail-cím', { exact: true })).toHaveValue('dora@example.hu');
});

/** The built file with the magazine's screen: its name is a hash, which the router's own list knows. */
async function magazineCode(page: Page): Promise<string> {
  return page.evaluate(() => {
    const manifest: unknown = Reflect.get(window, '__reactRouterManifest');
    const code = /"magazine___hu":\{[^}]*?"module":"([^"]+)"/.exec(JSON.stringify(manifest))?.[1];
    if (!code) throw new Error('the router names no code for the magazine');
    return code;
  });
}

test.describe('a page whose code cannot be had', () => {
  /** A visitor in the middle of a complaint, to whom the magazine's code is never given. Counts the documents that are loaded. */
  async function withoutMagazine(visitor: OpenVisitor): Promise<Visitor & { documents: () => string[]; asked: () => number }> {
    const opened = await visitor();
    let asked = 0;
    const documents: string[] = [];
    opened.page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await writeComplaint(opened.page, 'dora.magazin@example.hu');
    await isAlive(opened.page);
    await opened.page.route(`**${await magazineCode(opened.page)}`, (route) => {
      asked += 1;
      return route.abort();
    });
    documents.length = 0;
    return { ...opened, documents: () => documents, asked: () => asked };
  }
  const link = (page: Page) => page.locator('header').getByRole('link', { name: 'Magazin' });

  test('is not loaded because the pointer rests on its link', async ({ visitor }) => {
    const { page, documents, asked } = await withoutMagazine(visitor);
    for (let round = 1; round <= 3; round += 1) {
      await page.getByLabel('Név').hover();
      await link(page).hover();
      await expect.poll(asked).toBeGreaterThanOrEqual(round);
    }
    // Whatever a reload would have begun has had its chance once this link's own page is there.
    await page.locator('header').getByRole('link', { name: 'Térkép' }).first().focus();
    await isWhole(page);
    expect(documents()).toEqual([]);
  });

  test('is loaded as a document at the first click, once; then the visitor is told, and can try again', async ({ visitor }) => {
    const { page, documents } = await withoutMagazine(visitor);
    await link(page).click();
    await page.waitForURL('**/magazin');
    await expect(page.getByRole('heading', { level: 1, name: 'Magazin' })).toBeVisible();
    expect(documents()).toEqual(['/magazin']);

    await writeComplaint(page, 'dora.magazin@example.hu');
    await isAlive(page);
    documents().length = 0;
    await link(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Ez az oldal most nem töltődött be.' });
    await expect(notice).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(COMPLAINT);
    await isWhole(page);
    expect(documents()).toEqual([]);
    await notice.getByRole('link', { name: 'Újra megpróbálom' }).click();
    await page.waitForURL('**/magazin');
    await expect(page.getByRole('heading', { level: 1, name: 'Magazin' })).toBeVisible();
  });

  test('is loaded as a document also when the link leads there by a redirect, each time', async ({ visitor }) => {
    const { page, documents } = await withoutMagazine(visitor);
    for (let round = 1; round <= 2; round += 1) {
      if (round > 1) await writeComplaint(page, 'dora.magazin@example.hu');
      await isAlive(page);
      documents().length = 0;
      await page
        .locator('main')
        .evaluate((main) => main.prepend(Object.assign(document.createElement('a'), { href: '/hirek', text: 'Hírek' })));
      await page.getByRole('link', { name: 'Hírek', exact: true }).click();
      await page.waitForURL('**/magazin');
      await expect(page.getByRole('heading', { level: 1, name: 'Magazin' })).toBeVisible();
      // One load, which the server sends on.
      expect(documents()).toEqual(['/hirek', '/magazin']);
    }
  });
});

test('a link that is followed without a connection leaves the page, and what is written on it, as it is', async ({ visitor }) => {
  const { page, context } = await visitor();
  await writeComplaint(page, 'dora.link@example.hu');
  await isAlive(page);
  await context.setOffline(true);
  await page.locator('header').getByRole('link', { name: 'Magazin' }).click();
  await expect(page.getByText('Ez az oldal most nem töltődött be.')).toBeVisible();
  await isWhole(page);
  await page.getByRole('alert').getByRole('button', { name: 'Bezárás' }).click();
  await expect(page.getByText('Ez az oldal most nem töltődött be.')).toHaveCount(0);
});

test('a link to a place that cannot be named leads to its page', async ({ visitor }) => {
  const { page, faults } = await visitor();
  await page.goto('/');
  await hydrated(page.locator('main'));
  await page.evaluate(() => {
    const broken = Object.assign(document.createElement('a'), { href: '/magazin#%', textContent: 'Oda' });
    document.getElementById('content')?.prepend(broken);
  });
  await page.getByRole('link', { name: 'Oda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Magazin' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(faults().filter((fault) => fault.startsWith('error'))).toEqual([]);
});
