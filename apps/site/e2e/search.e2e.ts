import { expect, hydrated, origin, test } from './journey.ts';

const TABS = ['Minden', 'Üzleti partnereknek', 'Programok', 'Intézmények', 'Hírek', 'Egyéb', 'Park', 'Sajtó', 'Látnivalók'];

for (const [way, javaScript] of [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)
  test.describe(`the search, ${way}`, () => {
    test('finds, marks where the words stand, and narrows by tab', async ({ visitor }) => {
      const { page, faults } = await visitor({ javaScript });
      await page.goto('/kereses');
      const main = page.getByRole('main');
      if (javaScript) await hydrated(main.getByRole('searchbox'));
      await main.getByRole('searchbox').fill('ballon');
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
      await expect(results.first().getByRole('link')).toHaveAttribute('href', /^\//);

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
      const ideas = page.getByRole('region', { name: 'Talán ezek segítenek' }).getByRole('link');
      await expect(ideas).toHaveCount(5);
      for (const address of await ideas.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
        expect((await fetch(new URL(address, origin))).status).toBe(200);
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
