import { agenda, countIn, DESKTOP, day, LIST, LOCALES, type Locale, opened, SHOWS, words } from '../support/programs-list.ts';
import { published, signedIn } from '../support/signing-in.ts';
import { expect, origin, test } from '../support/test.ts';

const STATES = ['postponed', 'rescheduled', 'sold_out', 'cancelled'] as const;
const SCHEMA = {
  postponed: 'https://schema.org/EventPostponed',
  rescheduled: 'https://schema.org/EventRescheduled',
  sold_out: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const;
const title = (state: string) => ({ hu: `Próba: ${state}`, en: `Trial: ${state}` });
const address = (locale: Locale, state: string) => `${LIST[locale]}/${locale === 'hu' ? 'proba' : 'trial'}-${state.replace('_', '-')}`;

/** A place of their own, so that a filter finds them and nothing else. */
const PLACE = { hu: 'probahelyszin', en: 'trial-place' } as const;

/** On a day so many days ahead, in Budapest. */
const EVENING = '18:00';
const times = (ahead: number) => {
  const [start, end] = [EVENING, '19:30'].map((time) =>
    Temporal.PlainDateTime.from(`${day(ahead)}T${time}`)
      .toZonedDateTime('Europe/Budapest')
      .toInstant()
      .toString({ smallestUnit: 'millisecond' }),
  );
  return [{ start, end }];
};

test.use({ contents: 'program-states' });

test.beforeAll(async ({ editor }) => {
  const send = await signedIn(origin, editor);
  const location = await published(send, 'event-locations', { title: 'Próbahelyszín' }, { title: 'Trial place' });
  const basics = { category: 2, location, status: 'scheduled', accessibility: ['hearing_loop', 'relaxed'] };
  for (const [place, status] of STATES.entries()) {
    const names = title(status);
    const own = {
      postponed: {},
      rescheduled: { previousStart: times(6)[0]?.start },
      sold_out: { ticketUrl: 'https://jegy.example/proba' },
      cancelled: {},
    }[status];
    await published(send, 'events', { ...basics, ...own, title: names.hu, status, dates: times(20 + place) }, { title: names.en });
  }
  const over = title('over');
  await published(send, 'events', { ...basics, title: over.hu, dates: times(-20) }, { title: over.en });
});

/** What a page tells machines of its program. */
async function graph(path: string): Promise<{
  eventStatus: string;
  startDate: string;
  previousStartDate?: string;
  name: string;
  url: string;
  offers?: { availability?: string };
}> {
  const html = await (await fetch(new URL(path, origin))).text();
  const [, json = '{}'] = /<main.*?<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': [Awaited<ReturnType<typeof graph>>] })['@graph'][0];
}

for (const locale of LOCALES)
  test.describe(`programs that do not go as planned, in ${locale}`, () => {
    const t = words(locale);

    for (const state of STATES)
      test(`${state}: said before everything else, still reachable, marked in lists`, async ({ visitor }) => {
        await expect.poll(async () => (await fetch(new URL(address(locale, state), origin))).status).toBe(200);
        for (const javaScript of [true, false]) {
          const { page, faults } = await visitor({ language: locale, ...DESKTOP, javaScript });
          await page.goto(address(locale, state));
          const note = page.getByRole('note').first();
          await expect(note).toContainText(t.status[state]);
          await expect(note).toContainText(t.statusText[state]);
          await expect(note.getByText(t.previously)).toHaveCount(state === 'rescheduled' ? 1 : 0);
          if (state === 'rescheduled')
            await expect(note.locator('s')).toContainText(new RegExp(`\\b${Number(day(6).slice(8))}\\b.*${EVENING}`));
          await page.goto(`${LIST[locale]}?location=${PLACE[locale]}`);
          const card = page.locator('article, li').filter({ has: page.getByRole('link', { name: title(state)[locale] }) });
          await expect(card.first()).toContainText(t.status[state]);
          // Without JavaScript the browser does not fetch the scripts, which counts as failed requests.
          expect(javaScript ? faults() : []).toEqual([]);
        }
      });

    test('one that is over says so, has no date to come, and is still reachable', async ({ visitor }) => {
      const { page } = await visitor({ language: locale, ...DESKTOP, javaScript: false });
      await page.goto(address(locale, 'over'));
      await expect(page.getByText(t.pastNotice)).toBeVisible();
      expect((await agenda(locale, `location=${PLACE[locale]}&limit=100`)).events.map(({ name }) => name)).not.toContain(
        title('over')[locale],
      );
      await page.goto(`${LIST[locale]}?location=${PLACE[locale]}&from=${day(-20)}&to=${day(-20)}`);
      const [said = '', mended = ''] = t.past.all.split('{days}');
      const notice = page.getByRole('note').filter({ hasText: said });
      await expect(notice).toContainText(mended);
      expect(await countIn(page)).toBe(STATES.length);
    });

    test('programs can be filtered by several accessibility features and several categories, by a form without JavaScript', async ({
      visitor,
    }) => {
      const { page } = await opened(visitor, locale, { ...DESKTOP, javaScript: false }, `?location=${PLACE[locale]}`);
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
      for (const feature of ['hearing_loop', 'relaxed']) await page.locator(`input[name="accessibility"][value="${feature}"]`).check();
      for (const category of ['outdoor', 'sport']) await page.locator(`input[name="category"][value="${category}"]`).check();
      await page.getByRole('button', { name: SHOWS[locale] }).click();
      await page.waitForURL((url) => url.searchParams.getAll('category').length === 2);
      const { searchParams } = new URL(page.url());
      expect([searchParams.getAll('category'), searchParams.getAll('accessibility')]).toEqual([
        ['outdoor', 'sport'],
        ['hearing_loop', 'relaxed'],
      ]);
      expect(await countIn(page)).toBe(STATES.length);
    });

    test('when nothing fits, the nearest days are links, also without JavaScript', async ({ visitor }) => {
      const { page } = await opened(
        visitor,
        locale,
        { ...DESKTOP, javaScript: false },
        `?location=${PLACE[locale]}&from=${day(1)}&to=${day(1)}`,
      );
      await expect(page.getByText(t.none, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: t.nearestTitle })).toBeVisible();
      const nearest = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: t.nearestTitle, exact: true }) })
        .getByRole('link');
      await nearest.last().click();
      await page.waitForURL((url) => url.searchParams.get('from') === day(22));
      expect(await countIn(page)).toBe(1);
    });

    test('the page is shared by the device’s own sheet where there is one', async ({ visitor }) => {
      const { page } = await visitor({ language: locale, ...DESKTOP });
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', {
          value: (shared: unknown) => {
            document.documentElement.dataset['shared'] = JSON.stringify(shared);
            return Promise.resolve();
          },
        });
      });
      await page.goto(address(locale, 'sold_out'));
      await page.getByRole('button', { name: t.share }).click();
      expect(JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}')).toEqual({
        title: title('sold_out')[locale],
        url: new URL(address(locale, 'sold_out'), origin).href,
      });
    });
  });

for (const state of STATES)
  test(`machines are told the same of what is ${state} in both languages`, async () => {
    const [hungarian, english] = [await graph(address('hu', state)), await graph(address('en', state))];
    expect([hungarian.name, english.name]).toEqual([title(state).hu, title(state).en]);
    expect([hungarian.eventStatus, english.eventStatus]).toEqual([SCHEMA[state], SCHEMA[state]]);
    expect(english.startDate).toBe(hungarian.startDate);
    expect(hungarian.startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
  });
