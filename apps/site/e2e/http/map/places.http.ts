import { brotliCompressSync } from 'node:zlib';
import { getMessages } from '../../../app/i18n/index.ts';
import { LOCALES } from '../../support/programs-list.ts';
import { sendForm } from '../../support/served/served-form.ts';
import { findLabelled, findPart, getPage, getPageAt, readText } from '../../support/served/served-page.ts';
import { expect, origin, test } from '../../support/test.ts';

const MAP = { hu: '/terkep', en: '/en/map' } as const;
const LAKE = { hu: 'Városligeti-tó', en: 'City Park Lake' } as const;
const COPYRIGHT = 'https://www.openstreetmap.org/copyright';
/** Of the map's page, with Brotli. */
const MAX_HTML_BYTES = 60_000;
/** Titles of list entries, below the heading of each kind. */
const getEntries = (list: Parameters<typeof readText>[0]) => [...(list?.querySelectorAll('li > h3') ?? [])].map(readText);

for (const locale of LOCALES)
  test.describe(`the map without JavaScript in ${locale}`, () => {
    const t = getMessages(locale).map;
    const map = MAP[locale];

    test('has the base map with its names and the attribution, in at most 60 kB of HTML', async () => {
      const { main, html } = await getPage(map);
      expect([...main.querySelectorAll('#ground span')].map(readText)).toEqual(expect.arrayContaining([LAKE[locale], 'Állatkerti körút']));
      const attribution = findPart(main, 'a', t.attribution);
      expect(attribution.getAttribute('href')).toBe(COPYRIGHT);
      expect(t.attribution).toContain('OpenStreetMap');
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MAX_HTML_BYTES);
    });

    test('finds a place by its form, and opens and closes its card by links', async () => {
      const start = await getPage(map);
      const words = locale === 'hu' ? 'ballon kilato' : 'balloon look';
      const found = await sendForm(start, findPart(start.main, 'search form'), { q: words });
      expect(found.url.searchParams.get('q')).toBe(words);
      // Today's events may come first.
      const sights = findLabelled(findLabelled(found.main, '[role="group"]', t.list), 'section', t.kinds.top_location);
      const [title, ...others] = getEntries(sights);
      expect([typeof title, others]).toEqual(['string', []]);
      const show = findLabelled(sights, 'a', t.showNamed.replace('{title}', title ?? ''));
      const withCard = await getPage(show.getAttribute('href') ?? '');
      const card = findLabelled(withCard.main, 'section', title ?? '');
      expect(withCard.main.querySelectorAll('[id^="sign-"][aria-current]')).toHaveLength(1);
      const closed = await getPage(findLabelled(card, 'a', t.closeCard).getAttribute('href') ?? '');
      expect([closed.url.searchParams.get('q'), closed.main.querySelectorAll('#place-card-title').length]).toEqual([words, 0]);
    });

    test('shows for each kind the count that its list has', async () => {
      const filters = findLabelled((await getPage(map)).main, 'nav', t.filters);
      for (const kind of ['restroom', 'playground', 'dog'] as const) {
        const link = findPart(filters, 'a', t.kinds[kind]);
        expect(link.getAttribute('href')).toBe(`${map}?kind=${kind}`);
        const { main } = await getPage(`${map}?kind=${kind}`);
        const chosen = findPart(findLabelled(main, 'nav', t.filters), 'a[aria-current]');
        expect.soft(readText(chosen)).toBe(readText(link));
        const list = findLabelled(main, '[role="group"]', t.list);
        expect.soft(`${t.kinds[kind]} ${getEntries(list).length}`).toBe(readText(link));
      }
    });

    test('reports invalid parameters of its URL and shows the whole park', async () => {
      for (const [query, notice] of [
        ['place=top-location-99999', t.notices.place],
        ['kind=palace', t.notices.kind],
        ['at=here', t.notices.at],
      ] as const) {
        const { status, main } = await getPage(`${map}?${query}`);
        const statuses = [...main.querySelectorAll('[role="status"]')].map(readText);
        expect.soft([query, status, statuses]).toEqual([query, 200, expect.arrayContaining([notice])]);
        expect.soft(main.querySelectorAll('[id^="sign-"]').length, query).toBeGreaterThan(5);
      }
    });

    test('keeps its kinds and its place when the language changes', async () => {
      const other = locale === 'hu' ? 'en' : 'hu';
      const query = '?kind=top_location&place=top-location-1';
      const { document } = await getPage(map + query);
      const { url, main } = await getPage(findPart(document.body, `header a[hreflang="${other}"]`).getAttribute('href') ?? '');
      expect(url.pathname + url.search).toBe(MAP[other] + query);
      expect(main.querySelector('#place-card-title')).not.toBeNull();
    });

    test('links to the printed map, which is a PDF', async () => {
      const { main } = await getPage(map);
      const response = await fetch(new URL(findPart(main, 'a', t.printed).getAttribute('href') ?? '', origin));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    });
  });

test('the map shows the light of the hour and a frozen lake in winter', async () => {
  for (const [at, light, isFrozen] of [
    ['2026-07-15T12:00:00+02:00', 'day', false],
    ['2026-01-15T18:30:00+01:00', 'dusk', true],
  ] as const) {
    const { main } = await getPageAt(MAP.hu, Temporal.Instant.from(at));
    const drawn = findPart(main, '[data-light]');
    expect.soft([at, drawn.dataset['light'], drawn.hasAttribute('data-frozen')]).toEqual([at, light, isFrozen]);
  }
});
