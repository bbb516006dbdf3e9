import { createServer } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { freePort } from '../support/services.ts';
import { letIn, type Send, signedIn } from '../support/signing-in.ts';
import { choose, formAnswers, leads } from '../support/staff.ts';
import { dataDir, expect, hydrated, origin, test } from '../support/test.ts';

test.use({ contents: 'redirects' });

const START = '/karrier';
let send: Send;

/** Somebody else's site. */
const elsewhere = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Jegyek</h1>'));
let tickets = '';

/** Publishes a redirect and waits until the site knows it; its id. */
async function redirected(from: string, to: string, more: object = {}): Promise<number> {
  const { doc } = await send('/api/redirects?locale=hu', 'POST', { from, to, status: '302', ...more });
  await expect.poll(() => statusOf(from)).toBe(302);
  return doc.id;
}

const statusOf = async (address: string) => (await fetch(new URL(address, origin), { redirect: 'manual' })).status;

/** Follows a link of an editor's text within the document. The pointer never rests on it, so nothing of it is fetched ahead. */
async function follow(page: Page, href: string): Promise<void> {
  await hydrated(page.locator('main'));
  const pathname = new URL(href, origin).pathname;
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === `${pathname}.data`);
  await page.locator('main').evaluate((main, target) => {
    const link = Object.assign(document.createElement('a'), { href: target, text: 'Oda' });
    main.prepend(link);
    link.click();
  }, href);
  await asked;
}

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
  await redirected('/regi-magazin', '/magazin');
  await redirected('/regi-kereses', '/kereses?q=ballon');
  await redirected('/regi-hely', '/terkep#content');
  const port = await freePort();
  await new Promise<void>((resolve) => elsewhere.listen(port, '127.0.0.1', resolve));
  tickets = `http://127.0.0.1:${port}/jegyek`;
  await redirected('/kulso-jegy', tickets);
});
test.afterAll(() => {
  elsewhere.closeAllConnections();
  elsewhere.close();
});

