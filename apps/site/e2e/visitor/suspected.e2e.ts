import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { answered, stopped } from '../../../../scripts/services.ts';
import { hastyStamp, ripeTicket, startOwnSite } from '../support/services.ts';
import { cookieOf } from '../support/signing-in.ts';
import { cmsOrigin, expect, hydrated, origin, test } from '../support/test.ts';

/** A site that looks at forms as in public; the others here trust whoever sends. */
let strict: { origin: string; site: ChildProcess };
let cookie = '';

test.use({ contents: 'suspected' });
test.beforeAll(async ({ editor }) => {
  cookie = await cookieOf(origin, editor);
  strict = await startOwnSite(cmsOrigin, 'error', 'on');
  await answered(`${strict.origin}/readyz`, strict.site);
});
test.afterAll(() => stopped(strict.site));

/** What the content service has kept, as an editor sees it. */
async function received(
  collection: 'newsletter-subscriptions' | 'enquiries' | 'enquiry-attachments',
  value: string,
  field = 'email',
): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0' });
  const response = await fetch(new URL(`/api/${collection}?${query}`, origin), { headers: { cookie, origin } });
  return ((await response.json()) as { docs: Record<string, unknown>[] }).docs;
}

const LANGUAGES = {
  hu: {
    way: '/ballon-panaszkezeles',
    proving: 'Ellenőrizzük, hogy nem robot küldi',
    suspected: 'nem tudjuk biztosan, hogy ember írta-e. Amit írt, megmaradt',
  },
  en: {
    way: '/en/balloon-complaint-report',
    proving: 'We are checking that this is not sent by a robot',
    suspected: 'we cannot be sure that a person wrote it. What you wrote is still here',
  },
} as const;
const MESSAGE = 'Szombaton délben nem indult el a ballon, és senki sem szólt.';
const thanks = (page: Page) => page.getByRole('region', { name: /^(Köszönjük|Thank you)/ });
const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

async function write(page: Page, email: string): Promise<void> {
  await field(page, 'name').fill('Edit');
  await field(page, 'email').fill(email);
  await field(page, 'message').fill(MESSAGE);
  await field(page, 'privacy_accepted').check();
}
const send = (page: Page) => page.locator('main form button[type="submit"]').click();

for (const [language, { way, proving, suspected }] of Object.entries(LANGUAGES)) {
  const email = (name: string) => `${name}.${language}@example.hu`;

  test(`a form that came too fast says what happens, and arrives by itself with its file, once (${language})`, async ({ visitor }) => {
    const { page, faults } = await visitor({ language: language === 'en' ? 'en' : 'hu', origin: strict.origin });
    const seen = Promise.withResolvers<void>();
    let posts = 0;
    await page.route('**/form-stamp.txt', (route) => route.fulfill({ contentType: 'text/plain', body: hastyStamp() }));
    await page.route(`**${way}.data*`, async (route) => {
      if (route.request().method() === 'POST') posts += 1;
      // The second one waits until the first one's answer has been looked at.
      if (posts === 2) await seen.promise;
      await route.continue();
    });
    await page.goto(way);
    await hydrated(page.locator('main form'));
    const stamped = page.waitForResponse('**/form-stamp.txt');
    await write(page, email('gyors'));
    await stamped;
    await field(page, 'attachments').setInputFiles({
      name: 'level.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n'),
    });
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: proving })).toBeVisible();
    expect(await received('enquiries', email('gyors'))).toEqual([]);
    await expect(field(page, 'message')).toHaveValue(MESSAGE);
    seen.resolve();
    await expect(thanks(page)).toBeVisible();
    expect(posts).toBe(2);
    const cases = await received('enquiries', email('gyors'));
    expect(cases).toMatchObject([{ name: 'Edit', message: MESSAGE, locale: language }]);
    expect(await received('enquiry-attachments', String(cases[0]?.['id']), 'enquiry')).toHaveLength(1);
    expect(faults()).toEqual([]);
  });

  test(`without JavaScript a form comes back with every word, and arrives when it is sent again later (${language})`, async ({
    visitor,
  }) => {
    const { page } = await visitor({ language: language === 'en' ? 'en' : 'hu', javaScript: false, origin: strict.origin });
    await page.goto(way);
    await write(page, email('lassu'));
    await send(page);
    await expect(page.locator('main [role="alert"]')).toContainText(suspected);
    await expect(field(page, 'message')).toHaveValue(MESSAGE);
    await expect(field(page, 'privacy_accepted')).toBeChecked();
    // At once is too early.
    await send(page);
    await expect(page.locator('main [role="alert"]')).toContainText(suspected);
    expect(await received('enquiries', email('lassu'))).toEqual([]);
    await expect(field(page, 'stamp')).toHaveValue(/^\d{13}\.[\w-]{22}\./);
    await field(page, 'stamp').evaluate((stamp, ticket) => stamp.setAttribute('value', ticket), ripeTicket('complaints'));
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(await received('enquiries', email('lassu'))).toMatchObject([{ name: 'Edit', message: MESSAGE, locale: language }]);
  });
}

test('the newsletter is subscribed to by itself, too', async ({ visitor }) => {
  const { page, faults } = await visitor({ origin: strict.origin });
  await page.route('**/form-stamp.txt', (route) => route.fulfill({ contentType: 'text/plain', body: hastyStamp() }));
  await page.goto('/hirlevel-feliratkozas');
  await hydrated(page.locator('main form'));
  await field(page, 'email').fill('hirlevel.gyors@example.hu');
  await field(page, 'privacy_accepted').check();
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(await received('newsletter-subscriptions', 'hirlevel.gyors@example.hu')).toHaveLength(1);
  expect(faults()).toEqual([]);
});

test('a program that posts straight ahead has nothing stored, with or without something in the hidden fields', async () => {
  const email = 'robot@example.com';
  for (const hidden of [
    {},
    { website: 'https://spam.example' },
    { stamp: hastyStamp() },
    { proof: '{"challenge":{}}' },
    { proof: '['.repeat(9000) },
  ]) {
    const words = { name: 'Robot', email, phone: '', message: MESSAGE, privacy_accepted: 'on', ...hidden };
    const answer = await fetch(strict.origin + LANGUAGES.hu.way, {
      method: 'POST',
      body: new URLSearchParams(words),
      redirect: 'manual',
      headers: { origin: strict.origin },
    });
    expect(answer.status).toBe(422);
  }
  expect(await received('enquiries', email)).toEqual([]);
});
