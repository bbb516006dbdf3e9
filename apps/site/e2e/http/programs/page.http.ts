import { getProgramMessages, LIST, LOCALES, type Locale, readAgenda, SERIES } from '../../support/programs-list.ts';
import { findLabelled, findPart, getPage, listHrefs, readText } from '../../support/served/served-page.ts';
import { expect, origin, test } from '../../support/test.ts';

/** The first event of the seed that a test needs. Throws when there is none, so that the test does not pass vacuously. */
async function findProgram(locale: Locale, fits: (event: Awaited<ReturnType<typeof readAgenda>>['events'][number]) => boolean) {
  const event = (await readAgenda(locale, 'limit=100')).events.find(fits);
  if (!event) throw new Error('The seed has no such program');
  return event;
}

for (const locale of LOCALES)
  test.describe(`the page of a program in ${locale}`, () => {
    const t = getProgramMessages(locale);

    test('shows date, place and price, and links to the map and to three calendars', async () => {
      const { url } = await findProgram(
        locale,
        ({ occurrences, status, location }) => occurrences.length > 5 && status === 'scheduled' && Boolean(location?.position),
      );
      const { main } = await getPage(url);
      const facts = findLabelled(main, 'aside', t.facts);
      for (const label of [t.when, t.where, t.price]) expect.soft(readText(findPart(facts, 'dt', label)), label).toBe(label);
      const linkTo = (name: string) => findPart(facts, 'a', name).getAttribute('href');
      expect(linkTo(t.mapLink)).toMatch(locale === 'hu' ? /^\/terkep\?(?:place|at)=/ : /^\/en\/map\?(?:place|at)=/);
      const calendars = findPart(facts, 'details', t.calendar);
      expect(listHrefs(calendars)).toEqual([
        `${url}.ics`,
        expect.stringMatching(/^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/),
        expect.stringMatching(/^https:\/\/outlook\.live\.com\//),
      ]);
      expect(findPart(calendars, 'a', t.calendarFile).hasAttribute('download')).toBe(true);
    });

    test('of a cancelled program shows it before its facts and in its calendar file', async () => {
      const { url } = await findProgram(locale, ({ status }) => status === 'cancelled');
      const { status, main, html } = await getPage(url);
      expect([status, readText(main.querySelector('[role="note"]'))]).toEqual([200, expect.stringContaining(t.status.cancelled)]);
      expect(html.indexOf(t.status.cancelled)).toBeLessThan(html.indexOf('<aside'));
      expect(await (await fetch(new URL(`${url}.ics`, origin))).text()).toContain('STATUS:CANCELLED');
    });

    test('of a program in a series lists the others, and links to the series with dates, programs and calendar', async () => {
      const { url } = await findProgram(locale, ({ series }) => series !== null);
      const { main } = await getPage(url);
      expect(readText(findPart(main, 'h2', t.siblings))).toBe(t.siblings);
      const wholeSeries = findPart(main, 'a', t.wholeSeries).getAttribute('href') ?? '';
      expect(wholeSeries).toMatch(new RegExp(`^${SERIES[locale]}/[a-z0-9-]+$`));
      const series = await getPage(wholeSeries);
      const headings = [...series.main.querySelectorAll('h2')].map(readText);
      expect(headings).toEqual(expect.arrayContaining([t.seriesDates, t.seriesPrograms]));
      expect(findPart(series.main, 'a', t.subscribeCalendar).getAttribute('href')).toBe(
        `webcal://${new URL(origin).host}${wholeSeries}.ics`,
      );
    });

    test('links its pictures to the files', async () => {
      const { events } = await readAgenda(locale, 'limit=100');
      for (const { url } of events) {
        const { main } = await getPage(url);
        const pictures = [...main.querySelectorAll('section')].find((section) => readText(section.querySelector('h2')) === t.pictures);
        if (!pictures) continue;
        const hrefs = listHrefs(pictures);
        expect(hrefs.length).toBeGreaterThan(1);
        for (const href of hrefs)
          expect((await fetch(new URL(href, origin), { method: 'HEAD' })).headers.get('content-type')).toMatch(/^image\//);
        return;
      }
      throw new Error('The seed has no program with pictures');
    });

    test('is a 404 for a program, a series or a preview that does not exist', async () => {
      for (const path of [`${LIST[locale]}/no-such`, `${SERIES[locale]}/no-such`, `${LIST[locale]}/preview/1`])
        expect.soft([path, (await fetch(new URL(path, origin))).status]).toEqual([path, 404]);
    });
  });
