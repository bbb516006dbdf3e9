import type { Page, Route } from '@playwright/test';
import { formAnswers, hireStaff, tabOf } from '../support/staff.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ contents: 'late-answers' });

test.beforeAll(async ({ editor }) => {
  await hireStaff(editor);
});

/** Lets `handle` decide what becomes of what this screen's form asks the service, told how many questions there have been. */
async function onQuestions(page: Page, handle: (route: Route, count: number) => Promise<void>) {
  let count = 0;
  await page.route('**/admin/**', async (route) => {
    if (!route.request().headers()['next-action']) return route.continue();
    count += 1;
    return handle(route, count);
  });
  return () => count;
}

interface Rows {
  form: string;
  field: string;
  button: string;
  /** A text field of each row. */
  text: string;
}
const WORD_GROUPS: Rows = { form: 'globals/search-settings', field: 'synonyms', button: 'Szócsoport hozzáadása', text: 'words' };
const LETTER_PARTS: Rows = { form: 'collections/newsletters/create', field: 'sections', button: 'Rész hozzáadása', text: 'title' };

/** Opens a form: the button that adds a row to it, how many there are, and what can be typed into each. */
async function openRows(page: Page, { form, field, button, text }: Rows) {
  await page.goto(`/admin/${form}`);
  await formAnswers(page);
  const rows = page.locator(`#field-${field}`);
  const add = rows.getByRole('button', { name: button });
  await hydrated(add);
  const count = await rows.locator('> .array-field__draggable-rows > div').count();
  return { add, count, at: (index: number) => page.locator(`#field-${field}__${index}__${text}`) };
}

for (const rows of [WORD_GROUPS, LETTER_PARTS])
  test(`a row of ${rows.form} that was added just before the answer about another came can be filled in`, async ({ visitor }) => {
    const page = await tabOf(visitor, 'magazine');
    const { add, count, at } = await openRows(page, rows);
    const gate = Promise.withResolvers<void>();
    const asked = await onQuestions(page, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await add.click();
    await expect.poll(asked).toBe(1);
    await add.click();
    gate.resolve();
    await at(count).fill('lángos, sütemény');
    await at(count + 1).fill('perec, kürtőskalács');
  });

test('a row of which the service did not hear, because the line was cut, can be filled in once it is back', async ({ visitor }) => {
  const page = await tabOf(visitor, 'magazine');
  const { add, count, at } = await openRows(page, WORD_GROUPS);
  const asked = await onQuestions(page, (route, number) => (number === 1 ? route.abort() : route.continue()));
  await add.click();
  await at(count).fill('lángos, sütemény');
  expect(asked()).toBeGreaterThan(1);
});

test('what is filled in while a draft is being stored stays, though more is filled in before the answer comes', async ({ visitor }) => {
  const page = await tabOf(visitor, 'programs');
  await page.goto('/admin/collections/events/create');
  await page.waitForURL(/\/events\/\d+/);
  await formAnswers(page);
  const gate = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/api/events/*autosave=true*', async (route) => {
    held += 1;
    await gate.promise;
    await route.continue();
  });
  await page.locator('#field-title').fill('Esti séta');
  await expect.poll(() => held).toBe(1);
  await page.locator('#field-slug').fill('seta-este');
  await page.locator('#field-lead').fill('A tó körül.');
  await page.getByLabel('Kiemelt', { exact: true }).check();
  const stored = page.waitForResponse((response) => response.url().includes('autosave=true'));
  gate.resolve();
  await stored;
  // The next draft is stored when the answer about the first stands in the form.
  await expect.poll(() => held).toBe(2);
  await expect(page.locator('#field-slug')).toHaveValue('seta-este');
  await expect(page.locator('#field-lead')).toHaveValue('A tó körül.');
  await expect(page.getByLabel('Kiemelt', { exact: true })).toBeChecked();
});

test('a new password can be set as quickly as a password manager fills it in, and while the code of the page still comes', async ({
  visitor,
}) => {
  const { page } = await visitor();
  const gate = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // The code that words dates in Hungarian.
    if (body.includes('másodperccel ezelőtt')) {
      held += 1;
      await gate.promise;
    }
    await route.fulfill({ response, body });
  });
  await page.goto('/admin/reset/0123456789abcdef');
  const [password, again] = [page.getByLabel('Új jelszó', { exact: true }), page.getByLabel('Jelszó megerősítése')];
  await hydrated(password);
  await password.fill('kavics tenor');
  expect(held).toBe(1);
  const code = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  gate.resolve();
  await code;
  await again.fill('kavics vitorla');
  await again.press('Enter');
  const fault = page.locator('form').getByRole('alert');
  await expect(fault).toHaveText('A két jelszó nem egyezik.');
  await expect(password).toHaveValue('kavics tenor');
  const [answer] = await Promise.all([
    page.waitForResponse(/\/api\/users\/reset-password$/),
    again.evaluate((input: HTMLInputElement) => {
      input.value = 'kavics tenor';
      input.form?.requestSubmit();
    }),
  ]);
  expect(answer.status()).toBe(403);
  // Nobody was sent this link.
  await expect(fault).toHaveText(/^Ez a hivatkozás lejárt, vagy már felhasználták\./);
});
