import { randomUUID } from 'node:crypto';
import { createEditorClient, publishItem } from '../../support/admin/signing-in.ts';
import { getDay, getProgramMessages, LIST, LOCALES, type Locale, readAgenda } from '../../support/programs-list.ts';
import { listSentFields, sendForm } from '../../support/served/served-form.ts';
import { findPart, getPage, listHrefs, readText } from '../../support/served/served-page.ts';
import { expect, origin, test } from '../../support/test.ts';

const STATES = ['postponed', 'rescheduled', 'sold_out', 'cancelled'] as const;
const SCHEMA = {
  postponed: 'https://schema.org/EventPostponed',
  rescheduled: 'https://schema.org/EventRescheduled',
  sold_out: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const;
/** Events that take place are counted; cancelled and postponed ones are only listed. */
const COUNTED = ['rescheduled', 'sold_out'];
/** Makes names unique, also when a failed test has restarted the file. */
const RUN = randomUUID().slice(0, 8);
const title = (state: string) => ({ hu: `Próba ${RUN}: ${state}`, en: `Trial ${RUN}: ${state}` });
const address = (locale: Locale, state: string) =>
  `${LIST[locale]}/${locale === 'hu' ? 'proba' : 'trial'}-${RUN}-${state.replace('_', '-')}`;

/** A separate venue, so that a filter finds only these events. */
const PLACE = { hu: `probahelyszin-${RUN}`, en: `trial-place-${RUN}` } as const;

/** On a day so many days ahead, in Budapest. */
const EVENING = '18:00';
const times = (ahead: number) => {
  const [start, end] = [EVENING, '19:30'].map((time) =>
    Temporal.PlainDateTime.from(`${getDay(ahead)}T${time}`)
      .toZonedDateTime('Europe/Budapest')
      .toInstant()
      .toString({ smallestUnit: 'millisecond' }),
  );
  return [{ start, end }];
};

test.use({ contents: 'desk' });

test.beforeAll(async ({ editor }) => {
  const send = await createEditorClient(origin, editor);
  const location = await publishItem(send, 'event-locations', { title: `Próbahelyszín ${RUN}` }, { title: `Trial place ${RUN}` });
  const basics = { category: 2, location, status: 'scheduled', accessibility: ['hearing_loop', 'relaxed'] };
  const own = {
    postponed: {},
    rescheduled: { previousStart: times(6)[0]?.start },
    sold_out: { ticketUrl: 'https://jegy.example/proba' },
    cancelled: {},
  };
  const over = title('over');
  await publishItem(send, 'events', { ...basics, title: over.hu, dates: times(-20) }, { title: over.en });
  for (const [place, status] of STATES.entries()) {
    const names = title(status);
    const item = { ...basics, ...own[status], title: names.hu, status, dates: times(20 + place) };
    await publishItem(send, 'events', item, { title: names.en });
  }
  // The site has received all of them when it has received the last one.
  for (const locale of LOCALES)
    await expect.poll(async () => (await fetch(new URL(address(locale, 'cancelled'), origin))).status).toBe(200);
});

interface MachineEvent {
  eventStatus: string;
  startDate: string;
  previousStartDate?: string;
  name: string;
}

/** The event in the JSON-LD of a page. */
function readMachineEvent(html: string): MachineEvent {
  const [, json = '{}'] = /<main.*?<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': graph }: { '@graph': [MachineEvent] } = JSON.parse(json);
  return graph[0];
}

const countIn = (text: string) => (text.match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0);

for (const locale of LOCALES)
  test.describe(`programs with a status in ${locale}`, { tag: '@clock' }, () => {
    const t = getProgramMessages(locale);
    const here = `${LIST[locale]}?location=${PLACE[locale]}`;

    for (const state of STATES)
      test(`${state} is shown on the page, in the list and in the JSON-LD`, async () => {
        const { main, html } = await getPage(address(locale, state));
        const [note] = main.querySelectorAll('[role="note"]');
        expect(readText(note)).toContain(t.status[state]);
        expect(readText(note)).toContain(t.statusText[state]);
        expect(readText(note).includes(t.previously)).toBe(state === 'rescheduled');
        if (state === 'rescheduled')
          expect(readText(note?.querySelector('s'))).toMatch(new RegExp(`\\b${Number(getDay(6).slice(8))}\\b.*${EVENING}`));
        const event = readMachineEvent(html);
        expect([event.name, event.eventStatus]).toEqual([title(state)[locale], SCHEMA[state]]);
        expect(event.startDate).toMatch(new RegExp(`^${getDay(20 + STATES.indexOf(state))}T${EVENING}:00[+-]\\d\\d:00$`));
        expect(event.previousStartDate?.slice(0, 10)).toBe(state === 'rescheduled' ? getDay(6) : undefined);
        const card = findPart((await getPage(here)).main, 'article', title(state)[locale]);
        expect(readText(card)).toContain(t.status[state]);
      });

    test('a past program says so on its page, and is in no list from today on', async () => {
      expect(readText((await getPage(address(locale, 'over'))).main)).toContain(t.pastNotice);
      const names = (await readAgenda(locale, `location=${PLACE[locale]}&limit=100`)).events.map(({ name }) => name);
      expect(names.toSorted()).toEqual(STATES.map((state) => title(state)[locale]).toSorted());
      const { main } = await getPage(`${here}&from=${getDay(-20)}&to=${getDay(-20)}`);
      const [said = '', mended = ''] = t.past.all.split('{days}');
      expect(readText(findPart(main, '[role="note"]', said))).toContain(mended);
      expect(countIn(readText(findPart(main, '#results')))).toBe(COUNTED.length);
      expect(main.querySelectorAll('article')).toHaveLength(STATES.length);
    });

    test('the form filters by several accessibility features and several categories at once', async () => {
      const page = await getPage(here);
      const form = findPart(page.main, '#program-filters form');
      const chosen = { accessibility: ['hearing_loop', 'relaxed'], category: ['outdoor', 'sport'] };
      // The requested venue stays selected in the form.
      expect(listSentFields(form, {})).toContainEqual(['location', PLACE[locale]]);
      const found = await sendForm(page, form, chosen);
      const query = found.url.searchParams;
      expect([query.getAll('category'), query.getAll('accessibility')]).toEqual([chosen.category, chosen.accessibility]);
      expect(countIn(readText(findPart(found.main, '#results')))).toBe(COUNTED.length);
      expect(found.main.querySelectorAll('article')).toHaveLength(STATES.length);
    });

    test('a day without programs links to the nearest days with one that takes place', async () => {
      const { main } = await getPage(`${here}&from=${getDay(1)}&to=${getDay(1)}`);
      expect(readText(main)).toContain(t.none);
      const nearest = listHrefs(findPart(main, 'section:has(> h3)', t.nearestTitle));
      expect(nearest.map((href) => new URL(href, origin).searchParams.get('from'))).toEqual([21, 22].map(getDay));
      const { main: thatDay } = await getPage(nearest.at(-1) ?? '');
      expect(countIn(readText(findPart(thatDay, '#results')))).toBe(1);
    });
  });
