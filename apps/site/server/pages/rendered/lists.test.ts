import { LOCALES } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { getMessages } from '../../../app/i18n/index.ts';
import { href } from '../../../app/lib/urls/href.ts';
import { getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';

const PAGED = { news: 13, archive: 24, pressReleases: 20, publicInformation: 20, search: 20 } as const;
type Paged = keyof typeof PAGED;
const isPaged = (name: string | undefined): name is Paged => name !== undefined && name in PAGED;

let fetchPage: (url: string) => Promise<{
  status: number;
  location: unknown;
  title: string;
  canonical: string;
  hreflang: string[];
  main: string;
}>;
beforeAll(async () => {
  const renderer = await startPages();
  // Two pages each.
  const { app } = await startFixtureSite(renderer, ({ endpoint, path }) => {
    const answers = fixtures[path.startsWith('/api/en') ? 'en' : 'hu'];
    if (endpoint === 'eventAgenda')
      return { status: 200, body: { ...answers.eventAgenda, meta: { ...answers.eventAgenda.meta, page: 1, pages: 2, total: 30 } } };
    if (endpoint === 'redirects')
      return { status: 200, body: { data: [{ from: '/programsorozatok/regi', to: '/programsorozatok/uj', status: 301 }] } };
    if (!isPaged(endpoint)) return undefined;
    const answer = answers[endpoint];
    return { status: 200, body: { ...answer, meta: { ...answer.meta, total: PAGED[endpoint] + 1 } } };
  });
  fetchPage = async (url) => {
    const { statusCode, body, headers } = await app.inject({ url });
    const all = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, found = '']) => found);
    return {
      status: statusCode,
      location: headers.location,
      title: all(/<title>(.*?)<\/title>/g)[0] ?? '',
      canonical: all(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/g)[0] ?? '',
      hreflang: all(/<link rel="alternate" hrefLang="(?:hu|en)" href="https?:\/\/[^/]+([^"]*)"/g),
      main: /<main.*<\/main>/s.exec(body)?.[0].replace(/<(script|style)\b.*?<\/\1>/gs, '') ?? '',
    };
  };
}, 120_000);

const LISTS = [
  ['magazine', ''],
  ['archive', ''],
  ['press', ''],
  ['publicInformation', ''],
  ['programs', ''],
  ['search', 'q=liget&'],
] as const;

describe.each(LOCALES)('a list in %s', (locale) => {
  const { query, shell } = getMessages(locale);
  const beyond = query.beyondLast.split('{page}').map((part) => part.trim());

  test('has its number in the title of a later page, which is its own canonical address', () =>
    everyRow(
      LISTS.filter(([, query]) => query === ''),
      ([screen]) => screen,
      async ([screen]) => {
        const [first, second] = [await fetchPage(href(screen, locale)), await fetchPage(`${href(screen, locale)}?page=2`)];
        expect(second.title).toBe(first.title.replace(' – Liget', ` – ${shell.page.replace('{page}', '2')} – Liget`));
        expect([first.canonical, second.canonical]).toEqual([href(screen, locale), `${href(screen, locale)}?page=2`]);
        expect(second.hreflang).toEqual([`${href(screen, 'hu')}?page=2`, `${href(screen, 'en')}?page=2`]);
      },
    ));

  test('shows its last page for one beyond it, and says so', () =>
    everyRow(
      LISTS,
      ([screen]) => screen,
      async ([screen, query]) => {
        const [last, requestedPage] = [
          await fetchPage(`${href(screen, locale)}?${query}page=2`),
          await fetchPage(`${href(screen, locale)}?${query}page=9`),
        ];
        expect([requestedPage.status, requestedPage.title, requestedPage.canonical]).toEqual([200, last.title, last.canonical]);
        for (const part of beyond) expect(requestedPage.main).toContain(part);
        expect(requestedPage.main).toContain('aria-current="page"');
        expect(last.main).not.toContain(beyond[0]);
      },
    ));
});

test('the title of a narrowed list names the filters, and its canonical address is the whole list', () =>
  everyRow(
    [
      ['/magazin?category=epul-a-liget&page=2', 'epul-a-liget – 2. oldal'],
      ['/archivum?year=2024', '2024'],
      ['/sajto?year=2025&q=zene', '2025 – zene'],
      ['/varosligeti-programok?free=1&sort=new', 'Ingyenes – Legújabbak'],
      ['/varosligeti-programok?from=2026-12-10', 'dec. 10. … – Liget'],
      ['/a-projekt?status=completed', 'Elkészült'],
      ['/kereses?q=liget&tab=news', 'liget – '],
    ] as const,
    ([url]) => url,
    async ([url, words]) => {
      const { title, canonical } = await fetchPage(url);
      expect(title).toContain(` – ${words}`);
      expect(canonical).toBe(url.replace(/\?.*/, ''));
    },
  ));

test('programs of a series whose slug has changed redirect to its present one', async () => {
  const { status, location } = await fetchPage('/varosligeti-programok?free=1&series=regi');
  expect([status, location]).toEqual([301, '/varosligeti-programok?free=1&series=uj']);
});

test('a project and a gallery are distinguished from the place of their name', async () => {
  const titles = await Promise.all(
    (['topLocation', 'project', 'gallery'] as const).map(async (screen) => (await fetchPage(getFixtureUrl(screen, 'hu'))).title),
  );
  expect(titles).toEqual([
    `${fixtures.hu.topLocation.data.title} – Liget`,
    `${fixtures.hu.project.data.title} – projekt – Liget`,
    `${fixtures.hu.gallery.data.title} – képgaléria – Liget`,
  ]);
});

test.each([
  ['hu', 'Az utolsó nap (dec. 2.) az első (dec. 10.) előtt van, ezért az első naptól mutatjuk a programokat.'],
  ['en', 'The last day (2 Dec) is before the first (10 Dec), so these are the events from the first day on.'],
] as const)('programs in %s say what is shown for days in the wrong order', async (locale, sentence) => {
  expect((await fetchPage(href('programs', locale, {}, { from: '2026-12-10', to: '2026-12-02' }))).main).toContain(sentence);
});
