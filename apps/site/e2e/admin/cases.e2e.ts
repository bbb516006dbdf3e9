import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { day } from '../support/programs-list.ts';
import { dayInForm, letIn, readsHungarian } from '../support/signing-in.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

test.use({ contents: 'cases' });

/** A picture of one pixel. */
const PHOTO = {
  name: 'ballon a szélben.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};
const PRETENDER = { name: 'kep.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') };

const WORDS = {
  hu: {
    path: '/ballon-panaszkezeles',
    form: 'Írja meg nekünk',
    name: 'Név',
    email: 'E-mail-cím',
    message: 'Mi történt?',
    files: /Képek, dokumentumok/,
    send: 'Panasz elküldése',
    wrongType: 'Ez a fájl nem kép és nem PDF: „kep.png”.',
    chooseAgain: /A böngésző a fájlokat nem tudja megőrizni.*kep\.png/,
    new: 'Megkaptuk, hamarosan foglalkozunk vele.',
    answered: 'Válaszoltunk.',
    closed: 'Lezártuk.',
  },
  en: {
    path: '/en/balloon-complaint-report',
    form: 'Write to us',
    name: 'Name',
    email: 'E-mail address',
    message: 'What happened?',
    files: /Pictures, documents/,
    send: 'Send complaint',
    wrongType: 'This file is neither a picture nor a PDF: ‘kep.png’.',
    chooseAgain: /Browsers cannot keep files.*kep\.png/,
    new: 'We have received it and will look into it soon.',
    answered: 'We have answered.',
    closed: 'Closed.',
  },
} as const;

const summary = (page: Page) => page.locator('main [role="alert"]');

/** What an editor does: finds the case among the unread ones, answers it and closes it. */
async function answerAsEditor(
  page: Page,
  reference: string,
  message: string,
  text: string,
  onAnswered: () => Promise<void>,
): Promise<void> {
  await page.goto('/admin/collections/enquiries');
  const unread = page.getByRole('navigation', { name: 'Gyors szűrők' }).getByRole('link', { name: 'Olvasatlan' });
  // The list writes its own address when it comes to life.
  await hydrated(unread);
  await unread.click();
  await expect(unread).toHaveAttribute('aria-current', 'true');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('olvasatlan');
  await expect(row).toContainText(/még (29|30) nap/);
  await row.getByRole('link', { name: reference }).click();
  const letter = page.locator('.liget-letter');
  await expect(letter).toContainText(message);
  await expect(letter.getByRole('link', { name: PHOTO.name })).toBeVisible();
  // Its thumbnail is the file itself, opened with the editor’s cookie.
  await expect.poll(() => letter.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  // It is as tall as what it holds: the answer comes right below.
  const room = await letter.evaluate(
    (box) => box.getBoundingClientRect().bottom - (box.lastElementChild?.getBoundingClientRect().bottom ?? 0),
  );
  expect(Math.abs(room)).toBeLessThan(60);

  // The deadline is typed, and read, as Hungarians write days.
  const due = page.getByLabel('Határidő');
  await expect(due).toHaveValue(/^\d{4}\. \d\d\. \d\d\.$/);
  await due.fill(dayInForm(day(12)));
  await due.press('Tab');
  await expect(page.locator('.liget-log')).toContainText(dayInForm(day(12)));
  // Or picked from the calendar, whose days are the park's in Auckland too.
  await due.click();
  const calendar = page.getByRole('dialog', { name: 'Dátum választása' });
  await expect(calendar.getByRole('combobox').first()).toContainText('december');
  await calendar
    .locator(
      '.react-datepicker__day--selected + .react-datepicker__day, .react-datepicker__week:has(.react-datepicker__day--selected:last-child) + .react-datepicker__week .react-datepicker__day',
    )
    .first()
    .click();
  await expect(due).toHaveValue(dayInForm(day(13)));
  await expect(page.locator('.liget-log')).toContainText(dayInForm(day(13)));

  await page.getByLabel('A válasz szövege').fill(text);
  await page.getByRole('button', { name: 'Válasz elküldése' }).click();
  await expect(page.locator('.liget-log')).toContainText(text);
  await expect(page.locator('.liget-log')).toContainText('Megnyitotta');
  await onAnswered();
  await page.getByRole('button', { name: 'Ügy lezárása' }).click();
  await expect(page.getByRole('button', { name: 'Ügy újranyitása' })).toBeVisible();
}

for (const [language, javaScript] of [
  ['hu', true],
  ['en', false],
] as const)
  test(`a complaint with a photo is answered and closed, and its sender sees each step (${language}, ${javaScript ? 'with' : 'without'} JavaScript)`, async ({
    visitor,
    editor,
  }) => {
    const words = WORDS[language];
    const message = `A ballon szombaton nem indult el. (${language})`;
    const { page, faults } = await visitor({ language, javaScript });
    await page.goto(words.path);
    const form = page.getByRole('form', { name: words.form });
    if (javaScript) await hydrated(form);
    await form.getByLabel(words.name, { exact: true }).fill('Szélné Éva');
    await form.getByLabel(words.email).fill('éva@kertészet.hu');
    await form.getByLabel(words.message).fill(message);
    await form.getByRole('checkbox').check();
    await form.getByLabel(words.files).setInputFiles(PRETENDER);
    await form.getByRole('button', { name: words.send }).click();
    await expect(summary(page).getByRole('link')).toHaveText([words.wrongType]);
    await expect(form.getByLabel(words.message)).toHaveValue(message);
    // Scripts leave the page, and so the file, where it is; a new page must ask for it again.
    await (javaScript ? expect(form).not.toContainText(words.chooseAgain) : expect(form).toContainText(words.chooseAgain));

    await form.getByLabel(words.files).setInputFiles(PHOTO);
    await form.getByRole('button', { name: words.send }).click();
    const facts = page.getByRole('region', { name: /^(Az ügy adatai|About your case)$/ });
    await expect(facts).toContainText(words.new);
    await expect(facts).toContainText(PHOTO.name);
    const own = page.url().replace(/#.*/, '');
    const reference = /P-\d{4}-[A-Z0-9]{6}/.exec(await facts.innerText())?.[0] ?? 'no reference';
    if (javaScript) {
      // The case has a page of its own, whose code must come first.
      await hydrated(page.locator('main'));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page)).toEqual([]);
      }
      // What was kept on the device until it was sent is gone.
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('form ')))).toEqual([]);
      expect(faults()).toEqual([]);
    }

    const staff = await visitor({ language: 'en', width: 1440, zone: 'Pacific/Auckland' });
    await readsHungarian(staff.context, origin);
    await letIn(staff.page, editor);
    await answerAsEditor(staff.page, reference, message, `Tisztelt Szélné Éva! A szél volt az oka. (${language})`, async () => {
      await page.goto(own);
      await expect(facts).toContainText(words.answered);
      await expect(page.getByRole('article')).toContainText(`A szél volt az oka. (${language})`);
    });
    await page.goto(own);
    await expect(facts).toContainText(words.closed);
  });

