import { afterAll, describe, expect, inject, test } from 'vitest';
import { closeBrowser, visitor } from './browser.ts';

const origin = inject('siteOrigin');
afterAll(closeBrowser);

const TABS = ['Minden', 'Üzleti partnereknek', 'Programok', 'Intézmények', 'Hírek', 'Egyéb', 'Park', 'Sajtó', 'Látnivalók'];

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('the search, %s', (_, javaScript) => {
  test('finds, marks where the words stand, and narrows by tab', async () => {
    const { page, context, faults } = await visitor(origin, { javaScript });
    await page.goto('/kereses', { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('ballon');
    await main.getByRole('button', { name: 'Keresés' }).click();
    await page.waitForURL('**/kereses?q=ballon');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Keresés: ballon');

    const tabs = main.getByRole('navigation', { name: 'A találatok fajtái' }).getByRole('link');
    await tabs.first().waitFor();
    const names = await tabs.allTextContents();
    expect(names.map((name) => name.replace(/\s*\d+$/, ''))).toEqual(TABS);
    const counts = names.map((name) => Number(/\d+$/.exec(name)?.[0]));
    expect(counts[0]).toBe(counts.slice(1).reduce((sum, count) => sum + count, 0));

    const results = main.getByRole('article');
    expect(await results.first().locator('mark').first().textContent()).toMatch(/^ballon/i);
    expect(await results.first().getByRole('link').getAttribute('href')).toMatch(/^\//);

    await tabs.filter({ hasText: 'Hírek' }).click();
    await page.waitForURL('**/kereses?q=ballon&tab=news');
    await expect.poll(() => results.count()).toBe(counts[4]);
    for (const kind of await results.locator('.badge').allTextContents()) expect(kind).toBe('Hír');
    expect(await tabs.filter({ hasText: 'Hírek' }).getAttribute('aria-current')).toBe('page');
    // Without JavaScript the browser gives up the scripts that the page names.
    expect(javaScript ? faults() : []).toEqual([]);
    await context.close();
  });

  test('pages by links', async () => {
    const { page, context } = await visitor(origin, { language: 'en', javaScript });
    await page.goto('/en/search?q=park');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const first = await page.getByRole('main').getByRole('article').first().textContent();
    await pages.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/en/search?q=park&page=2');
    await expect.poll(() => page.getByRole('main').getByRole('article').first().textContent()).not.toBe(first);
    await context.close();
  });

  test('has ideas when it finds nothing', async () => {
    const { page, context } = await visitor(origin, { javaScript });
    await page.goto('/kereses?q=xqzwvbn');
    expect(await page.getByRole('heading', { name: 'Nincs találat' }).isVisible()).toBe(true);
    const ideas = page.getByRole('region', { name: 'Talán ezek segítenek' }).getByRole('link');
    expect(await ideas.count()).toBe(5);
    for (const address of await ideas.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      expect((await fetch(new URL(address, origin))).status).toBe(200);
    await context.close();
  });
});

test('what a visitor types is text, never markup, and too much of it is cut with a word of warning', async () => {
  const { page, context, faults } = await visitor(origin);
  await page.goto(`/kereses?${new URLSearchParams({ q: '<img src=x onerror=alert(1)>' })}`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Keresés: <img src=x onerror=alert(1)>');
  await page.goto(`/kereses?${new URLSearchParams({ q: 'ballon '.repeat(60) })}`);
  expect(await page.getByText('legfeljebb 200 karaktert').isVisible()).toBe(true);
  expect(faults()).toEqual([]);
  await context.close();
});
