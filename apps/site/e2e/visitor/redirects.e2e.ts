import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { richText } from '../support/admin/rich-text.ts';
import { createEditorClient, type Send } from '../support/admin/signing-in.ts';
import { fetchRedirect } from '../support/admin/staff.ts';
import { findFreePort } from '../support/runner/services.ts';
import { expect, origin, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const START = '/karrier';
const MARK = Date.now().toString(36);
let send: Send;

/** Another site. */
const elsewhere = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Jegyek</h1>'));
let tickets = '';

/** Publishes a redirect and waits until the site knows it. */
async function createRedirect(from: string, to: string, more: object = {}): Promise<void> {
  await send('/api/redirects?locale=hu', 'POST', { from, to, status: '302', ...more });
  await expect.poll(() => fetchRedirect(from)).toMatch(/^302 /);
}

/**
 * Follows a link of an editor's text within the document. The pointer never rests on it, so that nothing is prefetched. Returns the URL of
 * the page's data.
 */
async function follow(page: Page, href: string): Promise<string> {
  await waitForHydration(page.locator('main'));
  const pathname = new URL(href, origin).pathname;
  const dataRequest = page.waitForRequest((request) => new URL(request.url()).pathname === `${pathname}.data`);
  await page.locator('main').evaluate((main, target) => {
    const link = Object.assign(document.createElement('a'), { href: target, text: 'Oda' });
    main.prepend(link);
    link.click();
  }, href);
  return (await dataRequest).url();
}

test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  const port = await findFreePort();
  await new Promise<void>((resolve) => elsewhere.listen(port, '127.0.0.1', resolve));
  tickets = `http://127.0.0.1:${port}/jegyek`;
});
test.afterAll(() => {
  elsewhere.closeAllConnections();
  elsewhere.close();
});

test('a link to a redirected path navigates to the target with query and anchor; Back and Forward skip it', async ({ visitor }) => {
  const [magazine, search, place] = [`/regi-magazin-${MARK}`, `/regi-kereses-${MARK}`, `/regi-hely-${MARK}`];
  await createRedirect(magazine, '/magazin');
  await createRedirect(search, '/kereses?q=ballon');
  await createRedirect(place, '/terkep#content');
  const rows: [from: string, to: string][] = [
    [`${magazine}?utm_source=level&x#content`, '/magazin?utm_source=level&x#content'],
    [`${search}?q=masik#content`, '/kereses?q=ballon#content'],
    [`${place}?kind=metro#innen`, '/terkep?kind=metro#content'],
  ];
  const { page, errors } = await visitor();
  const career = page.getByRole('heading', { level: 1, name: 'Karrier' });
  await page.goto(START);
  for (const [from, to] of rows)
    await test.step(`${from} redirects to ${to}`, async () => {
      await follow(page, from);
      await expect(page).toHaveURL(origin + to);
      await expect(career).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(origin + START);
      await expect(career).toBeVisible();
    });
  await page.goForward();
  await expect(page).toHaveURL(origin + rows.at(-1)?.[1]);
  await expect(career).toHaveCount(0);
  expect(errors().filter((error) => error.startsWith('error'))).toEqual([]);
});

test('a link leads to another site by a redirect, and Back skips a page that has been redirected since the visit', async ({ visitor }) => {
  await createRedirect(`/kulso-jegy-${MARK}`, tickets);
  const { page } = await visitor();
  const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });
  await page.goto(START);
  await follow(page, `/kulso-jegy-${MARK}?program=7`);
  await expect(page).toHaveURL(`${tickets}?program=7`);
  await expect(page.getByRole('heading', { name: 'Jegyek' })).toBeVisible();
  await page.goBack();
  await expect(heading(/^Karrier/)).toBeVisible();

  const title = `Költöző oldal ${MARK}`;
  await send('/api/pages?locale=hu', 'POST', {
    title,
    lead: 'Itt még van.',
    body: richText(['Szöveg']),
    _status: 'published',
  });
  const moving = `/koltozo-oldal-${MARK}`;
  await expect.poll(() => fetchRedirect(moving)).toBe('200');
  const data = await follow(page, `${moving}#content`);
  await expect(heading(new RegExp(`^${title}`))).toBeVisible();
  await follow(page, '/magazin');
  await expect(heading(/^Magazin/)).toBeVisible();
  await createRedirect(moving, '/kereses', { overLivingPage: true });
  // A busy site answers with its cached data while it loads new ones, which redirect.
  await expect.poll(() => fetchRedirect(data)).toMatch(/^202/);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/kereses#content`);
  await page.goBack();
  await expect(page).toHaveURL(origin + START);
  await expect(heading(/^Karrier/)).toBeVisible();
});