test('a forged link shows what an unknown one shows', async () => {
  const token = 'A'.repeat(22);
  const pages = await Promise.all(
    [`/ugyintezes/p-2026-222222?token=${token}`, '/ugyintezes/p-2026-222222', '/ugyintezes/valami?token=x'].map(async (path) => {
      const response = await fetch(new URL(path, origin));
      return [response.status, response.headers.get('referrer-policy'), /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1]];
    }),
  );
  expect(pages[0]?.slice(0, 2)).toEqual([404, 'no-referrer']);
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
});

for (const javaScript of [true, false])
  test(`an enquiry about a venue names its days and times (${javaScript ? 'picked and typed' : 'without JavaScript'})`, async ({
    visitor,
  }) => {
    const { page, faults } = await visitor({ language: 'hu', javaScript, width: 390 });
    await page.goto('/uzleti-partnereinknek/terem-es-terberles');
    const form = page.getByRole('form', { name: 'Érdeklődés bérlésről' });
    await form.scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: 'Érdeklődés elküldése' }).click();
    await expect(summary(page).getByRole('link').first()).toHaveText('Kérjük, adjon meg legalább egy, legfeljebb tíz napot.');

    // The house is closed on Mondays.
    const wednesday =
      Array.from({ length: 7 }, (_, ahead) => day(ahead + 14)).find((each) => new Date(`${each}T12:00:00Z`).getUTCDay() === 3) ?? '';
    if (javaScript) {
      await hydrated(form);
      const field = form.getByLabel('Melyik napokra gondolt?');
      await expect(form.getByRole('button', { name: /Naptár megnyitása/ })).toBeVisible();
      const monday =
        Array.from({ length: 7 }, (_, ahead) => day(ahead + 14)).find((each) => new Date(`${each}T12:00:00Z`).getUTCDay() === 1) ?? '';
      await field.fill(monday.split('-').toReversed().join('/'));
      await field.press('Tab');
      await expect(form).toContainText('Ezen a napon zárva vagyunk');
      await field.fill(wednesday.split('-').toReversed().join('/'));
      await field.press('Tab');
      await expect(form).not.toContainText('Ezen a napon zárva vagyunk');
    } else {
      await form.locator('input[type="date"]').first().fill(wednesday);
      await form.getByLabel('Mettől').fill('10:00');
      await form.getByLabel('Meddig').fill('16:00');
    }
    await form.getByLabel('Hányan lennének?').fill('50');
    await form.getByLabel('Mire szeretné használni?').fill('Céges nap vetítéssel és állófogadással.');
    await form.getByLabel('Név', { exact: true }).fill('Bérlő Béla');
    await form.getByLabel('E-mail-cím').fill(`berlo.${javaScript ? 'gyors' : 'lassu'}@example.hu`);
    await form.getByRole('checkbox').check();
    if (javaScript) expect(await violations(page, 'main')).toEqual([]);
    await form.getByRole('button', { name: 'Érdeklődés elküldése' }).click();
    await expect(page.getByRole('region', { name: 'Köszönjük, megkaptuk az érdeklődését.' })).toBeVisible();
    if (javaScript) expect(faults()).toEqual([]);
  });

test('public data are asked for where they are published', async ({ visitor }) => {
  const { page } = await visitor({ language: 'en', javaScript: false });
  await page.goto('/en/kozerdeku-adatok');
  const form = page.getByRole('form', { name: 'Request public data' });
  await form.getByLabel('Which data do you ask for?').fill('The list of trees felled in 2025, by species.');
  await form.getByLabel('Name', { exact: true }).fill('Ann Citizen');
  await form.getByLabel('E-mail address').fill('ann@example.com');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('region', { name: 'Thank you, we have received your request.' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'About your case' })).toContainText(/A-\d{4}-/);
});
