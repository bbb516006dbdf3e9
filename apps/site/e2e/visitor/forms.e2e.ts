import type { Page } from '@playwright/test';
import { answered, stopped } from '../../../../scripts/services.ts';
import { startOwnSite } from '../support/services.ts';
import { cookieOf } from '../support/signing-in.ts';
import { cmsOrigin, expect, hydrated, origin, test } from '../support/test.ts';

let cookie = '';

test.use({ contents: 'forms' });
test.beforeAll(async ({ editor }) => {
  cookie = await cookieOf(origin, editor);
});

/** What the content service has kept, as an editor sees it. */
async function received(collection: 'newsletter-subscriptions' | 'enquiries', email: string): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ 'where[email][equals]': email, depth: '0' });
  const response = await fetch(new URL(`/api/${collection}?${query}`, origin), { headers: { cookie, origin } });
  return ((await response.json()) as { docs: Record<string, unknown>[] }).docs;
}

const summary = (page: Page) => page.locator('main [role="alert"]');
const thanks = (page: Page) => page.getByRole('region', { name: /^(Köszönjük|Thank you)/ });
const referenceOf = async (page: Page) => /[A-Z]-\d{4}-[A-Z0-9]{6}/.exec(await thanks(page).innerText())?.[0];

const WAYS = [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const;

for (const [way, javaScript] of WAYS)
  test.describe(`the newsletter, ${way}`, () => {
    const email = `anna.${javaScript ? 'gyors' : 'lassu'}@example.hu`;

    test('says what is missing, keeps what was written, and then thanks with a reference', async ({ visitor }) => {
      const { page, faults } = await visitor({ javaScript });
      await page.goto('/hirlevel-feliratkozas');
      const form = page.getByRole('form', { name: 'Feliratkozás' });
      if (javaScript) await hydrated(form);
      await form.getByRole('textbox', { name: 'E-mail-cím' }).fill('anna');
      await form.getByLabel('Név').fill('Anna');
      await form.getByRole('button', { name: 'Feliratkozom' }).click();

      await expect(summary(page).getByRole('link')).toHaveText([
        'Ez nem tűnik e-mail-címnek. Például: nev@example.com',
        'A feliratkozáshoz a hozzájárulására van szükség.',
      ]);
      // Without scripts nothing can move the focus.
      await (javaScript ? expect(summary(page)).toBeFocused() : expect(summary(page)).not.toBeFocused());
      await expect(form.getByRole('textbox', { name: 'E-mail-cím' })).toHaveValue('anna');
      await expect(form.getByLabel('Név')).toHaveValue('Anna');
      await expect(form.getByRole('textbox', { name: 'E-mail-cím' })).toHaveAttribute('aria-invalid', 'true');
      expect(await received('newsletter-subscriptions', 'anna')).toEqual([]);

      await summary(page).getByRole('link').first().click();
      await expect(form.getByRole('textbox', { name: 'E-mail-cím' })).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(email);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Feliratkozom' }).click();
      await expect(thanks(page)).toBeVisible();
      if (javaScript) await expect(thanks(page)).toBeFocused();
      const reference = await referenceOf(page);
      expect(reference).toBeDefined();
      expect(await received('newsletter-subscriptions', email)).toMatchObject([{ email, name: 'Anna', reference, locale: 'hu' }]);

      await page.reload();
      await expect(thanks(page)).toContainText(reference ?? '');
      expect(await received('newsletter-subscriptions', email)).toHaveLength(1);
      // Without JavaScript the browser gives up the scripts that the page names.
      expect(javaScript ? faults() : []).toEqual([]);
    });
  });

for (const [way, javaScript] of WAYS)
  test.describe(`a complaint, ${way}`, () => {
    const email = `bela.${javaScript ? 'gyors' : 'lassu'}@example.hu`;

    test('is checked field by field in English, stored, and acknowledged with a reference', async ({ visitor }) => {
      const { page, faults } = await visitor({ language: 'en', javaScript });
      await page.goto('/en/balloon-complaint-report');
      const form = page.getByRole('form', { name: 'Write to us' });
      if (javaScript) await hydrated(form);
      await form.getByLabel('What happened?').fill('Too short');
      await form.getByRole('button', { name: 'Send complaint' }).click();
      await expect(summary(page).getByRole('link')).toHaveCount(4);
      await expect(form.getByLabel('What happened?')).toHaveValue('Too short');
      // The form is in view, not the top of the page.
      expect(await summary(page).evaluate((box) => box.getBoundingClientRect().top < innerHeight)).toBe(true);

      await form.getByLabel('Name').fill('Béla');
      await form.getByLabel('E-mail address').fill(email);
      await form.getByLabel('What happened?').fill('The balloon did not fly on Saturday at noon.');
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Send complaint' }).click();
      await expect(thanks(page)).toBeVisible();
      if (javaScript) await expect(thanks(page)).toBeFocused();
      const reference = await referenceOf(page);
      expect(await received('enquiries', email)).toMatchObject([
        { product: 'ballon', name: 'Béla', email, message: 'The balloon did not fly on Saturday at noon.', reference, locale: 'en' },
      ]);
      // Without JavaScript the browser gives up the scripts that the page names.
      expect(javaScript ? faults() : []).toEqual([]);
    });
  });

test.describe('without JavaScript, a complaint', () => {
  const WAY = { hu: '/ballon-panaszkezeles', en: '/en/balloon-complaint-report' } as const;
  const WORDS = 'Szombaton délben nem indult el a ballon, és senki sem szólt.';

  /** Writes a complaint and sends it; the status of the answer. */
  async function sent(page: Page, language: 'hu' | 'en', message: string): Promise<number | undefined> {
    await page.goto(WAY[language]);
    const fields = page.locator('main form');
    // Browsers let nobody write so much here; others do.
    await fields.locator('[name="message"]').evaluate((field) => field.removeAttribute('maxlength'));
    await fields.locator('[name="name"]').fill('Edit');
    await fields.locator('[name="email"]').fill('edit.lassu@example.hu');
    await fields.locator('[name="message"]').fill(message);
    await fields.locator('[name="privacy_accepted"]').check();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await fields.getByRole('button', { name: /elküldése|Send/ }).click();
    return (await answer).status();
  }

  for (const [language, reason] of [
    ['hu', 'Túl sok küldés érkezett egymás után. Amit írt, megmaradt: várjon egy percet'],
    ['en', 'Too many forms were sent in a short time. What you wrote is still here: wait a minute'],
  ] as const)
    test(`that is one too many comes back with every word (${language})`, async ({ visitor }) => {
      const own = await startOwnSite(cmsOrigin, 'error', 'on');
      try {
        await answered(`${own.origin}/readyz`, own.site);
        const { page } = await visitor({ language, javaScript: false, origin: own.origin });
        await page.goto(WAY[language]);
        const empty = () =>
          fetch(own.origin + WAY[language], { method: 'POST', body: new URLSearchParams(), headers: { origin: own.origin } });
        for (let turn = 1; turn <= 20; turn += 1) expect((await empty()).status).toBe(422);
        expect(await sent(page, language, WORDS)).toBe(429);
        await expect(summary(page)).toContainText(reason);
        await expect(page.locator('main [name="name"]')).toHaveValue('Edit');
        await expect(page.locator('main [name="email"]')).toHaveValue('edit.lassu@example.hu');
        await expect(page.locator('main [name="message"]')).toHaveValue(WORDS);
        await expect(page.locator('main [name="privacy_accepted"]')).toBeChecked();
        expect(await received('enquiries', 'edit.lassu@example.hu')).toEqual([]);
      } finally {
        await stopped(own.site);
      }
    });

  for (const [language, reason] of [
    ['hu', /A böngésző Vissza gombja visszahozza, amit írt.* legfeljebb 5000 karakter/],
    ['en', /Your browser’s Back button brings back what you wrote.* at most 5,000 characters/],
  ] as const)
    test(`that is far too long is refused with the reason, and Back brings back every word (${language})`, async ({ visitor }) => {
      const { page } = await visitor({ language, javaScript: false });
      const long = WORDS.repeat(1500);
      expect(await sent(page, language, long)).toBe(413);
      await expect(summary(page)).toContainText(reason);
      await page.goBack();
      await expect(page.locator('main [name="message"]')).toHaveValue(long);
      await expect(page.locator('main [name="name"]')).toHaveValue('Edit');
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
  expect(await received('enquiries', 'cili@example.hu')).toHaveLength(1);
});

test.describe('the pages of the products', () => {
  for (const [hungarian, english] of [
    ['/ballon-panaszkezeles', '/en/balloon-complaint-report'],
    ['/ballon-ugyfelszolgalat', '/en/balloon-customer-service'],
    ['/melygarazs-panaszkezeles', '/en/underground-parking-complaint-report'],
    ['/liget-plusz-ugyfelszolgalat', '/en/liget-plus-customer-service'],
  ] as const)
    test(`${hungarian} has its other language`, async () => {
      const html = await (await fetch(new URL(hungarian, origin))).text();
      const paired = /<link rel="alternate" hrefLang="en" href="([^"]+)"/i.exec(html)?.[1];
      expect(paired).toBe(new URL(english, origin).href);
      const other = /<a href="([^"]+)" lang="en"/.exec(html)?.[1];
      expect((await fetch(new URL(other ?? 'no link', origin))).status).toBe(200);
    });

  for (const path of [
    '/nincs-ilyen-panaszkezeles',
    '/nincs-ilyen-ugyfelszolgalat',
    '/-panaszkezeles',
    '/ballon-complaint-report',
    '/en/nothing-complaint-report',
    '/en/balloon-ugyfelszolgalat',
  ])
    test(`${path} is not there`, async () => {
      expect((await fetch(new URL(path, origin))).status).toBe(404);
      const sent = await fetch(new URL(path, origin), { method: 'POST', body: new URLSearchParams({ name: 'X' }), headers: { origin } });
      expect(sent.status).toBe(404);
    });
});
