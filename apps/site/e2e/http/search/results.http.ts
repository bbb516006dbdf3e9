import { SearchSuggestions } from '@liget/content-api';
import { getMessages } from '../../../app/i18n/index.ts';
import { LOCALES } from '../../support/programs-list.ts';
import { sendForm } from '../../support/served/served-form.ts';
import { findLabelled, findPart, getPage, listHrefs, readText, type ServedPage } from '../../support/served/served-page.ts';
import { expect, origin, test } from '../../support/test.ts';

const SEARCH = { hu: '/kereses', en: '/en/search' } as const;
const TABS = ['business_partners', 'events', 'institutions', 'news', 'other', 'park', 'press', 'sights'] as const;
/** Queries in each language, with the results that a visitor expects. */
const QUERIES = {
  hu: {
    word: 'ballon',
    kind: 'Hír',
    inflected: ['Néprajzi Múzeumban', '/top-helyek/neprajzi-muzeum'],
    misspelt: ['muzem', /Múzeum/],
    offer: ['ingyenes koncert', 'Koncert'],
    suggest: ['ballo', 'ballon'],
  },
  en: {
    word: 'balloon',
    kind: 'News',
    inflected: ['museums of ethnography', '/en/top-locations/museum-of-ethnography'],
    misspelt: ['musem', /Museum/],
    // A holiday such as Christmas Day may have none.
    offer: ['free concert', 'Concert'],
    suggest: ['balloo', 'balloon'],
  },
} as const;

const results = ({ main }: ServedPage) => [...main.querySelectorAll('article')];
const titleLink = (result: ReturnType<typeof results>[number] | undefined) => result?.querySelector('h3 a');
const readNumbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

