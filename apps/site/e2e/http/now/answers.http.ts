import { getMessages } from '../../../app/i18n/index.ts';
import { day, LOCALES, type Locale } from '../../support/programs-list.ts';
import { getPage, getPageAt, labelled, part, readText, type ServedPage } from '../../support/served-page.ts';
import { expect, test } from '../../support/test.ts';

const NOW = { hu: '/most', en: '/en/now' } as const;
const PLACES = { hu: '/top-helyek', en: '/en/top-locations' } as const;
const at = (ahead: number, time: string) =>
  Temporal.PlainDateTime.from(`${day(ahead)}T${time}`)
    .toZonedDateTime('Europe/Budapest')
    .toInstant();

/** The rows of a part: their titles and times; none where the part is missing. */
const getRows = ({ main }: ServedPage, name: string) =>
  [...main.querySelectorAll(`section[aria-labelledby="now-${name}"] li[data-mark]`)].map((row) => ({
    title: readText(row.querySelector('h3')),
    time: readText(row.querySelector('h3 + p')),
  }));

/** What the list of places says of each, by its title. */
const hoursOf = ({ main }: ServedPage) =>
  new Map(
    [...main.querySelectorAll('li[data-shape]')].map((place) => [
      readText(place.querySelector('h2')),
      readText(place.querySelector('h2 + p')),
    ]),
  );

/** The places of which Now says another thing than the list. */
async function contradictions(locale: Locale, instant: Temporal.Instant) {
  const [now, places] = await Promise.all([getPageAt(NOW[locale], instant), getPageAt(PLACES[locale], instant)]);
  const hours = hoursOf(places);
  const { always, open } = getMessages(locale).places.opening;
  const isOpen = (words: string | undefined) => words === always || words?.startsWith(open.split('{')[0] ?? '-');
  return {
    count: getRows(now, 'open').length + getRows(now, 'closed').length,
    found: [
      ...getRows(now, 'open').filter(({ title }) => !isOpen(hours.get(title))),
      ...getRows(now, 'closed').filter(({ title, time }) => hours.get(title) !== time),
    ],
  };
}

for (const locale of LOCALES)
  test(`Now says of each place what the list of places says, at any instant in ${locale}`, async () => {
    for (const [ahead, time] of [
      [0, '06:50'],
      [1, '14:00'],
      [3, '17:30'],
      [2, '23:00'],
    ] as const) {
      const { count, found } = await contradictions(locale, at(ahead, time));
      expect([ahead, time, count > 8, found]).toEqual([ahead, time, true, []]);
    }
  });

test('Now answers of an instant that its address names, and says so when it cannot', async () => {
  for (const locale of LOCALES) {
    const { now } = getMessages(locale);
    const later = await getPage(`${NOW[locale]}?at=${day(2)}T14:00`);
    expect([later.status, readText(part(later.main, '#now header')).includes('14:00')]).toEqual([200, true]);
    for (const value of ['soon', '2001-01-01T10:00', '9'.repeat(300)]) {
      const wrong = await getPage(`${NOW[locale]}?at=${value}`);
      expect([wrong.status, readText(wrong.main).includes(now.faults.at)]).toEqual([200, true]);
    }
  }
});

test('Now counts minutes on foot from where the visitor comes', async () => {
  const { now } = getMessages('hu');
  const page = await getPage('/most');
  const options = [...part(page.main, 'select[name="from"]').querySelectorAll('option')].map((one) => one.getAttribute('value'));
  const [, first] = options;
  expect(options.length).toBeGreaterThan(2);
  const from = await getPage(`/most?from=${first}`);
  expect(readText(from.main)).toContain(now.walkFrom.split('{')[0]);
  expect(readText((await getPage('/most?from=moon')).main)).toContain(now.faults.from);
  expect(readText(labelled(page.main, 'section', now.sections.restrooms))).toMatch(/\d+ perc gyalog/);
});