test.describe('an address that editors redirect', () => {
  const CASES = [
    ['/regi-magazin', '/magazin'],
    ['/regi-magazin?utm_source=level&x#content', '/magazin?utm_source=level&x#content'],
    ['/regi-kereses?q=masik#content', '/kereses?q=ballon#content'],
    ['/regi-hely?kind=metro#innen', '/terkep?kind=metro#content'],
  ] as const;
  for (const [from, to] of CASES) {
    test(`${from} leads to ${to} as a document`, async ({ visitor }) => {
      const { page } = await visitor();
      await page.goto(from);
      expect(page.url()).toBe(origin + to);
    });

    test(`${from} leads to ${to} by a link on a page; Back returns to that page, and Forward to the other`, async ({ visitor }) => {
      const { page, faults } = await visitor();
      await page.goto(START);
      const [here, there] = [page.getByRole('heading', { level: 1, name: 'Karrier' }), page.getByRole('heading', { level: 1 })];
      await follow(page, from);
      await expect(page).toHaveURL(origin + to);
      await expect(there).not.toHaveText('Karrier');
      await page.goBack();
      await expect(page).toHaveURL(origin + START);
      await expect(here).toBeVisible();
      await page.goForward();
      await expect(page).toHaveURL(origin + to);
      await expect(here).toHaveCount(0);
      expect(faults().filter((fault) => fault.startsWith('error'))).toEqual([]);
    });
  }

  test('leads outside, also by a link on a page', async ({ visitor }) => {
    const { page } = await visitor();
    await page.goto(START);
    await follow(page, '/kulso-jegy?program=7');
    await expect(page).toHaveURL(`${tickets}?program=7`);
    await expect(page.getByRole('heading', { name: 'Jegyek' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Karrier' })).toBeVisible();
  });

  test('and that the visitor has been to lets Back pass', async ({ visitor }) => {
    const { page } = await visitor();
    const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });
    await page.goto(START);
    for (const [target, name] of [
      ['/archivum#content', /^Archívum/],
      ['/magazin', /^Magazin/],
    ] as const) {
      await follow(page, target);
      await expect(heading(name)).toBeVisible();
    }
    await redirected('/archivum', '/kereses', { overLivingPage: true });
    await page.goBack();
    await expect(page).toHaveURL(`${origin}/kereses#content`);
    await page.goBack();
    await expect(page).toHaveURL(origin + START);
    await expect(heading(/^Karrier/)).toBeVisible();
  });
});

test.describe('an editor who redirects an address', () => {
  /** The form of a new redirect, filled and sent. */
  async function entered(page: Page, from: string, to: string, kind?: string): Promise<void> {
    await page.goto('/admin/collections/redirects/create');
    await formAnswers(page);
    await page.getByLabel('Régi útvonal').fill(from);
    await page.getByLabel('Új cím').fill(to);
    if (kind) await choose(page.locator('#field-status'), kind);
    await page.getByRole('button', { name: 'Mentés', exact: true }).click();
  }

  test('says whether it is for good, and is told what cannot be', async ({ visitor, editor }) => {
    const { page } = await visitor({ language: 'hu', width: 1440 });
    await letIn(page, editor);
    await entered(page, '/regi-oldal', '/magazin', 'Végleges (301)');
    await expect.poll(() => leads('/regi-oldal')).toBe('301 /magazin');
    await entered(page, '/regi-jegyek', 'https://jegy.example/', 'Ideiglenes (302)');
    await expect.poll(() => leads('/regi-jegyek')).toBe('302 https://jegy.example/');
    // The address of our own site, whole, becomes a path; what leads on already is stored with where it ends.
    await entered(page, '/regebbi-oldal', `${origin}/regi-oldal`);
    await expect.poll(() => leads('/regebbi-oldal')).toBe('301 /magazin');
    await expect(page.getByLabel('Új cím')).toHaveValue('/magazin');

    for (const [from, to, refusal] of [
      ['/', '/magazin', 'A főoldal nem irányítható át'],
      ['/en/old-page', '/magazin', 'angol'],
    ] as const) {
      await entered(page, from, to);
      await expect(page.getByText(refusal).first()).toBeVisible();
      expect(page.url()).toContain('/create');
    }
  });
});

test.describe('a ring', () => {
  test('is refused in the admin, in words', async ({ visitor, editor }) => {
    const { page } = await visitor({ width: 1440 });
    await redirected('/kor-eleje', '/kor-kozepe');
    await letIn(page, editor);
    await page.goto('/admin/collections/redirects/create');
    await hydrated(page.locator('input[name="to"]'));
    await page.locator('input[name="from"]').fill('/kor-kozepe');
    await page.locator('input[name="to"]').fill('/kor-eleje');
    await page.getByRole('button', { name: 'Mentés' }).click();
    await expect(page.getByText('Az átirányítás körbe vezetne: /kor-kozepe → /kor-eleje → /kor-kozepe').first()).toBeVisible();
    expect(page.url()).toContain('/create');
  });

  test('that is there nevertheless leads nowhere: the page is not found, and nothing goes round', async ({ visitor }) => {
    await redirected('/korbe', '/korbe-vissza');
    const id = await redirected('/masik', '/magazin');
    const database = new DatabaseSync(path.join(dataDir, 'liget.sqlite'), { timeout: 10_000 });
    database.prepare('UPDATE redirects SET "from" = ?, "to" = ? WHERE id = ?').run('/korbe-vissza', '/korbe', id);
    database.close();
    // What is written past the service is read with its next publication.
    await redirected('/utana', '/magazin');
    expect([await statusOf('/korbe'), await statusOf('/korbe-vissza')]).toEqual([404, 404]);

    const { page } = await visitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/korbe');
    const notFound = page.getByRole('heading', { level: 1, name: 'Az oldal nem található' });
    await expect(notFound).toBeVisible();
    await page.goto(START);
    await follow(page, '/korbe-vissza');
    await expect(notFound).toBeVisible();
    expect(asked.filter((address) => address.startsWith('/korbe'))).toEqual(['/korbe', '/korbe-vissza.data']);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Karrier' })).toBeVisible();
  });
});
