import type { Page } from '@playwright/test';
import { rolesThatMay } from '../support/guide.ts';
import { save, walk } from '../support/guide-steps.ts';
import { asked } from '../support/signing-in.ts';
import { confirm, formAnswers, fromMenu, hireStaff, tabOf, textOf } from '../support/staff.ts';
import { expect, origin, press, test } from '../support/test.ts';

test.use({ contents: 'guide-chapters' });

test.beforeAll(async ({ editor }) => {
  await hireStaff(editor);
});

const field = (page: Page, name: string) => page.locator(`#field-${name}`);
const tabNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a magazine editor changes what every page says of the company; the tag manager is for administrators', async ({ visitor }) => {
  expect(rolesThatMay('közzéteszi', 'Az oldal beállításai')).toContain('magazine');
  const page = await tabOf(visitor, 'magazine');
  await walk(page, 'A honlap részei → Az oldal beállításai');
  await formAnswers(page);
  await press(tabNamed(page, 'Cégadatok'));
  await page.getByLabel(new RegExp(`^Telefon$`)).fill('+36 1 555 0102');
  await page.getByLabel(new RegExp(`^Telefonon elérhető`)).fill('Mindennap tíztől négyig');
  await tabNamed(page, 'Lábléc').click();
  await field(page, 'support__title').fill('Kérdezzen tőlünk');
  const social = page.locator('#field-social');
  await expect(social.getByText('Közösségi oldalak', { exact: true })).toBeVisible();
  await social.getByRole('button', { name: 'Az összes megjelenítése' }).click();
  await page.locator('#field-social__0__url').fill('https://social.example/liget-uj');
  await tabNamed(page, 'Adatvédelem és mérés').click();
  const privacy = page.locator('.group-field', { hasText: 'Adatvédelmi tájékoztató' }).last();
  await privacy.locator('#field-privacyPolicy__lead').fill('Így vigyázunk az adataira.');
  await expect(page.getByText('Google-címkekezelő azonosítója')).toHaveCount(0);
  await save(page);
  for (const words of ['+36 1 555 0102', 'Mindennap tíztől négyig', 'Kérdezzen tőlünk', 'https://social.example/liget-uj'])
    for (const path of ['/karrier', '/terkep']) await expect.poll(() => textOf(path)).toContain(words);
  const reader = (await visitor({ language: 'hu', javaScript: false })).page;
  await reader.goto('/karrier');
  await reader.locator('footer').getByRole('link', { name: 'Adatvédelem' }).last().click();
  await expect(reader.getByText('Így vigyázunk az adataira.')).toBeVisible();

  const administrator = await tabOf(visitor, 'administrator');
  await administrator.goto('/admin');
  for (const [tab, isSeen] of [
    [page, false],
    [administrator, true],
  ] as const)
    expect((await asked(tab, '/api/globals/site-settings?depth=0')).text.includes('"tagManagerId"')).toBe(isSeen);
});

test('a magazine editor teaches the search, and clears away what was looked for in vain', async ({ visitor }) => {
  expect(rolesThatMay('közzéteszi', 'Kereső')).toContain('magazine');
  const page = await tabOf(visitor, 'magazine');
  const reader = (await visitor({ language: 'hu', javaScript: false })).page;
  const look = (words: string) => reader.goto(`/kereses?${new URLSearchParams({ q: words })}`);
  const results = reader.locator('main').getByRole('article');
  // It knows inflected forms, and forgives what is written wrongly.
  for (const [words, found] of [
    ['koncertek', /koncert/i],
    ['múzeumban', /múzeum/i],
    ['muzem', /múzeum/i],
  ] as const) {
    await look(words);
    await expect(results.filter({ hasText: found }).first()).toBeVisible();
  }
  const isFound = async () => {
    await look('bambuszka');
    return (await reader.locator('main').getByText('Nincs találat').count()) === 0;
  };
  expect(await isFound()).toBe(false);

  await walk(page, 'A honlap részei → Kereső');
  await formAnswers(page);
  const groups = page.locator('#field-synonyms', { hasText: 'Rokon értelmű szavak' });
  const count = await groups.locator('> .array-field__draggable-rows > div').count();
  for (const [index, words] of [
    [count, 'mosdó, wc, toalett, restroom'],
    [count + 1, 'bambuszka, ballon, balloon'],
  ] as const) {
    await groups.getByRole('button', { name: 'Szócsoport hozzáadása' }).click();
    await page.locator(`#field-synonyms__${index}__words`).fill(words);
  }
  const pins = page.locator('#field-pins', { hasText: 'A park ajánlja' });
  const before = await pins.locator('> .array-field__draggable-rows > div').count();
  const pin = (index: number, name: string) => page.locator(`#field-pins__${index}__${name}`);
  for (const [index, questions, title] of [
    [before, 'korcsolya, jégpálya', 'Korcsolyázás a tavon'],
    [before + 1, '', 'Nézze meg a térképet'],
  ] as const) {
    await pins.getByRole('button', { name: 'Ajánlat hozzáadása' }).click();
    await expect(pins.getByLabel(new RegExp(`^mely kérdésekhez`, 'i')).nth(index)).toBeVisible();
    await pin(index, 'words').fill(questions);
    await pin(index, 'title').fill(title);
    await pin(index, 'url').fill('/terkep');
  }
  await save(page);
  await expect.poll(isFound).toBe(true);
  const offer = reader.getByRole('region', { name: 'A park ajánlja' });
  await look('korcsolya');
  await expect(offer.getByRole('link', { name: /Korcsolyázás a tavon/ })).toHaveAttribute('href', '/terkep');
  await look('ballon');
  await expect(reader.getByText('Korcsolyázás a tavon')).toHaveCount(0);
  await look('qwxyzsemmi');
  await expect(reader.locator('main').getByRole('link', { name: /Nézze meg a térképet/ })).toBeVisible();

  // What was asked in vain, counted once a minute for each question; what is done with goes from the list.
  await expect.poll(async () => (await asked(page, '/api/search-misses?depth=0&limit=0')).text).toContain('qwxyzsemmi');
  await walk(page, 'Beérkezett → Amit hiába kerestek');
  await press(page.getByRole('link', { name: 'qwxyzsemmi' }));
  await page.waitForURL(/\/search-misses\/\d+/);
  await formAnswers(page);
  await fromMenu(page, 'Törlés');
  await confirm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Amit hiába kerestek' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'qwxyzsemmi' })).toHaveCount(0);
});

for (const role of rolesThatMay('látja', 'Hírlevél-feliratkozások'))
  test(`${role}: sees who has signed up for the newsletter, and changes nobody`, async ({ visitor }) => {
    const email = `hirlevel.${role}@example.hu`;
    const answer = await fetch(new URL('/hirlevel-feliratkozas', origin), {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ email, name: 'Hédi', privacy_accepted: 'on' }),
      redirect: 'manual',
    });
    expect(answer.status).toBeLessThan(400);
    const page = await tabOf(visitor, role);
    await walk(page, `Beérkezett → Hírlevél-feliratkozások`);
    // The newest is above.
    await expect(page.locator('.collection-list table tbody tr').first()).toContainText(email);
    await press(page.getByRole('link', { name: email }));
    await page.waitForURL(/\/newsletter-subscriptions\/\d+/);
    await formAnswers(page);
    await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toHaveCount(0);
  });
