import { screens } from '@liget/content-api/screens';
import { describe, expect, test } from 'vitest';
import { itemsByScreen, readSeedContent } from '../seed-content.ts';

const content = readSeedContent();
const lists = Object.entries(itemsByScreen(content));
interface Titled {
  title: { hu: string; en: string };
  slug: { hu: string; en: string };
}
const isTitled = (item: object): item is Titled => 'title' in item && 'slug' in item;
const titled = lists.flatMap(([screen, items]) => items.filter(isTitled).map((item) => ({ screen, title: item.title, slug: item.slug })));

test.each(['hu', 'en'] as const)('no two pages of the site have the same title (%s)', (language) => {
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

  test('consist of words of the titles of the lists and forms to which they link', () => {
    const links = entries.flatMap(({ title, url }) => {
      const screen = screens.find((candidate) => candidate[language] === url[language]);
      const page = content.metadata.find(({ key }) => key === screen?.id);
      return page ? [{ menu: title[language].toLocaleLowerCase(language), page: page.title[language].toLocaleLowerCase(language) }] : [];
    });
    expect(links.length).toBeGreaterThanOrEqual(12);
    // A link to a whole section says so.
    expect(links.filter(({ menu, page }) => !page.includes(menu) && !/^(?:minden|all) /u.test(menu))).toEqual([]);
  });

  test('are the first words of the titles of the pages to which they link', () => {
    expect(targets.length).toBeGreaterThanOrEqual(10);
    const short = targets.filter(({ menu, page }) => !page.startsWith(menu));
    expect(short).toEqual([]);
  });
});