for (const locale of LOCALES)
  test.describe(`the search without JavaScript in ${locale}`, () => {
    const t = getMessages(locale).search;
    const queries = QUERIES[locale];
    const search = (text: string, more = '') => getPage(`${SEARCH[locale]}?${new URLSearchParams({ q: text })}${more}`);

    test('finds by its form, marks the matching words, and is narrowed by tabs with counts', async () => {
      const start = await getPage(SEARCH[locale]);
      const page = await sendForm(start, findPart(start.main, 'form[role="search"]'), { q: queries.word });
      expect(page.url.pathname + page.url.search).toBe(`${SEARCH[locale]}?q=${queries.word}`);
      expect(readText(findPart(page.main, 'h1'))).toBe(t.titleWith.replace('{query}', queries.word));
      const [first] = results(page);
      expect(readText(first?.querySelector('mark')).toLowerCase()).toMatch(new RegExp(`^${queries.word}`));
      expect(titleLink(first)?.getAttribute('href')).toMatch(/^\//);

      const tabs = [...findLabelled(page.main, 'nav', t.tabsLabel).querySelectorAll('a')];
      expect(tabs.map((tab) => readText(tab).replace(/\s*\d+$/, ''))).toEqual([t.all, ...TABS.map((tab) => t.tabs[tab])]);
      const [all = 0, ...counts] = tabs.map((tab) => readNumbers(readText(tab)).at(-1) ?? Number.NaN);
      expect(all).toBe(counts.reduce((sum, count) => sum + count, 0));

      const news = TABS.indexOf('news');
      const narrowed = await getPage(tabs[news + 1]?.getAttribute('href') ?? '');
      expect(narrowed.url.search).toBe(`?q=${queries.word}&tab=news`);
      expect(results(narrowed)).toHaveLength(counts[news] ?? 0);
      for (const result of results(narrowed)) expect.soft(readText(result.querySelector('.badge'))).toBe(queries.kind);
      expect(readText(findPart(narrowed.main, 'a[aria-current="page"]'))).toBe(readText(tabs[news + 1]));
    });

    test('is paged by links, and shows its last page for one beyond it', async () => {
      const first = await search('park');
      const next = await getPage(findPart(first.main, 'nav a[rel="next"]').getAttribute('href') ?? '');
      expect(next.url.search).toBe('?q=park&page=2');
      const titles = (page: ServedPage) => results(page).map((result) => titleLink(result)?.getAttribute('href'));
      expect(titles(next).filter((title) => titles(first).includes(title))).toEqual([]);
      const beyond = await search('park', '&page=999');
      expect(readText(findPart(beyond.main, '[role="note"]'))).toContain('999');
      const last = findPart(beyond.main, 'a[aria-current="page"][href*="page="]').getAttribute('href') ?? '';
      expect(titles(await getPage(last))).toEqual(titles(beyond));
    });

    test('links to places and other pages when it finds nothing', async () => {
      const { main } = await search('xqzwvbn');
      expect(readText(findPart(main, 'h2', t.none))).toBe(t.none);
      expect(listHrefs(findLabelled(main, 'section', t.places))[0]).toMatch(locale === 'hu' ? /^\/top-helyek\// : /^\/en\/top-locations\//);
      const ideas = listHrefs(findLabelled(main, 'section', t.tryThese));
      expect(ideas).toHaveLength(5);
      for (const href of ideas) expect.soft([href, (await fetch(new URL(href, origin))).status]).toEqual([href, 200]);
    });

    test('finds a place by an inflected and by a misspelt name, and links to sections of its page', async () => {
      const [name, address] = queries.inflected;
      const [first] = results(await search(name));
      expect(titleLink(first)?.getAttribute('href')).toBe(address);
      expect(first?.querySelectorAll('mark').length).toBeGreaterThan(0);
      const [misspelt, title] = queries.misspelt;
      const page = await search(misspelt);
      expect(readText(titleLink(results(page)[0]))).toMatch(title);
      const [target = ''] = results(page).flatMap((result) => listHrefs(result).filter((href) => href.includes('#')));
      const [path = '', id = ''] = target.split('#');
      expect((await getPage(path)).main.querySelectorAll(`[id="${id}"]`), target).toHaveLength(1);
    });

    test('links to the programs that a query is about, with their count', { tag: '@clock' }, async () => {
      const [query, words] = queries.offer;
      const offer = findLabelled((await search(query)).main, 'section', t.programs);
      expect(readText(offer)).toContain(words);
      const [count = 0] = /(\d+) (?:program|event)/.exec(readText(offer))?.slice(1).map(Number) ?? [];
      expect(count).toBeGreaterThan(0);
      const list = await getPage(listHrefs(offer)[0] ?? '');
      // Lasting events are counted separately: '9 program, 3 kiállítás és állandó program'.
      expect(readNumbers(readText(findPart(list.main, '#results')))[0]).toBe(count);
    });

    test('ignores repeated, invalid and control characters, and asks for input when none is left', async () => {
      const heading = t.titleWith.replace('{query}', queries.word);
      for (const query of [`q=${queries.word}&q=park`, `q=${queries.word}&tab=toString&page=-1`, `q=%00${queries.word}%07`]) {
        const page = await getPage(`${SEARCH[locale]}?${query}`);
        const found = [query, page.status, readText(findPart(page.main, 'h1')), results(page).length > 0];
        expect.soft(found).toEqual([query, 200, heading, true]);
      }
      for (const query of ['q=', 'q=+++', 'q=%01%02']) {
        const { status, main } = await getPage(`${SEARCH[locale]}?${query}`);
        expect.soft([query, status, readText(main).includes(t.blank)]).toEqual([query, 200, true]);
      }
    });

    test('shows the query as text, never as markup, and says when it was cut', async () => {
      const markup = '<img src=x onerror=alert(1)>';
      const { main } = await search(markup);
      expect(readText(findPart(main, 'h1'))).toBe(t.titleWith.replace('{query}', markup));
      expect(main.querySelectorAll('img[src="x"]')).toHaveLength(0);
      expect(readText((await search(`${queries.word} `.repeat(60))).main)).toContain(
        getMessages(locale).query.cut.replace('{count}', '200'),
      );
    });

    test('answers suggestions of words and results as the contract defines', async () => {
      const [typed, word] = queries.suggest;
      const response = await fetch(new URL(`/api/${locale}/search/suggestions?q=${typed}`, origin));
      const { words, results: found } = SearchSuggestions.parse(await response.json());
      expect(words[0]).toBe(word);
      expect(found.map(({ target }) => target.slugs.hu)).toContain('ballon-kilato');
    });
  });
