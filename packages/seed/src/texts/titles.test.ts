import { describe, expect, test } from 'vitest';
import { itemsByScreen, readSeedContent } from '../seed-content.ts';

const content = readSeedContent();
const screens = Object.entries(itemsByScreen(content));
interface Titled {
  title: { hu: string; en: string };
  slug: { hu: string; en: string };
}
const isTitled = (item: object): item is Titled => 'title' in item && 'slug' in item;
const titled = screens.flatMap(([screen, items]) => items.filter(isTitled).map((item) => ({ screen, title: item.title, slug: item.slug })));

test.each(['hu', 'en'] as const)('no two pages of the whole site have one title (%s)', (language) => {
  expect(titled.length).toBeGreaterThan(200);
  const titles = titled.map(({ title }) => title[language].toLocaleLowerCase(language));
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

describe.each(['hu', 'en'] as const)('menu texts (%s)', (language) => {
  const entries = content.menus.flatMap(({ items }) => items);
  const targets = entries.flatMap(({ title, url }) => {
    const slug = url[language].split('/').at(-1);
    const target = titled.find((item) => item.slug[language] === slug);
    return target ? [{ menu: title[language], page: target.title[language] }] : [];
  });

  test('are the first words of the titles of the pages that they lead to', () => {
    expect(targets.length).toBeGreaterThanOrEqual(10);
    const short = targets.filter(({ menu, page }) => !page.startsWith(menu));
    expect(short).toEqual([]);
  });
});
