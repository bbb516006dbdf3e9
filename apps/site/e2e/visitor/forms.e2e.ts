import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { stopProcess, waitForAnswer } from '../../../../scripts/services/services.ts';
import { findViolations } from '../support/axe.ts';
import { createHastyTimestamp, startOwnSite } from '../support/runner/services.ts';
import { type FindReceived, receivedForms } from '../support/served/received-forms.ts';
import { cmsOrigin, expect, test, waitForHydration } from '../support/test.ts';

// Forms without a script are tested in http/forms; these tests cover what the script adds.

const RUN = randomUUID().slice(0, 8);
const MESSAGE = 'Szombaton délben nem indult el a ballon, és senki sem szólt.';
let received: FindReceived;

test.use({ contents: 'desk' });
test.beforeAll(async ({ editor }) => {
  received = await receivedForms(editor);
});

const summary = (page: Page) => page.locator('main [role="alert"]');
const thanks = (page: Page) => page.getByRole('region', { name: /^(Köszönjük|Thank you)/ });
const getReference = async (page: Page) => /[A-Z]-\d{4}-[A-Z0-9]{6}/.exec(await thanks(page).innerText())?.[0];

test('the newsletter form focuses its errors, shows and focuses the thank-you, and a reload sends nothing again', async ({ visitor }) => {
  const email = `anna.gyors.${RUN}@example.hu`;
  // Lower than the form and the thank-you.
  const { page, errors } = await visitor({ width: 1440, height: 500 });
  await page.goto('/hirlevel-feliratkozas');
  // The footer does not repeat the form.
  await expect(page.locator('footer form')).toBeHidden();
  const form = page.getByRole('form', { name: 'Feliratkozás' });
  await waitForHydration(form);
  const address = form.getByRole('textbox', { name: 'E-mail-cím' });
  await address.fill('anna');
  await form.getByLabel('Név').fill('Anna');
  await form.getByRole('button', { name: 'Feliratkozom' }).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Ez nem tűnik e-\u2060mail-címnek. Például: nev@example.com',
    'A feliratkozáshoz a hozzájárulására van szükség.',
  ]);
  await expect(summary(page)).toBeFocused();
  await expect(address).toHaveValue('anna');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  expect(await findViolations(page, 'main')).toEqual([]);

  await summary(page).getByRole('link').first().click();
  await expect(address).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Feliratkozom' }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  const getBox = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  await expect
    .poll(async () => {
      const [header, heading] = [await getBox(page.getByRole('banner')), await getBox(thanks(page).getByRole('heading'))];
      return heading.y - header.y - header.height;
    })
    .toBeGreaterThan(0);
  const reference = await getReference(page);
  expect(reference).toBeDefined();
  await page.reload();
  await expect(thanks(page)).toContainText(reference ?? '');
  expect(await received('newsletter-subscriptions', email)).toMatchObject([{ email, name: 'Anna', reference, locale: 'hu' }]);
  expect(errors()).toEqual([]);
});

test('a complaint in English stays in view when it has errors, and navigates to its case when it is stored', async ({ visitor }) => {
  const email = `bela.gyors.${RUN}@example.hu`;
  const { page, errors } = await visitor({ language: 'en' });
  await page.goto('/en/balloon-complaint-report');
  const form = page.getByRole('form', { name: 'Write to us' });
  await waitForHydration(form);
  await form.getByLabel('What happened?').fill('Too short');
  await form.getByRole('button', { name: 'Send complaint' }).click();
  await expect(summary(page).getByRole('link')).toHaveCount(4);
  await expect(form.getByLabel('What happened?')).toHaveValue('Too short');
  // The form is in view, not the top of the page.
  await expect(summary(page)).toBeInViewport();

  await form.getByLabel('Name').fill('Béla');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('What happened?').fill('The balloon did not fly on Saturday at noon.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send complaint' }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  const reference = await getReference(page);
  expect(await received('enquiries', email)).toMatchObject([{ product: 'ballon', name: 'Béla', email, reference, locale: 'en' }]);
  expect(errors()).toEqual([]);
});

test('a suspected complaint is sent again by its script, with its file, and stored once', async ({ visitor }) => {
  const path = '/ballon-panaszkezeles';
  const email = `gyors.${RUN}@example.hu`;
  // A site with spam checks, which other sites under test do not have.
  const strict = await startOwnSite(cmsOrigin, 'error', 'on');
  try {
    await waitForAnswer(`${strict.origin}/readyz`, strict.site);
    const { page, errors } = await visitor({ origin: strict.origin });
    const field = (name: string) => page.locator(`main form [name="${name}"]`);
    const seen = Promise.withResolvers<void>();
    let posts = 0;
    await page.route('**/form-stamp.txt', (route) => route.fulfill({ contentType: 'text/plain', body: createHastyTimestamp() }));
    await page.route(`**${path}.data*`, async (route) => {
      if (route.request().method() === 'POST') posts += 1;
      // The second one waits until the first one's response was checked.
      if (posts === 2) await seen.promise;
      await route.continue();
    });
    await page.goto(path);
    await waitForHydration(page.locator('main form'));
    const stamped = page.waitForResponse('**/form-stamp.txt');
    await field('name').fill('Edit');
    await field('email').fill(email);
    await field('message').fill(MESSAGE);
    await field('privacy_accepted').check();
    await stamped;
    await field('attachments').setInputFiles({
      name: 'level.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n'),
    });
    await page.locator('main form button[type="submit"]').click();
    await expect(page.getByRole('status').filter({ hasText: 'Ellenőrizzük, hogy nem robot küldi' })).toBeVisible();
    expect(await received('enquiries', email)).toEqual([]);
    await expect(field('message')).toHaveValue(MESSAGE);
    seen.resolve();
    await expect(thanks(page)).toBeVisible();
    expect(posts).toBe(2);
    const cases = await received('enquiries', email);
    expect(cases).toMatchObject([{ name: 'Edit', message: MESSAGE, locale: 'hu' }]);
    expect(await received('enquiry-attachments', String(cases[0]?.['id']), 'enquiry')).toHaveLength(1);
    expect(errors()).toEqual([]);
  } finally {
    await stopProcess(strict.site);
  }
});
