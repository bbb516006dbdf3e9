import { getDay, getProgramMessages, LIST, LOCALES, readAgenda } from '../../support/programs-list.ts';
import { readAnswer } from '../../support/served/content-answers.ts';
import { sendForm } from '../../support/served/served-form.ts';
import { findLabelled, findPart, getPage, listHrefs, readText, type ServedPage } from '../../support/served/served-page.ts';
import { expect, test } from '../../support/test.ts';

/** The number of events in the list's heading; exhibitions are counted separately. */
const countIn = ({ main }: ServedPage): number =>
  (readText(findPart(main, '#results')).match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0);
const filterForm = ({ main }: ServedPage) => findPart(main, '#program-filters form');
const checked = ({ main }: ServedPage, name: string) =>
  [...main.querySelectorAll(`input[name="${name}"][checked]`)].map((input) => input.getAttribute('value'));
const getDays = ({ main }: ServedPage) => [...main.querySelectorAll('h2[id^="day-"]')].map(({ id }) => id);

for (const locale of LOCALES)
  test.describe(`the list of programs in ${locale}`, { tag: '@clock' }, () => {
    const t = getProgramMessages(locale);
    const list = LIST[locale];

    test('shows the programs of the filters in its URL, with a checked field, a count and a removing link for each filter', async () => {
      const page = await getPage(`${list}?category=sport&free=1&time_of_day=evening`);
      expect(countIn(page)).toBe((await readAgenda(locale, 'category=sport&free=1&time_of_day=evening')).meta.total);
      expect([checked(page, 'category'), checked(page, 'free'), checked(page, 'time_of_day')]).toEqual([['sport'], ['1'], ['evening']]);
      const chips = findLabelled(page.main, 'ul', t.activeFilters);
      expect(new Map(listHrefs(chips).map((href, index) => [readText(chips.querySelectorAll('a')[index]), href]))).toEqual(
        new Map([
          [t.times.evening, `${list}?category=sport&free=1`],
          ['Sport', `${list}?time_of_day=evening&free=1`],
          [t.free, `${list}?category=sport&time_of_day=evening`],
          [t.clear, list],
        ]),
      );
    });

    test('is filtered by its form, and redirects to a URL without empty fields', async () => {
      const rows: [filters: Record<string, string | string[]>, query: string][] = [
        [{ category: 'sport', time_of_day: 'evening', from: getDay(1) }, `?category=sport&from=${getDay(1)}&time_of_day=evening`],
        [{ free: '1' }, '?free=1'],
        [{ from: getDay(2), to: getDay(3) }, `?from=${getDay(2)}&to=${getDay(3)}`],
        [{ category: ['outdoor', 'sport'] }, '?category=outdoor&category=sport'],
      ];
      const start = await getPage(list);
      for (const [filters, query] of rows) {
        const page = await sendForm(start, filterForm(start), filters);
        expect.soft([query, page.status, page.url.pathname, page.url.search]).toEqual([query, 200, list, query]);
        expect.soft([query, countIn(page)]).toEqual([query, (await readAgenda(locale, query.slice(1))).meta.total]);
      }
    });

    test('has buttons that open and close the sheet of filters without a script', async () => {
      const { main } = await getPage(list);
      const sheet = findPart(main, 'section[popover]');
      const openers = [...main.querySelectorAll(`button[popovertarget="${sheet.id}"]`)].map((button) =>
        button.getAttribute('popovertargetaction'),
      );
      expect(openers).toEqual(['hide', null]);
      expect(readText(findPart(sheet, 'button[type="submit"]'))).toMatch(/\d/);
    });

    test('shows exactly the days between `from` and `to`', async () => {
      const { days } = await readAgenda(locale, `from=${getDay(2)}&to=${getDay(3)}`);
      // A holiday may have no events.
      const between = days.map((each) => each.day).filter((each) => each >= getDay(2) && each <= getDay(3));
      expect(getDays(await getPage(`${list}?from=${getDay(2)}&to=${getDay(3)}`))).toEqual(between.map((each) => `day-${each}`));
    });

    test('links to days by quick dates and by the ribbon, keeps the other filters, and marks the shown day', async () => {
      const quick = (page: ServedPage) => findPart(findLabelled(page.main, 'ul', t.quickDates), 'a', new RegExp(`^${t.quick.tomorrow} `));
      const start = await getPage(`${list}?category=sport`);
      expect(quick(start).getAttribute('href')).toBe(`${list}?category=sport&from=${getDay(1)}&to=${getDay(1)}`);
      expect(readText(quick(start))).toContain(String(Number(getDay(1).slice(8))));
      const next = await getPage(quick(start).getAttribute('href') ?? '');
      expect(quick(next).getAttribute('aria-current')).toBe('true');
      const ribbon = findLabelled(next.main, 'nav', t.ribbon);
      expect(listHrefs(ribbon)).toEqual(
        Array.from({ length: 14 }, (_, ahead) => `${list}?category=sport&from=${getDay(ahead)}&to=${getDay(ahead)}`),
      );
      const current = [...ribbon.querySelectorAll('a')].map((link) => link.getAttribute('aria-current'));
      expect(current).toEqual(current.map((_, ahead) => (ahead === 1 ? 'date' : null)));
    });

    test('is paged by links, and no occurrence is on two pages', async () => {
      const entries = ({ main }: ServedPage) =>
        [...main.querySelectorAll('section[aria-labelledby^="day-"]')].flatMap((section) =>
          listHrefs(section)
            .filter((href) => href.startsWith(`${list}/`))
            .map((href) => `${section.getAttribute('aria-labelledby')} ${href}`),
        );
      const first = await getPage(list);
      const next = findPart(first.main, 'nav a[rel="next"]').getAttribute('href') ?? '';
      expect(next).toBe(`${list}?page=2`);
      const [firstEntries, secondEntries] = [entries(first), entries(await getPage(next))];
      expect([firstEntries.length, secondEntries.length, secondEntries.filter((entry) => firstEntries.includes(entry))]).toEqual([
        24,
        24,
        [],
      ]);
    });

    test('shows the count of each category under the other filters', async () => {
      const page = await getPage(`${list}?free=1`);
      const shown = [...page.main.querySelectorAll('label:has(input[name="category"])')].map((label) => ({
        value: label.querySelector('input')?.getAttribute('value'),
        count: Number(readText(label.querySelector('span:last-child'))),
      }));
      expect(shown.length).toBeGreaterThan(1);
      expect(shown).toEqual((await readAgenda(locale, 'free=1')).facets.category.map(({ value, count }) => ({ value, count })));
    });

    test('offers only the types of the first category', async () => {
      const { types } = await readAnswer('eventTypes', locale);
      expect(types.length).toBeGreaterThan(1);
      const first = types.find(({ id }) => id === 1)?.event_types.map(({ slug }) => slug) ?? [];
      const { main } = await getPage(list);
      const offered = [...main.querySelectorAll('input[name="type"]')].map((input) => input.getAttribute('value') ?? '');
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.filter((slug) => !first.includes(slug))).toEqual([]);
    });

    test('says that nothing was found, and links to the results with one filter less', async () => {
      const far = Temporal.PlainDate.from(getDay(0)).add({ years: 9 }).toString();
      const page = await getPage(`${list}?category=sport&from=${far}&to=${far}`);
      expect(readText(page.main)).toContain(t.none);
      const relaxed = findPart(page.main, 'section:has(> h3)', t.relaxTitle);
      const href = listHrefs(relaxed).find((link) => link === `${list}?category=sport`) ?? 'no link';
      expect(countIn(await getPage(href))).toBeGreaterThan(0);
    });

    test('shows exhibitions after the programs of the days', async () => {
      const { main } = await getPage(list);
      const order = [...main.querySelectorAll('section[aria-labelledby^="day-"], section[aria-labelledby="lasting"]')].map((section) =>
        section.getAttribute('aria-labelledby'),
      );
      expect(order.length).toBeGreaterThan(1);
      expect(order.indexOf('lasting')).toBe(order.length - 1);
    });

    test('applies the valid filters of a URL with invalid ones, and shows the last page for one beyond it', async () => {
      const page = await getPage(`${list}?category=sport&from=2026-02-31&time_of_day=night`);
      expect(checked(page, 'category')).toEqual(['sport']);
      expect(countIn(page)).toBe((await readAgenda(locale, 'category=sport')).meta.total);
      const beyond = await getPage(`${list}?page=9999`);
      expect(readText(beyond.main.querySelector('[role="note"]'))).toContain('9999');
      expect(beyond.main.querySelectorAll('article').length).toBeGreaterThan(0);
    });
  });
