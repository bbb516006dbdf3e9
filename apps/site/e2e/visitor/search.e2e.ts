import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

const TABS = ['Minden', 'Üzleti partnereknek', 'Programok', 'Intézmények', 'Hírek', 'Egyéb', 'Park', 'Sajtó', 'Látnivalók'];

/** Questions that are really filters of the programs' list. */
const OFFERS = [
  { language: 'hu', address: '/kereses', region: 'Programokat keres?', question: 'ingyenes hétvégén', words: 'Ingyenes · ' },
  { language: 'en', address: '/en/search', region: 'Looking for events?', question: 'free tomorrow', words: 'Free · tomorrow, ' },
] as const;

for (const [way, javaScript] of [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)
  test.describe(`the search, ${way}`, () => {
    test('finds, marks where the words stand, and narrows by tab', async ({ visitor }) => {
      const { page, faults } = await visitor({ javaScript });
      await page.goto('/kereses');
      const main = page.getByRole('main');
      if (javaScript) await hydrated(main.getByLabel('Mit keres?'));
      await main.getByLabel('Mit keres?').fill('ballon');
      await main.getByRole('button', { name: 'Keresés' }).click();
      await page.waitForURL('**/kereses?q=ballon');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keresés: ballon');

      const tabs = main.getByRole('navigation', { name: 'Találatok típusa' }).getByRole('link');
      await expect(tabs).toHaveCount(TABS.length);
      const names = await tabs.allTextContents();
      expect(names.map((name) => name.replace(/\s*\d+$/, ''))).toEqual(TABS);
      const counts = names.map((name) => Number(/\d+$/.exec(name)?.[0]));
      expect(counts[0]).toBe(counts.slice(1).reduce((sum, count) => sum + count, 0));

      const results = main.getByRole('article');
      await expect(results.first().locator('mark').first()).toContainText(/^ballon/i);
      await expect(results.first().getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\//);

      await tabs.filter({ hasText: 'Hírek' }).click();
      await page.waitForURL('**/kereses?q=ballon&tab=news');
      await expect(results).toHaveCount(counts[4] ?? 0);
      for (const kind of await results.locator('.badge').allTextContents()) expect(kind).toBe('Hír');
      await expect(tabs.filter({ hasText: 'Hírek' })).toHaveAttribute('aria-current', 'page');
      // Without JavaScript the browser gives up the scripts that the page names.
      expect(javaScript ? faults() : []).toEqual([]);
    });

    test('pages by links', async ({ visitor }) => {
      const { page } = await visitor({ language: 'en', javaScript });
      await page.goto('/en/search?q=park');
      const pages = page.getByRole('navigation', { name: 'Pages' });
      const first = await page.getByRole('main').getByRole('article').first().textContent();
      await pages.getByRole('link', { name: 'Next' }).click();
      await page.waitForURL('**/en/search?q=park&page=2');
      await expect.poll(() => page.getByRole('main').getByRole('article').first().textContent()).not.toBe(first);
    });

    test('has ideas when it finds nothing', async ({ visitor }) => {
      const { page } = await visitor({ javaScript });
      await page.goto('/kereses?q=xqzwvbn');
      await expect(page.getByRole('heading', { name: 'Nincs találat' })).toBeVisible();
      const places = page.getByRole('region', { name: 'Top helyek' }).getByRole('link');
      await expect(places.first()).toHaveAttribute('href', /^\/top-helyek\//);
      const ideas = page.getByRole('region', { name: 'Talán ezek segítenek' }).getByRole('link');
      await expect(ideas).toHaveCount(5);
      for (const address of await ideas.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
        expect((await fetch(new URL(address, origin))).status).toBe(200);
    });

    test('finds the museum by a form of its name, and by a name that is written wrongly', async ({ visitor }) => {
      const { page } = await visitor({ javaScript });
      const results = page.getByRole('main').getByRole('article');
      await page.goto(`/kereses?${new URLSearchParams({ q: 'Néprajzi Múzeumban' })}`);
      await expect(results.first().getByRole('heading').getByRole('link')).toHaveAttribute('href', '/top-helyek/neprajzi-muzeum');
      await expect(results.first().locator('mark')).not.toHaveCount(0);
      await page.goto('/kereses?q=muzem');
      await expect(results.first().getByRole('heading')).toHaveText(/Múzeum/);
    });

    test('leads to the parts of a found page', async ({ visitor }) => {
      const { page } = await visitor({ javaScript });
      await page.goto('/kereses?q=muzem');
      const part = page.getByRole('main').getByRole('article').getByRole('listitem').getByRole('link').first();
      const target = (await part.getAttribute('href')) ?? '';
      expect(target).toMatch(/^\/.+#.+/);
      await part.click();
      await page.waitForURL(`**${target}`);
      await expect(page.locator(`[id="${new URL(target, origin).hash.slice(1)}"]`)).toBeInViewport();
    });

    for (const { language, address, region, question, words } of OFFERS)
      test(`offers the programs that “${question}” asks for, as many as it says`, async ({ visitor }) => {
        const { page } = await visitor({ language, javaScript });
        await page.goto(`${address}?${new URLSearchParams({ q: question })}`);
        const offer = page.getByRole('region', { name: region }).getByRole('link');
        await expect(offer).toContainText(words);
        const count = Number(/(\d+) (?:program|event)/.exec((await offer.textContent()) ?? '')?.[1]);
        expect(count).toBeGreaterThan(0);
        await offer.click();
        await expect(page.locator('#results')).toBeVisible();
        // Exhibitions are counted beside the dated ones: '9 program, 3 kiállítás és állandó program'.
        const counted = (await page.locator('#results').textContent()) ?? '';
        expect((counted.match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0)).toBe(count);
      });

    test('leads back from a page that the results do not have', async ({ visitor }) => {
      const { page } = await visitor({ javaScript });
      await page.goto('/kereses?q=park&page=999');
      const main = page.getByRole('main');
      await expect(main.getByText('A találatoknak nincs 999. oldala.')).toBeVisible();
      await main.getByRole('link', { name: 'Vissza az első oldalra' }).click();
      await page.waitForURL('**/kereses?q=park');
      await expect(main.getByRole('article').first()).toBeVisible();
    });

    test('takes odd addresses as they are meant', async ({ visitor }) => {
      const { page } = await visitor({ javaScript });
      const heading = page.getByRole('heading', { level: 1 });
      for (const [query, title] of [
        ['q=ballon&q=park', 'Keresés: ballon'],
        ['q=ballon&tab=toString&page=-1', 'Keresés: ballon'],
        ['q=%00ballon%07', 'Keresés: ballon'],
      ] as const) {
        expect((await page.goto(`/kereses?${query}`))?.status()).toBe(200);
        await expect(heading).toHaveText(title);
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      }
      for (const query of ['q=', 'q=+++', 'q=%01%02']) {
        expect((await page.goto(`/kereses?${query}`))?.status()).toBe(200);
        await expect(page.getByText('Írja be, mit keres.')).toBeVisible();
      }
    });
  });

/** The search field of a page, once it offers something. */
async function reachedField(page: Page, label: string) {
  await hydrated(page.getByRole('main'));
  await page.getByRole('main').getByLabel(label).click();
  return page.getByRole('main').getByRole('combobox', { name: label });
}

test.describe('what the search offers while a visitor types', () => {
  test('is gone through by the keyboard: a word is searched for, a result is opened', async ({ visitor }) => {
    const { page, faults } = await visitor();
    await page.goto('/kereses');
    const field = await reachedField(page, 'Mit keres?');
    await field.pressSequentially('ballo');
    const options = page.getByRole('listbox', { name: 'Javaslatok' }).getByRole('option');
    await expect(options.first()).toHaveText('ballon');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/kereses?q=ballon');
    await expect(page.getByRole('listbox')).toHaveCount(0);

    const again = await reachedField(page, 'Mit keres?');
    await again.fill('néprajzi');
    const found = page
      .getByRole('group', { name: 'Találatok' })
      .getByRole('option', { name: /^Néprajzi Múzeum/ })
      .first();
    await expect(found).toBeVisible();
    const target = (await found.getAttribute('href')) ?? '';
    while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${target}`);
    expect(faults()).toEqual([]);
  });

  test('is there in the dialog of a desktop, where Escape closes the list before the dialog', async ({ visitor }) => {
    const { page, faults } = await visitor({ language: 'en' });
    await page.goto('/en/career');
    await hydrated(page.getByRole('main'));
    await page.locator('header').getByRole('link', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search the whole site' });
    await dialog.getByLabel('What are you looking for?').pressSequentially('free tomorrow');
    const offer = dialog.getByRole('option', { name: /Free · tomorrow, .*Open \d+ events/ });
    await expect(offer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offer).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await offer.click();
    await page.waitForURL(/\/en\/programs-in-varosliget\?from=.*&free=1/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(faults()).toEqual([]);
  });

  test('is there in the drawer of a phone', async ({ visitor }) => {
    const { page, faults } = await visitor({ width: 390, height: 844 });
    await page.goto('/karrier');
    await hydrated(page.getByRole('main'));
    await page.getByRole('button', { name: 'Menü' }).click();
    const menu = page.locator('#site-menu');
    await menu.getByLabel('Mit keres?').pressSequentially('szökő');
    const option = menu.getByRole('option', { name: 'szökőkút', exact: true });
    await option.click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'szökőkút');
    await expect(menu).toBeHidden();
    expect(faults()).toEqual([]);
  });

  for (const [width, language, address, label, typed] of [
    [390, 'hu', '/kereses', 'Mit keres?', 'múze'],
    [1440, 'en', '/en/search', 'What are you looking for?', 'museu'],
  ] as const)
    test(`pleases axe at ${width} px, also with earlier searches`, async ({ visitor }) => {
      const { page } = await visitor({ language, width });
      await page.goto(address);
      const field = await reachedField(page, label);
      await field.fill(typed);
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(field).toHaveAttribute('aria-activedescendant', /./);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.has('q'));
      const again = await reachedField(page, label);
      await again.fill('');
      await expect(page.getByRole('option')).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
    });

  test('are, in an empty field, the searches that were made on this device, until they are forgotten', async ({ visitor }) => {
    const { page, faults } = await visitor();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/kereses?q=sakk');
    for (const text of ['ballon', 'szökőkút']) {
      await page.goto('/kereses');
      const field = await reachedField(page, 'Mit keres?');
      await field.fill(text);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === text);
    }
    await page.goto('/karrier');
    await hydrated(page.getByRole('main'));
    requests.length = 0;
    await page.locator('header').getByRole('link', { name: 'Keresés' }).click();
    const options = page.getByRole('dialog').getByRole('option');
    await expect(options).toHaveText(['szökőkút', 'ballon']);
    await page.getByRole('button', { name: 'Törlés: szökőkút' }).click();
    await expect(options).toHaveText(['ballon']);
    await page.getByRole('button', { name: 'Minden korábbi keresés törlése' }).click();
    await expect(options).toHaveCount(0);
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(faults()).toEqual([]);
  });
});

test('what a visitor types is text, never markup, and too much of it is cut with a word of warning', async ({ visitor }) => {
  const { page, faults } = await visitor();
  await page.goto(`/kereses?${new URLSearchParams({ q: '<img src=x onerror=alert(1)>' })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keresés: <img src=x onerror=alert(1)>');
  await page.goto(`/kereses?${new URLSearchParams({ q: 'ballon '.repeat(60) })}`);
  await expect(page.getByText('legfeljebb 200 karaktert')).toBeVisible();
  expect(faults()).toEqual([]);
});
