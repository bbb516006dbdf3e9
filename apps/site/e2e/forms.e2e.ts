import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { closeBrowser, visitor } from './browser.ts';

const origin = inject('siteOrigin');
const editor = inject('editor');
let cookie = '';

beforeAll(async () => {
  const response = await fetch(new URL('/api/users/login', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(editor),
  });
  cookie = response.headers
    .getSetCookie()
    .map((part) => part.split(';')[0])
    .join('; ');
});
afterAll(closeBrowser);

/** What the content service has kept, as an editor sees it. */
async function received(collection: 'newsletter-subscriptions' | 'complaints', email: string): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ 'where[email][equals]': email, depth: '0' });
  const response = await fetch(new URL(`/api/${collection}?${query}`, origin), { headers: { cookie, origin } });
  return ((await response.json()) as { docs: Record<string, unknown>[] }).docs;
}

const summary = (page: Page) => page.locator('main [role="alert"]');
const thanks = (page: Page) => page.getByRole('region', { name: /^(Köszönjük|Thank you)/ });
const hasFocus = (place: Locator) => place.evaluate((box) => box === document.activeElement);
const referenceOf = async (page: Page) => /[A-Z]-\d{4}-[A-Z0-9]{6}/.exec(await thanks(page).innerText())?.[0];

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('the newsletter, %s', (_, javaScript) => {
  const email = `anna.${javaScript ? 'gyors' : 'lassu'}@example.hu`;

  test('says what is missing, keeps what was written, and then thanks with a reference', async () => {
    const { page, context, faults } = await visitor(origin, { javaScript });
    await page.goto('/hirlevel-feliratkozas', { waitUntil: 'networkidle' });
    const form = page.getByRole('form', { name: 'Feliratkozás' });
    await form.getByLabel('E-mail-cím').fill('anna');
    await form.getByLabel('Név').fill('Anna');
    await form.getByRole('button', { name: 'Feliratkozom' }).click();

    await summary(page).waitFor();
    expect(await summary(page).getByRole('link').allTextContents()).toEqual([
      'Ez nem látszik e-mail-címnek. Például: nev@pelda.hu',
      'A feliratkozáshoz el kell fogadnia az adatvédelmi tájékoztatót.',
    ]);
    // Without scripts nothing can move the focus.
    await expect.poll(() => summary(page).evaluate((box) => box === document.activeElement)).toBe(javaScript);
    expect(await form.getByLabel('E-mail-cím').inputValue()).toBe('anna');
    expect(await form.getByLabel('Név').inputValue()).toBe('Anna');
    expect(await form.getByLabel('E-mail-cím').getAttribute('aria-invalid')).toBe('true');
    expect(await received('newsletter-subscriptions', 'anna')).toEqual([]);

    await summary(page).getByRole('link').first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Feliratkozom' }).click();
    await thanks(page).waitFor();
    await expect.poll(async () => !javaScript || (await hasFocus(thanks(page)))).toBe(true);
    const reference = await referenceOf(page);
    expect(reference).toBeDefined();
    expect(await received('newsletter-subscriptions', email)).toMatchObject([{ email, name: 'Anna', reference, locale: 'hu' }]);

    await page.reload();
    expect(await referenceOf(page)).toBe(reference);
    expect(await received('newsletter-subscriptions', email)).toHaveLength(1);
    // Without JavaScript the browser gives up the scripts that the page names.
    expect(javaScript ? faults() : []).toEqual([]);
    await context.close();
  });
});

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('a complaint, %s', (_, javaScript) => {
  const email = `bela.${javaScript ? 'gyors' : 'lassu'}@example.hu`;

  test('is checked field by field in English, stored, and acknowledged with a reference', async () => {
    const { page, context, faults } = await visitor(origin, { language: 'en', javaScript });
    await page.goto('/en/balloon-complaint-report', { waitUntil: 'networkidle' });
    const form = page.getByRole('form', { name: 'Write to us' });
    await form.getByLabel('What happened?').fill('Too short');
    await form.getByRole('button', { name: 'Send complaint' }).click();
    await summary(page).waitFor();
    expect(await summary(page).getByRole('link').count()).toBe(4);
    expect(await form.getByLabel('What happened?').inputValue()).toBe('Too short');
    // The form is in view, not the top of the page.
    expect(await summary(page).evaluate((box) => box.getBoundingClientRect().top < innerHeight)).toBe(true);

    await form.getByLabel('Name').fill('Béla');
    await form.getByLabel('E-mail address').fill(email);
    await form.getByLabel('What happened?').fill('The balloon did not fly on Saturday at noon.');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send complaint' }).click();
    await thanks(page).waitFor();
    await expect.poll(async () => !javaScript || (await hasFocus(thanks(page)))).toBe(true);
    const reference = await referenceOf(page);
    expect(await received('complaints', email)).toMatchObject([
      { product: 'ballon', name: 'Béla', email, message: 'The balloon did not fly on Saturday at noon.', reference, locale: 'en' },
    ]);
    // Without JavaScript the browser gives up the scripts that the page names.
    expect(javaScript ? faults() : []).toEqual([]);
    await context.close();
  });
});

test('a complaint that is sent twice is kept once, under one reference', async () => {
  const body = () =>
    new URLSearchParams({
      name: 'Cili',
      email: 'cili@example.hu',
      phone: '',
      message: 'Kétszer nyomtam meg a gombot, elnézést.',
      privacy_accepted: 'on',
    });
  const send = () =>
    fetch(new URL('/melygarazs-panaszkezeles', origin), { method: 'POST', body: body(), redirect: 'manual', headers: { origin } });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1);
  expect(await received('complaints', 'cili@example.hu')).toHaveLength(1);
});

describe('the pages of the products', () => {
  test.each([
    ['/ballon-panaszkezeles', '/en/balloon-complaint-report'],
    ['/ballon-ugyfelszolgalat', '/en/balloon-customer-service'],
    ['/melygarazs-panaszkezeles', undefined],
    ['/liget-plusz-ugyfelszolgalat', undefined],
  ])('%s has its other language', async (hungarian, english) => {
    const html = await (await fetch(new URL(hungarian, origin))).text();
    const other = /<link rel="alternate" hrefLang="en" href="([^"]+)"/i.exec(html)?.[1];
    expect(english === undefined || other === new URL(english, origin).href).toBe(true);
    expect((await fetch(other ?? '')).status).toBe(200);
  });

  test.each([
    '/nincs-ilyen-panaszkezeles',
    '/nincs-ilyen-ugyfelszolgalat',
    '/-panaszkezeles',
    '/ballon-complaint-report',
    '/en/nothing-complaint-report',
    '/en/balloon-ugyfelszolgalat',
  ])('%s is not there', async (path) => {
    expect((await fetch(new URL(path, origin))).status).toBe(404);
    const sent = await fetch(new URL(path, origin), { method: 'POST', body: new URLSearchParams({ name: 'X' }), headers: { origin } });
    expect(sent.status).toBe(404);
  });
});
